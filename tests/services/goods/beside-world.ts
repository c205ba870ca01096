/** Goods beside held seats: what tests of them do over and over. */
import { eq, sql } from "drizzle-orm";
import type { Visitor } from "../../../server/ports";
import { paymentOf } from "../../../server/services/box-office/orders/order-payment";
import { goodsOrder, payment, purchase, refund, reservation, ticketOrder } from "../../../server/store/schema";
import { checkout, held, night, remaining, wish } from "../box-office/box-office-world";
import { goodsWorld } from "./goods-world";

type Article = { slug: string; variantId: string };

export async function besideWorld() {
  const world = await goodsWorld();
  const { db } = world.store;
  const show = await night(world.store, world.clock.now(), [{ capacity: 500, cents: 4_900 }]);

  return {
    ...world,
    show,
    seatsLeft: () => remaining(world.store, show.first),
    /** A hold of some seats of the night, or of another one. */
    hold: (who: Visitor, seats = 1, at = show) =>
      held(world.office.reserve(who, wish(at.eventId, { [at.first]: seats }))),
    /** Adds a piece, on a page that shows everything there is, or only the `shown` pieces. */
    add: (who: Visitor, reservationId: string, article: Article, shown = Number.POSITIVE_INFINITY) =>
      world.billing.addToHold(who, reservationId, { ...article, shown }),
    payUrl: (who: Visitor, reservationId: string) => checkout(world.office.pay(who, reservationId)),
    async sessionOf(reservationId: string) {
      const [row] = await db.select().from(reservation).where(eq(reservation.id, reservationId));
      return row?.checkoutSessionId ?? "";
    },
    /** Every purchase that was made of the goods beside a hold, oldest first. */
    besides: (reservationId: string) =>
      db
        .select()
        .from(purchase)
        .where(eq(purchase.reservationId, reservationId))
        .orderBy(purchase.createdAt, purchase.status),
    /** Holds, adds, pays and settles. */
    async bought(who: Visitor, articles: Article[], { seats = 1, card }: { seats?: number; card?: string } = {}) {
      const reservationId = await this.hold(who, seats);
      for (const one of articles) await this.add(who, reservationId, one);
      await world.payFor(await this.payUrl(who, reservationId), who.user?.email, card);
      await world.deliver("checkout.session.completed");
      return this.booksOf(reservationId);
    },
    /** What the books say of both parts. */
    async booksOf(reservationId: string) {
      const tickets = await paymentOf(db, reservationId);
      const [order] = await db.select().from(ticketOrder).where(eq(ticketOrder.reservationId, reservationId));
      const [goods] = await db
        .select({ bought: purchase, order: goodsOrder, paid: payment })
        .from(purchase)
        .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .innerJoin(payment, eq(payment.ref, sqlText(purchase.id)))
        .where(eq(purchase.reservationId, reservationId));
      if (!tickets || !order || !goods) throw new Error("Not both were paid for");
      return { reservationId, intent: tickets.paymentIntentId ?? "", tickets, order, goods };
    },
    refundsOfPayment: (paymentId: string) =>
      db.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(refund.createdAt),
  };
}

const sqlText = (id: typeof purchase.id) => sql`${id}::text`;
