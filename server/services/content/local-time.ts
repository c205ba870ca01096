/** Times as the office writes them: with an offset, or in local time. */
import { dateFormatter } from "../../../app/domain/format/date-formatters";

const OFFSET = /(?:Z|([+-])(\d\d):(\d\d))$/;

/**
 * The instant, or why there is none. Without `zone` only times with an offset can be read. `ways`: the two ways to
 * write an hour that comes twice.
 */
export function instantOf(text: string, zone: string | undefined): { at: Date } | { fault: string; ways?: string[] } {
  if (OFFSET.test(text)) return { at: new Date(text) };
  if (!zone) return { fault: "needs its offset, as 2026-05-02T19:30-04:00 or …Z" };
  const wall = Date.parse(`${text}Z`);
  // The offsets around a date: one on most days, two when clocks change.
  const offsets = new Set([-1, 1].map((day) => offsetMs(new Date(wall + day * 86_400_000), zone)));
  const fitting = [...offsets]
    .map((offset) => new Date(wall - offset))
    .filter((at) => wall - at.getTime() === offsetMs(at, zone));
  const [at, other] = fitting;
  if (!at) return { fault: `does not exist in ${zone}: the clocks go forward over it` };
  if (!other) return { at };
  const ways = fitting.map((one) => localText(one, zone)).sort();
  return { fault: `comes twice in ${zone}, where the clocks go back: write ${ways.join(" or ")}`, ways };
}

/** "2026-05-02T19:30:00-04:00": an instant in local time. Seconds and fractions only if there are any. */
export function localText(at: Date, zone: string | undefined): string {
  if (!zone) return at.toISOString();
  const offset = offsetMs(at, zone);
  const wall = new Date(at.getTime() + offset).toISOString();
  const minutes = Math.abs(offset) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const precise = wall.slice(0, -1).replace(/(:00)?\.000$/, "");
  return `${precise}${offset < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}

const FIELDS: Intl.DateTimeFormatOptions = {
  hourCycle: "h23",
  ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
};

/** Local time minus UTC. */
function offsetMs(at: Date, timeZone: string): number {
  const parts = dateFormatter("en-US", timeZone, FIELDS).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return wall - Math.floor(at.getTime() / 1000) * 1000;
}
