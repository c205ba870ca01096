/** Short films of nights behind us. Two reels serve them all; each has captions of its own. */
import type { highlight } from "../schema";
import { daysFrom } from "./dates";
import { seedId } from "./ids";

type HighlightRow = typeof highlight.$inferInsert;
type Film = Pick<HighlightRow, "title" | "description" | "thumbnail"> & {
  /** Also the name of its captions in public/highlights. */
  slug: string;
  reel: "bell" | "house";
  night: string;
  wrestlers: string[];
  daysAgo: number;
  main?: true;
};

/** Both reels have this length. */
const REEL_SECONDS = 17;

const films: Film[] = [
  {
    slug: "the-signing",
    title: "The table did not survive",
    description:
      "Vane signed with a broken thumb. Cobre signed in gold. Cornelius Ledger put the pen away first, which turned out to be the mistake.",
    reel: "bell",
    night: "contract-night",
    wrestlers: ["calder-vane", "el-cobre", "cornelius-ledger"],
    thumbnail: { seed: "the signing", ink: "flare", scene: "crowd" },
    daysAgo: 1,
    main: true,
  },
  {
    slug: "eleventh-rung",
    title: "The eleventh rung",
    description: "Otis Tarrow had his hand on the contract when the ladder gave way in Columbus.",
    reel: "bell",
    night: "slow-burn",
    wrestlers: ["toru-hagane", "otis-tarrow"],
    thumbnail: { seed: "the eleventh rung", ink: "mint" },
    daysAgo: 15,
  },
  {
    slug: "five-more",
    title: "She asked for five more",
    description: "Sixty minutes, one good knee, and Odessa Brandt shaking her head at the referee’s watch.",
    reel: "house",
    night: "dead-reckoning",
    wrestlers: ["odessa-brandt", "ottoline-grieve", "prudence-tally"],
    thumbnail: { seed: "five more", ink: "ice", scene: "belt" },
    daysAgo: 36,
  },
  {
    slug: "the-roost-lands",
    title: "You hear her after she has landed",
    description: "Nightjar from the top, Hattie Magpie with somebody’s watch, and a table of four with soup on it.",
    reel: "house",
    night: "residency-night-211",
    wrestlers: ["nightjar", "hattie-magpie", "la-marejada", "saoirse-flint"],
    thumbnail: { seed: "the roost lands", ink: "neon", scene: "theatre" },
    daysAgo: 8,
  },
  {
    slug: "the-handshake",
    title: "The handshake in Duluth",
    description: "Ezekiel Toll held on for four seconds too long. Neither of them has said what was said.",
    reel: "bell",
    night: "long-memory",
    wrestlers: ["calder-vane", "ezekiel-toll"],
    thumbnail: { seed: "the handshake", ink: "bone", scene: "backstage" },
    daysAgo: 22,
  },
  {
    slug: "twice-dark",
    title: "Dark twice",
    description:
      "The first time it was The Lamplighter. The second time it was the storm, and he was as surprised as anybody.",
    reel: "bell",
    night: "house-lights",
    wrestlers: ["bram-ketteridge", "the-lamplighter", "prudence-tally"],
    thumbnail: { seed: "dark twice", ink: "neon" },
    daysAgo: 29,
  },
  {
    slug: "night-baking",
    title: "Third Shift bring the oven",
    description: "A cloud of flour, a hot tray, and The Salvage Crew keeping the belts by a crust.",
    reel: "bell",
    night: "house-lights",
    wrestlers: ["mercer-dole", "wendell-crake", "dozer-pell", "rook-mendelay"],
    thumbnail: { seed: "third shift", ink: "volt", scene: "crowd" },
    daysAgo: 28,
  },
  {
    slug: "the-box",
    title: "There is no box",
    description: "Gaspard Lune leans on it, opens it, closes it, and Barak HaKarmel is counted out of it.",
    reel: "house",
    night: "dead-reckoning",
    wrestlers: ["gaspard-lune", "barak-hakarmel"],
    thumbnail: { seed: "there is no box", ink: "neon", scene: "crowd" },
    daysAgo: 35,
  },
  {
    slug: "ninth-wave",
    title: "The ninth wave, four times",
    description: "La Marejada dives for her mother, for her aunt, for luck, and for the fall.",
    reel: "house",
    night: "loose-change",
    wrestlers: ["la-marejada", "nightjar", "marit-rask", "chiyo-tsurara"],
    thumbnail: { seed: "the ninth wave", ink: "ice", scene: "crowd" },
    daysAgo: 43,
  },
  {
    slug: "exact-change",
    title: "Exact change",
    description: "Hollis Kade had it ready. It did not help.",
    reel: "bell",
    night: "loose-change",
    wrestlers: ["ezekiel-toll", "hollis-kade"],
    thumbnail: { seed: "exact change", ink: "volt" },
    daysAgo: 42,
  },
  {
    slug: "last-thirty-yards",
    title: "The last thirty yards",
    description: "A mile of Tucson behind them and a quarter of an hour to the ropes.",
    reel: "bell",
    night: "desert-mile",
    wrestlers: ["el-cobre", "hollis-kade"],
    thumbnail: { seed: "the last thirty yards", ink: "bone", scene: "crowd" },
    daysAgo: 50,
  },
  {
    slug: "washing-up",
    title: "Makoa Tradewind does the washing up",
    description: "Four hundred plates at a school in Duluth, and a headmistress who dries.",
    reel: "house",
    night: "school-bell",
    wrestlers: ["makoa-tradewind", "ludo-vandermast"],
    thumbnail: { seed: "washing up", ink: "mint", scene: "backstage" },
    daysAgo: 54,
  },
  {
    slug: "on-the-ice",
    title: "The night the lake froze",
    description: "They carried the ring outside. From the archive: how Calder Vane came to be champion of the world.",
    reel: "bell",
    night: "the-frozen-lake",
    wrestlers: ["calder-vane", "ezekiel-toll"],
    thumbnail: { seed: "the night the lake froze", ink: "ice", scene: "belt" },
    daysAgo: 409,
  },
];

/** The films, each published its `daysAgo` before `now`. */
export const highlights = (now: Date): HighlightRow[] =>
  films.map(({ slug, reel, night, wrestlers, daysAgo, main = false, ...film }) => ({
    id: seedId("highlight", slug),
    ...film,
    videoUrl: `/highlights/${reel}.mp4`,
    captionsUrl: `/highlights/${slug}.en.vtt`,
    durationSec: REEL_SECONDS,
    publishedAt: daysFrom(now, -daysAgo),
    eventId: seedId("event", night),
    wrestlerIds: wrestlers.map((one) => seedId("wrestler", one)),
    isMain: main,
  }));
