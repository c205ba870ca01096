/** Everything that the page of one night shows, built from the data that its route loads. */
import type { Category, TicketDefinition } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import type { Show } from "../../../server/services/catalogue/catalogue-shows";
import type { PayPerView } from "../../../server/services/catalogue/pay-per-view";
import type { RenderContext } from "../format/render-context";
import { accessNotes } from "../tickets/phase-notes";
import { nightView, type SaleState } from "./night-view";
import { posterWall } from "./poster-wall";
import { priceRows, timeToSale } from "./price-rows";
import { sectionLinks } from "./show-view";

/** How many upcoming nights to load: enough for posters from five different halls. */
export const NIGHTS_READ = 20;

const SELLING: ReadonlySet<SaleState> = new Set(["onSale", "soldOut", "soon"]);

type NightPageData = {
  event: CatalogueEvent;
  definitions: TicketDefinition[];
  coming: CatalogueEvent[];
  categories: Category[];
  shows: Show[];
  broadcasts: Pick<PayPerView, "id" | "event" | "state">[];
};

export function nightPageView(data: NightPageData, { siteUrl, ...view }: RenderContext & { siteUrl: string }) {
  const { event, coming } = data;
  const { startDate, timeZoneId } = event.scheduling.config;
  const night = nightView(event, view);
  const definitions = SELLING.has(night.sale) ? data.definitions : [];
  const prices = { locale: view.locale, timeZoneId, startsAt: new Date(startDate), now: view.now };
  const broadcast = data.broadcasts.find((one) => one.event?.id === event.id && one.state !== "closed");
  const upcoming = night.date && night.sale !== "past" && night.sale !== "cancelled";
  return {
    night,
    prices: priceRows(definitions, prices),
    notes: accessNotes(definitions, { now: view.now, timeZoneId, locale: view.locale }),
    opening: timeToSale(definitions, view.now),
    belongs: sectionLinks(event, data.categories, data.shows),
    // A path without a host, so that the browser fetches the file from the host that served the page.
    calendar: upcoming ? { ics: `${night.href}.ics`, google: event.calendarLinks.google } : undefined,
    url: siteUrl + night.href,
    watchHref: broadcast && `/pay-per-view/event/${broadcast.id}`,
    others: posterWall(
      coming.map((other) => nightView(other, view)),
      night.id,
    ),
  };
}
