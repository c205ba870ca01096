/** A hold's countdown: how long it lasts, when it ends, and when to warn the visitor. Reads no clock itself. */
import { clockTime } from "../format/zoned-dates";

/** Below two minutes the countdown is styled as a warning. */
export const LATE_UNDER_MS = 120_000;

/** Minutes left at which screen readers get an announcement; every second would be too many. */
export const ANNOUNCED_MINUTES = [5, 1] as const;

/** The times of a hold, as ISO instants. */
type HoldTimes = { expires: string; heldFrom: string };

export type HoldView = {
  reservationId: string;
  seats: number;
  /** At the time of rendering; a script counts down from here. */
  remainingMs: number;
  lengthMs: number;
  /** When it ends, in the hall's time zone: "8:14 PM EST". */
  until: string;
  checkoutOpen: boolean;
};

/** The hold at `now`. Its end is in the hall's time zone, like every other time on the page. */
export function holdView(
  hold: HoldTimes & { reservationId: string; checkoutOpen: boolean; lines: { quantity: number }[] },
  now: Date,
  timeZoneId: string,
  locale: string,
): HoldView {
  const ends = Date.parse(hold.expires);
  return {
    reservationId: hold.reservationId,
    seats: hold.lines.reduce((sum, line) => sum + line.quantity, 0),
    remainingMs: Math.max(0, ends - now.getTime()),
    lengthMs: Math.max(1, ends - Date.parse(hold.heldFrom)),
    until: clockTime(hold.expires, timeZoneId, locale),
    checkoutOpen: hold.checkoutOpen,
  };
}

/** "18:42": minutes and seconds left. Rounded up, so that 0:00 appears only when the time is over. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Share of the hold's time that is left, from 1 (new) to 0 (over), rounded to hundredths. */
export function shareLeft(remainingMs: number, lengthMs: number): number {
  return Math.round(Math.min(1, Math.max(0, remainingMs / lengthMs)) * 100) / 100;
}

/** The announced minute that was passed between two ticks of the countdown, if any. */
export function announcement(beforeMs: number, remainingMs: number): (typeof ANNOUNCED_MINUTES)[number] | undefined {
  return ANNOUNCED_MINUTES.findLast((minutes) => beforeMs > minutes * 60_000 && remainingMs <= minutes * 60_000);
}

/**
 * Seconds until the page that waits for a payment's confirmation polls again, after `polls` polls. Fast at first,
 * since confirmation usually takes a second or two, then slower for as long as the page stays open.
 */
export const pollDelaySeconds = (polls: number) => (polls < 5 ? 3 : polls < 15 ? 6 : 15);
