/** The head of a page: "Title · Name", robots directives, and tags for previews of shared links. */
import type { MetaDescriptor } from "@remix-run/react";
import { FEEDS } from "../../domain/feeds/feed-links";
import { OG_HEIGHT, OG_WIDTH, SITE_IMAGE } from "../../domain/structured-data/og-image";

export type PageMeta = {
  title: string;
  description?: string | undefined;
  /** Absolute URL without a language. The root adds the link, and those of the other languages (page-addresses.tsx). */
  canonical?: string | undefined;
  noindex?: boolean | undefined;
  /** Path and alternative text of the preview picture; the site's picture by default. */
  image?: { path: string; alt: string } | undefined;
  /** The OpenGraph type of the page. */
  type?: "website" | "article" | "profile" | "product" | "video.other" | undefined;
  /** Path of the page's calendar file. */
  calendar?: string | undefined;
  /** The page as JSON-LD: objects from app/domain/structured-data. Remix escapes `<` in them. */
  jsonLd?: readonly object[] | undefined;
};

/** Search engines and social networks cut off longer descriptions, even within words. */
const DESCRIPTION_LENGTH = 200;

/** For a route's `meta`. */
export function pageMeta(page: PageMeta, siteName: string): MetaDescriptor[] {
  const { title, canonical, noindex, jsonLd = [] } = page;
  const full = `${title} · ${siteName}`;
  const description = page.description && shortened(page.description);
  return [
    { title: full },
    { property: "og:title", content: full },
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: page.type ?? "website" },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(canonical ? pictures(page, canonical, siteName) : []),
    { name: "robots", content: noindex ? "noindex" : "max-image-preview:large" },
    ...(jsonLd.length > 0 && !noindex
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": jsonLd } as never }]
      : []),
    ...feedLinks(page.calendar, siteName),
  ];
}

/** Reloads the page without scripts: `content` is "seconds;url=?query", or empty for no reload. */
export const refreshMeta = (content: string | false | undefined): MetaDescriptor[] =>
  content ? [{ httpEquiv: "refresh", content }] : [];

/** Previews need absolute URLs; the canonical URL supplies the origin. */
function pictures({ image, title }: PageMeta, canonical: string, siteName: string): MetaDescriptor[] {
  const { path, alt } = image ?? { path: SITE_IMAGE, alt: siteName };
  return [
    { property: "og:image", content: new URL(path, canonical).href },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(OG_WIDTH) },
    { property: "og:image:height", content: String(OG_HEIGHT) },
    { property: "og:image:alt", content: alt || title },
    // Twitter takes everything else from OpenGraph.
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function feedLinks(calendar: string | undefined, siteName: string): MetaDescriptor[] {
  const link = { tagName: "link" as const, rel: "alternate" };
  return [
    ...FEEDS.map(({ path, type, title }) => ({ ...link, type, href: path, title: `${title} · ${siteName}` })),
    ...(calendar ? [{ ...link, type: "text/calendar", href: calendar }] : []),
  ];
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > 0 ? space : undefined).replace(/[\s,;:.–-]+$/, "")}…`;
}
