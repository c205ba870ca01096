/** Until when a purchase may be given back by itself; later a person decides (docs/decisions.md, 17). */

const TICKETS_BEFORE_MS = 48 * 3_600_000;

export type TicketsBought = {
  startAt: Date;
  /** The night has another date than the one that was sold. */
  moved: boolean;
  /** The new date is not fixed; `startAt` then only sorts. */
  undated: boolean;
  /** A ticket of the order was used, or given to somebody else. */
  touched: boolean;
};

/** An end, or `open` while there is none; undefined when only a person can decide. */
export type GiveBackUntil = Date | "open" | undefined;

/** Tickets: until 48 hours before the bell; of a night that was moved, until the bell. */
export function ticketsUntil({ startAt, moved, undated, touched }: TicketsBought, now: Date): GiveBackUntil {
  if (touched) return undefined;
  if (undated) return "open";
  const until = moved ? startAt : new Date(startAt.getTime() - TICKETS_BEFORE_MS);
  return now < until ? until : undefined;
}

/** A night at home: until it begins. */
export const nightUntil = (liveStart: Date, now: Date): GiveBackUntil => (now < liveStart ? liveStart : undefined);
