/** The head of a page: "Title · Name", and what search engines may do with it. */
import type { MetaDescriptor } from "@remix-run/react";

export type PageMeta = {
  title: string;
  description?: string | undefined;
  /** Absolute address. */
  canonical?: string | undefined;
  noindex?: boolean | undefined;
};

/** For a route's `meta`. */
export function pageMeta({ title, description, canonical, noindex }: PageMeta, siteName: string): MetaDescriptor[] {
  const full = `${title} · ${siteName}`;
  return [
    { title: full },
    { property: "og:title", content: full },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(canonical
      ? [
          { tagName: "link", rel: "canonical", href: canonical },
          { property: "og:url", content: canonical },
        ]
      : []),
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
