/**
 * Smaller views of a night for rows, posters and the hero. Page data is sent with every page, so it has no unused
 * fields.
 */
import type { ZonedDates } from "../format/zoned-dates";
import type { FighterView } from "./bout-view";
import type { NightView } from "./night-view";

type Dated<Part extends keyof ZonedDates> = { date: Pick<ZonedDates, Part> | undefined };

/** For a list of tour dates. */
export type NightRow = Pick<
  NightView,
  | "id"
  | "lang"
  | "title"
  | "href"
  | "ticketsHref"
  | "externalUrl"
  | "sale"
  | "badge"
  | "dateTime"
  | "wasDate"
  | "venue"
  | "city"
  | "from"
> &
  Dated<"parts" | "onPoster" | "time" | "dayMonth" | "monthTitle">;

/** For a poster on the poster wall. */
export type NightPoster = Pick<NightView, "id" | "lang" | "title" | "href" | "city" | "from" | "badge" | "poster"> &
  Dated<"short" | "onPoster"> & { cast: Pick<FighterView, "portrait">[] };

/** For the hero at the top of a page, with the countdown and the first matches of the card. */
export type NightHero = NightRow & Pick<NightView, "place" | "doors" | "bell" | "card" | "cast" | "poster">;

export function asRow(night: NightView): NightRow {
  const { id, lang, title, href, ticketsHref, externalUrl, sale, badge, dateTime, wasDate, venue, city, from } = night;
  const { date } = night;
  return {
    ...{ id, lang, title, href, ticketsHref, externalUrl, sale, badge, dateTime, wasDate, venue, city, from },
    date: date && {
      parts: date.parts,
      onPoster: date.onPoster,
      time: date.time,
      dayMonth: date.dayMonth,
      monthTitle: date.monthTitle,
    },
  };
}

export function asPoster(night: NightView): NightPoster {
  const { id, lang, title, href, city, from, badge, poster, date } = night;
  return {
    ...{ id, lang, title, href, city, from, badge, poster },
    date: date && { short: date.short, onPoster: date.onPoster },
    cast: night.cast.map(({ portrait }) => ({ portrait })),
  };
}

/** `matches` is how many matches of the card to include. */
export function asHero(night: NightView, matches: number): NightHero {
  const { place, doors, bell, cast, poster } = night;
  return { ...asRow(night), place, doors, bell, cast, poster, card: night.card.slice(0, matches) };
}
