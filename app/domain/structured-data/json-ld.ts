/**
 * What every page can say of itself in schema.org's words. The vocabulary's own types check each object; Remix writes
 * them into the head and escapes `<`, so that a name such as `</script>` stays text.
 */
import type { BreadcrumbList, ItemList, Organization, WebSite } from "schema-dts";

/** `siteUrl` without a slash at its end. */
export type Site = { siteUrl: string; siteName: string };

/** The promotion; `@id` lets everything else on the site name it without saying it again. */
export const promoter = ({ siteUrl, siteName }: Site) =>
  ({
    "@type": "Organization",
    "@id": `${siteUrl}/#promoter`,
    name: siteName,
    url: `${siteUrl}/home`,
  }) satisfies Organization;

/** For the home page: whose site this is. `logo` is a path. */
export function siteJsonLd(site: Site, { description, logo }: { description: string; logo: string }): object[] {
  return [
    { ...promoter(site), description, logo: `${site.siteUrl}${logo}` } satisfies Organization,
    {
      "@type": "WebSite",
      name: site.siteName,
      url: `${site.siteUrl}/home`,
      publisher: { "@id": `${site.siteUrl}/#promoter` },
    } satisfies WebSite,
  ];
}

/** The way to a page from the home page on; each step's name as the page shows it, and its path. */
export function breadcrumbs(steps: readonly { name: string; path: string }[], { siteUrl }: Site) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, i) => ({
      "@type": "ListItem" as const,
      position: i + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  } satisfies BreadcrumbList;
}

/** A list whose entries have pages of their own, in the order of the page; `from` counts the entries before it. */
export function itemList(
  entries: readonly { name: string; path: string }[],
  { siteUrl }: Site,
  { from = 0, total }: { from?: number; total?: number } = {},
) {
  return {
    "@type": "ItemList",
    numberOfItems: total ?? entries.length,
    itemListElement: entries.map(({ name, path }, i) => ({
      "@type": "ListItem" as const,
      position: from + i + 1,
      name,
      url: `${siteUrl}${path}`,
    })),
  } satisfies ItemList;
}
