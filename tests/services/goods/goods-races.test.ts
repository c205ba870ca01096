/** Several goods at once, from three processes: all pieces or none, no piece twice, and no deadlock. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takePieces } from "../../../server/services/goods/piece-stock";
import { endPurchase } from "../../../server/services/payments/end-purchase";
import { openAsIs, type Store } from "../../../server/store/connection/open-store";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { together } from "../box-office/races";
import { urlOf } from "../payments/billing-world";
import { goodsWorld } from "./goods-world";

const PROCESSES = 3;
const BUYERS = 24;
const ROUNDS = process.env.SOAK === "on" ? 100 : 3;

let world: Awaited<ReturnType<typeof goodsWorld>>;
let stores: Store[];
beforeAll(async () => {
  world = await goodsWorld();
  stores = await together(PROCESSES, () => openAsIs({ databaseUrl: world.databaseUrl, dataDir: "", create: false }));
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  for (const store of stores) await store.close();
  await world.end();
});

type Article = Awaited<ReturnType<typeof world.article>>;

/** Each buyer wants one of each, every second one in the other order. Returns how many got both. */
async function rush(articles: [Article, Article]): Promise<number> {
  const wanted = articles.map(({ variantId }) => ({ variantId, quantity: 1 }));
  const done = await together(BUYERS, async (n) => {
    const store = stores[n % PROCESSES];
    const inOrder = n % 2 === 0 ? wanted : [...wanted].reverse();
    return store?.db.transaction(async (tx) => (await takePieces(tx, inOrder)).length === 0);
  });
  return done.filter(Boolean).length;
}

describe("Three processes", () => {
  it("take all pieces of a basket or none, in whatever order the baskets name them", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [many, few] = [await world.article(10), await world.article(7)];
      expect(await rush([many, few])).toBe(7);
      expect([await world.left(many), await world.left(few)]).toEqual([3, 0]);
      // What was only taken here goes back, so that the books stay right.
      await world.store.db.execute(sql`update product_variant set remaining = capacity`);
    }
  });

  it("would wait for each other forever if each took its lines one by one (control)", async () => {
    const [one, other] = [await world.article(2), await world.article(2)];
    const clients = await together(2, async () => {
      const client = new pg.Client({ connectionString: world.databaseUrl });
      await client.connect();
      await client.query("begin");
      return client;
    });
    const take = (n: number, { variantId }: Article) =>
      clients[n]?.query("update product_variant set remaining = remaining - 1 where id = $1", [variantId]);
    await take(0, one);
    await take(1, other);
    const outcomes = await Promise.allSettled([take(0, other), take(1, one)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const client of clients) {
      await client.query("rollback");
      await client.end();
    }
  });

  it("sell the last pieces to one of many baskets", async () => {
    const [tee, cap] = [await world.article(2), await world.article(1)];
    const buyers = await together(8, async (n) => {
      const who = n % 2 ? world.newFan() : world.newGuest();
      await world.fill(who, ...(n % 4 < 2 ? [tee, cap] : [cap, tee]));
      if (who.user) await world.billing.ensureCustomer(who);
      return { who, seen: (await world.billing.basket(who)).seen };
    });
    const lock = { text: "select 1 from product_variant where id = $1 for update", values: [cap.variantId] };
    const outcomes = await world.race.atOnce(lock, buyers.length, () =>
      buyers.map(({ who, seen }) => world.billing.payBasket(who, seen)),
    );
    const words = outcomes.map((outcome) => (outcome === "unreachable" ? outcome : outcome.outcome)).sort();
    expect(words).toEqual(["checkout", ...Array(buyers.length - 1).fill("soldOut")]);
    expect([await world.left(tee), await world.left(cap)]).toEqual([1, 0]);
  });

  it("sell a piece that the office adds while its buyer waits", async () => {
    const [tee, fan] = [await world.article(0), world.newFan()];
    await world.billing.ensureCustomer(fan);
    const added = { text: "update product_variant set remaining = 1 where id = $1", values: [tee.variantId] };
    const [outcome] = await world.race.atOnce(added, 1, () => [world.billing.buyGoods(fan, tee.slug, tee.variantId)]);
    expect(outcome).toMatchObject({ outcome: "checkout" });
    expect(await world.left(tee)).toBe(0);
  });

  it("settle a payment or put its pieces back, never both", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const fan = world.newFan();
      const [tee, cap] = [await world.article(3), await world.article(3)];
      await world.fill(fan, tee, tee, cap);
      await world.payFor(urlOf(await world.checkOut(fan)), fan.user?.email);
      const id = (await world.ordersOf(fan))[0]?.bought.id ?? "";
      await Promise.all([
        world.deliver("checkout.session.completed"),
        world.store.db.transaction((tx) => endPurchase(tx, id, undefined)),
        world.billing.goodsOrder(fan, id),
      ]);
      expect(await world.billing.goodsOrder(fan, id)).toMatchObject({ state: "sending" });
      expect([await world.left(tee), await world.left(cap)]).toEqual([1, 2]);
    }
  });
});

