/** What the office looks up: orders, lost holds, a night's sales and its door list. */
import { and, asc, desc, eq, gt, ilike, inArray, lte, ne, not, or, sql } from "drizzle-orm";
import type { MoneySum } from "../../../../app/domain/format/money-sums";
import type { SeatWords } from "../../../../app/domain/seating/seat-words";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";
import {
  audit,
  event,
  payment,
  refund,
  reservation,
  reservationLine,
  ticket,
  ticketDefinition,
  ticketOrder,
} from "../../../store/schema";
import { owedForBroadcasts } from "../../broadcasts/broadcasts-of-night";
import { goodsWith } from "../../goods/beside-seats/paid-together";
import { csvText } from "../../office/csv-text";
import { isOrderDisputed } from "../../refunds/disputed-payments";
import { refundedCents } from "../../refunds/left-to-refund";
import { discountOf } from "../orders/order-discount";
import { beingBought, blockingTickets, refundOfTickets } from "../orders/price-kept";

export type TicketDesk = ReturnType<typeof ticketDesk>;
/** `rests`: a bank disputes the payment and has not decided. */
export type FoundOrder = typeof ticketOrder.$inferSelect & {
  eventTitle: string;
  startAt: Date;
  timeZoneId: string;
  scheduleTbd: boolean;
  rests: boolean;
};
type TicketRefund = {
  /** The refund by the tickets' prices. Callers limit it to what is left of the payment. */
  cents: number;
  /** Kept tickets whose price would change while another fan may be paying for them: the refund would be refused. */
  blockedBy: string[];
  /** Refunded tickets that another fan may be paying for. */
  beingBought: string[];
};
/** `paid`: what was paid for its orders and hasn't gone back, by currency. */
type NightSales = { orders: number; tickets: number; holds: number; paid: (MoneySum & { payments: number })[] };
type DoorListGuest = {
  name: string;
  tier: string;
  orderNumber: string;
  ticketNumber: string;
  /** Null where seats are unreserved. */
  seat: SeatWords | null;
  checkedInAt: Date | null;
  checkedInBy: string | null;
};
/** A hold that did not become an order. `lateCents` arrived after its seats were gone, and were refunded. */
export type LostHold = {
  hold: typeof reservation.$inferSelect;
  eventTitle: string;
  startAt: Date;
  timeZoneId: string;
  scheduleTbd: boolean;
  seats: number;
  lateCents: number;
};

