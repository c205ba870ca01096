/**
 * What a page's head tells search engines and link previews in addition to its title: picture, calendar, and JSON-LD.
 */
import type {
  HighlightItem,
  MediaItem,
  Product,
  TicketDefinition,
  WrestlerItem,
} from "../../server/product-api/contract";
import type { CatalogueEvent } from "../../server/services/catalogue/catalogue-event";
import type { Show } from "../../server/services/catalogue/catalogue-shows";
import type { PayPerView } from "../../server/services/catalogue/pay-per-view";
import { hasPlaceInCalendars } from "../domain/feeds/icalendar";
import { breadcrumbs, itemList, type SiteIdentity, siteJsonLd } from "../domain/structured-data/json-ld";
import { highlightJsonLd, payPerViewJsonLd } from "../domain/structured-data/json-ld-broadcast";
import { newsJsonLd } from "../domain/structured-data/json-ld-news";
import { eventJsonLd, showJsonLd } from "../domain/structured-data/json-ld-night";
import { productJsonLd } from "../domain/structured-data/json-ld-product";
import { wrestlerJsonLd } from "../domain/structured-data/json-ld-wrestler";
import { ogImage, photoVersion } from "../domain/structured-data/og-image";
import { textsOf } from "../i18n/texts";
import type { PageMeta } from "../ui/document/page-meta";
import { overlayIn } from "../ui/overlay/overlay-path";

/** The part of the backend that the heads need. */
type HeadContext = { site: { url: string; name: string }; locale: string };
type HeadTags = Pick<PageMeta, "image" | "type" | "calendar" | "jsonLd">;
type Section = "tickets" | "shows" | "wrestlers" | "payPerView" | "shop";

const SECTION_PATHS: Record<Section, string> = {
  tickets: "/tickets",
  shows: "/shows",
  wrestlers: "/wrestlers",
  payPerView: "/pay-per-view",
  shop: "/shop",
};

/** Search engines don't index pages with an open overlay, so JSON-LD would be useless there. */
export const headAt = ({ url }: Request, head: HeadTags): HeadTags =>
  overlayIn(new URL(url).pathname) === "" ? head : { ...head, jsonLd: undefined };

export async function eventHead(
  event: CatalogueEvent,
  definitions: readonly TicketDefinition[],
  context: HeadContext,
): Promise<HeadTags> {
  const path = `/events/${event.id}`;
  return {
    ...nightImage(event),
    calendar: hasPlaceInCalendars(event) ? `${path}.ics` : undefined,
    jsonLd: [
      eventJsonLd(event, definitions, siteOf(context)),
      await breadcrumbTrail(context, "tickets", event.title, path),
    ],
  };
}

/** For pages that are about a night but aren't its own page. */
export const nightImage = ({ id, title, revision }: CatalogueEvent): HeadTags => ({
  image: { path: ogImage("event", id, revision), alt: title },
});

/** `nights` are the wrestler's upcoming nights; the JSON-LD contains the first few. */
export async function wrestlerHead(
  item: WrestlerItem,
  nights: readonly CatalogueEvent[],
  context: HeadContext,
): Promise<HeadTags> {
  const { ringName } = item.data;
  return {
    type: "profile",
    image: { path: ogImage("wrestler", item.id, photoVersion(item.data.portrait)), alt: ringName },
    jsonLd: [
      wrestlerJsonLd(item, nights.slice(0, NIGHTS_LISTED), siteOf(context)),
      await breadcrumbTrail(context, "wrestlers", ringName, `/wrestlers/${item.id}`),
    ],
  };
}

export async function payPerViewHead(ppv: PayPerView, context: HeadContext): Promise<HeadTags> {
  return {
    type: "video.other",
    image: { path: ogImage("ppv", ppv.id, photoVersion(ppv.poster)), alt: ppv.title },
    jsonLd: [
      payPerViewJsonLd(ppv, siteOf(context)),
      await breadcrumbTrail(context, "payPerView", ppv.title, `/pay-per-view/event/${ppv.id}`),
    ],
  };
}

