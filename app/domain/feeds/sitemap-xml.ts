/** Sitemaps (sitemaps.org): one file, or an index of several when the site has outgrown one. */

/** `path` of a page by its canonical address; `modified` an ISO instant. */
export type SitemapEntry = { path: string; modified?: string | undefined };

/** A file may hold 50,000; smaller ones are written and read in less time. */
export const ENTRIES_A_FILE = 10_000;

/** Pages that are always there. What belongs to a visitor, and aliases, are no entries. */
export const STANDING_PAGES: readonly SitemapEntry[] = [
  "/",
  "/home",
  "/shows",
  "/tickets",
  "/wrestlers",
  "/pay-per-view",
  "/premium",
  "/shop",
  "/billing-assistance",
  "/privacypolicy",
].map((path) => ({ path }));

/** How many files `count` entries need, at least one. */
export const sitemapFiles = (count: number): number => Math.max(1, Math.ceil(count / ENTRIES_A_FILE));

export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, modified }) =>
      `<url><loc>${esc(`${siteUrl}${path}`)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`,
  );
  return `${DECLARATION}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** `path` is the index's own; each file is asked for by its number, from 1. */
export function sitemapIndex(files: number, path: string, siteUrl: string): string {
  const all = Array.from(
    { length: files },
    (_, i) => `<sitemap><loc>${esc(`${siteUrl}${path}?file=${i + 1}`)}</loc></sitemap>`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${all.join("\n")}\n</sitemapindex>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const esc = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
