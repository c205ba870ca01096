/** The head of a page: "Title · Name", what search engines may do with it, and what a shared link of it shows. */
import type { MetaDescriptor } from "@remix-run/react";
import { FEEDS } from "../../domain/feeds";
import { OG_HEIGHT, OG_WIDTH, SITE_IMAGE } from "../../domain/og-image";

export type PageMeta = {
  title: string;
  description?: string | undefined;
  /** Absolute address. */
  canonical?: string | undefined;
  noindex?: boolean | undefined;
  /** Path and text of the picture beside a shared link; the site's own where there is none. */
  image?: { path: string; alt: string } | undefined;
  /** What kind of thing the page is, in OpenGraph's words. */
  type?: "website" | "article" | "profile" | "product" | "video.other" | undefined;
  /** Path of the page's own calendar file. */
  calendar?: string | undefined;
  /** The page in schema.org's words: objects of app/domain/json-ld. Remix escapes `<` in them. */
  jsonLd?: readonly object[] | undefined;
};

/** Longer descriptions are cut by whoever shows them, and not between words. */
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
    ...(canonical ? addresses(page, canonical, siteName) : []),
    { name: "robots", content: noindex ? "noindex" : "max-image-preview:large" },
    ...(jsonLd.length > 0 && !noindex
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": jsonLd } as never }]
      : []),
    ...feedLinks(page.calendar, siteName),
  ];
}

/** Whoever shows a shared link needs whole addresses, and the canonical one knows where the site is. */
function addresses({ image, title }: PageMeta, canonical: string, siteName: string): MetaDescriptor[] {
  const { path, alt } = image ?? { path: SITE_IMAGE, alt: siteName };
  return [
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:url", content: canonical },
    { property: "og:image", content: new URL(path, canonical).href },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(OG_WIDTH) },
    { property: "og:image:height", content: String(OG_HEIGHT) },
    { property: "og:image:alt", content: alt || title },
    // Everything else a card of Twitter's takes from OpenGraph.
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
