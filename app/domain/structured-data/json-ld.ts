/**
 * Structured data (JSON-LD, schema.org) that any page can use. The types of schema-dts check each object. Remix writes
 * the objects into the head and escapes `<`, so that a name such as `</script>` stays text.
 */
import type { BreadcrumbList, ItemList, Organization, SearchAction, WebSite } from "schema-dts";
import { FALLBACK_LANGUAGE } from "../languages";
import { SEARCH_PATH } from "../search/search-path";
import { inLanguage } from "../urls/language-address";

/**
 * `siteUrl` has no trailing slash. `language` is the page's: URLs lead to pages in it, but a thing's `@id` is the same
 * in every language.
 */
export type SiteIdentity = { siteUrl: string; siteName: string; language?: string };

/** The URL of one of our pages, in the language of the current page. */
export const pageUrl = ({ siteUrl, language = FALLBACK_LANGUAGE }: SiteIdentity, path: string): string =>
  siteUrl + inLanguage(path, language);

/** The promotion. Other objects refer to it by its `@id`. */
export const promoter = ({ siteUrl, siteName }: SiteIdentity) =>
  ({
    "@type": "Organization",
    "@id": `${siteUrl}/#promoter`,
    name: siteName,
    url: `${siteUrl}/home`,
  }) satisfies Organization;

/** The organization and the website, for the home page. `logo` is a path. */
export function siteJsonLd(site: SiteIdentity, { description, logo }: { description: string; logo: string }): object[] {
  return [
    { ...promoter(site), description, logo: `${site.siteUrl}${logo}` } satisfies Organization,
    {
      "@type": "WebSite",
      name: site.siteName,
      url: pageUrl(site, "/home"),
      inLanguage: site.language,
      publisher: { "@id": `${site.siteUrl}/#promoter` },
      potentialAction: searchAction(site),
    } satisfies WebSite,
  ];
}

/** `query-input` is Google's own property, which schema-dts doesn't know. */
function searchAction(site: SiteIdentity): SearchAction {
  const target = {
    "@type": "EntryPoint",
    urlTemplate: `${pageUrl(site, SEARCH_PATH)}?text={search_term_string}`,
  } as const;
  const action = { "@type": "SearchAction", target } satisfies SearchAction;
  return Object.assign(action, { "query-input": "required name=search_term_string" });
}

/** Breadcrumbs from the home page to the current one, with the names that the page shows. */
export function breadcrumbs(steps: readonly { name: string; path: string }[], site: SiteIdentity) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem" as const,
      position: i + 1,
      name,
      item: pageUrl(site, path),
    })),
  } satisfies BreadcrumbList;
}

/** A list of links in page order. `from` is the number of entries on previous pages. */
export function itemList(
  entries: readonly { name: string; path: string }[],
  site: SiteIdentity,
  { from = 0, total }: { from?: number; total?: number } = {},
) {
  return {
    "@type": "ItemList",
    numberOfItems: total ?? entries.length,
    itemListElement: entries.map(({ name, path }, i) => ({
      "@type": "ListItem" as const,
      position: from + i + 1,
      name,
      url: pageUrl(site, path),
    })),
  } satisfies ItemList;
}
