/**
 * Hands returned tickets over in the transaction that settles the next fan's payment: what one pays, the other gets.
 */
import { and, asc, eq, inArray } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import {
  payment,
  reservation,
  reservationLine,
  seatClaim,
  ticket,
  ticketDefinition,
  ticketOrder,
  ticketReturn,
} from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { HoldRow } from "../box-office/holds/hold-owner";
import { grouped } from "../catalogue/grouped";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { issueRefundOnce } from "../refunds/issue-refund";
import { leftToRefund } from "../refunds/left-to-refund";
import { returnCents } from "./return-rules";
import { ofOrder } from "./returnable-orders";

/**
 * Voids the old tickets and gives their seats and prices to the new reservation as its lines, from which its order is
 * issued. Returns the refunds to be sent; undefined, and nothing has changed, if one of the tickets was used, taken
 * back or disputed.
 */
export async function sellReturns(tx: Db, hold: HoldRow, now: Date): Promise<string[] | undefined> {
  const sold = await lockedReturns(tx, hold.id);
  const worth = sold.reduce((cents, { one }) => cents + one.priceCents, 0);
  if (sold.length === 0 || worth !== hold.totalCents) return undefined;
  if (sold.some(({ old, disputed, paid }) => old.status !== "VALID" || disputed || !paid)) return undefined;

  const ids = sold.map(({ one }) => one.id);
  // Before the tickets: a trigger withdraws their open returns.
  await tx.update(ticketReturn).set({ status: "SOLD" }).where(inArray(ticketReturn.id, ids));
  await tx
    .update(ticket)
    .set({ status: "CANCELED" })
    .where(
      inArray(
        ticket.ticketNumber,
        sold.map(({ old }) => old.ticketNumber),
      ),
    );
  await writeLines(tx, hold, sold);
  await moveSeats(tx, hold, sold);
  const refunds: string[] = [];
  for (const row of sold) {
    const refundId = await refundSeller(tx, row, now);
    if (refundId) refunds.push(refundId);
  }
  for (const orderNumber of new Set(sold.map(({ old }) => old.orderNumber))) await closeWhenEmpty(tx, orderNumber);
  return refunds;
}

type SoldReturn = Awaited<ReturnType<typeof lockedReturns>>[number];

/** Locks orders, payments, tickets and returns, in that order, as every refund does. */
async function lockedReturns(tx: Db, reservationId: string) {
  const standing = and(eq(ticketReturn.reservationId, reservationId), eq(ticketReturn.status, "TAKEN"));
  const read = () =>
    tx
      .select({
        one: ticketReturn,
        old: ticket,
        paid: payment,
        policy: ticketDefinition.policy,
        disputed: isOrderDisputed(ticket.orderNumber),
      })
      .from(ticketReturn)
      .innerJoin(ticket, eq(ticket.ticketNumber, ticketReturn.ticketNumber))
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .innerJoin(ticketDefinition, eq(ticketDefinition.id, ticketReturn.definitionId))
      .leftJoin(payment, ofOrder)
      .where(standing)
      .orderBy(asc(ticket.ticketNumber));
  const named = await read();
  const orders = [...new Set(named.map(({ old }) => old.orderNumber))];
  const payments = [...new Set(named.flatMap(({ paid }) => paid?.id ?? []))];
  const numbers = named.map(({ old }) => old.ticketNumber);
  if (named.length === 0) return [];
  await tx
    .select()
    .from(ticketOrder)
    .where(inArray(ticketOrder.orderNumber, orders))
    .orderBy(asc(ticketOrder.orderNumber))
    .for("no key update");
  if (payments.length > 0)
    await tx.select().from(payment).where(inArray(payment.id, payments)).orderBy(asc(payment.id)).for("update");
  await tx
    .select()
    .from(ticket)
    .where(inArray(ticket.ticketNumber, numbers))
    .orderBy(asc(ticket.ticketNumber))
    .for("no key update");
  await tx.select().from(ticketReturn).where(standing).orderBy(asc(ticketReturn.id)).for("update");
  return read();
}

async function writeLines(tx: Db, hold: HoldRow, sold: SoldReturn[]): Promise<void> {
  for (const [definitionId, rows] of grouped(sold, ({ one }) => [one.definitionId])) {
    const [{ old, policy, one }] = rows as [SoldReturn];
    const seats = rows.flatMap(({ old: { seat } }) => seat ?? []);
    await tx.insert(reservationLine).values({
      ...{
        reservationId: hold.id,
        definitionId,
        quantity: rows.length,
        unitCents: one.priceCents,
        listCents: one.priceCents,
      },
      ...{ name: old.name, policy, seats: seats.length > 0 ? seats : null },
    });
  }
}

/** A claim never changes hands by itself; the new one is made in the same transaction. */
async function moveSeats(tx: Db, hold: HoldRow, sold: SoldReturn[]): Promise<void> {
  const seated = sold.filter(({ old }) => old.seat !== null);
  if (seated.length === 0) return;
  const seats = seated.flatMap(({ old }) => old.seat ?? []);
  await tx.delete(seatClaim).where(and(eq(seatClaim.eventId, hold.eventId), inArray(seatClaim.seat, seats)));
  await tx.insert(seatClaim).values(
    seated.map(({ old }) => ({
      ...{ eventId: hold.eventId, seat: old.seat ?? 0, reservationId: hold.id, definitionId: old.definitionId },
    })),
  );
}

async function refundSeller(tx: Db, { one, old, paid }: SoldReturn, now: Date): Promise<string | undefined> {
  if (!paid) return undefined;
  const cents = returnCents(one.priceCents, await leftToRefund(tx, paid));
  const cause = `return:${one.id}`;
  const id =
    cents > 0 ? await issueRefundOnce(tx, { paymentId: paid.id, cents, reason: "requested", cause, now }) : undefined;
  await enqueueMail(tx, { cause: `return_sold:${one.id}`, template: "return_sold", ref: one.id, now });
  const detail = { cents, orderNumber: old.orderNumber, return: one.id };
  await recordAudit(tx, { at: now, actor: "box office", action: "ticket.returned", entity: old.ticketNumber, detail });
  return id;
}

/** An order without a valid or used ticket counts as refunded. */
async function closeWhenEmpty(tx: Db, orderNumber: string): Promise<void> {
  const alive = await tx
    .select({ number: ticket.ticketNumber })
    .from(ticket)
    .where(and(eq(ticket.orderNumber, orderNumber), inArray(ticket.status, ["VALID", "USED"])))
    .limit(1);
  if (alive.length === 0)
    await tx.update(ticketOrder).set({ status: "REFUNDED" }).where(eq(ticketOrder.orderNumber, orderNumber));
}

/** For a payment whose tickets are gone: the reservation ends, and the remaining tickets are listed again. */
export async function releaseReturns(tx: Db, reservationId: string): Promise<void> {
  await tx.update(reservation).set({ status: "CANCELED" }).where(eq(reservation.id, reservationId));
}
