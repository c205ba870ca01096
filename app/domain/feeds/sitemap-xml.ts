/** Sitemaps (sitemaps.org): a single file, or an index of several once the site is too large for one. */
import { printable } from "../format/printable";

/** `path` is canonical; `modified` is an ISO instant. */
export type SitemapEntry = { path: string; modified?: string | undefined };

/** The protocol allows 50,000, but smaller files are faster to write and read. */
export const ENTRIES_A_FILE = 10_000;

/** Pages that always exist. Personal pages and aliases are left out. */
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
  "/accessibility",
].map((path) => ({ path }));

/** Number of files needed for `count` entries, at least one. */
export const sitemapFiles = (count: number): number => Math.max(1, Math.ceil(count / ENTRIES_A_FILE));

export function sitemap(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(
    ({ path, modified }) =>
      `<url><loc>${esc(`${siteUrl}${path}`)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ""}</url>`,
  );
  return `${DECLARATION}<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** `path` is the path of the index, which may have a query. Files have the same with a number from 1 as `file`. */
export function sitemapIndex(files: number, path: string, siteUrl: string): string {
  const file = `${path}${path.includes("?") ? "&" : "?"}file=`;
  const all = Array.from(
    { length: files },
    (_, i) => `<sitemap><loc>${esc(`${siteUrl}${file}${i + 1}`)}</loc></sitemap>`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${all.join("\n")}\n</sitemapindex>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const esc = (text: string): string => printable(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