export async function productHead(product: Product, context: HeadContext): Promise<HeadTags> {
  return {
    type: "product",
    image: { path: ogImage("product", product.slug, photoVersion(product.art)), alt: product.name },
    jsonLd: [
      productJsonLd(product, siteOf(context)),
      await breadcrumbTrail(context, "shop", product.name, `/shop/${product.slug}`),
    ],
  };
}

export async function newsHead(item: MediaItem, context: HeadContext): Promise<HeadTags> {
  const { title, imageAlt } = item.data;
  return {
    type: "article",
    image: { path: ogImage("news", item.id, photoVersion(item.data.image ?? {})), alt: imageAlt || title },
    jsonLd: [newsJsonLd(item, siteOf(context)), await breadcrumbTrail(context, undefined, title, `/news/${item.id}`)],
  };
}

/** The page of a show at `path`, with its next nights. */
export async function showHead(
  show: Show,
  nights: readonly CatalogueEvent[],
  path: string,
  context: HeadContext,
): Promise<HeadTags> {
  return {
    image: { path: ogImage("show", show.slug, photoVersion(show.art, show.upcoming)), alt: show.title },
    jsonLd: [
      showJsonLd(show, nights.slice(0, NIGHTS_LISTED), siteOf(context), path),
      await breadcrumbTrail(context, "shows", show.title, path),
    ],
  };
}

type Entry = { name: string; path: string };
/** The position of this page's entries in the full list. */
type ListRange = { from?: number; total?: number };

const listHead = (entries: readonly Entry[], context: HeadContext, cut: ListRange = {}): HeadTags => ({
  jsonLd: entries.length > 0 ? [itemList(entries, siteOf(context), cut)] : [],
});

/** Heads of list pages. */
export const nightsHead = (nights: readonly CatalogueEvent[], context: HeadContext, cut?: ListRange): HeadTags =>
  listHead(
    nights.map(({ id, title }) => ({ name: title, path: `/events/${id}` })),
    context,
    cut,
  );
export const rosterHead = (people: readonly WrestlerItem[], context: HeadContext, cut?: ListRange): HeadTags =>
  listHead(
    people.map(({ id, data }) => ({ name: data.ringName, path: `/wrestlers/${id}` })),
    context,
    cut,
  );
export const goodsHead = (goods: readonly Product[], context: HeadContext, cut?: ListRange): HeadTags =>
  listHead(
    goods.map(({ name, slug }) => ({ name, path: `/shop/${slug}` })),
    context,
    cut,
  );
export const broadcastsHead = (all: readonly PayPerView[], context: HeadContext): HeadTags =>
  listHead(
    all.map(({ id, title }) => ({ name: title, path: `/pay-per-view/event/${id}` })),
    context,
  );

/** The home page: the site's owner and the main film. `thumbnail` is the path of the film's picture. */
export function homeHead(
  description: string,
  film: { item: HighlightItem; thumbnail: string } | undefined,
  context: HeadContext,
): HeadTags {
  const site = siteOf(context);
  return {
    jsonLd: [
      ...siteJsonLd(site, { description, logo: "/icon-512.png" }),
      ...(film ? [highlightJsonLd(film.item, film.thumbnail, site)] : []),
    ],
  };
}

const NIGHTS_LISTED = 5;

const siteOf = ({ site, locale }: HeadContext): SiteIdentity => ({
  siteUrl: site.url,
  siteName: site.name,
  language: locale,
});

/** Breadcrumbs from the home page through a section to this page, with the names that the navigation uses. */
async function breadcrumbTrail(
  context: HeadContext,
  section: Section | undefined,
  name: string,
  path: string,
): Promise<object> {
  const t = (await textsOf(context.locale, ["site"])).t.site;
  const steps = [
    { name: t("nav.home"), path: "/home" },
    ...(section ? [{ name: t(`nav.${section}`), path: SECTION_PATHS[section] }] : []),
    { name, path },
  ];
  return breadcrumbs(steps, siteOf(context));
}
