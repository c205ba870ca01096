/** What a fan asked of the roster, read from the address; whatever makes no sense there is left out, never refused. */
import type { WrestlersQuery } from "../../../server/product-api/contract";

export const WRESTLERS_AT_FIRST = 20;
/** The most of one page: the catalogue gives no more in one answer. */
export const MOST_WRESTLERS = 100;
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
    from: whole(query.get("from"), 0, 100_000, 0),
    rows: whole(query.get("rows"), 1, MOST_WRESTLERS, WRESTLERS_AT_FIRST),
  };
}

/** The query of these filters, without what is as it is at first: "" or "?division=…". */
export function rosterQuery(filters: Partial<RosterFilters>): string {
  const { text, division, status, role, champions, from, rows } = filters;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries({ text, division, status, role })) if (value) query.set(key, value);
  if (champions) query.set("champions", "true");
  if (from) query.set("from", String(from));
  if (rows && rows !== WRESTLERS_AT_FIRST) query.set("rows", String(rows));
  return query.size > 0 ? `?${query}` : "";
}

/** The same as the catalogue is asked. */
export const asQuery = ({ text, division, status, role, champions, from, rows }: RosterFilters): WrestlersQuery => ({
  limit: rows,
  offset: from,
  text: text || undefined,
  division: division || undefined,
  status: status || undefined,
  role: role || undefined,
  champions: champions ? "true" : "false",
});

/** Where the rest of the list is: more of this page while it can hold them, then the next page. */
export function moreOfRoster(filters: RosterFilters, total: number): RosterFilters | undefined {
  const shown = filters.from + filters.rows;
  if (shown >= total) return undefined;
  if (filters.rows < MOST_WRESTLERS)
    return { ...filters, rows: Math.min(MOST_WRESTLERS, filters.rows + WRESTLERS_AT_FIRST) };
  return { ...filters, from: shown, rows: WRESTLERS_AT_FIRST };
}

/** What comes before a page that does not begin at the beginning. */
export const earlierOfRoster = (filters: RosterFilters): RosterFilters | undefined =>
  filters.from > 0
    ? { ...filters, from: Math.max(0, filters.from - WRESTLERS_AT_FIRST), rows: WRESTLERS_AT_FIRST }
    : undefined;

export const isFiltered = ({ text, division, status, role, champions }: RosterFilters): boolean =>
  Boolean(text || division || status || role || champions);

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (!text || !/^\d{1,6}$/.test(text)) return otherwise;
  return Math.min(most, Math.max(least, Number(text)));
}
