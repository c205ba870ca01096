/** The poster of a night, as its page data describes it. */
import type { EventView } from "../../domain/event-view";
import type { CastMember, PosterOptions } from "../art/poster";
import { poster } from "../art/poster";

type Night = Pick<EventView, "title" | "date" | "city" | "poster" | "cast">;

/** Inline SVG. `options` override what the night gives, as where the hero wants it without words. */
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

/** A wrestler's face comes from the wrestler's own seed; the inks come from the event. */
export const castOf = (night: Pick<EventView, "cast">): CastMember[] =>
  night.cast.map(({ portrait: { seed, build, look } }) => ({ seed, build, look }));

/** Another frame on the same plate, without its ground: the page around it is printed in the same inks. */
export const framed = (svg: string, viewBox: string, fit: string): string =>
  svg
    .replace(/viewBox="[^"]*" preserveAspectRatio="[^"]*"/, `viewBox="${viewBox}" preserveAspectRatio="${fit}"`)
    .replace(/<rect width="600" height="800" fill="url[^>]*>/, "");
