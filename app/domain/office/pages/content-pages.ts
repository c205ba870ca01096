/** The office's pages that edit the site's content. */
import type { OfficePageRow } from "../page-row";

const WRITING = {
  save: "content",
  rows: "content",
  draft: "content",
  publish: "content",
  discard: "content",
  remove: "content",
} as const;

export const contentPages = {
  roster: { path: "roster", file: "content/roster.tsx", right: "content" },
  rosterItem: { path: "roster/:key", file: "content/roster.$key.tsx", right: "content", deeds: WRITING },
  categories: { path: "categories", file: "content/categories.tsx", right: "content" },
  category: { path: "categories/:key", file: "content/categories.$key.tsx", right: "content", deeds: WRITING },
  shows: { path: "shows", file: "content/shows.tsx", right: "content" },
  show: { path: "shows/:key", file: "content/shows.$key.tsx", right: "content", deeds: WRITING },
  venues: { path: "venues", file: "content/venues.tsx", right: "content" },
  venue: { path: "venues/:key", file: "content/venues.$key.tsx", right: "content", deeds: WRITING },
  broadcasts: { path: "pay-per-views", file: "content/pay-per-views.tsx", right: "content" },
  broadcast: { path: "pay-per-views/:key", file: "content/pay-per-views.$key.tsx", right: "content", deeds: WRITING },
  news: { path: "news", file: "content/news.tsx", right: "content" },
  newsItem: { path: "news/:key", file: "content/news.$key.tsx", right: "content", deeds: WRITING },
  shop: { path: "shop", file: "content/shop.tsx", right: "content" },
  product: { path: "shop/:key", file: "content/shop.$key.tsx", right: "content", deeds: WRITING },
  stock: {
    path: "shop/:key/stock",
    file: "content/shop.$key.stock.tsx",
    right: "content",
    deeds: { count: "content" },
  },
  media: {
    path: "media",
    file: "content/media.tsx",
    right: "content",
    deeds: { upload: "content", remove: "content" },
  },
  languages: {
    path: "languages/:section/:key",
    file: "content/languages.$section.$key.tsx",
    right: "content",
    deeds: { save: "content", compared: "content" },
  },
  redirects: {
    path: "redirects",
    file: "content/redirects.tsx",
    right: "content",
    deeds: { put: "content", remove: "content", import: "content" },
  },
} as const satisfies Record<string, OfficePageRow>;
