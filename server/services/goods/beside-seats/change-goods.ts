/** Adds goods to held seats, and removes them. Pieces are reserved immediately, for as long as the seats are held. */
import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { MOST_LINES, MOST_PIECES } from "../../../../app/domain/shop/basket-limits";
import { isGuid } from "../../../../app/domain/urls/guid";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { productVariant, purchase, reservation } from "../../../store/schema";
import { anotherAttempt } from "../../box-office/checkout/another-attempt";
import type { CloseCheckout } from "../../box-office/checkout/close-checkout";
import { isTooLateToClose } from "../../box-office/holds/hold-length";
import { type HoldRow, heldBy, holdsSeats } from "../../box-office/holds/hold-owner";
import { retryOnCollision } from "../../contention";
import type { BillingDeps } from "../../payments/billing-types";
import { endPurchase } from "../../payments/end-purchase";
import { CHECKOUT_MINUTES } from "../../payments/open-checkout";
import { boughtBy, newOwner } from "../../payments/purchase-owner";
import { BASKET_SLOT, basketOwner, basketReader } from "../basket-lines";
import { digestOf, type NewGoodsLine, newLine, totalOf } from "../goods-lines";
import { SoldOut, takeGoods } from "../take-goods";
import { type GoodsOfHold, goodsOfHold } from "./goods-of-hold";

/**
 * `soldOut`: too few pieces are left, and what was beside the seats stays. `full`: no room for more lines, or for more
 * pieces of one. `absent`: it isn't sold, or not with these seats. `ended`: the hold is over. `paid`: it was paid at
 * this moment. `late`: its checkout is open, and there is no time for another one. `busy`: other requests got in first
 * in every round.
 */
type HoldChange = "changed" | "soldOut" | "full" | "absent" | "ended" | "paid" | "late" | "busy";

/** Computes a hold's new goods lines from the present ones. */
type NextLines = (now: NewGoodsLine[]) => NewGoodsLine[] | "full" | "absent" | "soldOut";

/** `shown`: the pieces that the fan's page showed. If there are more by now, the form was sent twice. */
type AddedPiece = { slug: string; variantId: string; shown: number };

const ROUNDS = 4;

type ChangeDeps = Pick<BillingDeps, "store" | "clock" | "catalogue">;

