/** Parcels of the shop: what waits to be sent, what can't be, packing slips, and sending many at once. */
import { and, asc, eq, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import { Refused } from "../../failures/refused";
import type { Store } from "../../store/db";
import { goodsLine, goodsOrder, purchase } from "../../store/schema";
import type { Actor } from "../audit-trail";
import { isPurchaseDisputed } from "../refunds/disputed-payments";
import type { GoodsDesk, SoldGoods } from "./goods-desk";
import { parcelLabel } from "./parcel-label";

export type ParcelDesk = ReturnType<typeof parcelDesk>;
export type WaitingParcel = SoldGoods & { lines: (typeof goodsLine.$inferSelect)[] };

/** One page. A parcel has two fields, and a form may have 200. The others move up as these are sent. */
const MOST_LISTED = 50;

export function parcelDesk({ store: { db } }: { store: Pick<Store, "db"> }, goods: Pick<GoodsDesk, "send">) {
  const disputed = isPurchaseDisputed(purchase.id);
  const sendable = sql`(not ${disputed} and (not ${goodsOrder.shipping} or ${goodsOrder.address} is not null))`;

  async function unsent(which: SQL | undefined, limit: number): Promise<WaitingParcel[]> {
    const rows = await db
      .select({ order: goodsOrder, bought: purchase, rests: disputed })
      .from(goodsOrder)
      .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
      .where(and(isNull(goodsOrder.sentAt), eq(purchase.status, "PAID"), which))
      .orderBy(asc(purchase.createdAt), asc(purchase.id))
      .limit(limit);
    const ids = rows.map(({ bought }) => bought.id);
    const lines = await db
      .select()
      .from(goodsLine)
      .where(inArray(goodsLine.purchaseId, ids))
      .orderBy(asc(goodsLine.position));
    return rows.map((row) => ({ ...row, lines: lines.filter((line) => line.purchaseId === row.bought.id) }));
  }

  return {
    /** The oldest paid orders that wait, those that can't be sent, and whether more wait than are listed. */
    async waiting(): Promise<{ ready: WaitingParcel[]; stuck: WaitingParcel[]; more: boolean }> {
      const ready = await unsent(sendable, MOST_LISTED + 1);
      const stuck = await unsent(not(sendable), MOST_LISTED);
      return { ready: ready.slice(0, MOST_LISTED), stuck, more: ready.length > MOST_LISTED };
    },

    /** Orders by number that have an address and wait to be sent, for their packing slips. */
    slips: (orderNumbers: readonly string[]): Promise<WaitingParcel[]> =>
      unsent(
        and(
          inArray(goodsOrder.orderNumber, orderNumbers.slice(0, MOST_LISTED)),
          sendable,
          eq(goodsOrder.shipping, true),
        ),
        MOST_LISTED,
      ),

    /**
     * Marks orders as sent with one carrier, each with its own number there, and mails the buyers. Returns which were
     * sent, and which weren't because they were sent, taken back or disputed meanwhile. Throws `Refused` if nothing is
     * named, or a text doesn't fit on a label.
     */
    async sendAll(
      parcels: readonly { orderNumber: string; tracking: string }[],
      { carrier, actor }: { carrier: string; actor: Actor },
    ): Promise<{ sent: string[]; refused: string[] }> {
      if (parcels.length === 0) throw new Refused("Choose at least one order.");
      const checked = parcels.slice(0, MOST_LISTED).map(({ orderNumber, tracking }) => ({
        orderNumber,
        parcel: parcelLabel(orderNumber, { carrier, tracking }),
      }));
      const outcome = { sent: [] as string[], refused: [] as string[] };
      for (const { orderNumber, parcel } of checked) {
        const done = await goods.send(orderNumber, actor, parcel);
        (done ? outcome.sent : outcome.refused).push(orderNumber);
      }
      return outcome;
    },
  };
}
