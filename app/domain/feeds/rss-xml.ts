/** News and tour dates as RSS 2.0. */
import { Feed } from "feed";
import type { MediaItem } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";
import { CONTENT_LANGUAGE } from "../format/content-language";
import { printable } from "../format/printable";
import { zonedDates } from "../format/zoned-dates";
import type { SiteIdentity } from "../structured-data/json-ld";
import { ogImage } from "../structured-data/og-image";
import { type FeedLink, NEWS_FEED, TOUR_FEED } from "./feed-links";

const LOCALE = "en-US";

/** `items` must be newest first. */
export function newsRss(items: readonly MediaItem[], site: SiteIdentity): string {
  const latest = items[0]?.data.publishedAt;
  const feed = channel(NEWS_FEED, `${site.siteUrl}/home`, `What’s new at ${site.siteName}.`, latest, site);
  for (const { data } of items) {
    feed.addItem({
      title: text(data.title),
      link: `${site.siteUrl}/news/${data._id}`,
      id: `urn:uuid:${data._id}`,
      date: new Date(data.publishedAt),
      description: html(data.excerpt),
      content: data.body
        .split(/\n{2,}/)
        .map(paragraph)
        .join(""),
      category: [data.type, ...data.tags].map((name) => ({ name })),
    });
  }
  return toXml(feed, latest);
}

/** `nights` may be in any order; the feed is sorted by last change. */
export function tourRss(nights: readonly CatalogueEvent[], site: SiteIdentity): string {
  const sorted = [...nights].sort((a, b) => b.modified.localeCompare(a.modified));
  const about = `Every upcoming ${site.siteName} show.`;
  const feed = channel(TOUR_FEED, `${site.siteUrl}/tickets`, about, sorted[0]?.modified, site);
  for (const night of sorted) {
    feed.addItem({
      title: text([stateOf(night), night.title, whenAndWhere(night)].filter(Boolean).join(" · ")),
      link: `${site.siteUrl}/events/${night.id}`,
      // The revision is part of the id, so that readers show a changed night again.
      id: `urn:uuid:${night.id}#${night.revision}`,
      date: new Date(night.modified),
      description: html(night.description),
    });
  }
  return toXml(feed, sorted[0]?.modified);
}

/** The library always writes a last build date, which an empty feed doesn't have. */
function toXml(feed: Feed, updated: string | undefined): string {
  const xml = feed.rss2();
  return updated ? xml : xml.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, "");
}

function channel(
  { path, title }: FeedLink,
  link: string,
  description: string,
  updated: string | undefined,
  site: SiteIdentity,
): Feed {
  return new Feed({
    title: text(`${title} · ${site.siteName}`),
    description: text(description),
    link,
    feed: `${site.siteUrl}${path}`,
    language: CONTENT_LANGUAGE,
    // Without this the library writes the current time, and every response would differ.
    updated: new Date(updated ?? 0),
    generator: false,
    ttl: 60,
    image: `${site.siteUrl}${ogImage("site", "ringside")}`,
  });
}

function stateOf({ status, postponed, scheduling: { config } }: CatalogueEvent): string {
  if (status === "CANCELED") return "Canceled";
  if (config.scheduleTbd) return postponed ? "Postponed" : "Date TBA";
  return postponed ? "New date" : "";
}

function whenAndWhere({ scheduling: { config }, location }: CatalogueEvent): string {
  const place = [location.name, location.city].filter(Boolean).join(", ");
  if (config.scheduleTbd) return place;
  const { short, time, zone } = zonedDates(new Date(config.startDate), config.timeZoneId, LOCALE);
  return `${short}, ${time} ${zone} · ${place}`;
}

/** Feed readers parse descriptions as HTML, so text is escaped for HTML here and for XML by the library. */
const html = (words: string): string => text(words).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const paragraph = (words: string): string => `<p>${html(words)}</p>`;

/** Removes characters that XML can't contain. Also breaks up `]]>`, because the library mishandles a second one. */
function text(words: string): string {
  return printable(words).replaceAll("]]>", "]] >");
}
