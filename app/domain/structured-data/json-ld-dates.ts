/** Instants and durations in ISO 8601, as schema.org requires them. */
import { zonedIso } from "../format/zoned-iso";

/** "2026-11-28T19:30:00-05:00": local time in `zone` with its UTC offset at that instant. */
export const withOffset = (instant: string, zone: string): string => zonedIso(new Date(instant), zone);

/** A duration: 252 is "PT4M12S". */
export function span(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest || seconds < 1 ? `${rest}S` : ""}`;
}
