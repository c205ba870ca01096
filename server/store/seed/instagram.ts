/** The picture feed, as it would come from Instagram: one of each kind of post, and captions of every sort. */
import type { instagramItem } from "../schema";
import { daysFrom } from "./dates";
import { altOf, type Scene } from "./media/story";
import { castOf } from "./wrestlers";

type PostRow = typeof instagramItem.$inferInsert;
/** `cast` are slugs of wrestlers. */
type Shot = { ink: string; scene: Scene; alt?: string; cast?: string[] };
type Post = { caption: string; daysAgo: number; likes: number; comments: number; shots: Shot[]; film?: true };

const USERNAME = "ringside";

const shot = (ink: string, scene: Scene, alt?: string): Shot => ({ ink, scene, ...(alt && { alt }) });
const face = (ink: string, ...cast: string[]): Shot => ({ ink, scene: cast.length > 1 ? "versus" : "face", cast });

const posts: Post[] = [
  {
    caption: "Eight days. Somebody has already taped a star to the pier.",
    daysAgo: 0.1,
    likes: 2841,
    comments: 119,
    shots: [shot("flare", "crowd.close")],
  },
  {
    caption:
      "The table, before. 🪑\nThe table, during. 💥\nThe table, after. 🪵\nThe pens. 🖊️🖊️\nCornelius Ledger, reading. 📄",
    daysAgo: 0.8,
    likes: 5120,
    comments: 402,
    shots: [
      shot("flare", "contract"),
      shot("flare", "ring", "The empty ring, where the table stood"),
      shot("riot", "crowd", "The crowd with its fists in the air as the table goes"),
      shot("volt", "belt.star", "The belt that was signed for, close up"),
      face("bone", "cornelius-ledger"),
    ],
  },
  { caption: "", daysAgo: 1.4, likes: 1904, comments: 61, shots: [shot("neon", "backstage.mirror")] },
  {
    caption: "Sound on. It is the only way to hear the crack.",
    daysAgo: 2.2,
    likes: 2210,
    comments: 88,
    shots: [shot("riot", "bell.close")],
    film: true,
  },
  {
    caption: "ברק הכרמל פספס את הטיסה. שוב. ⚡️✈️ (אחת־עשרה)",
    daysAgo: 3.1,
    likes: 3377,
    comments: 240,
    shots: [face("mint", "barak-hakarmel")],
  },
  {
    caption: "Curtain up in Pigeon Forge. Supper at six, bell at seven, cake at half past eight.",
    daysAgo: 4,
    likes: 1750,
    comments: 54,
    shots: [shot("bone", "theatre.curtain")],
  },
  {
    caption: "🔔🔔🔔",
    daysAgo: 5.2,
    likes: 980,
    comments: 17,
    shots: [shot("volt", "bell")],
  },
  {
    caption: "Whose watch is this? Asking for a friend. #theroost",
    daysAgo: 6,
    likes: 2655,
    comments: 311,
    shots: [face("mint", "hattie-magpie")],
  },
  {
    caption: "Load-out, 1:07 AM. Eleven people, no faces, as agreed.",
    daysAgo: 7.3,
    likes: 1433,
    comments: 39,
    shots: [shot("volt", "road.truck")],
  },
  {
    caption: "La novena ola llega a Ponce. 🌊 Casa Flamboyán, pronto.",
    daysAgo: 8.8,
    likes: 3012,
    comments: 198,
    shots: [face("ice", "la-marejada")],
  },
  {
    caption:
      "Things that Prudence Tally has said to us this week, all of them: “One.” “Two.” “Three.” “Move your foot.” “No.” “Thank you, I have a sandwich.”",
    daysAgo: 10,
    likes: 4108,
    comments: 276,
    shots: [face("volt", "prudence-tally")],
  },
  {
    caption: "Chiyo Tsurara shows how to fall. You may try this at Fan Fest, and nowhere with stairs.",
    daysAgo: 11.5,
    likes: 2290,
    comments: 102,
    shots: [shot("ice", "ring.corner")],
    film: true,
  },
  {
    caption: "There is no box.",
    daysAgo: 12.9,
    likes: 3871,
    comments: 333,
    shots: [face("neon", "gaspard-lune")],
  },
  {
    caption: "Flour everywhere. #thirdshift",
    daysAgo: 14.4,
    likes: 1208,
    comments: 45,
    shots: [face("bone", "mercer-dole", "wendell-crake")],
  },
  {
    caption: "الجرس يدقّ مرتين في ناشفيل. أيّهما تسمع؟",
    daysAgo: 16,
    likes: 1544,
    comments: 73,
    shots: [shot("neon", "clocks.left")],
  },
  {
    caption: "Otis Tarrow, in his hood, writing. He saw us. He wrote that down, too.",
    daysAgo: 17.7,
    likes: 2101,
    comments: 129,
    shots: [face("mint", "otis-tarrow")],
  },
  {
    caption: "Half past one, or half past one? 🕜🕜",
    daysAgo: 19.2,
    likes: 1120,
    comments: 84,
    shots: [shot("mint", "clocks")],
  },
  {
    caption: "Maud Bellwether on her day off. The row behind her is not with us; it simply followed.",
    daysAgo: 21,
    likes: 1987,
    comments: 91,
    shots: [face("bone", "maud-bellwether")],
  },
  {
    caption: "Four hundred plates. 🍽️",
    daysAgo: 24.5,
    likes: 4660,
    comments: 287,
    shots: [face("mint", "makoa-tradewind")],
  },
  {
    caption:
      "一番寒い町から来た、一番あたたかい人。 Letters for Chiyo Tsurara go to the office; she reads all of them.",
    daysAgo: 27,
    likes: 1675,
    comments: 66,
    shots: [face("ice", "chiyo-tsurara")],
  },
  {
    caption: "From the archive: eleven inches of ice, and a ring on it.",
    daysAgo: 31,
    likes: 5230,
    comments: 419,
    shots: [shot("ice", "ring.lights")],
  },
  {
    caption: "Désirée Stone compte. Un, deux, trois, plus vite, quatre.",
    daysAgo: 35.5,
    likes: 1390,
    comments: 58,
    shots: [face("flare", "desiree-stone")],
  },
  {
    caption: "The heater of the truck has an opinion. It is July in there.",
    daysAgo: 41,
    likes: 877,
    comments: 22,
    shots: [shot("riot", "road")],
    film: true,
  },
  {
    caption: "Good night, Tucson. Somebody left a stone on the last thirty yards.",
    daysAgo: 50.6,
    likes: 1812,
    comments: 70,
    shots: [shot("bone", "backstage.door")],
  },
];

const FIRST_ID = 17_900_000_000_001_000n;

/** The posts, dated from `now`. */
export const instagramItems = (now: Date): PostRow[] =>
  posts.map(({ caption, daysAgo, likes, comments, shots, film }, index) => {
    // The newest has the highest number, as with Instagram's own.
    const id = String(FIRST_ID + BigInt(posts.length - index) * 37n);
    return {
      id,
      mediaType: film ? "VIDEO" : shots.length > 1 ? "CAROUSEL_ALBUM" : "IMAGE",
      pictures: shots.map(({ ink, scene, cast, alt = altOf(scene, cast) }, place) => ({
        seed: `post ${id} ${place}`,
        ink,
        scene,
        ...(cast && { cast: castOf(...cast) }),
        alt,
      })),
      permalink: `https://pictures.example/p/${id}/`,
      caption,
      username: USERNAME,
      likeCount: likes,
      commentsCount: comments,
      timestamp: daysFrom(now, -daysAgo),
    };
  });
