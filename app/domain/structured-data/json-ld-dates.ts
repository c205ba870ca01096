/** Instants and durations in ISO 8601, as schema.org requires them. */

/** "2026-11-28T19:30:00-05:00": local time in `zone` with its UTC offset at that instant. */
export function withOffset(instant: string, zone: string): string {
  const at = new Date(instant);
  const parts = formatter(zone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const offset = of("timeZoneName").replace("GMT", "") || "+00:00";
  return `${of("year")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}:${of("second")}${offset}`;
}

/** A duration: 252 is "PT4M12S". */
export function span(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest || seconds < 1 ? `${rest}S` : ""}`;
}

// Creating a formatter costs 50 times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  });
  formatters.set(timeZone, format);
  return format;
}
