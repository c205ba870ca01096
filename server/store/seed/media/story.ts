/** How a story of the feed is written down. */
import type { mediaItem } from "../../schema";
import { daysFrom } from "../dates";
import { seedId } from "../ids";
import { castOf, ringNameOf } from "../wrestlers";

export type StoryRow = typeof mediaItem.$inferInsert;
export type Story = Pick<StoryRow, "type" | "title" | "excerpt" | "author" | "tags"> & {
  slug: string;
  paragraphs: string[];
  ink?: string;
  scene?: Scene;
  /** Slugs of the wrestlers on the picture. */
  cast?: string[];
  /** Without it, the picture is described by its scene alone. */
  alt?: string;
  link?: string;
  daysAgo: number;
};

/** What the scenes of app/ui/art show; a part of a scene is a scene of its own. */
const SCENES = {
  crowd: "A crowd in black before rays of light, fists and signs in the air",
  theatre: "A ring on the stage of a theater, guests at tables with lamps before it",
  backstage: "A dressing room: a mask before a lit mirror, a robe with a star, somebody in the bright doorway",
  belt: "A title belt, close up, on a burst of rays",
  ring: "An empty ring under spotlights",
  "ring.corner": "The corner of an empty ring",
  "ring.lights": "Spotlights over an empty ring",
  "theatre.stage": "A small ring on the stage of a theater, under a row of bulbs",
  "theatre.tables": "Guests at a round table with a lamp, from behind",
  "theatre.curtain": "The curtain of a theater, half open",
  "crowd.close": "Heads and raised fists in the crowd",
  "crowd.light": "Rays of light over a crowd",
  "backstage.mirror": "A mask before a lit mirror",
  "backstage.door": "Somebody in a bright doorway, on the way to the ring",
  "backstage.robe": "A robe with a star, on its hook",
  "belt.star": "The star in the middle of a title belt",
  "belt.strap": "The strap of a title belt",
  contract: "A contract and two pens under a lamp, seen from above",
  "contract.name": "A contract, signed on one of its two lines",
  "contract.pen": "A pen beside a contract",
  bell: "The timekeeper’s bell as the hammer strikes it",
  "bell.close": "The bell, close up",
  clocks: "Two clocks that both say half past one",
  "clocks.left": "A clock that says half past one",
  road: "A truck on a straight road, the sun behind it",
  "road.truck": "The back of the truck, close up",
  marquee: "The lit front of a theater, and the line before it",
  "marquee.queue": "People in line before a theater’s doors",
  face: "",
  versus: "",
} as const;
export type Scene = keyof typeof SCENES;

/** A scene with faces names them. */
export function altOf(scene: Scene, cast: readonly string[] = []): string {
  if (SCENES[scene]) return SCENES[scene];
  const names = cast.map(ringNameOf).join(" and ");
  return scene === "versus" ? `${names}, side by side` : `${names}, close up`;
}

/** The row, published `daysAgo` days before `now`. A story without a scene has no picture. */
export const storyRow = (
  now: Date,
  { slug, paragraphs, ink, scene, cast, alt, link, daysAgo, ...story }: Story,
): StoryRow => ({
  id: seedId("media", slug),
  ...story,
  body: paragraphs.join("\n\n"),
  image: scene ? { seed: slug, ...(ink && { ink }), scene, ...(cast && { cast: castOf(...cast) }) } : null,
  imageAlt: scene ? (alt ?? altOf(scene, cast)) : "",
  link: link ?? null,
  publishedAt: daysFrom(now, -daysAgo),
});
