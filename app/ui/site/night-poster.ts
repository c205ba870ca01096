/** The poster of a night, as its page data describes it. */
import type { EventDates } from "../../domain/event-dates";
import type { EventView } from "../../domain/event-view";
import { artSrc } from "../art/art-src";
import type { CastMember, PosterOptions } from "../art/poster";
import { poster } from "../art/poster";
import { posterType } from "../art/poster-type";

type Cast = Pick<EventView["cast"][number], "portrait">[];
type Night = Pick<EventView, "title" | "city" | "poster"> & {
  date: Pick<EventDates, "dayMonth"> | undefined;
  cast: Cast;
};

/** SVG, drawn on the server only: a browser would have to load more code for it than for a page. `options` override what the night gives, as where a shared link wants it without words. */
export function nightPoster(night: Night, options: PosterOptions = {}): string {
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

/** The same without words, as a picture that a browser keeps. */
export function posterSrc(night: Pick<Night, "poster" | "cast">, { room = false } = {}): string {
  const { seed, layout, ink } = night.poster;
  return artSrc("poster", seed, { layout, ink, cast: castOf(night), room });
}

/** The same poster in two layers: a picture that a browser keeps, and the words to set over it. */
export function posterLayers(night: Night): { src: string; words: string } {
  const { seed, layout, ink, kicker } = night.poster;
  return {
    src: posterSrc(night, { room: true }),
    words: posterType(seed, { title: night.title, date: night.date?.dayMonth, city: night.city, kicker, layout, ink }),
  };
}

/** A wrestler's face comes from the wrestler's own seed; the inks come from the event. */
export const castOf = (night: { cast: Cast }): CastMember[] =>
  night.cast.map(({ portrait: { seed, build, look } }) => ({ seed, build, look }));

/** Another frame on the same plate, without its ground: the page around it is printed in the same inks. */
export const framed = (svg: string, viewBox: string, fit: string): string =>
  svg
    .replace(/viewBox="[^"]*" preserveAspectRatio="[^"]*"/, `viewBox="${viewBox}" preserveAspectRatio="${fit}"`)
    .replace(/<rect width="600" height="800" fill="url[^>]*>/, "");
