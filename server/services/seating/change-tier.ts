/**
 * A ticket that gets a seat of another price zone: it becomes a ticket of the tier that sells the seat. A cheaper seat
 * gives the difference back. A dearer one is never charged: the office gives it for what was paid.
 */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { amount } from "../../../app/domain/format/money-format";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/db";
import { reservationCode, reservationLine, ticketDefinition, ticketReturn } from "../../store/schema";
import { issueRefund } from "../refunds/issue-refund";
import { leftToRefund } from "../refunds/left-to-refund";
import { lockPayment } from "../refunds/lock-payment";
import { demandAllowed, type OfficeRefund } from "../refunds/office-refund";
import type { SeatFault } from "./change-seats";

type SeatedTicket = {
  ticketNumber: string;
  orderNumber: string;
  eventId: string;
  definitionId: string;
  reservationId: string;
  name: string;
  priceCents: number;
  currency: string;
  seat: number | null;
};
/** `noCharge`: a dearer seat may be given. `tier`: which one, if several sell the seat. */
export type TierTerms = { noCharge?: boolean | undefined; tier?: string | undefined; deed?: OfficeRefund | undefined };
/** In cents. `backCents` goes to the card of the order's buyer. */
export type TierChange = {
  from: string;
  tier: string;
  paidCents: number;
  priceCents: number;
  backCents: number;
  currency: string;
  refundId: string | undefined;
};

type Moving = { tx: Db; one: SeatedTicket; zoneId: string; to: number; place: string; now: Date };

/**
 * Everything but the seat itself. The caller has locked the order, the night's tiers and the ticket, and knows that the
 * seat is free. Throws `Refused` if this member of staff may not refund as much.
 */
export async function changeTier(moving: Moving, terms: TierTerms): Promise<(TierChange & { id: string }) | SeatFault> {
  const { tx, one, place, now } = moving;
  const tier = await tierOfSeat(moving, terms.tier);
  if ("fault" in tier) return tier;
  const money = (cents: number) => amount(cents, one.currency, "en");
  if (tier.priceCents > one.priceCents && !terms.noCharge) {
    const prices = `${place} costs ${money(tier.priceCents)}, and ${money(one.priceCents)} were paid.`;
    return { fault: `${prices} Nobody is charged for another seat: choose “no charge” to give it for that.` };
  }
  const why = await whyNot(moving, tier);
  if (why) return { fault: why };
  const back = Math.max(0, one.priceCents - tier.priceCents);
  // Before anything else is written: it may say why not.
  const refunded = back > 0 ? await giveBack(tx, one, back, now, terms.deed) : undefined;
  if (refunded && "fault" in refunded) return refunded;
  await moveLine(moving, tier);
  await tx.execute(sql`
    update ticket_definition set remaining = remaining + case when id = ${tier.id}::uuid then -1 else 1 end
    where id in (${tier.id}::uuid, ${one.definitionId}::uuid)`);
  await tx.execute(sql`
    update ticket set definition_id = ${tier.id}::uuid, name = ${tier.name}
      ${back > 0 ? sql`, price_cents = ${tier.priceCents}, list_cents = ${tier.priceCents}` : sql``}
    where ticket_number = ${one.ticketNumber}`);
  return {
    ...{ id: tier.id, from: one.name, tier: tier.name, paidCents: one.priceCents, priceCents: tier.priceCents },
    ...{ backCents: refunded?.cents ?? 0, currency: one.currency, refundId: refunded?.id },
  };
}

type TierOfSeat = typeof ticketDefinition.$inferSelect;

async function tierOfSeat(
  { tx, one, zoneId, place }: Moving,
  named: string | undefined,
): Promise<TierOfSeat | SeatFault> {
  const sold = await tx
    .select()
    .from(ticketDefinition)
    .where(
      and(
        eq(ticketDefinition.eventId, one.eventId),
        eq(ticketDefinition.sectionId, zoneId),
        eq(ticketDefinition.seated, true),
      ),
    )
    .orderBy(ticketDefinition.orderIndex, ticketDefinition.id);
  const found = named
    ? sold.filter(({ name }) => name.toLowerCase() === named.trim().toLowerCase())
    : sold.filter(({ hidden }) => !hidden);
  const [tier] = found;
  if (!tier) return { fault: named ? `No tier ${named} sells ${place}.` : `No tier sells ${place}.` };
  if (found.length === 1) return tier;
  const names = found.map(({ name, priceCents }) => `${name} (${amount(priceCents, one.currency, "en")})`);
  return { fault: `${place} is sold as ${names.join(", ")}. Say which tier it is.` };
}

