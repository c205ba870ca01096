/** The waiting list for tests: sold-out nights, fans who wait, and what is offered to them. */
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Visitor } from "../../../server/ports";
import { reservation, ticket, ticketOrder, waitEntry } from "../../../server/store/schema";
import { checkout, held, night, visitor, type World, wish } from "../box-office/box-office-world";

let fans = 0;
/** A signed-in fan with an address of their own. */
export const fan = (): Visitor => {
  fans += 1;
  return visitor({ email: `fan${fans}@example.com` });
};

type Wants = { quantity?: number; fewer?: boolean; tiers?: string[] };

export function waitingWorld(world: World) {
  const { office, store } = world;
  const { db } = store;

  async function buy(who: Visitor, eventId: string, seats: Record<string, number>): Promise<string> {
    const id = await held(office.reserve(who, wish(eventId, seats)));
    await pay(who, id);
    return id;
  }

  async function pay(who: Visitor, reservationId: string): Promise<void> {
    expect(await world.payAt(await checkout(office.pay(who, reservationId)))).toBe(303);
    await office.returned(who, reservationId);
  }

  return {
    buy,
    pay,
    /** A night whose only tier is sold: to one fan each. */
    async soldOut(capacity: number, row: Parameters<typeof night>[3] = {}) {
      const made = await night(store, world.clock.now(), [{ capacity, cents: 4_900 }], row);
      const holders: Visitor[] = [];
      for (let n = 0; n < capacity; n++) {
        const holder = fan();
        holders.push(holder);
        await buy(holder, made.eventId, { [made.first]: 1 });
      }
      return { ...made, holders };
    },

    async join(
      who: Visitor,
      eventId: string,
      tier: string,
      { quantity = 1, fewer = false, tiers = [tier] }: Wants = {},
    ) {
      // One after the other, or their order is left to chance.
      world.clock.advance(1_000);
      const done = await office.joinList(who, { eventId, quantity, fewer, tiers });
      if (done.outcome !== "joined") throw new Error(JSON.stringify(done));
      return done.entryId;
    },

    async offerOf(entryId: string) {
      const rows = await db.select().from(reservation).where(eq(reservation.entryId, entryId));
      return rows.find(({ status }) => status === "PENDING");
    },

    async statusOf(entryId: string) {
      const [row] = await db.select().from(waitEntry).where(eq(waitEntry.id, entryId));
      return row?.status;
    },

    async orderOf(who: Visitor, eventId: string) {
      const orders = await db
        .select()
        .from(ticketOrder)
        .where(eq(ticketOrder.userId, who.user?.userId ?? ""));
      const order = orders.find((one) => one.eventId === eventId);
      if (!order) throw new Error("No order");
      const tickets = await db.select().from(ticket).where(eq(ticket.orderNumber, order.orderNumber));
      return { ...order, tickets };
    },

    /** The office takes the fan's tickets back. */
    async refund(who: Visitor, eventId: string) {
      const { orderNumber } = await this.orderOf(who, eventId);
      await office.cancelOrder({ orderNumber, actor: "office", reason: "requested" });
    },

    /** The private links of mails to this address, the newest last. */
    linksTo: (email: string) =>
      world.mails
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => [...text.matchAll(/waiting-list\/entry\/([\w-]+)\?key=([\w-]+)/g)])
        .map(([, entryId = "", key = ""]) => ({ entryId, key })),
  };
}
