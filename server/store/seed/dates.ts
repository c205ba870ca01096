/** Dates of the seed content: a number of days from today, at the venue's local time. */

const DAY_MS = 86_400_000;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
type Weekday = (typeof WEEKDAYS)[number];

/**
 * The instant at which clocks in `zone` show `time` ("19:30"), `days` after today there. It uses the offset of that
 * date, because clocks may change between today and then.
 */
export function localInstant(now: Date, days: number, time: string, zone: string): Date {
  const today = new Date(wallClock(now, zone));
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const wall = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, hours, minutes);
  const guess = wall - offset(new Date(wall), zone);
  return new Date(wall - offset(new Date(guess), zone));
}

/** Days from today to the next such weekday in `zone`, at least `least` of them; `least` may lie in the past. */
export function daysTo(weekday: Weekday, now: Date, zone: string, least: number): number {
  const today = new Date(wallClock(now, zone)).getUTCDay();
  return ((((WEEKDAYS.indexOf(weekday) - today - least) % 7) + 7) % 7) + least;
}

/** Days from today to the next Sunday, at least `least` ahead, on which the clocks of `zone` go forward or back. */
export function daysToClockChange(now: Date, zone: string, way: "forward" | "back", least: number): number {
  const noon = (days: number) => offset(localInstant(now, days, "12:00", zone), zone);
  for (let days = least; days < least + 400; days++) {
    const change = noon(days) - noon(days - 1);
    if (way === "forward" ? change > 0 : change < 0) return days;
  }
  throw new Error(`The clocks of ${zone} do not change`);
}

/** What the clocks in `zone` show, as if it were UTC; milliseconds. */
function wallClock(at: Date, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

// Making a formatter costs a millisecond, and looking for a clock change uses it hundreds of times.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const numeric = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const made = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...numeric, second: "numeric" });
  clocks.set(timeZone, made);
  return made;
}

const offset = (at: Date, zone: string) => wallClock(at, zone) - Math.floor(at.getTime() / 1000) * 1000;

export const minutesFrom = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** `days` after `now`, to the millisecond. */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** The UTC date `days` ago, such as "2025-01-26": a title is won on a date, not at an instant. */
export const dateBefore = (now: Date, days: number) => daysFrom(now, -days).toISOString().slice(0, 10);
