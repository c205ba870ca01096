/** What a fan has paid for according to our own books: tickets, broadcasts and goods. Does not ask Stripe. */
import { and, eq, inArray, ne, type SQLWrapper, sql } from "drizzle-orm";
import {
  broadcastRefundDeadline,
  type RefundDeadline,
  ticketRefundDeadline,
} from "../../../app/domain/billing/refund-deadline";
import type { Db } from "../../store/connection/open-store";
import { event, goodsOrder, payment, ppvEvent, purchase, refund, ticket, ticketOrder } from "../../store/schema";
import { isPaymentDisputed } from "../refunds/disputed-payments";
import { refundedCents } from "../refunds/left-to-refund";

export type PaidPurchase = {
  kind: "tickets" | "night" | "goods";
  /** The order number, or the purchase's id. Requests name the purchase by it. */
  ref: string;
  /** The number shown to the fan. A broadcast has none. */
  number: string | undefined;
  title: string;
  /** The id of the night, of the broadcast, or of the goods order. */
  of: string;
  /** Only for tickets. */
  count: number | undefined;
  /** ISO instant. */
  created: string;
  cents: number;
  currency: string;
  backCents: number;
  /** The amount of refunds that the bank returned to us: still owed to the fan. */
  returnedCents: number;
  /** IANA time zone of the night, for showing its hours. */
  timeZoneId: string;
  /** A bank has taken the money back and has not decided yet. */
  disputed: boolean;
  /** What the fan gets back now, and until when; undefined if the office has to decide. */
  giveBack: { cents: number; until: RefundDeadline } | undefined;
};

const returnedOf = (paymentId: SQLWrapper) =>
  sql<number>`(select coalesce(sum(${refund.cents}), 0)::int from ${refund}
    where ${refund.paymentId} = ${paymentId} and ${refund.returnedAt} is not null)`;

/** A second payment of the same seats was refunded automatically, and is not shown. */
const notSurplus = sql`not exists (
  select 1 from ${refund} where ${refund.paymentId} = ${payment.id} and ${refund.reason} = 'expired')`;

/** Newest first. */
export async function paidPurchasesOf(db: Db, userId: string, now: Date): Promise<PaidPurchase[]> {
  const all = await Promise.all([ticketsOf(db, userId, now), purchasesOf(db, userId, now)]);
  return all.flat().sort(newestFirst);
}

/** The same without tickets: broadcasts and goods. */
export const broadcastsAndGoodsOf = async (db: Db, userId: string, now: Date): Promise<PaidPurchase[]> =>
  (await purchasesOf(db, userId, now)).sort(newestFirst);

const newestFirst = (a: PaidPurchase, b: PaidPurchase) => b.created.localeCompare(a.created);

async function ticketsOf(db: Db, userId: string, now: Date): Promise<PaidPurchase[]> {
  const rows = await db
    .select({
      order: ticketOrder,
      show: event,
      back: refundedCents(payment.id),
      returned: returnedOf(payment.id),
      disputed: isPaymentDisputed(payment.id),
      // A transfer replaces the ticket by another one of the same order.
      count: sql<number>`(count(${ticket.ticketNumber}) filter (where ${ticket.status} <> 'TRANSFERRED'))::int`,
      valid: sql<number>`coalesce(sum(${ticket.priceCents}) filter (where ${ticket.status} = 'VALID'), 0)::int`,
      touched: sql<boolean>`bool_or(${ticket.status} in ('USED', 'TRANSFERRED') or ${ticket.holderEmail} is not null)`,
    })
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .innerJoin(
      payment,
      and(eq(payment.kind, "ticket"), eq(payment.ref, sql`${ticketOrder.reservationId}::text`), notSurplus),
    )
    .leftJoin(ticket, eq(ticket.orderNumber, ticketOrder.orderNumber))
    .where(and(eq(ticketOrder.userId, userId), ne(ticketOrder.status, "FREE")))
    .groupBy(ticketOrder.orderNumber, event.id, payment.id);
  return rows.map(({ order, show, back, returned, disputed, count, valid, touched }) => {
    const moved = show.previousStartAt !== null;
    const until = ticketRefundDeadline({ startAt: show.startAt, moved, undated: show.scheduleTbd, touched }, now);
    const cents = Math.min(order.totalCents - back, valid);
    return {
      kind: "tickets",
      ref: order.orderNumber,
      number: order.orderNumber,
      title: show.title,
      of: show.id,
      count,
      created: order.createdAt.toISOString(),
      cents: order.totalCents,
      currency: order.currency,
      timeZoneId: show.timeZoneId,
      backCents: back - returned,
      returnedCents: returned,
      disputed,
      giveBack: until && cents > 0 && !disputed ? { cents, until } : undefined,
    };
  });
}

async function purchasesOf(db: Db, userId: string, now: Date): Promise<PaidPurchase[]> {
  const rows = await db
    .select({
      bought: purchase,
      goods: goodsOrder,
      liveStart: ppvEvent.liveStart,
      undated: event.scheduleTbd,
      timeZoneId: event.timeZoneId,
      paidAt: payment.createdAt,
      back: refundedCents(payment.id),
      returned: returnedOf(payment.id),
      disputed: isPaymentDisputed(payment.id),
    })
    .from(purchase)
    .innerJoin(payment, and(ne(payment.kind, "ticket"), eq(payment.ref, sql`${purchase.id}::text`)))
    .leftJoin(ppvEvent, and(eq(purchase.kind, "ppv"), eq(sql`${ppvEvent.id}::text`, purchase.ref)))
    .leftJoin(event, eq(event.id, ppvEvent.eventId))
    .leftJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
    .where(and(eq(purchase.userId, userId), inArray(purchase.status, ["PAID", "REFUNDED"])));
  return rows.map(({ bought, goods, liveStart, undated, timeZoneId, paidAt, back, returned, disputed }) => {
    const { id, kind, name, ref, cents, currency } = bought;
    const until = liveStart ? broadcastRefundDeadline({ liveStart, undated: undated === true }, now) : undefined;
    const left = cents - back;
    return {
      kind: kind === "shop" ? "goods" : "night",
      ref: id,
      number: goods?.orderNumber,
      title: goods?.name ?? name,
      of: kind === "shop" ? id : ref,
      count: undefined,
      created: paidAt.toISOString(),
      cents,
      currency,
      timeZoneId: timeZoneId ?? "UTC",
      backCents: back - returned,
      returnedCents: returned,
      disputed,
      giveBack: until && left > 0 && !disputed ? { cents: left, until } : undefined,
    };
  });
}
