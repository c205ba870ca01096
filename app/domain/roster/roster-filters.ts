/** Filters of the roster, read from the URL. Invalid values are ignored rather than rejected. */
import type { WrestlersQuery } from "../../../server/product-api/contract";
import { listPage, moreRows } from "../urls/list-paging";

export const WRESTLERS_AT_FIRST = 20;
/** The most wrestlers on one page, because the catalogue returns no more in one response. */
export const MOST_WRESTLERS = 100;
const PAGE_SIZE = { initial: WRESTLERS_AT_FIRST, most: MOST_WRESTLERS };
export const STATUSES = ["active", "injured", "alumni"] as const;
export const ROLES = ["wrestler", "manager", "referee", "commentator"] as const;
const LONGEST_DIVISION = 40;
const LONGEST_TEXT = 80;

export type RosterFilters = {
  text: string;
  division: string;
  status: (typeof STATUSES)[number] | "";
  role: (typeof ROLES)[number] | "";
  champions: boolean;
  from: number;
  rows: number;
};

export function rosterFilters(query: URLSearchParams): RosterFilters {
  const trimmed = (key: string, longest: number) => (query.get(key) ?? "").trim().slice(0, longest);
  const one = <T extends string>(key: string, of: readonly T[]): T | "" =>
    of.find((value) => value === query.get(key)) ?? "";
  return {
    text: trimmed("text", LONGEST_TEXT),
    division: trimmed("division", LONGEST_DIVISION),
    status: one("status", STATUSES),
    role: one("role", ROLES),
    champions: query.get("champions") === "true",
    ...listPage(query, PAGE_SIZE),
  };
}

/** The query string for these filters, leaving out default values: "" or "?division=…". */
export function rosterQuery(filters: Partial<RosterFilters>): string {
  const { text, division, status, role, champions, from, rows } = filters;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ text, division, status, role })) if (value) query.set(key, value);
  if (champions) query.set("champions", "true");
  if (from) query.set("from", String(from));
  if (rows && rows !== WRESTLERS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

/** The filters as a catalogue query. */
export const wrestlersQuery = ({
  text,
  division,
  status,
  role,
  champions,
  from,
  rows,
}: RosterFilters): WrestlersQuery => ({
  limit: rows,
  offset: from,
  text: text || undefined,
  division: division || undefined,
  status: status || undefined,
  role: role || undefined,
  champions: champions ? "true" : "false",
});

export const moreOfRoster = (filters: RosterFilters, total: number): RosterFilters | undefined =>
  moreRows(filters, total, PAGE_SIZE);

/** The page before this one; undefined on the first. */
export const earlierOfRoster = (filters: RosterFilters): RosterFilters | undefined =>
  filters.from > 0
    ? { ...filters, from: Math.max(0, filters.from - WRESTLERS_AT_FIRST), rows: WRESTLERS_AT_FIRST }
    : undefined;

export const isFiltered = ({ text, division, status, role, champions }: RosterFilters): boolean =>
  Boolean(text || division || status || role || champions);
