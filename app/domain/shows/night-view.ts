/**
 * A night as a page shows it: every string, computed on the server, so that components neither ask a clock nor format.
 * States the contract has no word for (sold out, on sale later, new date) are concluded here, once.
 */
import type { Event } from "../../../server/product-api/contract";
import { minorOf, price } from "../format/money-format";
import { type EventDates, eventDates, spokenHour } from "../format/zoned-dates";
import { type BoutView, boutView, type FighterView } from "./bout-view";

/** What can be done about a night's tickets; the first that applies, in this order. */
export type Sale =
  | "cancelled"
  | "past"
  | "postponed"
  | "dateOpen"
  | "external"
  | "none"
  | "soon"
  | "soldOut"
  | "onSale"
  | "closed";

/** A word and a shape. `text` is a key under `badge` of the site's table, `n` and `when` go into it. */
export type Badge = {
  kind: "live" | "few" | "soon" | "gone" | "off";
  text:
    | "cancelled"
    | "past"
    | "postponed"
    | "newDate"
    | "dateOpen"
    | "soon"
    | "soldOut"
    | "left"
    | "underWay"
    | "closed";
  n?: number;
  when?: string;
};

export type Left = { days: number; hours: number; minutes: number };

export type EventView = {
  id: string;
  title: string;
  /** The title in one to three lines is the hero's; a page breaks it itself. */
  description: string;
  about: string;
  href: string;
  ticketsHref: string;
  externalUrl: string | undefined;
  sale: Sale;
  badge: Badge | undefined;
  /** Absent while the date is to be decided. */
  date: EventDates | undefined;
  /** ISO instant, for `<time>`; absent while the date is to be decided. */
  dateTime: string | undefined;
  doors: string;
  /** "9 Jan": the date that no longer holds. */
  wasDate: string | undefined;
  /** When the sale opens: "Fri 10 AM", "28 Nov, 10 AM". */
  opens: string | undefined;
  venue: string;
  /** "Norfolk, VA". */
  city: string;
  /** "Tidewater Hall, Norfolk, VA". */
  place: string;
  address: string;
  mapUrl: string | undefined;
  accessibilityNote: string;
  parkingNote: string;
  /** "$20": the cheapest tier, where tickets can be or will be bought here. */
  from: string | undefined;
  /** Milliseconds and numbers until the bell at `now`; absent when it has rung or has no date. */
  bell: { inMs: number; left: Left } | undefined;
  /** From the top of the poster: the running order ends with the main event, so it is turned round. */
  card: BoutView[];
  /** Of the main event, for the poster. */
  cast: FighterView[];
  poster: { seed: string; layout: string | undefined; ink: string | undefined; kicker: string | undefined };
};

/** `now` decides what is past and how a sale's opening is said; `locale` is a BCP 47 tag. */
export function eventView(event: Event, { locale, now }: { locale: string; now: Date }): EventView {
  const { config } = event.scheduling;
  const { location, registration } = event;
  const zone = config.timeZoneId;
  const startsAt = new Date(config.startDate);
  const sale = saleOf(event, now);
  const opensAt = registration.ticketing?.salesStart;
  const opens = opensAt ? opening(new Date(opensAt), zone, locale, now) : undefined;
  const city = cityOf(location);
  const card = [...event.card].sort((a, b) => b.order - a.order).map((bout) => boutView(bout, sale === "past"));
  const inMs = startsAt.getTime() - now.getTime();

  return {
    id: event.id,
    title: event.title,
    description: event.description,
    about: event.about,
    href: `/events/${event.id}`,
    ticketsHref: `/tickets/event/${event.id}`,
    externalUrl: registration.external?.registration,
    sale,
    badge: badgeOf(event, sale, opens, now),
    date: config.scheduleTbd ? undefined : eventDates(startsAt, zone, locale),
    dateTime: config.scheduleTbd ? undefined : config.startDate,
    doors: eventDates(new Date(config.doorsDate), zone, locale).time,
    wasDate: event.previousStartDate ? eventDates(new Date(event.previousStartDate), zone, locale).dayMonth : undefined,
    opens: sale === "soon" ? opens : undefined,
    venue: location.name,
    city,
    place: [location.name, city].filter(Boolean).join(", "),
    address: location.address,
    mapUrl: mapOf(location),
    accessibilityNote: location.accessibilityNote,
    parkingNote: location.parkingNote,
    from: fromPrice(event, sale, locale),
    bell: config.scheduleTbd || inMs <= 0 || sale === "cancelled" ? undefined : { inMs, left: leftOf(inMs) },
    card,
    cast: mainEvent(card),
    poster: {
      seed: event.poster.seed,
      layout: event.poster.layout,
      ink: event.poster.ink,
      kicker: event.poster.kicker,
    },
  };
}

