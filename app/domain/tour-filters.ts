/** What a fan asked of the tour dates, read from the address; whatever makes no sense there is left out, never refused. */

export const ROWS_AT_FIRST = 20;
/** The most rows of one page: the catalogue gives no more in one answer. */
export const MOST_ROWS = 100;
const LONGEST_CITY = 60;
const LONGEST_TEXT = 80;

export type TourFilters = { city: string; month: string; text: string; from: number; rows: number };

export function tourFilters(query: URLSearchParams): TourFilters {
  const month = query.get("month") ?? "";
  return {
    city: (query.get("city") ?? "").trim().slice(0, LONGEST_CITY),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : "",
    text: (query.get("text") ?? "").trim().slice(0, LONGEST_TEXT),
    from: whole(query.get("from"), 0, 100_000, 0),
    rows: whole(query.get("rows"), 1, MOST_ROWS, ROWS_AT_FIRST),
  };
}

/** The query of these filters, without what is as it is at first: "" or "?city=…". */
export function tourQuery(filters: Partial<TourFilters>): string {
  const { city, month, text, from, rows } = filters;
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (month) query.set("month", month);
  if (text) query.set("text", text);
  if (from) query.set("from", String(from));
  if (rows && rows !== ROWS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

/** Where the rest of the list is: more rows of this page while it can hold them, then the next page. */
export function moreOf(filters: TourFilters, total: number): TourFilters | undefined {
  const shown = filters.from + filters.rows;
  if (shown >= total) return undefined;
  if (filters.rows < MOST_ROWS) return { ...filters, rows: Math.min(MOST_ROWS, filters.rows + ROWS_AT_FIRST) };
  return { ...filters, from: shown, rows: ROWS_AT_FIRST };
}

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (!text || !/^\d{1,6}$/.test(text)) return otherwise;
  return Math.min(most, Math.max(least, Number(text)));
}
