/** What a page's head tells robots and link previews beside its title: picture, calendar, and the page in schema.org's words. */
import type {
  Event,
  HighlightItem,
  MediaItem,
  Product,
  TicketDefinition,
  WrestlerItem,
} from "../../server/product-api/contract";
import type { Show } from "../../server/services/catalogue/catalogue-shows";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import { hasPlaceInCalendars } from "../domain/ics";
import { breadcrumbs, itemList, type Site, siteJsonLd } from "../domain/json-ld";
import { highlightJsonLd, payPerViewJsonLd } from "../domain/json-ld-broadcast";
import { eventJsonLd, showJsonLd } from "../domain/json-ld-event";
import { newsJsonLd, productJsonLd, wrestlerJsonLd } from "../domain/json-ld-things";
import { ogImage } from "../domain/og-image";
import { textsOf } from "../i18n/texts";
import type { PageMeta } from "../ui/shell/page-meta";

/** What the backend gives every loader. */
type Told = { site: { url: string; name: string }; locale: string };
type Head = Pick<PageMeta, "image" | "type" | "calendar" | "jsonLd">;
type Section = "tickets" | "shows" | "wrestlers" | "payPerView" | "shop";

const SECTION_PATHS: Record<Section, string> = {
  tickets: "/tickets",
  shows: "/shows",
  wrestlers: "/wrestlers",
  payPerView: "/pay-per-view",
  shop: "/shop",
};

export async function eventHead(event: Event, definitions: readonly TicketDefinition[], told: Told): Promise<Head> {
  const path = `/events/${event.id}`;
  return {
    ...nightImage(event),
    calendar: hasPlaceInCalendars(event) ? `${path}.ics` : undefined,
    jsonLd: [eventJsonLd(event, definitions, siteOf(told)), await trail(told, "tickets", event.title, path)],
  };
}

/** For pages that are about a night and not the night's own. */
export const nightImage = ({ id, title, revision }: Event): Head => ({
  image: { path: ogImage("event", id, revision), alt: title },
});

/** `nights` ahead with the name on their cards; of them, as many as are soon. */
export async function wrestlerHead(item: WrestlerItem, nights: readonly Event[], told: Told): Promise<Head> {
  const { ringName } = item.data;
  return {
    type: "profile",
    image: { path: ogImage("wrestler", item.id), alt: ringName },
    jsonLd: [
      wrestlerJsonLd(item, nights.slice(0, NIGHTS_TOLD), siteOf(told)),
      await trail(told, "wrestlers", ringName, `/wrestlers/${item.id}`),
    ],
  };
}

export async function payPerViewHead(ppv: PayPerView, told: Told): Promise<Head> {
  return {
    type: "video.other",
    image: { path: ogImage("ppv", ppv.id), alt: ppv.title },
    jsonLd: [
      payPerViewJsonLd(ppv, siteOf(told)),
      await trail(told, "payPerView", ppv.title, `/pay-per-view/event/${ppv.id}`),
    ],
  };
}

export async function productHead(product: Product, told: Told): Promise<Head> {
  return {
    type: "product",
    image: { path: ogImage("product", product.slug), alt: product.name },
    jsonLd: [productJsonLd(product, siteOf(told)), await trail(told, "shop", product.name, `/shop/${product.slug}`)],
  };
}

export async function newsHead(item: MediaItem, told: Told): Promise<Head> {
  const { title, imageAlt } = item.data;
  return {
    type: "article",
    image: { path: ogImage("news", item.id), alt: imageAlt || title },
    jsonLd: [newsJsonLd(item, siteOf(told)), await trail(told, undefined, title, `/news/${item.id}`)],
  };
}

/** A show's own page at `path`, with its next nights. */
export async function showHead(show: Show, nights: readonly Event[], path: string, told: Told): Promise<Head> {
  return {
    image: { path: ogImage("show", show.slug, show.upcoming), alt: show.title },
    jsonLd: [
      showJsonLd(show, nights.slice(0, NIGHTS_TOLD), siteOf(told), path),
      await trail(told, "shows", show.title, path),
    ],
  };
}

type Entry = { name: string; path: string };
/** Which entries of the whole list this page shows. */
type Cut = { from?: number; total?: number };

const listHead = (entries: readonly Entry[], told: Told, cut: Cut = {}): Head => ({
  jsonLd: entries.length > 0 ? [itemList(entries, siteOf(told), cut)] : [],
});

/** Pages that list other pages. */
export const nightsHead = (nights: readonly Event[], told: Told, cut?: Cut): Head =>
  listHead(
    nights.map(({ id, title }) => ({ name: title, path: `/events/${id}` })),
    told,
    cut,
  );
export const rosterHead = (people: readonly WrestlerItem[], told: Told, cut?: Cut): Head =>
  listHead(
    people.map(({ id, data }) => ({ name: data.ringName, path: `/wrestlers/${id}` })),
    told,
    cut,
  );
export const goodsHead = (goods: readonly Product[], told: Told, cut?: Cut): Head =>
  listHead(
    goods.map(({ name, slug }) => ({ name, path: `/shop/${slug}` })),
    told,
    cut,
  );
export const broadcastsHead = (all: readonly PayPerView[], told: Told): Head =>
  listHead(
    all.map(({ id, title }) => ({ name: title, path: `/pay-per-view/event/${id}` })),
    told,
  );

/** The home page: whose site it is, and its main film. `thumbnail` is the path of that one's picture. */
export function homeHead(
  description: string,
  film: { item: HighlightItem; thumbnail: string } | undefined,
  told: Told,
): Head {
  const site = siteOf(told);
  return {
    jsonLd: [
      ...siteJsonLd(site, { description, logo: "/icon-512.png" }),
      ...(film ? [highlightJsonLd(film.item, film.thumbnail, site)] : []),
    ],
  };
}

const NIGHTS_TOLD = 5;

const siteOf = ({ site }: Told): Site => ({ siteUrl: site.url, siteName: site.name });

/** From the home page through a section to this page, by the names that the navigation has for them. */
async function trail(told: Told, section: Section | undefined, name: string, path: string): Promise<object> {
  const t = (await textsOf(told.locale, ["site"])).t.site;
  const steps = [
    { name: t("nav.home"), path: "/home" },
    ...(section ? [{ name: t(`nav.${section}`), path: SECTION_PATHS[section] }] : []),
    { name, path },
  ];
  return breadcrumbs(steps, siteOf(told));
}
