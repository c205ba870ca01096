/**
 * Goods beside held seats: a purchase that names the hold, has no checkout of its own, and is paid for in the hold's.
 * Its pieces are set aside as long as the seats are. A change makes another purchase of it, so what a checkout asks for
 * never changes.
 */
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { goodsLine, purchase, reservation } from "../../../store/schema";
import { anotherAttempt } from "../../box-office/checkout/another-attempt";
import { instant } from "../../box-office/reserving/sql-values";
import { endPurchase } from "../../payments/end-purchase";
import { CHECKOUT_MINUTES, SHORTEST_CHECKOUT_MS } from "../../payments/open-checkout";
import type { Purchase } from "../../payments/purchase-checkout";
import { boughtBy, newOwner } from "../../payments/purchase-owner";
import { goodsIntoBasket } from "../basket-lines";

export type GoodsOfHold = { bought: Purchase; lines: (typeof goodsLine.$inferSelect)[] };

const AT_ONCE = 250;

type GoodsLine = typeof goodsLine.$inferSelect;
export type ShownGoods = {
  /** The purchase's digest of its lines. */
  ref: string;
  cents: number;
  lines: Pick<GoodsLine, "variantId" | "name" | "choices" | "quantity" | "unitCents">[];
};

/**
 * A hold's goods as pages show them, as a column of a statement that selects from `reservation`; null without goods.
 */
export const goodsOfReservation = sql<ShownGoods | null>`(
  select jsonb_build_object('ref', bought.ref, 'cents', bought.cents, 'lines', (
    select jsonb_agg(jsonb_build_object('variantId', line.variant_id, 'name', line.name, 'choices', line.choices,
      'quantity', line.quantity, 'unitCents', line.unit_cents) order by line.position)
    from goods_line line where line.purchase_id = bought.id))
  from purchase bought where bought.reservation_id = reservation.id and bought.status = 'OPEN' limit 1)`;

/** Undefined if the hold has seats alone. */
export async function goodsOfHold(db: Db, reservationId: string): Promise<GoodsOfHold | undefined> {
  const rows = await db
    .select({ bought: getTableColumns(purchase), line: goodsLine })
    .from(purchase)
    .innerJoin(goodsLine, eq(goodsLine.purchaseId, purchase.id))
    .where(and(eq(purchase.reservationId, reservationId), eq(purchase.status, "OPEN")))
    .orderBy(asc(goodsLine.position));
  const [first] = rows;
  return first && { bought: first.bought, lines: rows.map(({ line }) => line) };
}

/** Goods have the owner of their seats. Call it in the transaction that gives the hold to another visitor. */
export async function giveGoodsOfHold(tx: Db, reservationId: string, to: Visitor): Promise<void> {
  await tx
    .update(purchase)
    .set(newOwner(to))
    .where(and(eq(purchase.reservationId, reservationId), eq(purchase.status, "OPEN")));
}

/**
 * Ends the goods of seats that will not be paid for, whatever the reason: the pieces are back in stock, and the visitor
 * has the goods in their basket. Call it after the hold was changed, in its transaction.
 */
export async function endGoodsOfHold(tx: Db, reservationId: string, now: Date): Promise<void> {
  const ofHold = eq(purchase.reservationId, reservationId);
  const open = await tx
    .select()
    .from(purchase)
    .where(and(ofHold, eq(purchase.status, "OPEN")));
  for (const bought of open) await endIntoBasket(tx, bought, ofHold, now);
}

/**
 * Does that for holds that expired, which no event reports, and for holds that free seats replaced or another release
 * of the site ended. A hold in checkout keeps its goods until Stripe has said how that ended.
 */
export async function endGoodsWithoutHold(db: Db, now: Date): Promise<void> {
  await endLeftBehind(db, now);
  await endGoodsOfOffers(db, now);
}

/** Ends the goods beside a visitor's seats right away when those seats become free, without waiting for the job. */
export const endGoodsBesideFree = (db: Db, visitor: Visitor, now: Date) => endLeftBehind(db, now, boughtBy(visitor));

async function endLeftBehind(db: Db, now: Date, among?: SQL): Promise<void> {
  const held = sql`exists (
    select 1 from ${reservation}
    where ${reservation.id} = ${purchase.reservationId} and ${reservation.status} = 'PENDING'
      and (${reservation.checkoutSessionId} is not null or ${reservation.expires} > ${instant(now)}))`;
  const left = and(eq(purchase.status, "OPEN"), isNotNull(purchase.reservationId), sql`not ${held}`, among);
  const rows = await db.select().from(purchase).where(left).limit(AT_ONCE);
  for (const bought of rows) await db.transaction((tx) => endIntoBasket(tx, bought, left, now));
}

async function endIntoBasket(tx: Db, bought: Purchase, still: SQL | undefined, now: Date): Promise<void> {
  const owner = bought.userId ?? bought.visitorId;
  if ((await endPurchase(tx, bought.id, still)) && owner) await goodsIntoBasket(tx, bought.id, { owner, now });
}

/**
 * An accepted offer may last for a day. Goods beside it wait no longer than for a checkout, unless one is open; then
 * they are in the basket, from which one press adds them again.
 */
async function endGoodsOfOffers(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CHECKOUT_MINUTES * 60_000);
  const tooLong = and(eq(purchase.status, "OPEN"), lte(purchase.createdAt, before));
  // A checkout that is being opened at this moment counts as open.
  const notInCheckout = and(
    eq(reservation.status, "PENDING"),
    isNull(reservation.checkoutSessionId),
    or(
      isNull(reservation.checkoutExpires),
      lt(reservation.checkoutExpires, new Date(now.getTime() + SHORTEST_CHECKOUT_MS)),
    ),
  );
  const rows = await db
    .select({ bought: purchase })
    .from(purchase)
    .innerJoin(reservation, eq(reservation.id, purchase.reservationId))
    .where(and(tooLong, notInCheckout, isNotNull(reservation.offerUntil)))
    .limit(AT_ONCE);
  for (const { bought } of rows) {
    await db.transaction(async (tx) => {
      const held = and(eq(reservation.id, bought.reservationId ?? ""), notInCheckout);
      const [hold] = await tx.update(reservation).set(anotherAttempt).where(held).returning({ id: reservation.id });
      if (hold) await endIntoBasket(tx, bought, tooLong, now);
    });
  }
}

/** For a statement's `with`: moves the goods beside a hold that just ended to its replacement, unless that is free. */
export const GOODS_FOLLOW = sql`goods_follow as (
      update purchase set reservation_id = next.id, user_id = next.user_id,
        visitor_id = case when next.user_id is null then next.visitor_id end
      from (
        select distinct on (verdict.id) verdict.id, old.id as purchase_id, request.user_id, request.visitor_id
        from given_up join verdict on verdict.n = given_up.n join request on request.n = verdict.n
        join purchase old on old.reservation_id = given_up.id and old.status = 'OPEN'
        where verdict.ok and verdict.total_cents > 0
        order by verdict.id, old.created_at desc
      ) as next
      where purchase.id = next.purchase_id and purchase.status = 'OPEN'
    )`;

/** The purchases that were paid for together with these seats. */
export const paidBeside = (reservationId: string | SQL) =>
  and(eq(purchase.reservationId, reservationId), inArray(purchase.status, ["PAID", "REFUNDED"]));
