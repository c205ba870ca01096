/**
 * Converts a night in the store to the catalogue's event: the product API's, with its prices in cents. Values that
 * depend on the time are computed here, never stored.
 */
import { zonedDates } from "../../../app/domain/format/zoned-dates";
import type { Bout, Event, Participant } from "../../product-api/contract";
import { isOver } from "../nights/over";
import type { CatalogueNight, Programme, Venue } from "./catalogue-content";
import { FEW, priceForAll, saleChanges, saleStatus, seatsLeft } from "./definition-answer";
import { memoizedBy } from "./memoized-by-object";
import type { Definition } from "./read-definitions";

/** The language of the content, and of the API's formatted texts. */
export const LANGUAGE = "en";
const LOCALE = "en-US";

type ApiTicketing = NonNullable<Event["registration"]["ticketing"]>;
type Ticketing = Omit<ApiTicketing, `${"lowest" | "highest"}TicketPrice${"" | "Formatted"}`> & {
  lowestCents: number;
  highestCents: number;
};
export type CatalogueEvent = Omit<Event, "registration"> & {
  registration: Omit<Event["registration"], "ticketing"> & { ticketing: Ticketing | null };
};

type Still = Omit<CatalogueEvent, "status" | "registration">;

type AsOf = { programme: Programme; now: Date; siteUrl: string };
type Known = { event: CatalogueEvent; definitions: Definition[]; from: number; until: number };

const known = new WeakMap<CatalogueNight, Known>();

/**
 * The event as of `now`, with its visible tiers. `siteUrl` is the base of its links. A list counts hundreds of events
 * for its filters, so the same object is returned until its tiers are read again or something begins or ends.
 */
export function catalogueEvent(night: CatalogueNight, definitions: Definition[], asOf: AsOf): CatalogueEvent {
  const [before, now] = [known.get(night), asOf.now.getTime()];
  if (before?.definitions === definitions && before.from <= now && now < before.until) return before.event;
  const event = eventAt(night, definitions, asOf);
  const { startAt, endAt } = night.event;
  const changes = [startAt, endAt, ...definitions.flatMap(saleChanges)];
  const coming = changes.map((at) => at.getTime()).filter((at) => at > now);
  known.set(night, { event, definitions, from: now, until: Math.min(...coming, Number.POSITIVE_INFINITY) });
  return event;
}

function eventAt(night: CatalogueNight, definitions: Definition[], { programme, now, siteUrl }: AsOf): CatalogueEvent {
  return {
    ...stillOf(night, programme, siteUrl),
    status: statusOf(night, now),
    registration: registrationOf(night, definitions, now),
  };
}

/** Formatting dates and cards takes half a millisecond per night, and the result changes only with the content. */
const stillOf = memoizedBy((night: CatalogueNight, { wrestlers, categories }: Programme, siteUrl: string): Still => {
  const { event } = night;
  const path = `/events/${event.id}`;
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    about: event.about,
    slug: event.slug,
    language: event.language ?? LANGUAGE,
    created: event.publishedAt.toISOString(),
    modified: event.updatedAt.toISOString(),
    location: locationOf(night.venue),
    scheduling: schedulingOf(night),
    calendarLinks: { google: googleLink(night, `${siteUrl}${path}`), ics: `${siteUrl}${path}.ics` },
    eventPageUrl: { base: siteUrl, path },
    shortCode: event.shortCode,
    postponed: event.status === "POSTPONED",
    previousStartDate: event.previousStartAt?.toISOString() ?? null,
    revision: event.revision,
    categoryIds: event.categoryIds.filter((id) => categories.has(id)),
    card: cardOf(night, wrestlers),
    poster: event.poster,
  };
});

/** Whether the night is published. */
export const isPublished = ({ event }: CatalogueNight, now: Date) => event.publishedAt <= now;

/** Whether the night is over. */
export const isPast = ({ event }: CatalogueNight, now: Date) => isOver(event, now);

/** Whether the night has a date and is not canceled. */
export const isDecided = ({ event }: CatalogueNight) => !event.scheduleTbd && event.status !== "CANCELED";

/** Neither called off nor postponed without a new date. A night that was moved keeps the status POSTPONED. */
export const takesPlace = ({ status, scheduleTbd }: Pick<CatalogueNight["event"], "status" | "scheduleTbd">): boolean =>
  status === "SCHEDULED" || (status === "POSTPONED" && !scheduleTbd);

/** "Norfolk, VA". A city that has the same name as its region is named once. */
export function townOf({ venue }: Pick<CatalogueNight, "venue">): string | undefined {
  if (!venue) return undefined;
  return venue.region && venue.region !== venue.city ? `${venue.city}, ${venue.region}` : venue.city;
}

function statusOf(night: CatalogueNight, now: Date): CatalogueEvent["status"] {
  const { event } = night;
  if (event.status === "CANCELED") return "CANCELED";
  if (event.scheduleTbd || now < event.startAt) return "SCHEDULED";
  return isPast(night, now) ? "ENDED" : "STARTED";
}