const MOST_FOUND = 200;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function ticketDesk({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  const found = () =>
    db
      .select({
        order: ticketOrder,
        eventTitle: event.title,
        startAt: event.startAt,
        timeZoneId: event.timeZoneId,
        scheduleTbd: event.scheduleTbd,
        rests: isOrderDisputed(ticketOrder.orderNumber),
      })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId));

  return {
    /** Orders by number, ticket number, part of the email or part of a name; the newest first, at most 200. */
    async findOrders(text: string): Promise<FoundOrder[]> {
      const words = text.trim();
      const part = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
      const holders = db
        .select({ number: ticket.orderNumber })
        .from(ticket)
        .where(
          or(
            eq(ticket.ticketNumber, words.toUpperCase()),
            ilike(ticket.holderEmail, part),
            ilike(ticket.guestFullName, part),
          ),
        );
      const rows = await found()
        .where(
          or(
            eq(ticketOrder.orderNumber, words.toUpperCase()),
            ilike(ticketOrder.email, part),
            ilike(ticketOrder.fullName, part),
            inArray(ticketOrder.orderNumber, holders),
          ),
        )
        .orderBy(desc(ticketOrder.createdAt))
        .limit(MOST_FOUND);
      return rows.map(({ order, ...night }) => ({ ...order, ...night }));
    },

    /**
     * An order with its tickets, payments, refunds and history, and the number of the goods that were paid for with it;
     * undefined if there is none.
     */
    async order(orderNumber: string) {
      const [row] = await found().where(eq(ticketOrder.orderNumber, orderNumber.trim().toUpperCase()));
      if (!row) return undefined;
      const { order, ...night } = row;
      const tickets = await db
        .select()
        .from(ticket)
        .where(eq(ticket.orderNumber, order.orderNumber))
        .orderBy(asc(ticket.ticketNumber));
      const payments = await db.select().from(payment).where(eq(payment.ref, order.reservationId));
      const refunds = payments.length
        ? await db
            .select()
            .from(refund)
            .where(
              inArray(
                refund.paymentId,
                payments.map(({ id }) => id),
              ),
            )
            .orderBy(asc(refund.createdAt))
        : [];
      const entities = [order.orderNumber, ...tickets.map(({ ticketNumber }) => ticketNumber)];
      const history = await db.select().from(audit).where(inArray(audit.entity, entities)).orderBy(asc(audit.at));
      const discount = await discountOf(db, order.reservationId);
      const together = await goodsWith(db, order.reservationId);
      return { ...order, ...night, tickets, payments, refunds, history, discount, together };
    },

    /** A ticket with its order, its night and its tier; undefined if there is none. */
    async ticket(ticketNumber: string) {
      const [row] = await db
        .select({ ticket, order: ticketOrder, night: event, tier: ticketDefinition })
        .from(ticket)
        .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
        .innerJoin(event, eq(event.id, ticket.eventId))
        .innerJoin(ticketDefinition, eq(ticketDefinition.id, ticket.definitionId))
        .where(eq(ticket.ticketNumber, ticketNumber.trim().toUpperCase()));
      return row;
    },

    /**
     * What refunding these tickets would do, and which tickets stand in the way because another fan may be buying them.
     */
    async refundOf(
      order: { orderNumber: string; reservationId: string },
      ticketNumbers: string[],
    ): Promise<TicketRefund> {
      const part = await refundOfTickets(db, order, ticketNumbers);
      const [blockedBy, bought] = await Promise.all([blockingTickets(db, part), beingBought(db, ticketNumbers)]);
      return { cents: part.refundCents, blockedBy, beingBought: bought.map(({ ticketNumber }) => ticketNumber) };
    },

    /**
     * Holds that expired or were released during checkout, latest first, at most 200. `unpaid`: also those that never
     * went to checkout.
     */
    async lostHolds(o: { eventId?: string | undefined; unpaid?: boolean | undefined }): Promise<LostHold[]> {
      return db
        .select({
          hold: reservation,
          eventTitle: event.title,
          startAt: event.startAt,
          timeZoneId: event.timeZoneId,
          scheduleTbd: event.scheduleTbd,
          seats: sql<number>`(
            select coalesce(sum(quantity), 0)::int from ${reservationLine} where reservation_id = ${reservation.id})`,
          lateCents: sql<number>`(
            select coalesce(sum(cents), 0)::int from ${payment}
            where kind = 'ticket' and ref = ${reservation.id}::text)`,
        })
        .from(reservation)
        .innerJoin(event, eq(event.id, reservation.eventId))
        .where(
          and(
            ne(reservation.status, "CONFIRMED"),
            lte(reservation.expires, clock.now()),
            o.unpaid ? undefined : gt(reservation.checkoutAttempt, 0),
            o.eventId === undefined ? undefined : eq(reservation.eventId, o.eventId),
          ),
        )
        .orderBy(desc(reservation.expires))
        .limit(MOST_FOUND);
    },

    /** A night by its GUID, slug or short code. */
    async night(which: string): Promise<typeof event.$inferSelect | undefined> {
      const named = or(eq(event.slug, which.toLowerCase()), eq(event.shortCode, which.toUpperCase()));
      const [row] = await db
        .select()
        .from(event)
        .where(GUID.test(which) ? eq(event.id, which.toLowerCase()) : named);
      return row;
    },

    /** What canceling a night would affect: orders that are not refunded, valid tickets, open holds, cents kept. */
    async sales(eventId: string): Promise<NightSales> {
      const { rows } = await db.execute<NightSales>(sql`
        with alive as (
          select order_number, reservation_id from ${ticketOrder}
          where event_id = ${eventId}::uuid and status in ('PAID', 'FREE')
        ),
        paid as (
          select upper(currency) as currency, cents, ${refundedCents(sql`payment.id`)} as back
          from ${payment} where kind = 'ticket' and ref in (select reservation_id::text from alive)
        ),
        sums as (
          select currency, sum(cents - back)::int as cents, count(*) filter (where cents > 0)::int as payments
          from paid group by currency order by currency
        )
        select (select count(*)::int from alive) as orders,
          (select count(*)::int from ${ticket} where event_id = ${eventId}::uuid and status in ('VALID', 'USED')) as tickets,
          (select count(*)::int from ${reservation} where event_id = ${eventId}::uuid and status = 'PENDING') as holds,
          (select coalesce(jsonb_agg(to_jsonb(sums)), '[]') from sums) as paid`);
      const [row] = rows;
      if (!row) throw new Error("Sales query returned no rows");
      return row;
    },

    /** Payments for a night's broadcasts that have not gone back in full, by currency. */
    broadcasts: (eventId: string) => owedForBroadcasts(db, eventId),

    /** The door list as a table; `timeOf` writes an instant. */
    doorListCsv: (guests: readonly DoorListGuest[], timeOf: (at: Date) => string): string =>
      csvText([
        ["name", "tier", "order", "number", "checked in", "by", "entrance", "section", "row", "seat"],
        ...guests.map(({ name, tier, orderNumber, ticketNumber, seat, checkedInAt, checkedInBy }) => [
          ...[name, tier, orderNumber, ticketNumber, checkedInAt ? timeOf(checkedInAt) : "", checkedInBy ?? ""],
          ...[seat?.entrance ?? "", seat?.sectionLabel ?? "", seat?.row ?? "", seat?.seat ?? ""],
        ]),
      ]),

    /** Everyone who may come in, by name. */
    async doorList(eventId: string): Promise<DoorListGuest[]> {
      return db
        .select({
          name: ticket.guestFullName,
          tier: ticket.name,
          orderNumber: ticket.orderNumber,
          ticketNumber: ticket.ticketNumber,
          seat: ticket.seatWords,
          checkedInAt: ticket.checkedInAt,
          checkedInBy: ticket.checkedInBy,
        })
        .from(ticket)
        .where(
          and(
            eq(ticket.eventId, eventId),
            inArray(ticket.status, ["VALID", "USED"]),
            not(isOrderDisputed(ticket.orderNumber)),
          ),
        )
        .orderBy(asc(ticket.guestFullName), asc(ticket.ticketNumber));
    },
  };
}
