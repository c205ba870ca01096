/** Paging of a filtered list by URL: `from` is the first row shown, `rows` the number of rows. */

type ListPage = { from: number; rows: number };
/** `initial` is the number of rows on a first page. `most` is the catalogue's maximum number of rows per page. */
type PageSize = { initial: number; most: number };

const LAST_ROW = 100_000;

/** Reads `?from=` and `?rows=`. Invalid values fall back to the defaults; values out of range are clamped. */
export const listPage = (query: URLSearchParams, { initial, most }: PageSize): ListPage => ({
  from: wholeNumber(query.get("from"), 0, LAST_ROW, 0),
  rows: wholeNumber(query.get("rows"), 1, most, initial),
});

/** Filters that show more of the list: more rows on this page up to its maximum, then the next page. */
export function moreRows<Filters extends ListPage>(
  filters: Filters,
  total: number,
  { initial, most }: PageSize,
): Filters | undefined {
  const shown = filters.from + filters.rows;
  if (shown >= total) return undefined;
  if (filters.rows < most) return { ...filters, rows: Math.min(most, filters.rows + initial) };
  return { ...filters, from: shown, rows: initial };
}

function wholeNumber(text: string | null, least: number, most: number, fallback: number): number {
  if (!text || !/^\d{1,6}$/.test(text)) return fallback;
  return Math.min(most, Math.max(least, Number(text)));
}
