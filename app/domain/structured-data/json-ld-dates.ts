/** Instants and spans in ISO 8601 as schema.org wants them. */

/** "2026-11-28T19:30:00-05:00": the instant as the clocks in `zone` show it, with the offset of that very moment. */
export function withOffset(instant: string, zone: string): string {
  const at = new Date(instant);
  const parts = formatter(zone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  const offset = of("timeZoneName").replace("GMT", "") || "+00:00";
  return `${of("year")}-${of("month")}-${of("day")}T${of("hour")}:${of("minute")}:${of("second")}${offset}`;
}

/** "PT4M12S". */
export function span(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest || seconds < 1 ? `${rest}S` : ""}`;
}

// Making a formatter costs 50 times what using it does.
const made = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = made.get(timeZone);
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
  made.set(timeZone, format);
  return format;
}
