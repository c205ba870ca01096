/** The words of a night's poster, to be set over its picture; apart from the drawing, which needs the faces. */
import { posterType } from "../art/poster-type";
import type { PosterOf } from "./poster-src";

export function posterWordsOf({ poster, title, date, city }: PosterOf): string {
  const { seed, layout, ink, kicker } = poster;
  return posterType(seed, { title, date: date?.dayMonth, city, kicker, layout, ink });
}
