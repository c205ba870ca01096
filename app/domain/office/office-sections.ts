/** The office's navigation: its sections in their order, and the right that shows each. */
import type { Right } from "./rights";

export const OFFICE_SECTIONS = [
  { id: "today", to: "/office", right: "enter" },
  { id: "nights", to: "/office/nights", right: "nights" },
  { id: "fans", to: "/office/fans", right: "orders" },
  { id: "orders", to: "/office/orders", right: "orders" },
  { id: "letters", to: "/office/letters", right: "orders" },
  { id: "parcels", to: "/office/parcels", right: "orders" },
  { id: "money", to: "/office/money", right: "money" },
  { id: "roster", to: "/office/roster", right: "content" },
  { id: "shows", to: "/office/shows", right: "content" },
  { id: "venues", to: "/office/venues", right: "content" },
  { id: "broadcasts", to: "/office/pay-per-views", right: "content" },
  { id: "news", to: "/office/news", right: "content" },
  { id: "media", to: "/office/media", right: "content" },
  { id: "shop", to: "/office/shop", right: "content" },
  { id: "redirects", to: "/office/redirects", right: "content" },
  { id: "history", to: "/office/history", right: "history" },
  { id: "people", to: "/office/people", right: "people" },
  { id: "tokens", to: "/office/tokens", right: "people" },
  { id: "webhooks", to: "/office/webhooks", right: "people" },
  { id: "health", to: "/office/health", right: "people" },
] as const satisfies readonly { id: string; to: string; right: Right }[];
export type OfficeSection = (typeof OFFICE_SECTIONS)[number]["id"];