/** Why the order's books couldn't hold the change. */
async function whyNot({ tx, one, place }: Moving, tier: TierOfSeat): Promise<string | undefined> {
  const instead = "Refund the ticket, and sell the other seat.";
  if (tier.remaining < 1) return `No ticket of ${tier.name} is left for ${place}.`;
  const [coded] = await tx
    .select()
    .from(reservationCode)
    .where(eq(reservationCode.reservationId, one.reservationId))
    .limit(1);
  if (coded) return `Order ${one.orderNumber} was bought with a code, which sets its prices. ${instead}`;
  const [returned] = await tx
    .select({ id: ticketReturn.id })
    .from(ticketReturn)
    .where(and(eq(ticketReturn.ticketNumber, one.ticketNumber), inArray(ticketReturn.status, ["LISTED", "TAKEN"])));
  if (returned)
    return `The fan has returned ${one.ticketNumber} for the price that was paid. Another fan may be buying it.`;
  const lines = await linesOf(tx, one);
  const [own, other] = [one.definitionId, tier.id].map((id) => lines.find(({ definitionId }) => definitionId === id));
  if (own && other && own.unitCents !== other.unitCents)
    return `Order ${one.orderNumber} has tickets of ${tier.name} for another price. ${instead}`;
  return undefined;
}

const linesOf = (tx: Db, { reservationId }: SeatedTicket) =>
  tx.select().from(reservationLine).where(eq(reservationLine.reservationId, reservationId));

/** The order keeps what was paid: one piece of its line becomes a line of the new tier, for the same money. */
async function moveLine({ tx, one, to }: Moving, tier: TierOfSeat): Promise<void> {
  const line = (await linesOf(tx, one)).find(({ definitionId }) => definitionId === one.definitionId);
  if (!line) throw new Error(`Order ${one.orderNumber} has no line for ${one.ticketNumber}`);
  const mine = and(
    eq(reservationLine.reservationId, one.reservationId),
    eq(reservationLine.definitionId, one.definitionId),
  );
  if (line.quantity === 1) await tx.delete(reservationLine).where(mine);
  else {
    const seats = line.seats && one.seat !== null ? line.seats.filter((seat) => seat !== one.seat) : line.seats;
    await tx
      .update(reservationLine)
      .set({ quantity: line.quantity - 1, seats })
      .where(mine);
  }
  // A phase counts what was sold in it: this piece no longer is.
  await tx.execute(sql`
    update phase_tier set remaining = remaining + 1
    where phase_id = ${line.phaseId}::uuid and definition_id = ${one.definitionId}::uuid and remaining is not null`);
  await tx
    .insert(reservationLine)
    .values({
      ...{ reservationId: one.reservationId, definitionId: tier.id, quantity: 1, name: tier.name, policy: tier.policy },
      ...{ unitCents: line.unitCents, listCents: line.listCents, seats: [to] },
    })
    .onConflictDoUpdate({
      target: [reservationLine.reservationId, reservationLine.definitionId],
      set: {
        quantity: sql`${reservationLine.quantity} + 1`,
        seats: sql`array_append(${reservationLine.seats}, ${to}::integer)`,
      },
    });
}

async function giveBack(
  tx: Db,
  one: SeatedTicket,
  difference: number,
  now: Date,
  deed: OfficeRefund | undefined,
): Promise<{ id: string; cents: number } | undefined | SeatFault> {
  const locked = await lockPayment(tx, one.reservationId);
  if (!locked) return undefined;
  const { paid, disputed } = locked;
  if (disputed) return { fault: "A bank disputes this payment. Until it has decided, no money goes back." };
  const cents = Math.min(difference, await leftToRefund(tx, paid));
  await demandAllowed(tx, paid, cents, deed);
  if (cents === 0) return undefined;
  const cause = `reseat:${one.ticketNumber}:${randomUUID()}`;
  const id = await issueRefund(tx, { paymentId: paid.id, cents, reason: "requested", cause, now });
  await enqueueMail(tx, { cause: `refund:${id}`, template: "refund", ref: id, now });
  return { id, cents };
}
