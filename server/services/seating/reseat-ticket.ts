/** Gives a ticket another seat. The ticket and its code stay valid; the holder is mailed, and the buyer about money. */
import { eq, sql } from "drizzle-orm";
import { benchOf, seatNamed } from "../../../app/domain/seating/seat-names";
import type { Db } from "../../store/db";
import { ticket, ticketDefinition, ticketOrder } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { Refunds } from "../refunds";
import type { OfficeRefund } from "../refunds/office-refund";
import { changeSeats, type SeatCommand, type SeatDeps, type SeatFault } from "./change-seats";
import { changeTier, type TierChange, type TierTerms } from "./change-tier";
import { mailNewSeats, moveTickets, type TicketMove } from "./move-tickets";
import { nameOfSeat, takenSentence } from "./office-claims";
import { ownersOf } from "./seat-owners";

type Reseat = Omit<SeatCommand, "eventId" | "orderNumber"> &
  TierTerms & { ticketNumber: string; place: string; swap?: boolean | undefined };
/** `swapped` has the seat that this ticket had. `change`: the seat is of another price zone. */
type Reseated = {
  from: string | undefined;
  to: string;
  swapped: string | undefined;
  mails: number;
  change: TierChange | undefined;
};

export function ticketReseating(deps: SeatDeps, refunds: Pick<Refunds, "send">) {
  return async function reseat(o: Reseat): Promise<Reseated | SeatFault> {
    const done = await move(o);
    const refundId = "fault" in done ? undefined : done.change?.refundId;
    if (refundId && !o.dryRun) await refunds.send(refundId);
    return done;
  };

  async function move(o: Reseat): Promise<Reseated | SeatFault> {
    const ticketNumber = o.ticketNumber.trim().toUpperCase();
    const known = await ticketOf(deps.store.db, ticketNumber);
    if (!known) return { fault: `There is no ticket ${ticketNumber}.` };
    const { eventId, orderNumber } = known;
    return changeSeats(deps, { ...o, eventId, orderNumber }, async ({ tx, plan, now }) => {
      const mine = await ticketOf(tx, ticketNumber);
      if (!mine) throw new Error(`Ticket ${ticketNumber} is gone`);
      if (!mine.alive) return { fault: `${ticketNumber} is not valid any more.` };
      if (!mine.zoneId) return { fault: `${mine.name} is not sold by seat.` };
      const to = seatNamed(plan, o.place)?.seat;
      if (to === undefined) return { fault: `The plan has no seat ${o.place}.` };
      if (to === mine.seat) return { fault: `${ticketNumber} has ${o.place} already.` };
      const zoneId = await zoneOf(tx, eventId, to);
      if (!zoneId) return { fault: `${o.place} is not on sale on this night.` };
      const owner = (await ownersOf(tx, mine.eventId, [to])).get(to);
      const other = owner?.ticketNumber ? await ticketOf(tx, owner.ticketNumber) : undefined;
      if (owner && !other) return { fault: takenSentence(plan, owner) };
      if (owner && other) {
        const refused = await cannotSwap(tx, mine, other, o.swap);
        if (refused) return { fault: `${takenSentence(plan, owner)} ${refused}` };
      }
      const change =
        zoneId === mine.zoneId
          ? undefined
          : await changeTier({ tx, one: { ...mine, ticketNumber }, zoneId, to, place: o.place, now }, o);
      if (change && "fault" in change) return change;
      const moves: TicketMove[] = [{ ...mine, definitionId: change?.id ?? mine.definitionId, from: mine.seat, to }];
      if (other && mine.seat !== null) moves.push({ ...other, from: to, to: mine.seat });
      await moveTickets(tx, mine.eventId, plan, moves);
      for (const move of moves) {
        const detail = { from: move.from === null ? null : nameOfSeat(plan, move.from), to: nameOfSeat(plan, move.to) };
        const paid = move === moves[0] && change ? moneyOf(change, o.deed) : { detail: {} };
        await recordAudit(tx, {
          ...{ at: now, actor: o.actor, action: "ticket.reseated", entity: move.ticketNumber, ...paid },
          detail: { ...detail, ...paid.detail },
        });
      }
      return {
        from: mine.seat === null ? undefined : nameOfSeat(plan, mine.seat),
        to: nameOfSeat(plan, to),
        swapped: other?.ticketNumber,
        mails: await mailNewSeats(tx, moves, now),
        change,
      };
    });
  }
}

/** What the history says of a ticket that became one of another tier. */
const moneyOf = ({ from, tier, paidCents, priceCents, backCents }: TierChange, deed?: OfficeRefund) => ({
  ...(deed?.id && { id: deed.id }),
  detail: { cents: backCents },
  before: { tier: from, cents: paidCents },
  after: { tier, cents: Math.min(paidCents, priceCents) },
});

type SeatedTicket = NonNullable<Awaited<ReturnType<typeof ticketOf>>>;

/** Tickets of one order change places freely, since one fan decides for both. */
async function cannotSwap(tx: Db, mine: SeatedTicket, other: SeatedTicket, swap: boolean | undefined) {
  if (mine.orderNumber !== other.orderNumber && !swap) return "Say --swap to let the two change places.";
  if (mine.zoneId !== other.zoneId) return `${other.ticketNumber} is of another zone.`;
  if (mine.seat === null) return "A ticket without a seat has none to give for it.";
  if ((await zoneOf(tx, mine.eventId, mine.seat)) !== other.zoneId) return `${other.ticketNumber} is of another zone.`;
  return undefined;
}

/** Locks the ticket against a transfer or a check-in at the same time. */
async function ticketOf(tx: Db, ticketNumber: string) {
  const [row] = await tx
    .select({
      ticket,
      reservationId: ticketOrder.reservationId,
      currency: ticketOrder.currency,
      tier: ticketDefinition,
    })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, ticket.definitionId))
    .where(eq(ticket.ticketNumber, ticketNumber))
    .for("no key update", { of: ticket });
  if (!row) return undefined;
  const { orderNumber, eventId, definitionId, holderEmail, seat, name, status, priceCents } = row.ticket;
  return {
    ...{ ticketNumber, orderNumber, eventId, definitionId, holderEmail, seat, name, priceCents },
    currency: row.currency,
    alive: status === "VALID" || status === "USED",
    reservationId: row.reservationId,
    zoneId: row.tier.seated ? row.tier.sectionId : null,
  };
}

async function zoneOf(tx: Db, eventId: string, seat: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ zone: string }>(sql`
    select zone_id as zone from event_bench where event_id = ${eventId}::uuid and bench = ${benchOf(seat)}`);
  return rows[0]?.zone;
}
