/** Filters of the shop, read from the URL. Invalid values are ignored rather than rejected. */
import { listPage, moreRows } from "../urls/list-paging";

export const GOODS_AT_FIRST = 12;
/** The most products on one page, because the catalogue returns no more in one response. */
const MOST_GOODS = 96;
const PAGE_SIZE = { initial: GOODS_AT_FIRST, most: MOST_GOODS };
const LONGEST_CATEGORY = 40;
const LONGEST_TEXT = 80;

export type ShopFilters = { category: string; text: string; from: number; rows: number };

export function shopFilters(query: URLSearchParams): ShopFilters {
  const trimmed = (key: string, longest: number) => (query.get(key) ?? "").trim().slice(0, longest);
  return {
    category: trimmed("category", LONGEST_CATEGORY),
    text: trimmed("text", LONGEST_TEXT),
    ...listPage(query, PAGE_SIZE),
  };
}

/** The query string for these filters, leaving out default values: "" or "?category=…". */
export function shopQuery({ category, text, from, rows }: Partial<ShopFilters>): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (text) query.set("text", text);
  if (from) query.set("from", String(from));
  if (rows && rows !== GOODS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

export const moreGoods = (filters: ShopFilters, total: number): ShopFilters | undefined =>
  moreRows(filters, total, PAGE_SIZE);
