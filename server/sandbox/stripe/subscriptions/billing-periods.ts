/** Billing periods follow calendar months and years, and keep the anchor's day of the month if the month has it. */

const DAY = 24 * 60 * 60;

type Interval = "day" | "week" | "month" | "year";
type Recurring = { interval: Interval; interval_count: number };

/** `anchor` plus `periods` intervals, in Unix seconds. The 31st becomes the last day of a shorter month. */
function boundary(anchor: number, { interval, interval_count }: Recurring, periods: number): number {
  const count = periods * interval_count;
  if (interval === "day" || interval === "week") return anchor + count * (interval === "day" ? 1 : 7) * DAY;
  const from = new Date(anchor * 1000);
  const month = from.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const first = new Date(Date.UTC(from.getUTCFullYear(), month, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() / 1000 + (Math.min(from.getUTCDate(), days) - 1) * DAY + (anchor % DAY);
}

/** The first period boundary after `time`, counted from `anchor`. */
export function nextBoundary(anchor: number, recurring: Recurring, time: number): number {
  const longest = { day: DAY, week: 7 * DAY, month: 31 * DAY, year: 366 * DAY }[recurring.interval];
  let periods = Math.max(1, Math.floor((time - anchor) / (longest * recurring.interval_count)));
  while (boundary(anchor, recurring, periods) <= time) periods += 1;
  return boundary(anchor, recurring, periods);
}
