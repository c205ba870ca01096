/** How a story of the feed is written down. */
import type { mediaItem } from "../../schema";
import { daysFrom } from "../dates";
import { seedId } from "../ids";

export type StoryRow = typeof mediaItem.$inferInsert;
export type Story = Pick<StoryRow, "type" | "title" | "excerpt" | "author" | "tags"> & {
  slug: string;
  paragraphs: string[];
  ink?: string;
  scene?: "crowd" | "theatre" | "backstage" | "belt" | "ring";
  /** Without it the picture has no text of its own beyond its scene. */
  alt?: string;
  link?: string;
  daysAgo: number;
};

/** What the scenes of app/ui/art show. */
export const SCENES = {
  crowd: "A crowd in black before rays of light, fists and signs in the air",
  theatre: "A ring on the stage of a theater, guests at tables with lamps before it",
  backstage: "A dressing room: a mask before a lit mirror, a robe with a star, somebody in the bright doorway",
  belt: "A title belt, close up, on a burst of rays",
  ring: "An empty ring under spotlights",
} as const;

/** The row, published so many days before `now`; a story without a scene has no picture. */
export const storyRow = (
  now: Date,
  { slug, paragraphs, ink, scene, alt, link, daysAgo, ...story }: Story,
): StoryRow => ({
  id: seedId("media", slug),
  ...story,
  body: paragraphs.join("\n\n"),
  image: scene ? { seed: slug, ...(ink && { ink }), scene } : null,
  imageAlt: scene ? (alt ?? SCENES[scene]) : "",
  link: link ?? null,
  publishedAt: daysFrom(now, -daysAgo),
});
