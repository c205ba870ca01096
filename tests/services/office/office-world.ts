/** The office's desk over a box office on PostgreSQL, with orders that were paid at the stand-in Stripe. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OfficeRefund } from "../../../server/services/refunds/office-refund";
import { openUnfilled } from "../../../server/store/connection/open-store";
import { audit, outbox, payment, refund, ticket, ticketOrder } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { testDatabase } from "../../postgres";
import { boxOfficeWorld, checkout, held, night, visitor, wish } from "../box-office/box-office-world";

export const STAFF = { name: "boxoffice@ringside.example", via: "office" } as const;

export async function officeWorld() {
  const database = await testDatabase();
  const world = await boxOfficeWorld(await openUnfilled({ databaseUrl: database.url, dataDir: "" }));
  const office = officeOf(world);
  const { db } = world.store;
  const { orders, letters } = office.desk;

  return {
    ...world,
    db,
    orders,
    letters,
    desk: office.desk,
    run: office.run,
    /** A form's deed by a member of staff. */
    deed: () => ({ actor: STAFF, id: randomUUID() }),

    /** Buys seats of a new night as a guest, and forgets the mails about it. */
    async bought(
      o: { seats?: number; cents?: number; email?: string; name?: string; currency?: string; capacity?: number } = {},
    ) {
      const { seats = 2, cents = 7_900, email = "guest@example.com", currency = "USD", capacity = 8 } = o;
      const made = await night(world.store, world.clock.now(), [{ capacity, cents }], { currency });
      const fan = visitor();
      const reservationId = await held(world.office.reserve(fan, wish(made.eventId, { [made.first]: seats })));
      await world.payAt(await checkout(world.office.pay(fan, reservationId)), undefined, email);
      const back = await world.office.returned(fan, reservationId);
      if (back?.status !== "paid") throw new Error(back?.status);
      await world.office.drained();
      const { orderNumber, key = "" } = back;
      if (o.name)
        await db.update(ticketOrder).set({ fullName: o.name }).where(eq(ticketOrder.orderNumber, orderNumber));
      world.mails.length = 0;
      const tickets = await db
        .select()
        .from(ticket)
        .where(eq(ticket.orderNumber, orderNumber))
        .orderBy(ticket.ticketNumber);
      const [paid] = await db.select().from(payment).where(eq(payment.ref, reservationId));
      return {
        ...made,
        ...{ orderNumber, key, reservationId, paid },
        intent: paid?.paymentIntentId ?? "",
        tickets: tickets.map(({ ticketNumber }) => ticketNumber),
      };
    },

    /** Previews and refunds, as the page does. */
    async refund(orderNumber: string, choice: Parameters<typeof orders.preview>[1], more: OfficeRefund = {}) {
      const shown = await orders.preview(orderNumber, choice);
      return orders.refund({
        ...{ orderNumber, choice, digest: shown?.digest ?? "", id: more.id ?? randomUUID(), actor: STAFF },
        ...{ limitCents: more.limitCents, reason: "other", note: more.note ?? "" },
      });
    },

    refundsOf: (paymentId = "") => db.select().from(refund).where(eq(refund.paymentId, paymentId)),
    audited: (entity: string) => db.select().from(audit).where(eq(audit.entity, entity)).orderBy(audit.at),
    enqueued: (ref: string) => db.select().from(outbox).where(eq(outbox.ref, ref)),
    async stateOf(ticketNumber = "") {
      const [row] = await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
      return row?.status;
    },
    async orderOf(orderNumber: string) {
      const [row] = await db.select().from(ticketOrder).where(eq(ticketOrder.orderNumber, orderNumber));
      return row;
    },
    async close() {
      office.leave();
      await world.close();
      await database.drop();
    },
  };
}
export type OfficeWorld = Awaited<ReturnType<typeof officeWorld>>;
