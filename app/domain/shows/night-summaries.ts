/** A night as a row, a poster or the head of a page needs it: page data goes along with every page, so the rest stays behind. */

import type { EventDates } from "../format/zoned-dates";
import type { FighterView } from "./bout-view";
import type { EventView } from "./night-view";

type Dated<Part extends keyof EventDates> = { date: Pick<EventDates, Part> | undefined };

/** For the ledger. */
export type NightRow = Pick<
  EventView,
  | "id"
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
  Dated<"day" | "month" | "weekday" | "time" | "dayMonth" | "monthTitle">;

/** For a poster on a wall. */
export type NightPoster = Pick<EventView, "id" | "title" | "href" | "city" | "from" | "badge" | "poster"> &
  Dated<"short" | "dayMonth"> & { cast: Pick<FighterView, "portrait">[] };

/** For the page that is all about the night: with its date, its bell and as many matches as are shown. */
export type NightBill = NightRow & Pick<EventView, "place" | "doors" | "bell" | "card" | "cast" | "poster">;

export function asRow(night: EventView): NightRow {
  const { id, title, href, ticketsHref, externalUrl, sale, badge, dateTime, wasDate, venue, city, from } = night;
  const { date } = night;
  return {
    ...{ id, title, href, ticketsHref, externalUrl, sale, badge, dateTime, wasDate, venue, city, from },
    date: date && {
      day: date.day,
      month: date.month,
      weekday: date.weekday,
      time: date.time,
      dayMonth: date.dayMonth,
      monthTitle: date.monthTitle,
    },
  };
}

export function asPoster(night: EventView): NightPoster {
  const { id, title, href, city, from, badge, poster, date } = night;
  return {
    ...{ id, title, href, city, from, badge, poster },
    date: date && { short: date.short, dayMonth: date.dayMonth },
    cast: night.cast.map(({ portrait }) => ({ portrait })),
  };
}

/** With the first `matches` of the card. */
export function asBill(night: EventView, matches: number): NightBill {
  const { place, doors, bell, cast, poster } = night;
  return { ...asRow(night), place, doors, bell, cast, poster, card: night.card.slice(0, matches) };
}
