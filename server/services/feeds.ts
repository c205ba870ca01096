/**
 * The site's feeds, calendars and sitemap, each generated at most once every 30 seconds. They contain nothing about the
 * visitor.
 */
import { TOUR_CALENDAR } from "../../app/domain/feeds/feed-links";
import { calendar, hasPlaceInCalendars, saleCalendar } from "../../app/domain/feeds/icalendar";
import { newsRss, tourRss } from "../../app/domain/feeds/rss-xml";
import {
  ENTRIES_A_FILE,
  type SitemapEntry,
  STANDING_PAGES,
  sitemap,
  sitemapFiles,
  sitemapIndex,
} from "../../app/domain/feeds/sitemap-xml";
import { FALLBACK_LANGUAGE, LANGUAGES } from "../../app/domain/languages";
import { nextSaleStart } from "../../app/domain/shows/price-rows";
import { RESIDENCY } from "../../app/domain/shows/residency-view";
import { inLanguage } from "../../app/domain/urls/language-address";
import type { Clock } from "../process/clock";
import type { Catalogue } from "./catalogue";
import { snapshot } from "./catalogue/snapshot";

type FeedCatalogue = Pick<
  Catalogue,
  | "events"
  | "event"
  | "definitionsToShow"
  | "nightsChanged"
  | "show"
  | "categories"
  | "wrestlers"
  | "payPerViews"
  | "products"
  | "mediaFeed"
>;

const NEWS_TOLD = 30;
/** A calendar with more nights than this is slow to open on a phone. */
const MOST_NIGHTS = 300;
const SITEMAP = "/sitemap.xml";
/** More than any list of the site has, except for nights, which are listed separately. */
const ALL = { limit: 10_000, offset: 0 };

export function feeds({
  catalogue,
  clock,
  siteUrl,
  siteName,
}: {
  catalogue: FeedCatalogue;
  clock: Clock;
  siteUrl: string;
  siteName: string;
}) {
  const site = { siteUrl, siteName };
  const written = (write: () => Promise<string>) => {
    const file = snapshot(clock, async (readAt) => ({ readAt, text: await write() }));
    return async () => (await file()).text;
  };
  const coming = async () => (await catalogue.events({ limit: MOST_NIGHTS, offset: 0, past: "false" })).events;
  const pages = snapshot(clock, async (readAt) => ({ readAt, entries: await entries(catalogue) }));

  return {
    news: written(async () => newsRss((await catalogue.mediaFeed({ limit: NEWS_TOLD, offset: 0 })).dataItems, site)),
    tourDates: written(async () => tourRss(await coming(), site)),
    tourCalendar: written(async () =>
      calendar(await coming(), { name: `${siteName}: ${TOUR_CALENDAR.title}`, path: TOUR_CALENDAR.path }, site),
    ),

    /** The calendar file of one night; undefined if the night is not shown or has no date yet. */
    async calendarOf(eventId: string): Promise<string | undefined> {
      const night = await catalogue.event(eventId);
      if (!night || !hasPlaceInCalendars(night)) return undefined;
      return calendar([night], { name: `${night.title} · ${siteName}`, path: `/events/${night.id}.ics` }, site);
    },

    /** The calendar file of the opening of a night's sale; undefined if none is scheduled, or the night is off. */
    async saleCalendarOf(eventId: string): Promise<string | undefined> {
      const [night, definitions = []] = await Promise.all([
        catalogue.event(eventId),
        catalogue.definitionsToShow(eventId),
      ]);
      const opens = nextSaleStart(definitions);
      if (!night || !opens || night.status === "CANCELED" || night.scheduling.config.scheduleTbd) return undefined;
      const now = clock.now();
      const begun = definitions.map(({ salePeriod }) => new Date(salePeriod.startDate)).filter((at) => at <= now);
      return saleCalendar(night, { opens, begun }, site);
    },

    /**
     * The whole sitemap of a language, the index of its files, or one file by number; undefined if there is no such
     * file or language. The pages themselves name their other languages: here that would multiply every entry by 18.
     */
    async sitemap(file?: number, language: string = FALLBACK_LANGUAGE): Promise<string | undefined> {
      if (!LANGUAGES.includes(language)) return undefined;
      const all = (await pages()).entries.map((entry) => ({ ...entry, path: inLanguage(entry.path, language) }));
      const files = sitemapFiles(all.length);
      if (file === undefined)
        return files === 1 ? sitemap(all, siteUrl) : sitemapIndex(files, sitemapOf(language), siteUrl);
      if (!(Number.isInteger(file) && file >= 1 && file <= files)) return undefined;
      return sitemap(all.slice((file - 1) * ENTRIES_A_FILE, file * ENTRIES_A_FILE), siteUrl);
    },

    /** What robots may fetch. Pages behind a sign-in are of no use to them, and overlays repeat the page below. */
    robots: () =>
      [
        "User-agent: *",
        ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
        ...CLOSED_PAGES.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
        "",
        ...LANGUAGES.map((language) => `Sitemap: ${siteUrl}${sitemapOf(language)}`),
        "",
      ].join("\n"),
  };
}

const CLOSED_TO_ROBOTS = ["/auth/", "/*/auth/", "/api/", "/oauth/", "/language", "/consent"];
/** These also exist in every language. */
const CLOSED_PAGES = ["/tickets/print", "/tickets/details", "/tickets/wallet", "/profile"];

const sitemapOf = (language: string) => (language === FALLBACK_LANGUAGE ? SITEMAP : `${SITEMAP}?language=${language}`);

/** Every page with its own address, by its canonical address. */
async function entries(catalogue: FeedCatalogue): Promise<SitemapEntry[]> {
  const [residency, sections, nights, roster, broadcasts, goods, news] = await Promise.all([
    catalogue.show(RESIDENCY),
    catalogue.categories(ALL),
    catalogue.nightsChanged(),
    catalogue.wrestlers({ ...ALL, champions: "false" }),
    catalogue.payPerViews(),
    catalogue.products(ALL),
    catalogue.mediaFeed(ALL),
  ]);
  return [
    ...STANDING_PAGES,
    ...(residency ? [{ path: `/shows/${RESIDENCY}` }] : []),
    ...sections.dataItems.map(({ id }) => ({ path: `/shows/section/${id}` })),
    ...nights.map(({ id, modified }) => ({ path: `/events/${id}`, modified })),
    ...roster.dataItems.map(({ id }) => ({ path: `/wrestlers/${id}` })),
    ...broadcasts.map(({ id }) => ({ path: `/pay-per-view/event/${id}` })),
    ...goods.products.map(({ slug }) => ({ path: `/shop/${slug}` })),
    ...news.dataItems.map(({ id, data }) => ({ path: `/news/${id}`, modified: data.publishedAt })),
  ];
}
