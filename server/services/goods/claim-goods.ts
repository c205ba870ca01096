/** On sign-in, a guest's basket and checkouts become the fan's, and so do the paid orders of their verified email. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { purchase } from "../../store/schema";
import { isDuplicate } from "../contention";
import type { BillingDeps } from "../payments/billing-types";
import { moveBasket } from "./basket-lines";

const ROUNDS = 4;

export function goodsClaims({ store: { db } }: Pick<BillingDeps, "store">) {
  return async function claimGoods({ user, visitorId, newBrowser }: Visitor): Promise<void> {
    if (!user) return;
    if (!newBrowser) {
      await moveBasket(db, { userId: user.userId, visitorId });
      await moveCheckouts(user.userId, visitorId);
    }
    if (user.emailVerified) await moveOrders(user.userId, user.email.toLowerCase());
  };

  /**
   * If the fan has a checkout of the same thing, the guest's stays with the browser, which can reach both. Goods beside
   * seats go to the owner of the seats.
   */
  async function moveCheckouts(userId: string, visitorId: string): Promise<void> {
    for (let round = 1; ; round++) {
      try {
        await db.execute(sql`
          update purchase set user_id = ${userId}, visitor_id = null
          where visitor_id = ${visitorId} and user_id is null and status in ('OPEN', 'ENDED')
            and (status = 'ENDED' or not exists (
              select 1 from purchase own
              where own.user_id = ${userId} and own.slot = purchase.slot and own.status = 'OPEN'))
            and (status = 'ENDED' or not exists (
              select 1 from reservation
              where reservation.id = purchase.reservation_id and reservation.status = 'PENDING'
                and reservation.user_id is null))`);
        return;
      } catch (error) {
        // We only retry if the fan opened a checkout meanwhile.
        if (round === ROUNDS || !isDuplicate(error)) throw error;
      }
    }
  }

  async function moveOrders(userId: string, email: string): Promise<void> {
    const theirs = sql`exists (
      select 1 from goods_order where goods_order.purchase_id = ${purchase.id} and lower(goods_order.email) = ${email})`;
    await db
      .update(purchase)
      .set({ userId, visitorId: null })
      .where(
        and(isNull(purchase.userId), eq(purchase.kind, "shop"), inArray(purchase.status, ["PAID", "REFUNDED"]), theirs),
      );
  }
}
