/** An instant in ISO 8601 with a zone's local time and offset: "2026-11-28T19:30:00-05:00". */
import { dateFormatter } from "./date-formatters";

const FIELDS: Intl.DateTimeFormatOptions = {
  hourCycle: "h23",
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
  timeZoneName: "longOffset",
};

/** Throws RangeError for an unknown zone. */
export function zonedIso(at: Date, timeZone: string): string {
  const parts = dateFormatter("en-US", timeZone, FIELDS).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const offset = of("timeZoneName").replace("GMT", "") || "+00:00";
  return `${of("year")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}:${of("second")}${offset}`;
}