export function goodsOfHoldChanging(
  { store: { db }, clock, catalogue }: ChangeDeps,
  closeCheckout: CloseCheckout,
  putBack: (visitor: Visitor, purchaseId: string) => Promise<unknown>,
) {
  const basketRows = basketReader(db);

  /** Adds a piece. Throws if Stripe, which has an open checkout of the hold, cannot be reached. */
  async function addToHold(visitor: Visitor, reservationId: string, { slug, variantId, shown }: AddedPiece) {
    const product = await catalogue.product(slug);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (!product?.visible || !variant) return "absent";
    return change(visitor, reservationId, (lines) => {
      const beside = lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      return beside > shown ? lines : withMore(lines, newLine(product, variant, 1));
    });
  }

  /** Takes all pieces of a variant out again. */
  const takeFromHold = (visitor: Visitor, reservationId: string, variantId: string) =>
    change(visitor, reservationId, (lines) => lines.filter((line) => line.variantId !== variantId));

  /**
   * Adds what can be bought now of the visitor's basket, which keeps it until it is paid. The basket's own checkout is
   * closed, since its pieces are paid for with the seats now. Of a variant that is beside the seats already, the larger
   * number stays, so that a second press doesn't double it.
   */
  async function addBasketToHold(visitor: Visitor, reservationId: string): Promise<HoldChange> {
    const own = and(boughtBy(visitor), eq(purchase.status, "OPEN"), eq(purchase.slot, BASKET_SLOT));
    for (const { id } of await db.select({ id: purchase.id }).from(purchase).where(own)) await putBack(visitor, id);
    const rows = await basketRows(basketOwner(visitor));
    const left = await piecesLeft(rows.map(({ variantId }) => variantId));
    const wanted: NewGoodsLine[] = [];
    for (const { variantId, quantity } of rows) {
      const product = await catalogue.productOfVariant(variantId);
      const variant = product?.variants.find(({ id }) => id === variantId);
      if (product?.visible && variant) wanted.push(newLine(product, variant, quantity));
    }
    return change(visitor, reservationId, (lines) => {
      if (wanted.length === 0) return "absent";
      const added = wanted.flatMap((line) => {
        const beside = lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
        const quantity = Math.max(beside, Math.min(line.quantity, beside + (left.get(line.variantId) ?? 0)));
        return quantity > 0 ? [{ ...line, quantity }] : [];
      });
      if (added.length === 0) return "soldOut";
      const ids = new Set(added.map(({ variantId }) => variantId));
      return limited([...lines.filter(({ variantId }) => !ids.has(variantId)), ...added]);
    });
  }

  async function piecesLeft(ids: string[]): Promise<Map<string, number>> {
    const rows = ids.length > 0 ? await db.select().from(productVariant).where(inArray(productVariant.id, ids)) : [];
    return new Map(rows.map(({ id, remaining }) => [id, remaining ?? MOST_PIECES]));
  }

  async function change(visitor: Visitor, reservationId: string, next: NextLines): Promise<HoldChange> {
    if (!isGuid(reservationId)) return "ended";
    // We only retry if something changed in between: a checkout was opened, or another tab was faster.
    for (let round = 0; round < ROUNDS; round++) {
      const [hold] = await db
        .select()
        .from(reservation)
        .where(and(eq(reservation.id, reservationId), heldBy(visitor), holdsSeats(clock.now())));
      if (!hold) return "ended";
      // Nobody may pay in the old checkout for what is being changed.
      if (hold.checkoutSessionId && isTooLateToClose(hold, clock.now())) return "late";
      if (hold.checkoutSessionId && (await closeCheckout(hold.id, hold.checkoutSessionId)) === "paid") return "paid";
      try {
        const done = await retryOnCollision(() => db.transaction((tx) => replace(tx, visitor, hold.id, next)));
        if (done) return done;
      } catch (error) {
        if (error instanceof SoldOut) return "soldOut";
        throw error;
      }
    }
    return "busy";
  }

  /** Undefined if the hold has changed. If there are too few pieces, it throws, and the goods stay as they were. */
  async function replace(
    tx: Db,
    visitor: Visitor,
    reservationId: string,
    next: NextLines,
  ): Promise<HoldChange | undefined> {
    const now = clock.now();
    // Other changes of this hold's goods wait here. A checkout that is being opened has to start again.
    const [hold] = await tx
      .update(reservation)
      .set(anotherAttempt)
      .where(
        and(
          eq(reservation.id, reservationId),
          holdsSeats(now),
          isNull(reservation.checkoutSessionId),
          gt(reservation.totalCents, 0),
        ),
      )
      .returning();
    if (!hold) return (await isFree(tx, reservationId)) ? "absent" : undefined;
    const before = await goodsOfHold(tx, reservationId);
    const lines = next(before ? linesOf(before) : []);
    if (typeof lines === "string") return lines;
    if (lines.some(({ currency }) => currency.toUpperCase() !== hold.currency.toUpperCase())) return "absent";
    if (before) await endPurchase(tx, before.bought.id, undefined);
    if (lines.length > 0) await begin(tx, visitor, hold, lines, now);
    return "changed";
  }

  async function begin(tx: Db, visitor: Visitor, hold: HoldRow, lines: NewGoodsLine[], now: Date): Promise<void> {
    const id = randomUUID();
    await tx.insert(purchase).values({
      ...newOwner(visitor),
      ...totalOf(lines),
      ...{ id, kind: "shop", ref: digestOf(lines), slot: `beside:${id}`, currency: hold.currency, status: "OPEN" },
      reservationId: hold.id,
      // The hold decides when its goods are released. This date is for the previous release of the site, which may
      // still be running and ends purchases that have no checkout: not before the hold's last checkout is over.
      checkoutExpires: new Date(hold.expires.getTime() + CHECKOUT_MINUTES * 60_000),
      createdAt: now,
    });
    await takeGoods(tx, id, lines, visitor.locale);
  }

  return { addToHold, takeFromHold, addBasketToHold };
}

/** Seats that cost nothing need no checkout, so nothing can be paid there. */
async function isFree(tx: Db, reservationId: string): Promise<boolean> {
  const [row] = await tx.select().from(reservation).where(eq(reservation.id, reservationId));
  return row?.status === "PENDING" && row.totalCents === 0;
}

function withMore(lines: NewGoodsLine[], one: NewGoodsLine): NewGoodsLine[] | "full" {
  const known = lines.some(({ variantId }) => variantId === one.variantId);
  if (!known) return limited([...lines, one]);
  return limited(
    lines.map((line) => (line.variantId === one.variantId ? { ...one, quantity: line.quantity + one.quantity } : line)),
  );
}

const limited = (lines: NewGoodsLine[]) =>
  lines.length > MOST_LINES || lines.some(({ quantity }) => quantity > MOST_PIECES) ? ("full" as const) : lines;

/** At the prices at which they were added: those that the page shows. */
const linesOf = ({ bought: { currency }, lines }: GoodsOfHold): NewGoodsLine[] =>
  lines.map(({ variantId, slug, name, choices, shipping, quantity, unitCents }) => ({
    ...{ variantId, slug, name, choices, shipping, quantity, unitCents, currency },
  }));
