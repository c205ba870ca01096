/** The words of a night's poster, drawn over its picture. Separate from the drawing, which needs the code for faces. */
import { posterTextLayer } from "../art/poster/poster-text-layer";
import type { PosterOf } from "./poster-src";

export function nightPosterWords({ poster, title, date, city }: PosterOf): string {
  const { seed, layout, ink, kicker } = poster;
  return posterTextLayer(seed, { title, date: date?.onPoster, city, kicker, layout, ink });
}
