/** Goodwill: money for an order's buyer, who keeps the tickets. */
import { randomUUID } from "node:crypto";
import { and, eq, gt, like, or } from "drizzle-orm";
import { amount } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { refund, ticketOrder } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { retryOnCollision } from "../contention";
import { issueRefund } from "./issue-refund";
import { leftToRefund } from "./left-to-refund";
import { lockPayment } from "./lock-payment";
import { auditOf, demandAllowed, type OfficeRefund } from "./office-refund";
import type { PaymentRow, RefundDeps } from "./refund-types";

const GOODWILL = "goodwill:";
/** For a cheaper seat: see change-tier.ts. */
const RESEAT = "reseat:";
/** What operators have refunded at Stripe, and what a bank has taken back. */
const FROM_OUTSIDE = ["dashboard:%", "dispute:%"];

type Goodwill = { orderNumber: string; cents: number; actor: Actor; deed?: OfficeRefund | undefined };

export function goodwillGiving({ store: { db }, clock }: RefundDeps, send: (refundId: string) => Promise<void>) {
  /**
   * Refunds a part of what was paid for an order, or all of it, and enqueues a mail. The tickets stay valid. Undefined
   * if there is no such order. Throws `Refused` for more than is left of the payment, and while a bank disputes it.
   */
  return async function giveGoodwill(o: Goodwill): Promise<{ cents: number; currency: string } | undefined> {
    const issued = await retryOnCollision(() => db.transaction((tx) => issue(tx, o)));
    if (!issued) return undefined;
    await send(issued.id);
    return { cents: o.cents, currency: issued.currency };
  };

  async function issue(tx: Db, { orderNumber, cents, actor, deed }: Goodwill) {
    const now = clock.now();
    // Everybody who refunds this order waits here.
    const [order] = await tx
      .select()
      .from(ticketOrder)
      .where(eq(ticketOrder.orderNumber, orderNumber))
      .for("no key update");
    if (!order) return undefined;
    const locked = await lockPayment(tx, order.reservationId);
    if (!locked) throw new Refused("Nothing was paid for this order.");
    const { paid, disputed } = locked;
    if (disputed) throw new Refused("A bank disputes this payment. Until it has decided, there is no goodwill.");
    const left = await leftToRefund(tx, paid);
    if (cents < 1 || cents > left) {
      throw new Refused(`${amount(left, paid.currency, "en")} are left of the payment. Nothing was refunded.`);
    }
    await demandAllowed(tx, paid, cents, deed);
    const cause = `${GOODWILL}${deed?.id ?? randomUUID()}`;
    const id = await issueRefund(tx, { paymentId: paid.id, cents, reason: "requested", cause, now });
    await enqueueMail(tx, { cause: `refund:${id}`, template: "refund", ref: id, now });
    const { why, ...row } = auditOf(deed);
    const detail = { cents, ...why };
    await recordAudit(tx, { ...row, at: now, actor, action: "order.goodwill", entity: orderNumber, detail });
    return { id, currency: paid.currency };
  }
}

/** True if only refunds of ours are on this payment, and one of them left its tickets valid. */
export async function isGoodwill(tx: Db, { id }: Pick<PaymentRow, "id">): Promise<boolean> {
  const rows = await tx
    .select({ cause: refund.cause })
    .from(refund)
    .where(
      and(
        eq(refund.paymentId, id),
        gt(refund.cents, 0),
        or(
          like(refund.cause, `${GOODWILL}%`),
          like(refund.cause, `${RESEAT}%`),
          ...FROM_OUTSIDE.map((cause) => like(refund.cause, cause)),
        ),
      ),
    );
  return rows.length > 0 && rows.every(({ cause }) => leavesTickets(cause));
}

/** For the mail: whether this refund left the tickets valid. */
export const leavesTickets = (cause: string): boolean => cause.startsWith(GOODWILL) || cause.startsWith(RESEAT);
