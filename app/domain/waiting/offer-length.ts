/** How long an offer of the waiting list lasts. */
import { dateFormatter } from "../format/date-formatters";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;
const LONGEST_MS = 24 * HOUR_MS;
const SHORTEST_OFFER_MS = 20 * MINUTE_MS;
/** The list closes this long before the bell, and seats that become free are for everyone again. */
export const LIST_ENDS_HOURS = 3;
export const LIST_ENDS_MS = LIST_ENDS_HOURS * HOUR_MS;
/** Offers made at night last until 10 AM, so that a sleeping fan can still answer. */
const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;
const MORNING = 10;

/** Whether an entry made now may still get an offer. */
export const takesEntries = (startAt: Date, now: Date): boolean =>
  now.getTime() + SHORTEST_OFFER_MS <= startAt.getTime() - LIST_ENDS_MS;

/** `last`: an earlier end of the list, as for a returned ticket. Undefined if it is too late for an offer. */
export function offerUntil(now: Date, night: { startAt: Date; timeZoneId: string }, last?: Date): Date | undefined {
  const end = Math.min(night.startAt.getTime() - LIST_ENDS_MS, last?.getTime() ?? Number.POSITIVE_INFINITY);
  if (now.getTime() + SHORTEST_OFFER_MS > end) return undefined;
  const quarter = (night.startAt.getTime() - now.getTime()) / 4;
  const usual = now.getTime() + Math.max(SHORTEST_OFFER_MS, Math.min(LONGEST_MS, quarter));
  const until = Math.max(usual, isNight(now, night.timeZoneId) ? nextMorning(now, night.timeZoneId) : 0);
  return new Date(Math.min(until, end));
}

function isNight(at: Date, timeZone: string): boolean {
  const { hour } = clockIn(at, timeZone);
  return hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;
}

/** UTC offsets are multiples of 15 minutes, so 10 o'clock is always on a quarter of an hour. */
function nextMorning(now: Date, timeZone: string): number {
  let at = Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS;
  for (;;) {
    const { hour, minute } = clockIn(new Date(at), timeZone);
    if (hour === MORNING && minute === 0) return at;
    at += QUARTER_MS;
  }
}

function clockIn(at: Date, timeZone: string): { hour: number; minute: number } {
  const clock = dateFormatter("en", timeZone, { hour: "numeric", minute: "numeric", hourCycle: "h23" });
  const parts = clock.formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { hour: value("hour"), minute: value("minute") };
}
