/** Midnight of a day in a zone. */
import { dateFormatter } from "./date-formatters";

const HOUR_MS = 60 * 60_000;

/** The first instant of `day` (2026-05-02) in `timeZone`. If the clocks skip midnight, the day begins an hour later. */
export function midnight(day: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`);
  const inZone = dateFormatter("en-CA", timeZone, { dateStyle: "short" });
  // No zone is more than 14 hours from UTC, and none changes its clocks twice a day.
  for (let at = wall - 14 * HOUR_MS; at <= wall + 14 * HOUR_MS; at += HOUR_MS / 4) {
    if (inZone.format(at) === day) return new Date(at);
  }
  return new Date(wall);
}
