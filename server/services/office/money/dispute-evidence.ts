/** What we know about a disputed payment, to answer the bank: what was bought, when it was sent, who came in. */
import { asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Store } from "../../../store/db";
import {
  audit,
  dispute,
  event,
  goodsLine,
  goodsOrder,
  outbox,
  payment,
  purchase,
  ticket,
  ticketOrder,
} from "../../../store/schema";
import { paidBeside } from "../../goods/beside-seats/goods-of-hold";
import { paidForId } from "../../payments/payment-ref";

export type DisputeEvidence = NonNullable<Awaited<ReturnType<ReturnType<typeof disputeEvidence>["evidence"]>>>;

export function disputeEvidence({ store: { db } }: { store: Pick<Store, "db"> }) {
  return {
    /** Undefined if there is no such dispute. */
    async evidence(id: string) {
      const [row] = await db
        .select({ dispute, payment, order: ticketOrder, night: event, bought: purchase, goods: goodsOrder })
        .from(dispute)
        .leftJoin(payment, eq(payment.id, dispute.paymentId))
        .leftJoin(ticketOrder, eq(ticketOrder.reservationId, paidForId))
        .leftJoin(event, eq(event.id, ticketOrder.eventId))
        // Of seats and the goods beside them, the bank disputes both.
        .leftJoin(purchase, or(eq(purchase.id, paidForId), paidBeside(paidForId)))
        .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .where(eq(dispute.id, id))
        .limit(1);
      if (!row) return undefined;
      const { order, goods, bought } = row;
      const numbers = [order?.orderNumber, goods?.orderNumber].flatMap((one) => one ?? []);
      const refs = [...numbers, bought?.id ?? ""].filter(Boolean);
      const [tickets, lines, mails, history] = await Promise.all([
        db
          .select()
          .from(ticket)
          .where(eq(ticket.orderNumber, order?.orderNumber ?? ""))
          .orderBy(asc(ticket.ticketNumber)),
        db
          .select()
          .from(goodsLine)
          .where(bought ? eq(goodsLine.purchaseId, bought.id) : sql`false`)
          .orderBy(asc(goodsLine.position)),
        db
          .select({ template: outbox.template, sentAt: outbox.sentAt })
          .from(outbox)
          .where(inArray(outbox.ref, refs))
          .orderBy(asc(outbox.createdAt)),
        db
          .select({ at: audit.at, action: audit.action, actor: audit.actor })
          .from(audit)
          .where(or(...refs.map((ref) => eq(audit.entity, ref)), eq(audit.entity, row.dispute.paymentIntentId)))
          .orderBy(asc(audit.at)),
      ]);
      return { ...row, number: numbers.join(", "), tickets, lines, mails, history };
    },
  };
}
