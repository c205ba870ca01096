/** Filters of the tour dates, read from the URL. Invalid values are ignored rather than rejected. */
import { isGuid } from "../urls/guid";
import { listPage, moreRows } from "../urls/list-paging";

export const ROWS_AT_FIRST = 20;
/** The most rows on one page, because the catalogue returns no more in one response. */
export const MOST_ROWS = 100;
const PAGE_SIZE = { initial: ROWS_AT_FIRST, most: MOST_ROWS };
/** The value of `when` that selects past nights. */
export const PAST = "past";
const LONGEST_CITY = 60;
const LONGEST_TEXT = 80;

export type TourFilters = {
  city: string;
  month: string;
  text: string;
  /** Id of a section, or empty. */
  category: string;
  /** Past nights, latest first, instead of upcoming ones. */
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
    ...listPage(query, PAGE_SIZE),
  };
}

/** The query string for these filters, leaving out default values: "" or "?city=…". */
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

/** The filters as a catalogue query. */
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

export const moreOf = (filters: TourFilters, total: number): TourFilters | undefined =>
  moreRows(filters, total, PAGE_SIZE);
