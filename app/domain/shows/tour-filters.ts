/** What a fan asked of the tour dates, read from the address; whatever makes no sense there is left out, never refused. */
import { isGuid } from "../urls/guid";

export const ROWS_AT_FIRST = 20;
/** The most rows of one page: the catalogue gives no more in one answer. */
export const MOST_ROWS = 100;
/** The value of `when` that asks for the archive. */
export const PAST = "past";
const LONGEST_CITY = 60;
const LONGEST_TEXT = 80;

export type TourFilters = {
  city: string;
  month: string;
  text: string;
  /** Id of a section, or nothing. */
  category: string;
  /** Nights that are over, the latest first, in place of those to come. */
  past: boolean;
  from: number;
  rows: number;
};

export function tourFilters(query: URLSearchParams): TourFilters {
  const month = query.get("month") ?? "";
  const category = query.get("category") ?? "";
  return {
    city: (query.get("city") ?? "").trim().slice(0, LONGEST_CITY),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : "",
    text: (query.get("text") ?? "").trim().slice(0, LONGEST_TEXT),
    category: isGuid(category) ? category.toLowerCase() : "",
    past: query.get("when") === PAST,
    from: whole(query.get("from"), 0, 100_000, 0),
    rows: whole(query.get("rows"), 1, MOST_ROWS, ROWS_AT_FIRST),
  };
}

/** The query of these filters, without what is as it is at first: "" or "?city=…". */
export function tourQuery(filters: Partial<TourFilters>): string {
  const { city, month, text, category, past, from, rows } = filters;
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (month) query.set("month", month);
  if (text) query.set("text", text);
  if (category) query.set("category", category);
  if (past) query.set("when", PAST);
  if (from) query.set("from", String(from));
  if (rows && rows !== ROWS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

/** The same, as the catalogue is asked. */
export function eventsQuery({ city, month, text, category, past, from, rows }: Partial<TourFilters>) {
  return {
    limit: rows ?? ROWS_AT_FIRST,
    offset: from ?? 0,
    past: past ? ("only" as const) : ("false" as const),
    city: city || undefined,
    month: month || undefined,
    text: text || undefined,
    category: category || undefined,
  };
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
