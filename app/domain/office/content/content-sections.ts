/** The office's content sections: their paths, and the collection that each edits. */

export const CONTENT_SECTIONS = {
  roster: { path: "/office/roster", collection: "wrestlers", site: (key: string) => `/wrestlers/${key}` },
  categories: {
    path: "/office/categories",
    collection: "categories",
    site: (key: string) => `/shows/section/${key}`,
  },
  shows: { path: "/office/shows", collection: "shows", site: undefined },
  venues: { path: "/office/venues", collection: "venues", site: undefined },
  broadcasts: {
    path: "/office/pay-per-views",
    collection: "payPerViews",
    site: (key: string) => `/pay-per-view/event/${key}`,
  },
  news: { path: "/office/news", collection: "media", site: (key: string) => `/news/${key}` },
  shop: { path: "/office/shop", collection: "products", site: (_: string, slug: string) => `/shop/${slug}` },
} as const;
/** Collections with translatable text: the name of each in URLs, and the page that edits an item. */
export const TRANSLATED_SECTIONS = {
  roster: { collection: "wrestlers", item: (key: string) => `/office/roster/${key}` },
  shows: { collection: "shows", item: (key: string) => `/office/shows/${key}` },
  broadcasts: { collection: "payPerViews", item: (key: string) => `/office/pay-per-views/${key}` },
  news: { collection: "media", item: (key: string) => `/office/news/${key}` },
  shop: { collection: "products", item: (key: string) => `/office/shop/${key}` },
  nights: { collection: "events", item: (key: string) => `/office/nights/${key}/words` },
} as const;
export type TranslatedSection = keyof typeof TRANSLATED_SECTIONS;

export const isTranslatedSection = (name: string | undefined): name is TranslatedSection =>
  name !== undefined && Object.hasOwn(TRANSLATED_SECTIONS, name);

export const languagesHref = (section: TranslatedSection, key: string): string => `/office/languages/${section}/${key}`;

/** The pages that edit a collection and one of its items. Undefined if the office has none. */
export function writtenAt(collection: string, key: string): { list: string; item: string } | undefined {
  if (collection === "events") return { list: "/office/nights", item: `/office/nights/${key}` };
  if (collection === "redirects") return { list: "/office/redirects", item: "/office/redirects" };
  const section = Object.values(CONTENT_SECTIONS).find((one) => one.collection === collection);
  return section && { list: section.path, item: `${section.path}/${key}` };
}

export type ContentSection = keyof typeof CONTENT_SECTIONS;
