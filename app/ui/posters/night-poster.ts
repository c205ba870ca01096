/** The poster of a night, from its page data. */
import type { PosterOptions } from "../art/poster/poster";
import { poster } from "../art/poster/poster";
import { castOf, type PosterOf } from "./poster-src";

/**
 * Returns SVG. Only used on the server, because the drawing code is larger than a page. `options` override what the
 * night supplies: pictures for shared links have no words, for example.
 */
export function nightPoster(night: PosterOf, options: PosterOptions = {}): string {
  const { seed, layout, ink, kicker } = night.poster;
  return poster(seed, {
    title: night.title,
    date: night.date?.onPoster ?? "",
    city: night.city,
    kicker,
    layout,
    ink,
    cast: castOf(night),
    ...options,
  });
}

/** Crops the picture and removes its background, because the surrounding page is printed in the same inks. */
export const cropped = (svg: string, viewBox: string, fit: string): string =>
  svg
    .replace(/viewBox="[^"]*" preserveAspectRatio="[^"]*"/, `viewBox="${viewBox}" preserveAspectRatio="${fit}"`)
    .replace(/<rect width="600" height="800" fill="url[^>]*>/, "");
