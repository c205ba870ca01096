/** The URL of a night's poster as a picture. Separate from the drawing code, which is larger than a page. */
import type { ZonedDates } from "../../domain/format/zoned-dates";
import type { NightView } from "../../domain/shows/night-view";
import { artSrc } from "../art/art-src";
import type { CastMember } from "../art/poster/poster";

export type Cast = Pick<NightView["cast"][number], "portrait">[];

/** The data that a poster is drawn from. */
export type PosterOf = Pick<NightView, "title" | "city" | "poster" | "photo"> & {
  date: Pick<ZonedDates, "onPoster"> | undefined;
  cast: Cast;
};

/** The picture has no words. With `room`, it leaves space for them. */
export function posterSrc(night: Pick<NightView, "poster"> & { cast: Cast }, { room = false } = {}): string {
  const { seed, layout, ink } = night.poster;
  return artSrc("poster", seed, { layout, ink, cast: castOf(night), room });
}

/** A wrestler's face comes from the wrestler's own seed; the inks come from the event. */
export const castOf = (night: { cast: Cast }): CastMember[] =>
  night.cast.map(({ portrait: { seed, build, look } }) => ({ seed, build, look }));
