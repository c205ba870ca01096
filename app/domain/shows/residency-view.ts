/** The page of the residency: its theatre, its times, its prices and one month of its nights. */
import type { TicketDefinition } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { Show } from "../../../server/services/catalogue/catalogue-shows";
import { wordsOf } from "../format/content-language";
import { price } from "../format/money-format";
import type { RenderContext } from "../format/render-context";
import { dayKey, monthTitle } from "../format/zoned-dates";
import { monthKey, monthsAfter } from "./calendar-month";
import { type CalendarNight, calendarNight } from "./calendar-night";
import { firstDayOfWeek, type Weekday, weekdayNames } from "./calendar-week";
import { cityOf, mapOf, type NightView } from "./night-view";

/** The most nights the catalogue returns for one request. */
export const NIGHTS_PER_REQUEST = 100;

/** Slug of the one show that has its own theatre and its own page. */
export const RESIDENCY = "pigeon-forge";

type MonthLink = { key: string; title: string };

export type CalendarView = {
  key: string;
  title: string;
  firstDay: Weekday;
  weekdays: readonly { short: string; long: string }[];
  /** Today's day of the month in the hall's time zone, if this month is shown. */
  today: number | undefined;
  nights: CalendarNight[];
  /** The months before and after, if there are nights in that direction. */
  previous: MonthLink | undefined;
  next: MonthLink | undefined;
  /** The nearest month with nights, if this one has none. */
  nearest: MonthLink | undefined;
};

/** The month named by `text`, else the month of the next night, else the current month at the hall. */
export function requestedMonth(text: string | null, ahead: CatalogueEvent[], zone: string, now: Date): string {
  return monthKey(text) ?? monthsOf(ahead)[0] ?? dayKey(now, zone).slice(0, "2026-12".length);
}

/** `nights` are those of the month, `ahead` all upcoming ones. */
export function calendarView(
  key: string,
  { nights, ahead, zone }: { nights: CatalogueEvent[]; ahead: CatalogueEvent[]; zone: string },
  view: RenderContext,
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

/** The time zone of the hall, which decides what day it is there. */
export const residencyZone = (show: Show, ahead: CatalogueEvent[]): string =>
  show.venue?.timeZoneId ?? ahead[0]?.scheduling.config.timeZoneId ?? "UTC";

type ResidencyPageData = {
  month: string;
  zone: string;
  nights: CatalogueEvent[];
  ahead: CatalogueEvent[];
  definitions: TicketDefinition[];
};

/** Everything the page shows. `definitions` are the tiers of one upcoming night, used as sample prices. */
export function residencyView(
  show: Show,
  { month, zone, nights, ahead, definitions }: ResidencyPageData,
  view: RenderContext,
) {
  const { title, tagline, description, ageNote, runtimeMinutes, faq, art } = show;
  const coming = ahead.flatMap((event) => calendarNight(event, view) ?? []);
  const next = coming.find(({ sale }) => sale === "onSale");
  return {
    show: {
      ...wordsOf(show),
      title,
      tagline,
      description,
      ageNote,
      runtimeMinutes,
      faq,
      art: { ...art, seed: art.seed || show.slug },
    },
    place: show.venue && placeOf(show.venue),
    calendar: calendarView(month, { nights, ahead, zone }, view),
    next: next && { href: next.href, date: next.short },
    hours: hoursOf(coming.filter(({ sale }) => sale !== "cancelled")),
    prices: pricesOf(definitions, view.locale),
    pricesOn: coming.find(({ id }) => id === definitions[0]?.eventId)?.short,
  };
}

export type DoorAndBellTimes = { doors: string; bell: string };

/** The distinct door and start times of the upcoming nights, those of the next night first. */
function hoursOf(ahead: CalendarNight[]): DoorAndBellTimes[] {
  const pairs = new Map(ahead.map(({ doors, time }) => [`${doors} ${time}`, { doors, bell: time }]));
  return [...pairs.values()];
}

/** Prices by tier; `price` is undefined for a free tier. */
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

export type PlaceView = Pick<NightView, "venue" | "city" | "address" | "mapUrl" | "accessibilityNote" | "parkingNote">;

function placeOf(venue: NonNullable<Show["venue"]>): PlaceView {
  const { name, address, accessibilityNote, parkingNote } = venue;
  return {
    ...{ venue: name, address, accessibilityNote, parkingNote },
    city: cityOf(venue),
    mapUrl: mapOf(venue),
  };
}

const monthsOf = (events: CatalogueEvent[]): string[] => {
  const dated = events.filter(({ scheduling }) => !scheduling.config.scheduleTbd);
  const keys = dated.map(({ scheduling: { config } }) => dayKey(new Date(config.startDate), config.timeZoneId));
  return [...new Set(keys.map((key) => key.slice(0, "2026-12".length)))].sort();
};
