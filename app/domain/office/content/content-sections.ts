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
export type ContentSection = keyof typeof CONTENT_SECTIONS;
