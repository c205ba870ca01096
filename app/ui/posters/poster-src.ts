/** The URL of a night's poster as a picture. Separate from the drawing code, which is larger than a page. */
import type { EventDates } from "../../domain/event-dates";
import type { EventView } from "../../domain/event-view";
import { artSrc } from "../art/art-src";
import type { CastMember } from "../art/poster/poster";

export type Cast = Pick<EventView["cast"][number], "portrait">[];

/** The data that a poster is drawn from. */
export type PosterOf = Pick<EventView, "title" | "city" | "poster"> & {
  date: Pick<EventDates, "dayMonth"> | undefined;
  cast: Cast;
};

/** The picture has no words. With `room`, it leaves space for them. */
export function posterSrc(night: Pick<EventView, "poster"> & { cast: Cast }, { room = false } = {}): string {
  const { seed, layout, ink } = night.poster;
  return artSrc("poster", seed, { layout, ink, cast: castOf(night), room });
}

/** A wrestler's face comes from the wrestler's own seed; the inks come from the event. */
export const castOf = (night: { cast: Cast }): CastMember[] =>
  night.cast.map(({ portrait: { seed, build, look } }) => ({ seed, build, look }));
