/** What was asked of the shop, read from the address; whatever makes no sense there is left out, never refused. */

export const GOODS_AT_FIRST = 12;
/** The most of one page: the catalogue gives no more in one answer. */
export const MOST_GOODS = 96;
const LONGEST_CATEGORY = 40;
const LONGEST_TEXT = 80;

export type ShopFilters = { category: string; text: string; from: number; rows: number };

export function shopFilters(query: URLSearchParams): ShopFilters {
  const said = (key: string, longest: number) => (query.get(key) ?? "").trim().slice(0, longest);
  return {
    category: said("category", LONGEST_CATEGORY),
    text: said("text", LONGEST_TEXT),
    from: whole(query.get("from"), 0, 100_000, 0),
    rows: whole(query.get("rows"), 1, MOST_GOODS, GOODS_AT_FIRST),
  };
}

/** The query of these filters, without what is as it is at first: "" or "?category=…". */
export function shopQuery({ category, text, from, rows }: Partial<ShopFilters>): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (text) query.set("text", text);
  if (from) query.set("from", String(from));
  if (rows && rows !== GOODS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

/** Where the rest is: more of this page while it can hold them, then the next page. */
export function moreGoods(filters: ShopFilters, total: number): ShopFilters | undefined {
  const shown = filters.from + filters.rows;
  if (shown >= total) return undefined;
  if (filters.rows < MOST_GOODS) return { ...filters, rows: Math.min(MOST_GOODS, filters.rows + GOODS_AT_FIRST) };
  return { ...filters, from: shown, rows: GOODS_AT_FIRST };
}

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (!text || !/^\d{1,6}$/.test(text)) return otherwise;
  return Math.min(most, Math.max(least, Number(text)));
}
