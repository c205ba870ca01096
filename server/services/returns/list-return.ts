/** A fan gives a ticket to the next in line, at the price they paid, or takes it back. It stays valid until then. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { event, payment, reservation, ticket, ticketDefinition, ticketOrder, ticketReturn } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import type { BoxOfficeDeps } from "../box-office/box-office-types";
import { fanWithoutKeys } from "../box-office/orders/fan-orders";
import { ticketsHeldBy, ticketsHeldByFan } from "../box-office/tickets/ticket-holder";
import { retryOnCollision } from "../contention";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { refundedCents } from "../refunds/left-to-refund";
import { hasSeatsFor, readStock } from "../waiting/night-stock";
import { type ReturnBar, returnBar, returnCents } from "./return-rules";
import { isOrderTouched, ofOrder } from "./returnable-orders";

type ListOutcome = "listed" | ReturnBar;
/** `taken`: it is offered to another fan now. */
type WithdrawOutcome = "withdrawn" | "taken" | "notYours";

export type TicketReturnView = {
  ticketNumber: string;
  /** What the next fan pays. */
  priceCents: number;
  /** What the seller gets then. */
  backCents: number;
  /** Until when the next fan may pay, if it is offered to one (ISO). */
  takenUntil: string | undefined;
};

export function ticketReturns({ store: { db }, clock }: Pick<BoxOfficeDeps, "store" | "clock">) {
  // Building this statement takes as long as sending it, and every page of a fan's tickets asks for it.
  const foundOfFan = selected(
    db,
    and(eq(ticket.eventId, sql.placeholder("eventId")), ticketsHeldByFan(sql.placeholder("userId"))),
  ).prepare("returns_of_fan");

  return {
    /** Lists one of the visitor's tickets. A second press finds it listed. */
    listReturn: (visitor: Visitor, ticketNumber: string): Promise<ListOutcome> =>
      retryOnCollision(() => db.transaction((tx) => list(tx, visitor, ticketNumber))),

    withdrawReturn: (visitor: Visitor, ticketNumber: string): Promise<WithdrawOutcome> =>
      retryOnCollision(() => db.transaction((tx) => withdraw(tx, visitor, ticketNumber))),

    /** Which of these tickets are listed, and which may be. */
    async returnsOf(visitor: Visitor, eventId: string) {
      const fan = fanWithoutKeys(visitor);
      const rows = fan
        ? withMoneyLeft(await foundOfFan.execute({ eventId, userId: fan }))
        : await found(db, and(eq(ticket.eventId, eventId), await ticketsHeldBy(db, visitor)));
      const now = clock.now();
      const listed = rows.flatMap(({ open, leftCents, ticket: { ticketNumber } }): TicketReturnView[] => {
        if (!open) return [];
        const { priceCents, until: takenUntil } = open;
        return [{ ticketNumber, priceCents, backCents: returnCents(priceCents, leftCents), takenUntil }];
      });
      const could = rows.filter((row) => !row.open && !barOf(row, true, now));
      const sold = could.length > 0 ? await soldOutTiers(db, eventId) : new Set();
      const may = could.filter((row) => sold.has(row.ticket.definitionId)).map((row) => row.ticket.ticketNumber);
      return { listed, may };
    },
  };

  async function list(tx: Db, visitor: Visitor, ticketNumber: string): Promise<ListOutcome> {
    const now = clock.now();
    const held = await ticketsHeldBy(tx, visitor);
    await tx.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber)).for("no key update");
    const [row] = await found(tx, and(eq(ticket.ticketNumber, ticketNumber), held));
    if (!row) return "notYours";
    if (row.open) return "listed";
    const { eventId, definitionId, priceCents } = row.ticket;
    const bar = barOf(row, (await soldOutTiers(tx, eventId)).has(definitionId), now);
    if (bar) return bar;
    const id = randomUUID();
    await tx.insert(ticketReturn).values({
      ...{ id, ticketNumber, eventId, definitionId, priceCents, status: "LISTED", createdAt: now },
    });
    await note(tx, visitor, "ticket.return_listed", ticketNumber, now);
    await enqueueMail(tx, { cause: `return_listed:${id}`, template: "return_listed", ref: id, now });
    return "listed";
  }

  async function withdraw(tx: Db, visitor: Visitor, ticketNumber: string): Promise<WithdrawOutcome> {
    const now = clock.now();
    const held = await ticketsHeldBy(tx, visitor);
    await tx.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber)).for("no key update");
    const [row] = await found(tx, and(eq(ticket.ticketNumber, ticketNumber), held));
    if (!row?.open) return row ? "withdrawn" : "notYours";
    const done = await tx
      .update(ticketReturn)
      .set({ status: "WITHDRAWN" })
      .where(and(eq(ticketReturn.id, row.open.id), eq(ticketReturn.status, "LISTED")))
      .returning({ id: ticketReturn.id });
    if (done.length === 0) return "taken";
    await note(tx, visitor, "ticket.return_withdrawn", ticketNumber, now);
    return "withdrawn";
  }

  async function note(tx: Db, { user }: Visitor, action: string, entity: string, at: Date): Promise<void> {
    await recordAudit(tx, { at, actor: user?.userId ?? "guest", action, entity, detail: {} });
  }

  async function soldOutTiers(read: Db, eventId: string): Promise<Set<string>> {
    const stock = await readStock(read, eventId, clock.now());
    return new Set(stock?.tiers.filter((tier) => !hasSeatsFor(tier, 1)).map(({ id }) => id));
  }

  function barOf(row: Found, soldOut: boolean, now: Date): ReturnBar | undefined {
    const { status, priceCents, holderEmail } = row.ticket;
    const { night, disputed, leftCents, touched } = row;
    const given = holderEmail !== null;
    return returnBar({ status, priceCents, given, disputed, leftCents, touched, night, soldOut }, now);
  }
}

/** Tickets with their night, their money, and the return that is open for them. */
const selected = (read: Db, which: SQL | undefined) =>
  read
    .select({
      ticket,
      night: event,
      touched: isOrderTouched,
      disputed: isOrderDisputed(ticketOrder.orderNumber),
      paid: payment.cents,
      back: refundedCents(payment.id),
      open: ticketReturn,
      until: reservation.expires,
    })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
    .innerJoin(event, eq(event.id, ticket.eventId))
    .innerJoin(ticketDefinition, eq(ticketDefinition.id, ticket.definitionId))
    .leftJoin(payment, ofOrder)
    .leftJoin(
      ticketReturn,
      and(eq(ticketReturn.ticketNumber, ticket.ticketNumber), inArray(ticketReturn.status, ["LISTED", "TAKEN"])),
    )
    .leftJoin(reservation, eq(reservation.id, ticketReturn.reservationId))
    .where(which);

const withMoneyLeft = (rows: Awaited<ReturnType<typeof selected>>) =>
  rows.map(({ open, until, paid, back, ...row }) => ({
    ...row,
    leftCents: paid === null ? 0 : paid - back,
    open: open && { ...open, until: until?.toISOString() },
  }));

const found = async (read: Db, which: SQL | undefined) => withMoneyLeft(await selected(read, which));

type Found = Awaited<ReturnType<typeof found>>[number];
