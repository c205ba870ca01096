/** The office's sections of content: where they are, and which collection each writes. */

export const CONTENT_SECTIONS = {
  roster: { path: "/office/roster", collection: "wrestlers", site: (key: string) => `/wrestlers/${key}` },
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
/** Where an item of a collection is written. Undefined if no page of the office does. */
export function writtenAt(collection: string, key: string): { list: string; item: string } | undefined {
  if (collection === "events") return { list: "/office/nights", item: `/office/nights/${key}` };
  if (collection === "redirects") return { list: "/office/redirects", item: "/office/redirects" };
  const section = Object.values(CONTENT_SECTIONS).find((one) => one.collection === collection);
  return section && { list: section.path, item: `${section.path}/${key}` };
}

export type ContentSection = keyof typeof CONTENT_SECTIONS;
