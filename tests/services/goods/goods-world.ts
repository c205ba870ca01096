/** A shop on a real PostgreSQL and the stand-in Stripe, and what tests of it ask. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Visitor } from "../../../server/ports";
import { goodsDesk } from "../../../server/services/goods/goods-desk";
import { openUnfilled } from "../../../server/store/connection/open-store";
import {
  goodsLine,
  goodsOrder,
  outbox,
  payment,
  product,
  productVariant,
  purchase,
  refund,
} from "../../../server/store/schema";
import { testDatabase } from "../../postgres";
import { visitor } from "../box-office/box-office-world";
import { races } from "../box-office/races";
import { billingWorld, urlOf } from "../payments/billing-world";

/** Where the tests' goods go, as Stripe's page asks for it. */
export const PARCEL = {
  shippingName: "Maya Ostrow",
  shippingLine1: "1 Main St",
  shippingCity: "Mobile",
  shippingState: "AL",
  shippingPostalCode: "36602",
  shippingCountry: "US",
};

/** Buys one of a seeded product's first variant, pays, and returns the order's number. */
export async function boughtGoods(
  world: Awaited<ReturnType<typeof billingWorld>>,
  fan: Visitor,
  slug = "bell-cap",
): Promise<string> {
  const sold = await world.deps.catalogue.product(slug);
  const url = urlOf(await world.billing.buyGoods(fan, slug, sold?.variants[0]?.id ?? ""));
  await world.payAt(url, undefined, undefined, PARCEL);
  await world.deliver("checkout.session.completed");
  await world.office.drained();
  const [order] = await world.store.db
    .select()
    .from(goodsOrder)
    .where(eq(goodsOrder.email, fan.user?.email ?? ""));
  return order?.orderNumber ?? "";
}

export async function goodsWorld() {
  const database = await testDatabase();
  const world = await billingWorld(await openUnfilled({ databaseUrl: database.url, dataDir: "" }));
  const race = races(database.url);
  const { db } = world.store;
  let visitors = 0;

  async function article(remaining: number | null, row: Partial<typeof product.$inferInsert> = {}) {
    const [id, variantId] = [randomUUID(), randomUUID()];
    const slug = `tee-${id.slice(0, 8)}`;
    await db.insert(product).values({
      ...{ id, slug, name: "Copper Tee", description: "", category: "Clothing", priceCents: 3200, currency: "USD" },
      ...{ art: { seed: slug, item: "tee" }, options: [{ name: "Size", choices: ["M"] }], sortIndex: 0, ...row },
    });
    const capacity = remaining === null ? null : remaining + 2;
    await db
      .insert(productVariant)
      .values({ id: variantId, productId: id, sku: slug, choices: { Size: "M" }, capacity, remaining });
    if (row.visible !== false) await shown(slug, (found) => found?.variants.length === 1);
    return { slug, variantId, cents: row.priceCents ?? 3200 };
  }

  /** Waits until the catalogue has heard of a change. */
  async function shown(slug: string, as: (found: Awaited<ReturnType<typeof world.deps.catalogue.product>>) => boolean) {
    await expect.poll(async () => as(await world.deps.catalogue.product(slug)), { timeout: 5_000 }).toBe(true);
  }

  return {
    ...world,
    race,
    databaseUrl: database.url,
    article,
    shown,
    newFan: () => visitor({ email: `basket-${++visitors}@example.com` }),
    newGuest: () => visitor(),
    desk: goodsDesk({ store: world.store, clock: world.clock, refunds: world.office.refunds, outbox: world.office }),
    async left({ variantId }: { variantId: string }) {
      const [row] = await db.select().from(productVariant).where(eq(productVariant.id, variantId));
      return row?.remaining;
    },
    /** Fills a basket: one piece for each time an article is named. */
    async fill(who: Visitor, ...articles: { slug: string; variantId: string }[]) {
      for (const { slug, variantId } of articles) {
        world.clock.advance(1);
        expect(await world.billing.addGoods(who, slug, variantId)).toBe("added");
      }
    },
    /** Pays what the basket's page shows at this moment. */
    async checkOut(who: Visitor) {
      return world.billing.payBasket(who, (await world.billing.basket(who)).seen);
    },
    ordersOf: (who: Visitor) =>
      db
        .select({ bought: purchase, order: goodsOrder })
        .from(purchase)
        .innerJoin(goodsOrder, eq(goodsOrder.purchaseId, purchase.id))
        .where(who.user ? eq(purchase.userId, who.user.userId) : eq(purchase.visitorId, who.visitorId))
        .orderBy(purchase.createdAt),
    linesOf: (purchaseId: string) =>
      db.select().from(goodsLine).where(eq(goodsLine.purchaseId, purchaseId)).orderBy(goodsLine.position),
    refundsOf: async (purchaseId: string) =>
      (
        await db
          .select({ refund })
          .from(refund)
          .innerJoin(payment, eq(payment.id, refund.paymentId))
          .where(and(eq(payment.ref, purchaseId)))
      ).map((row) => row.refund),
    mailsOf: async (ref: string) =>
      (await db.select().from(outbox).where(eq(outbox.ref, ref))).map(({ template }) => template).sort(),
    payFor: (url: string, email = "guest@example.com", card = "4242 4242 4242 4242") =>
      world.payAt(url, card, email, PARCEL),
    async end() {
      await race.pool.end();
      await world.close();
      await database.drop();
    },
  };
}
