/**
 * The deadline for a fan to refund a purchase without the office. Later requests go to the office (docs/decisions.md,
 * 17).
 */

const TICKETS_BEFORE_MS = 48 * 3_600_000;

type RefundableTickets = {
  startAt: Date;
  /** The night's date has changed since the purchase. */
  moved: boolean;
  /** The new date isn't set yet, so `startAt` is only for sorting. */
  undated: boolean;
  /** A ticket of the order was used or transferred. */
  touched: boolean;
};

/** A date, or `open` while there is no deadline; undefined if only the office can decide. */
export type RefundDeadline = Date | "open" | undefined;

/** Tickets: until 48 hours before the start. If the night was moved, until the start. */
export function ticketRefundDeadline(
  { startAt, moved, undated, touched }: RefundableTickets,
  now: Date,
): RefundDeadline {
  if (touched) return undefined;
  if (undated) return "open";
  const until = moved ? startAt : new Date(startAt.getTime() - TICKETS_BEFORE_MS);
  return now < until ? until : undefined;
}

/** A broadcast: until it starts. */
export function broadcastRefundDeadline(
  { liveStart, undated }: { liveStart: Date; undated: boolean },
  now: Date,
): RefundDeadline {
  if (undated) return "open";
  return now < liveStart ? liveStart : undefined;
}
