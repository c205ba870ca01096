/** Refunds of a part of an order: the amount, and what the other tickets cost then if a promotion code was used. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { type CodeDiscount, refundOfPart } from "../../../../app/domain/tickets/code-discount";
import { isBelowCharge } from "../../../../app/domain/tickets/smallest-charge";
import { Refused } from "../../../failures/refused";
import { enqueueMail } from "../../../mail/outbox";
import type { Db } from "../../../store/connection/open-store";
import { code, codeTier, reservationCode, ticket, ticketReturn } from "../../../store/schema";

type PartRefund = { refundCents: number; kept: { ticketNumber: string; cents: number }[] };

/** The refund for `ticketNumbers`, and the prices of the tickets that are kept, which may cost more without them. */
export async function refundOfTickets(
  db: Db,
  order: { orderNumber: string; reservationId: string },
  ticketNumbers: string[],
): Promise<PartRefund> {
  const tickets = await db
    .select({
      ticketNumber: ticket.ticketNumber,
      definitionId: ticket.definitionId,
      priceCents: ticket.priceCents,
      listCents: sql<number>`coalesce(${ticket.listCents}, ${ticket.priceCents})`,
      goes: inArray(ticket.ticketNumber, [...ticketNumbers, ""]).mapWith(Boolean),
    })
    .from(ticket)
    .where(
      and(
        eq(ticket.orderNumber, order.orderNumber),
        sql`(${ticket.status} in ('VALID', 'USED') or ${inArray(ticket.ticketNumber, [...ticketNumbers, ""])})`,
      ),
    )
    .orderBy(ticket.ticketNumber);
  const sum = (all: typeof tickets) => all.reduce((cents, one) => cents + one.priceCents, 0);
  const promo = await promoOf(db, order.reservationId);
  if (!promo) return { refundCents: sum(tickets.filter(({ goes }) => goes)), kept: [] };

  const kept = tickets.filter(({ goes }) => !goes);
  const rest = kept.map(({ listCents, definitionId }) => ({ listCents, ofCode: promo.tiers.includes(definitionId) }));
  const { refundCents, keptCents } = refundOfPart(sum(tickets), rest, promo.discount);
  return { refundCents, kept: kept.map(({ ticketNumber }, index) => ({ ticketNumber, cents: keptCents[index] ?? 0 })) };
}

/**
 * Stores the new prices, so that the tickets of an order add up to what we keep of its payment. Throws `Refused` if a
 * price would change that another fan may be paying.
 */
export async function reprice(tx: Db, { kept }: PartRefund, o: { currency: string; now: Date }): Promise<void> {
  for (const { ticketNumber, cents } of kept) {
    await tx.update(ticket).set({ priceCents: cents }).where(eq(ticket.ticketNumber, ticketNumber));
    await repriceReturn(tx, { ticketNumber, cents }, o);
  }
}

/** The tickets whose price `reprice` would refuse to change. */
export async function blockingTickets(db: Db, { kept }: PartRefund): Promise<string[]> {
  const paying = await beingBought(
    db,
    kept.map(({ ticketNumber }) => ticketNumber),
  );
  const cents = new Map(kept.map((one) => [one.ticketNumber, one.cents]));
  return paying.flatMap(({ ticketNumber, priceCents }) => (cents.get(ticketNumber) === priceCents ? [] : ticketNumber));
}

/** Those of these tickets that another fan may be paying for, and at what price. */
export const beingBought = (db: Db, ticketNumbers: string[]): Promise<{ ticketNumber: string; priceCents: number }[]> =>
  db
    .select({ ticketNumber: ticketReturn.ticketNumber, priceCents: ticketReturn.priceCents })
    .from(ticketReturn)
    .where(and(inArray(ticketReturn.ticketNumber, [...ticketNumbers, ""]), eq(ticketReturn.status, "TAKEN")))
    .orderBy(ticketReturn.ticketNumber);

async function repriceReturn(
  tx: Db,
  { ticketNumber, cents }: PartRefund["kept"][number],
  { currency, now }: { currency: string; now: Date },
): Promise<void> {
  const [open] = await tx
    .select()
    .from(ticketReturn)
    .where(and(eq(ticketReturn.ticketNumber, ticketNumber), inArray(ticketReturn.status, ["LISTED", "TAKEN"])))
    .for("update");
  if (!open || open.priceCents === cents) return;
  if (open.status === "TAKEN") {
    const paying = `Another fan may be paying for ${ticketNumber}, at a price that would change.`;
    throw new Refused(`${paying} Refund the whole order, or wait until that offer has ended.`);
  }
  // The seller gets all that the ticket costs them now, and the buyer still pays no more than its price without a code.
  const sellable = cents > 0 && !isBelowCharge(cents, currency);
  const next = sellable ? { priceCents: cents } : { status: "WITHDRAWN" as const };
  await tx.update(ticketReturn).set(next).where(eq(ticketReturn.id, open.id));
  if (sellable) return;
  const { id: ref } = open;
  await enqueueMail(tx, { cause: `return_withdrawn:${ref}`, template: "return_withdrawn", ref, now });
}

async function promoOf(
  db: Db,
  reservationId: string,
): Promise<{ discount: CodeDiscount; tiers: string[] } | undefined> {
  const [promo] = await db
    .select({
      id: code.id,
      percent: code.percent,
      centsPerTicket: code.centsPerTicket,
      centsPerOrder: code.centsPerOrder,
      minimumSeats: code.minimumSeats,
    })
    .from(reservationCode)
    .innerJoin(code, eq(code.id, reservationCode.codeId))
    .where(and(eq(reservationCode.reservationId, reservationId), eq(code.kind, "promo")));
  if (!promo) return undefined;
  const tiers = await db.select({ id: codeTier.definitionId }).from(codeTier).where(eq(codeTier.codeId, promo.id));
  return { discount: promo, tiers: tiers.map(({ id }) => id) };
}
