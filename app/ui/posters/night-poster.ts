/** The poster of a night, as its page data describes it. */
import type { PosterOptions } from "../art/poster/poster";
import { poster } from "../art/poster/poster";
import { castOf, type PosterOf } from "./poster-src";

/** SVG, drawn on the server only: a browser would have to load more code for it than for a page. `options` override what the night gives, as where a shared link wants it without words. */
export function nightPoster(night: PosterOf, options: PosterOptions = {}): string {
  const { seed, layout, ink, kicker } = night.poster;
  return poster(seed, {
    title: night.title,
    date: night.date?.dayMonth ?? "",
    city: night.city,
    kicker,
    layout,
    ink,
    cast: castOf(night),
    ...options,
  });
}

/** Another frame on the same plate, without its ground: the page around it is printed in the same inks. */
export const framed = (svg: string, viewBox: string, fit: string): string =>
  svg
    .replace(/viewBox="[^"]*" preserveAspectRatio="[^"]*"/, `viewBox="${viewBox}" preserveAspectRatio="${fit}"`)
    .replace(/<rect width="600" height="800" fill="url[^>]*>/, "");
