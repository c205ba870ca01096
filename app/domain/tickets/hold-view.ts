/** What a fan sees of a hold: how long it lasts, until what hour, and when to warn her. Times come in, no clock is asked. */
import { eventDates } from "../format/zoned-dates";

/** Under two minutes the hold is shown as late. */
export const LATE_UNDER_MS = 120_000;

/** Minutes left at which assistive technology is told; every second would be noise. */
export const ANNOUNCED_MINUTES = [5, 1] as const;

/** A hold as the box office gives it, as far as it is shown. */
export type HoldTimes = { expires: string; heldFrom: string };

export type HoldView = {
  reservationId: string;
  seats: number;
  /** At the moment of rendering; a script counts on from here. */
  remainingMs: number;
  lengthMs: number;
  /** The hour at which it ends, in the event's zone and with the zone's name: "8:14 PM EST". */
  until: string;
  checkoutOpen: boolean;
};

/** The hold at `now`; the hour is the venue's, because that is the zone of every other time on the page. */
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

/** "8:14 PM EST": an instant as the hour of a zone, named. The offset is that of the instant's own date. */
export function clockTime(instant: string, timeZoneId: string, locale: string): string {
  const { time, zone } = eventDates(new Date(instant), timeZoneId, locale);
  return `${time} ${zone}`;
}

/** "18:42": minutes and seconds that are left. Rounded up, so that 0:00 is shown only when it is over. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left of the hold, from 1 (just taken) to 0, in hundredths. */
export function shareLeft(remainingMs: number, lengthMs: number): number {
  return Math.round(Math.min(1, Math.max(0, remainingMs / lengthMs)) * 100) / 100;
}

/** The minute mark that was passed between two looks at the clock, if one was. */
export function announcement(beforeMs: number, remainingMs: number): (typeof ANNOUNCED_MINUTES)[number] | undefined {
  return ANNOUNCED_MINUTES.findLast((minutes) => beforeMs > minutes * 60_000 && remainingMs <= minutes * 60_000);
}

/**
 * Seconds until the page that waits for a payment's confirmation looks again, at its nth look: quickly at first,
 * since confirmation usually takes a second or two, and then gently for as long as it stays open.
 */
export const lookAgainAfter = (looks: number) => (looks < 5 ? 3 : looks < 15 ? 6 : 15);