/** Whole days, hours and minutes of a span; what is under a minute is rounded down. */
export function leftOf(ms: number): Left {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}

/** The first of each side of the main event stand on the poster. */
function mainEvent(card: BoutView[]): FighterView[] {
  return card[0]?.sides.flatMap((side) => side.fighters.slice(0, 1)) ?? [];
}

function saleOf(event: Event, now: Date): Sale {
  const { registration, scheduling } = event;
  if (event.status === "CANCELED") return "cancelled";
  if (event.status === "ENDED") return "past";
  if (!scheduling.config.scheduleTbd && Date.parse(scheduling.config.endDate) <= now.getTime()) return "past";
  if (event.postponed && scheduling.config.scheduleTbd) return "postponed";
  if (scheduling.config.scheduleTbd) return "dateOpen";
  if (registration.external) return "external";
  if (registration.type === "NO_REGISTRATION" || !registration.ticketing) return "none";
  if (registration.ticketing.salesStart) return "soon";
  if (registration.ticketing.soldOut) return "soldOut";
  return registration.status === "OPEN_TICKETS" ? "onSale" : "closed";
}

function badgeOf(event: Event, sale: Sale, opens: string | undefined, now: Date): Badge | undefined {
  if (sale === "cancelled") return { kind: "off", text: "cancelled" };
  if (sale === "past") return { kind: "gone", text: "past" };
  if (sale === "postponed") return { kind: "few", text: "postponed" };
  if (sale === "dateOpen") return { kind: "soon", text: "dateOpen" };
  if (Date.parse(event.scheduling.config.startDate) <= now.getTime()) return { kind: "live", text: "underWay" };
  if (sale === "soldOut") return { kind: "gone", text: "soldOut" };
  if (sale === "soon" && opens) return { kind: "soon", text: "soon", when: opens };
  const left = event.registration.ticketing?.fewLeft;
  if (sale === "onSale" && left) return { kind: "few", text: "left", n: left };
  if (event.previousStartDate || event.postponed) return { kind: "few", text: "newDate" };
  return sale === "closed" ? { kind: "gone", text: "closed" } : undefined;
}

function fromPrice(event: Event, sale: Sale, locale: string): string | undefined {
  const lowest = event.registration.ticketing?.lowestTicketPrice;
  if (!lowest || (sale !== "onSale" && sale !== "soon")) return undefined;
  return price(minorOf(lowest.amount, lowest.currency), lowest.currency, locale);
}

/** Within six days the weekday says it; later the date does. */
function opening(at: Date, zone: string, locale: string, now: Date): string {
  const { weekday, dayMonth } = eventDates(at, zone, locale);
  const soon = at.getTime() - now.getTime() < 6 * 86_400_000;
  const hour = spokenHour(at, zone, locale);
  return soon ? `${weekday} ${hour}` : `${dayMonth}, ${hour}`;
}

/** A map of the hall, where it is known. */
export function mapOf({ coordinates }: Event["location"]): string | undefined {
  if (!coordinates) return undefined;
  const { lat, lng } = coordinates;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`;
}

/** A hall in London needs no "London, London". */
export function cityOf({ city, region }: Event["location"]): string {
  return region && region !== city ? `${city}, ${region}` : city;
}
