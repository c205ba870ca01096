/** Nights and shows in schema.org terms: status, dates in the hall's time zone, and ticket offers. */
import type { AggregateOffer, EventSeries, Offer, Person, Place, SportsEvent } from "schema-dts";
import type { TicketDefinition } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { everyoneFrom } from "../tickets/phase-notes";
import { pageUrl, promoter, type SiteIdentity } from "./json-ld";
import { withOffset } from "./json-ld-dates";
import { ogImage } from "./og-image";

const SPORT = "Professional wrestling";

/** For the night's own page, with the visible price tiers. */
export function eventJsonLd(event: CatalogueEvent, definitions: readonly TicketDefinition[], site: SiteIdentity) {
  return {
    ...nightJsonLd(event, site),
    description: event.description,
    inLanguage: event.language,
    sport: SPORT,
    performer: performers(event, site),
    organizer: promoter(site),
    image: `${site.siteUrl}${ogImage("event", event.id, event.revision)}`,
    offers: offersOf(event, definitions, site),
  } satisfies SportsEvent;
}

/** The short form that other objects embed: name, page, date, status and place. */
export function nightJsonLd(event: CatalogueEvent, site: SiteIdentity) {
  const path = `/events/${event.id}`;
  return {
    "@type": "SportsEvent",
    "@id": `${site.siteUrl}${path}#night`,
    name: event.title,
    url: pageUrl(site, path),
    ...datesOf(event),
    eventStatus: statusOf(event),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: placeOf(event.location),
  } satisfies SportsEvent;
}

/** A show or residency with the nights that its page lists. */
export function showJsonLd(
  show: { slug: string; title: string; description: string; venue?: CatalogueEvent["location"] | undefined },
  nights: readonly CatalogueEvent[],
  site: SiteIdentity,
  path: string,
) {
  return {
    "@type": "EventSeries",
    "@id": `${site.siteUrl}${path}#series`,
    name: show.title,
    description: show.description,
    url: pageUrl(site, path),
    image: `${site.siteUrl}${ogImage("show", show.slug)}`,
    organizer: promoter(site),
    location: show.venue && placeOf(show.venue),
    subEvent: nights.map((event) => nightJsonLd(event, site)),
  } satisfies EventSeries;
}

type Dates = { startDate?: string; endDate?: string; doorTime?: string; previousStartDate?: string };

/** No dates while the date is to be announced. A postponed night keeps its old date, as schema.org recommends. */
function datesOf({ scheduling: { config }, previousStartDate }: CatalogueEvent): Dates {
  const local = (instant: string) => withOffset(instant, config.timeZoneId);
  if (config.scheduleTbd) return previousStartDate ? { startDate: local(previousStartDate) } : {};
  return {
    startDate: local(config.startDate),
    endDate: local(config.endDate),
    doorTime: local(config.doorsDate),
    ...(previousStartDate && { previousStartDate: local(previousStartDate) }),
  };
}

function statusOf({ status, postponed, previousStartDate, scheduling }: CatalogueEvent) {
  if (status === "CANCELED") return "https://schema.org/EventCancelled";
  if (postponed && scheduling.config.scheduleTbd) return "https://schema.org/EventPostponed";
  return previousStartDate ? "https://schema.org/EventRescheduled" : "https://schema.org/EventScheduled";
}

/** Undefined while the hall is unknown. */
function placeOf(location: CatalogueEvent["location"]): Place | undefined {
  if (!location.city) return undefined;
  return {
    "@type": "Place",
    name: location.name,
    address: {
      "@type": "PostalAddress",
      streetAddress: location.streetAddress,
      addressLocality: location.city,
      addressRegion: location.region,
      postalCode: location.postalCode,
      addressCountry: location.country,
    },
    geo: location.coordinates
      ? { "@type": "GeoCoordinates", latitude: location.coordinates.lat, longitude: location.coordinates.lng }
      : undefined,
  };
}

/** Everyone on the card, without duplicates. */
function performers({ card }: CatalogueEvent, site: SiteIdentity): Person[] {
  const all = card.flatMap((bout) => bout.sides.flat());
  return [...new Map(all.map((one) => [one.id, one])).values()].map(({ id, ringName }) => ({
    "@type": "Person",
    name: ringName,
    url: pageUrl(site, `/wrestlers/${id}`),
  }));
}

/** Current and scheduled offers. None for a night that is canceled, over or without a date. */
function offersOf(event: CatalogueEvent, definitions: readonly TicketDefinition[], site: SiteIdentity) {
  const { registration, scheduling } = event;
  if (event.status === "CANCELED" || event.status === "ENDED" || scheduling.config.scheduleTbd) return undefined;
  if (registration.external) return { "@type": "Offer", url: registration.external.registration } satisfies Offer;

  const url = pageUrl(site, `/tickets/event/${event.id}`);
  const shown = definitions.filter(
    ({ saleStatus, salePeriod }) =>
      saleStatus === "SALE_STARTED" || (saleStatus === "SALE_SCHEDULED" && !salePeriod.hideNotOnSale),
  );
  const priced = shown.filter(({ priceCents }) => priceCents > 0);
  // Free tiers (such as a child on a lap) must not set the lowest price.
  const prices = (priced.length > 0 ? priced : shown).map(({ priceCents }) => priceCents);
  // All in the same format and zone, so string order is time order.
  const [begin] = shown.map(everyoneFrom).sort();
  const [first] = shown;
  if (!first || !begin || !registration.ticketing) return undefined;
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: first.price.currency,
    lowPrice: decimal(Math.min(...prices)),
    highPrice: decimal(Math.max(...prices)),
    offerCount: shown.length,
    availability: availabilityOfAll(registration.ticketing),
    validFrom: withOffset(begin, scheduling.config.timeZoneId),
    offers: shown.map((one) => offerOf(one, url, event)),
  } satisfies AggregateOffer;
}

function offerOf(one: TicketDefinition, url: string, event: CatalogueEvent) {
  const zone = event.scheduling.config.timeZoneId;
  const cheaperUntil = earlyPriceUntil(one);
  return {
    "@type": "Offer",
    name: one.name,
    url,
    price: one.price.amount,
    priceCurrency: one.price.currency,
    availability: availabilityOf(one),
    validFrom: withOffset(everyoneFrom(one), zone),
    ...(cheaperUntil && { priceValidUntil: withOffset(cheaperUntil, zone) }),
    validThrough: withOffset(one.salePeriod.endDate, zone),
  } satisfies Offer;
}

/** The end of the phase in which everyone now pays a lower price. Its seats may sell out before. */
function earlyPriceUntil({ phases, priceCents, listPriceCents }: TicketDefinition): string | undefined {
  if (listPriceCents === null || priceCents >= listPriceCents) return undefined;
  return phases.find((one) => one.audience === "everyone" && !one.soldOut && one.priceCents === priceCents)?.endDate;
}

function availabilityOf({ saleStatus, soldOut, fewLeft }: TicketDefinition) {
  if (soldOut) return "https://schema.org/SoldOut";
  if (saleStatus === "SALE_SCHEDULED") return "https://schema.org/PreOrder";
  return fewLeft === null ? "https://schema.org/InStock" : "https://schema.org/LimitedAvailability";
}

function availabilityOfAll({ soldOut, salesStart, fewLeft }: NonNullable<CatalogueEvent["registration"]["ticketing"]>) {
  if (soldOut) return "https://schema.org/SoldOut";
  if (salesStart) return "https://schema.org/PreOrder";
  return fewLeft === null ? "https://schema.org/InStock" : "https://schema.org/LimitedAvailability";
}

const decimal = (cents: number) => (cents / 100).toFixed(2);
