/** Cancels an order or some of its tickets: the seats go back on sale and the money to the card, each once. */
import { and, eq, inArray, ne } from "drizzle-orm";
import { Refused } from "../../../failures/refused";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { ticket, ticketOrder } from "../../../store/schema";
import { type Actor, recordAudit } from "../../audit-trail";
import { retryOnCollision } from "../../contention";
import type { Refunds } from "../../refunds";
import { issueRefundOnce } from "../../refunds/issue-refund";
import { leftToRefund } from "../../refunds/left-to-refund";
import { auditOf, demandAllowed, type OfficeRefund } from "../../refunds/office-refund";
import type { PaymentRow } from "../../refunds/refund-types";
import type { BoxOfficeDeps } from "../box-office-types";
import { mailTicketHolders } from "../office/mail-ticket-holders";
import { returnTickets } from "../reserving/seat-stock";
import { paymentOf } from "./order-payment";
import { refundOfTickets, reprice } from "./price-kept";

export type CancelOrder = {
  orderNumber: string;
  /** Only these tickets; all of them if left out. */
  ticketNumbers?: string[] | undefined;
  /** Who asked for it, for the audit trail. */
  actor: Actor;
  reason: "requested" | "event_canceled";
  /** What the office was shown and may do. Throws `Refused` if this call would do something else. */
  deed?: OfficeRefund | undefined;
};

/** `refundedCents` is what this call refunds: 0 for a free order, or if it was canceled before. */
export type CanceledOrder = { canceled: string[]; refundedCents: number; currency: string };

export function orderCancelling({ store: { db }, clock, outbox }: BoxOfficeDeps, refunds: Pick<Refunds, "send">) {
  /**
   * Cancels the order's valid tickets (or the named ones), refunds what was paid for them, and enqueues a mail about
   * the refund, unless the whole event is canceled, which has its own mail. Undefined if there is no such order. A used
   * ticket keeps its seat and its price, except when the event itself is canceled.
   */
  return async function cancelOrder(o: CancelOrder): Promise<CanceledOrder | undefined> {
    const done = await retryOnCollision(() => db.transaction((tx) => cancel(tx, o)));
    if (!done) return undefined;
    const { refundId, ...outcome } = done;
    if (refundId) {
      await refunds.send(refundId);
      if (o.reason === "requested") outbox.sendSoon();
    }
    return outcome;
  };

  async function cancel(tx: Db, o: CancelOrder): Promise<(CanceledOrder & { refundId?: string }) | undefined> {
    const now = clock.now();
    const [order] = await tx
      .select()
      .from(ticketOrder)
      .where(eq(ticketOrder.orderNumber, o.orderNumber))
      .for("no key update");
    if (!order) return undefined;
    const canceled = await returnTickets(tx, { ...order, ticketNumbers: o.ticketNumbers });
    const paid = await paymentOf(tx, order.reservationId);
    const owed = paid ? await owedFor(tx, order, paid, { ...o, canceled, now }) : 0;
    const outcome = { canceled, refundedCents: owed, currency: order.currency };
    await demandAllowed(tx, paid, owed, o.deed);
    if (o.deed && o.ticketNumbers && canceled.length < o.ticketNumbers.length) {
      throw new Refused("One of these tickets is not valid any more. Nothing was refunded.");
    }
    if (canceled.length === 0 && owed === 0 && o.reason === "requested") return outcome;

    const refundId = owed > 0 && paid ? await issue(tx, paid.id, owed, o, canceled, now) : undefined;
    await closeWhenEmpty(tx, order.orderNumber, o);
    if (o.reason === "event_canceled") {
      const { orderNumber } = order;
      await mailTicketHolders(tx, { template: "event_canceled", orderNumber, canceled, cause: "all", now });
    }
    const { why, ...row } = auditOf(o.deed);
    const detail = { tickets: canceled, cents: owed, reason: o.reason, ...why };
    const { orderNumber: entity } = order;
    await recordAudit(tx, { ...row, at: now, actor: o.actor, action: "order.canceled", entity, detail });
    return { ...outcome, ...(refundId && { refundId }) };
  }

  /** Cents to refund: the tickets' prices, or everything that was not refunded yet; never more than was paid. */
  async function owedFor(
    tx: Db,
    order: { orderNumber: string; reservationId: string; currency: string },
    paid: PaymentRow,
    { canceled, now, ...o }: CancelOrder & { canceled: string[]; now: Date },
  ): Promise<number> {
    const left = await leftToRefund(tx, paid);
    if (o.reason === "event_canceled") return left;
    if (canceled.length === 0) return 0;
    const part = await refundOfTickets(tx, order, canceled);
    await reprice(tx, part, { currency: order.currency, now });
    return Math.min(left, part.refundCents);
  }

  async function issue(tx: Db, paymentId: string, cents: number, o: CancelOrder, canceled: string[], now: Date) {
    const cause =
      o.reason === "event_canceled" ? `event_canceled:${paymentId}` : `tickets:${canceled.sort().join(",")}`;
    const id = await issueRefundOnce(tx, { paymentId, cents, reason: o.reason, cause, now });
    if (id && o.reason === "requested") {
      await enqueueMail(tx, { cause: `refund:${id}`, template: "refund", ref: id, now });
    }
    return id;
  }

  /** An order without a valid or used ticket counts as refunded. */
  async function closeWhenEmpty(tx: Db, orderNumber: string, o: CancelOrder): Promise<void> {
    const [alive] = await tx
      .select({ number: ticket.ticketNumber })
      .from(ticket)
      .where(and(eq(ticket.orderNumber, orderNumber), inArray(ticket.status, ["VALID", "USED"])))
      .limit(1);
    if (alive && o.reason !== "event_canceled") return;
    await tx
      .update(ticketOrder)
      .set({ status: "REFUNDED" })
      .where(and(eq(ticketOrder.orderNumber, orderNumber), ne(ticketOrder.status, "REFUNDED")));
  }
}
