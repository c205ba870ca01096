/** The residency's page: its hall, its hours, and one month of its nights. */
import type { Event, TicketDefinition } from "../../server/product-api/contract";
import type { Show } from "../../server/services/catalogue/catalogue-shows";
import { monthKey, monthsAfter } from "./calendar-month";
import { type CalendarNight, calendarNight } from "./calendar-night";
import { firstDayOfWeek, type Weekday, weekdayNames } from "./calendar-week";
import { dayKey, monthTitle } from "./event-dates";
import { type EventView, mapOf } from "./event-view";
import { price } from "./money";

/** Nights of it that are read at a time: the catalogue gives no more in one answer. */
export const SHOW_MOST = 100;

/** The one show with a theatre and a page of its own. */
export const RESIDENCY = "pigeon-forge";

type View = { locale: string; now: Date };
type MonthLink = { key: string; title: string };

export type CalendarView = {
  key: string;
  title: string;
  firstDay: Weekday;
  weekdays: { short: string; long: string }[];
  /** Today by the hall's own clock, when it is in this month. */
  today: number | undefined;
  nights: CalendarNight[];
  /** The neighbours, as far as there are nights. */
  previous: MonthLink | undefined;
  next: MonthLink | undefined;
  /** Where to look instead when the month has none. */
  nearest: MonthLink | undefined;
};

/** The month that is asked for, else that of the next night, else the present one in the hall. */
export function monthAsked(text: string | null, ahead: Event[], zone: string, now: Date): string {
  return monthKey(text) ?? monthsOf(ahead)[0] ?? dayKey(now, zone).slice(0, "2026-12".length);
}

/** `nights` are those of the month, `ahead` all that come. */
export function calendarView(
  key: string,
  { nights, ahead, zone }: { nights: Event[]; ahead: Event[]; zone: string },
  view: View,
): CalendarView {
  const { locale, now } = view;
  const today = dayKey(now, zone);
  const months = monthsOf(ahead);
  const [first = key, last = key] = [months[0], months.at(-1)];
  const current = today.slice(0, key.length);
  const earliest = first < current ? first : current;
  const link = (month: string): MonthLink => ({ key: month, title: monthTitle(month, locale) });
  return {
    ...link(key),
    firstDay: firstDayOfWeek(locale),
    weekdays: weekdayNames(locale),
    today: current === key ? Number(today.slice(-2)) : undefined,
    nights: nights.flatMap((event) => calendarNight(event, view) ?? []),
    previous: key > earliest ? link(key > last ? last : monthsAfter(key, -1)) : undefined,
    next: key < last ? link(key < earliest ? earliest : monthsAfter(key, 1)) : undefined,
    nearest: nights.length === 0 && months.length > 0 ? link(months.find((month) => month > key) ?? first) : undefined,
  };
}

/** The hall's zone, which says what day it is there. */
export const zoneOf = (show: Show, ahead: Event[]): string =>
  show.venue?.timeZoneId ?? ahead[0]?.scheduling.config.timeZoneId ?? "UTC";

type Read = { month: string; zone: string; nights: Event[]; ahead: Event[]; definitions: TicketDefinition[] };

/** All that the page shows. `definitions` are those of one coming night, whose prices it tells. */
export function residencyView(show: Show, { month, zone, nights, ahead, definitions }: Read, view: View) {
  const { title, tagline, description, ageNote, runtimeMinutes, faq, art } = show;
  const coming = ahead.flatMap((event) => calendarNight(event, view) ?? []);
  const next = coming.find(({ sale }) => sale === "onSale");
  return {
    show: { title, tagline, description, ageNote, runtimeMinutes, faq, art: { ...art, seed: art.seed || show.slug } },
    place: show.venue && placeOf(show.venue),
    calendar: calendarView(month, { nights, ahead, zone }, view),
    next: next && { href: next.href, date: next.short },
    hours: hoursOf(coming.filter(({ sale }) => sale !== "cancelled")),
    prices: pricesOf(definitions, view.locale),
    pricesOn: coming.find(({ id }) => id === definitions[0]?.eventId)?.short,
  };
}

export type Hours = { doors: string; bell: string };

/** Doors and bell of the coming evenings, each pair once, that of the next night first. */
function hoursOf(ahead: CalendarNight[]): Hours[] {
  const pairs = new Map(ahead.map(({ doors, time }) => [`${doors} ${time}`, { doors, bell: time }]));
  return [...pairs.values()];
}

/** What a seat costs and what one gets for it; free ones have no price. */
export function pricesOf(definitions: TicketDefinition[], locale: string) {
  return [...definitions]
    .sort((a, b) => a.orderIndex - b.orderIndex)
    .map(({ id, name, description, priceCents, price: { currency } }) => ({
      id,
      name,
      description,
      price: priceCents > 0 ? price(priceCents, currency, locale) : undefined,
    }));
}

export type PlaceView = Pick<EventView, "venue" | "city" | "address" | "mapUrl" | "accessibilityNote" | "parkingNote">;

function placeOf(venue: NonNullable<Show["venue"]>): PlaceView {
  const { name, city, region, address, accessibilityNote, parkingNote } = venue;
  return {
    ...{ venue: name, address, accessibilityNote, parkingNote },
    city: region && region !== city ? `${city}, ${region}` : city,
    mapUrl: mapOf(venue),
  };
}

const monthsOf = (events: Event[]): string[] => {
  const dated = events.filter(({ scheduling }) => !scheduling.config.scheduleTbd);
  const keys = dated.map(({ scheduling: { config } }) => dayKey(new Date(config.startDate), config.timeZoneId));
  return [...new Set(keys.map((key) => key.slice(0, "2026-12".length)))].sort();
};
