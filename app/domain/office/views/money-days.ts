/** The range of days on a money page, read from the URL. */

export type MoneyDays = {
  /** As 2026-05-02. */
  from: string;
  to: string;
  /** True if the URL has invalid days. */
  bad: boolean;
};

const DAY_MS = 86_400_000;

/** The last `days` days, unless the URL has others. */
export function daysIn(query: URLSearchParams, now: Date, days: number): MoneyDays {
  const usual = { from: dayText(new Date(now.getTime() - (days - 1) * DAY_MS)), to: dayText(now) };
  const [from, to] = [query.get("from") || usual.from, query.get("to") || usual.to];
  const bad = !isDay(from) || !isDay(to) || from > to;
  return { ...(bad ? usual : { from, to }), bad };
}

const dayText = (at: Date) => at.toISOString().slice(0, 10);

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && dayText(at) === text;
}