describe("The release before lines, on the same database", () => {
  /** As that release opens a purchase of one piece. */
  async function openedBefore(article: Article) {
    const id = randomUUID();
    const number = id.slice(0, 9).toUpperCase();
    await world.store.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into purchase (id, user_id, kind, ref, slot, name, cents, currency, status, checkout_expires, created_at)
        values (${id}, ${randomUUID()}, 'shop', ${article.variantId}, ${id}, 'Copper Tee, M', 3200, 'USD', 'OPEN', now(), now())`);
      await tx.execute(sql`update product_variant set remaining = remaining - 1 where id = ${article.variantId}`);
      await tx.execute(sql`
        insert into goods_order (purchase_id, order_number, variant_id, slug, name, choices, shipping, locale, piece_taken)
        values (${id}, ${number}, ${article.variantId}, ${article.slug}, 'Copper Tee', '{}', true, 'en', true)`);
    });
    return { id, number };
  }
  /** As that release ends a purchase. */
  const endedBefore = (id: string) =>
    world.store.db.transaction(async (tx) => {
      await tx.execute(sql`update purchase set status = 'ENDED' where id = ${id} and status = 'OPEN'`);
      await tx.execute(sql`
        with freed as (
          update goods_order set piece_taken = false where purchase_id = ${id}::uuid and piece_taken returning variant_id
        )
        update product_variant set remaining = least(capacity, remaining + 1)
        from freed where product_variant.id = freed.variant_id`);
    });

  it("makes orders that have a line, and either release ends them once", async () => {
    const tee = await world.article(5);
    const [first, second] = [await openedBefore(tee), await openedBefore(tee)];
    expect(await world.linesOf(first.id)).toMatchObject([{ quantity: 1, unitCents: 3200, taken: 1 }]);
    expect(await world.left(tee)).toBe(3);
    await world.store.db.transaction((tx) => endPurchase(tx, first.id, undefined));
    await endedBefore(first.id);
    await endedBefore(second.id);
    await world.store.db.transaction((tx) => endPurchase(tx, second.id, undefined));
    expect(await world.left(tee)).toBe(5);
    expect(await world.linesOf(second.id)).toMatchObject([{ taken: 0 }]);
  });

  it("puts all pieces of a basket back once", async () => {
    const fan = world.newFan();
    const [tee, cap] = [await world.article(4), await world.article(4)];
    await world.fill(fan, tee, tee, cap);
    urlOf(await world.checkOut(fan));
    const id = (await world.ordersOf(fan))[0]?.bought.id ?? "";
    expect([await world.left(tee), await world.left(cap)]).toEqual([2, 3]);
    await endedBefore(id);
    await endedBefore(id);
    await world.store.db.transaction((tx) => endPurchase(tx, id, undefined));
    expect([await world.left(tee), await world.left(cap)]).toEqual([4, 4]);
  });
});
