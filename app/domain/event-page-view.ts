/** All that the page of one night shows, from what its route has read. */
import type { Category, Event, TicketDefinition } from "../../server/product-api/contract";
import type { Show } from "../../server/services/catalogue/catalogue-shows";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import { eventView, type Sale } from "./event-view";
import { wallOf } from "./home-content";
import { openingOf, priceRows } from "./price-rows";
import { belongings } from "./show-view";

/** Enough for posters of five different halls. */
export const NIGHTS_READ = 20;

const SELLING: ReadonlySet<Sale> = new Set(["onSale", "soldOut", "soon"]);

type Read = {
  event: Event;
  definitions: TicketDefinition[];
  coming: Event[];
  categories: Category[];
  shows: Show[];
  broadcasts: Pick<PayPerView, "id" | "event" | "state">[];
};

export function eventPageView(read: Read, { siteUrl, ...view }: { locale: string; now: Date; siteUrl: string }) {
  const { event, coming } = read;
  const { startDate, timeZoneId } = event.scheduling.config;
  const night = eventView(event, view);
  const definitions = SELLING.has(night.sale) ? read.definitions : [];
  const prices = { locale: view.locale, timeZoneId, startsAt: new Date(startDate) };
  const broadcast = read.broadcasts.find((one) => one.event?.id === event.id && one.state !== "closed");
  const toCome = night.date && night.sale !== "past" && night.sale !== "cancelled";
  return {
    night,
    prices: priceRows(definitions, prices),
    opening: openingOf(definitions, view.now),
    belongs: belongings(event, read.categories, read.shows),
    // The address of the file without its host, so that it is fetched from wherever the page was.
    calendar: toCome ? { ics: `${night.href}.ics`, google: event.calendarLinks.google } : undefined,
    url: siteUrl + night.href,
    watchHref: broadcast && `/pay-per-view/event/${broadcast.id}`,
    others: wallOf(
      coming.map((other) => eventView(other, view)),
      night.id,
    ),
  };
}