/** A venue in the API's shape, or the placeholder for one that is not known yet. */
export function locationOf(venue: Venue | null): CatalogueEvent["location"] {
  if (!venue) {
    const parts = { streetAddress: "", city: "", region: "", postalCode: "", country: "" };
    const unknown = { address: "", ...parts, accessibilityNote: "", parkingNote: "" };
    return { name: "To be announced", type: "VENUE", coordinates: null, ...unknown };
  }
  return {
    name: venue.name,
    address: `${venue.street}, ${townOf({ venue })} ${venue.postalCode}`,
    type: "VENUE",
    coordinates: { lat: Number(venue.lat), lng: Number(venue.lng) },
    streetAddress: venue.street,
    city: venue.city,
    region: venue.region,
    postalCode: venue.postalCode,
    country: venue.country,
    accessibilityNote: venue.accessibilityNote,
    parkingNote: venue.parkingNote,
  };
}

function schedulingOf({ event }: CatalogueNight): CatalogueEvent["scheduling"] {
  const config = {
    scheduleTbd: event.scheduleTbd,
    startDate: event.startAt.toISOString(),
    endDate: event.endAt.toISOString(),
    doorsDate: event.doorsAt.toISOString(),
    timeZoneId: event.timeZoneId,
    endDateHidden: true,
    showTimeZone: true,
  };
  if (event.scheduleTbd) {
    return { config, formatted: "Date TBA", startDateFormatted: "", startTimeFormatted: "" };
  }
  const { long, time, zone } = zonedDates(event.startAt, event.timeZoneId, LOCALE);
  return { config, formatted: `${long}, ${time} ${zone}`, startDateFormatted: long, startTimeFormatted: time };
}

function registrationOf(night: CatalogueNight, definitions: Definition[], now: Date): CatalogueEvent["registration"] {
  const { event } = night;
  const type = event.registrationType;
  const ticketing = type === "TICKETS" ? ticketingOf(night, definitions, now) : null;
  const external = type === "EXTERNAL" && event.externalUrl ? { registration: event.externalUrl } : null;
  const off = event.status === "CANCELED" || event.scheduleTbd || isPast(night, now);
  const onSale = definitions.some((one) => saleStatus(one, now) === "SALE_STARTED" && one.left > 0);
  if (external && !off) return { type, status: "OPEN_EXTERNAL", ticketing, external };
  return { type, status: ticketing && onSale && !off ? "OPEN_TICKETS" : "CLOSED", ticketing, external };
}

function ticketingOf({ event }: CatalogueNight, definitions: Definition[], now: Date): Ticketing | null {
  // A free lap seat for a child does not lower the night's price, nor keep the night from being sold out.
  const priced = definitions.filter((one) => priceForAll(one, now) > 0);
  const counted = priced.length > 0 ? priced : definitions;
  const [first] = counted;
  if (!first) return null;

  const prices = counted.map((one) => priceForAll(one, now));
  const left = seatsLeft(counted);
  return {
    currency: event.currency,
    lowestCents: Math.min(...prices),
    highestCents: Math.max(...prices),
    limitPerOrder: event.ticketLimitPerOrder,
    soldOut: left === 0,
    fewLeft: left <= FEW ? left : null,
    salesStart: salesStart(counted, now)?.toISOString() ?? null,
  };
}

function salesStart(definitions: Definition[], now: Date): Date | undefined {
  if (definitions.some((one) => saleStatus(one, now) === "SALE_STARTED")) return undefined;
  const coming = definitions.filter((one) => saleStatus(one, now) === "SALE_SCHEDULED").map((one) => one.saleStart);
  return coming.sort((a, b) => a.getTime() - b.getTime())[0];
}

function cardOf({ event }: CatalogueNight, wrestlers: Programme["wrestlers"]): Bout[] {
  const participant = (id: string): Participant[] => {
    const one = wrestlers.get(id);
    return one ? [{ id, slug: one.slug, ringName: one.ringName, portrait: one.portrait }] : [];
  };
  return event.card
    .map((bout) => ({
      order: bout.order,
      title: bout.title,
      stipulation: bout.stipulation,
      championship: bout.championship ?? null,
      sides: bout.participants.map((side) => side.flatMap(participant)),
      winner: bout.result?.winner ?? null,
    }))
    .sort((a, b) => a.order - b.order);
}

function googleLink(night: CatalogueNight, page: string): string {
  const { event, venue } = night;
  // UTC in basic format, so that the reader's time zone cannot shift the night.
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const link = new URL("https://calendar.google.com/calendar/render");
  link.search = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${stamp(event.startAt)}/${stamp(event.endAt)}`,
    ctz: event.timeZoneId,
    location: venue ? [venue.name, locationOf(venue).address].join(", ") : "",
    details: page,
  }).toString();
  return link.href;
}
