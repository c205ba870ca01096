/** Which tickets may be returned to the next fan, and until when. Pure. */
import { ticketRefundDeadline } from "../../../app/domain/billing/refund-deadline";
import { isBelowCharge } from "../../../app/domain/tickets/smallest-charge";

/** Offers of returned tickets, and so the returns themselves, end this long before the doors open. */
const BEFORE_DOORS_MS = 3 * 3_600_000;

export const returnsEndAt = ({ doorsAt }: { doorsAt: Date }): Date => new Date(doorsAt.getTime() - BEFORE_DOORS_MS);

type ReturnableTicket = {
  status: string;
  priceCents: number;
  /** It was transferred to its holder, who didn't pay for it. */
  given: boolean;
  disputed: boolean;
  /** Cents of its payment that are not refunded yet. */
  leftCents: number;
  /** Of the order. */
  touched: boolean;
  soldOut: boolean;
  night: {
    status: string;
    startAt: Date;
    doorsAt: Date;
    scheduleTbd: boolean;
    previousStartAt: Date | null;
    currency: string;
  };
};

/**
 * `refund`: it can still be refunded without the next fan. `refunded`: nothing is left of its payment. `onSale`: nobody
 * would buy it, there are other seats.
 */
export type ReturnBar = "notYours" | "free" | "given" | "disputed" | "refund" | "refunded" | "onSale" | "late";

/** Cents that the seller gets for a ticket that is sold now: its price, less what was refunded before. */
export const returnCents = (priceCents: number, leftCents: number): number =>
  Math.max(0, Math.min(priceCents, leftCents));

/** Why this ticket cannot be returned now; undefined if it can. */
export function returnBar(one: ReturnableTicket, now: Date): ReturnBar | undefined {
  const { night } = one;
  if (one.status !== "VALID") return "notYours";
  if (night.status === "CANCELED" || night.scheduleTbd || now >= returnsEndAt(night)) return "late";
  if (one.given) return "given";
  // A code may leave a price of a few cents, which the next fan could not pay.
  if (one.priceCents === 0 || isBelowCharge(one.priceCents, night.currency)) return "free";
  if (one.disputed) return "disputed";
  if (returnCents(one.priceCents, one.leftCents) === 0) return "refunded";
  const { startAt, scheduleTbd: undated } = night;
  const moved = night.previousStartAt !== null;
  if (ticketRefundDeadline({ startAt, moved, undated, touched: one.touched }, now)) return "refund";
  return one.soldOut ? undefined : "onSale";
}
