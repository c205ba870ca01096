/**
 * Random sequences of what visitors, the office and Stripe do with goods. After each step the books agree with an
 * account that the test keeps by itself, to the cent and the piece. `SEED=…` repeats a run, `SEQUENCES=…` sets their
 * number, `npm run soak` runs 10,000.
 */
import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Visitor } from "../../../server/ports";
import { purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { goodsWorld } from "./goods-world";

const SEQUENCES = Number(process.env.SEQUENCES ?? (process.env.SOAK === "on" ? 200 : 8));
const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const STEPS = 14;

let world: Awaited<ReturnType<typeof goodsWorld>>;
let articles: Awaited<ReturnType<typeof world.article>>[];
beforeAll(async () => {
  world = await goodsWorld();
});
afterAll(() => world.end());

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, of: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}

type Cast = {
  any: ReturnType<typeof numbers>;
  who: Visitor[];
  /** Addresses of checkouts that were opened, also of those that are over. */
  urls: string[];
  /** Orders of this sequence, by number. */
  orders: () => Promise<string[]>;
};
type Step = (cast: Cast) => Promise<unknown>;

const kept = (cast: Cast, outcome: unknown) => {
  const { url } = (outcome ?? {}) as { url?: string };
  if (url) cast.urls.push(url);
};

const STEPS_OF: Record<string, Step> = {
  add: ({ any, who }) => {
    const { slug, variantId } = any.of(articles);
    return world.billing.addGoods(any.of(who), slug, variantId);
  },
  change: ({ any, who }) => world.billing.changeBasket(any.of(who), any.of(articles).variantId, any.below(4)),
  buy: async (cast) => {
    const { slug, variantId } = cast.any.of(articles);
    kept(cast, await world.billing.buyGoods(cast.any.of(cast.who), slug, variantId));
  },
  checkOut: async (cast) => kept(cast, await world.checkOut(cast.any.of(cast.who))),
  twice: async (cast) => {
    const who = cast.any.of(cast.who);
    for (const outcome of await Promise.all([world.checkOut(who), world.checkOut(who)])) kept(cast, outcome);
  },
  pay: async ({ any, urls }) => (urls.length > 0 ? world.payFor(any.of(urls)) : undefined),
  told: () => Promise.all([world.news(), world.billing.reconcile()]),
  ended: async ({ any, who }) => {
    const [one] = (await world.billing.basket(any.of(who))).held;
    return one && world.billing.putBack(any.of(who), one.id);
  },
  /** Puts pieces back although the checkout can still be paid, as after a crash: its money is late. */
  lost: async () => {
    const [open] = await world.store.db.select().from(purchase).where(eq(purchase.status, "OPEN"));
    if (!open) return;
    await world.store.db.update(purchase).set({ checkoutSessionId: null }).where(eq(purchase.id, open.id));
    await world.store.db
      .update(purchase)
      .set({ checkoutExpires: new Date(0) })
      .where(eq(purchase.id, open.id));
    await world.billing.reconcile();
  },
  expire: () => world.pass(32 * MINUTE_MS),
  part: async ({ any, orders }) => {
    const number = any.of(await orders());
    if (number)
      await world.desk.takePiecesBack(number, { position: 1 + any.below(3), pieces: 1 + any.below(2), actor: "x" });
  },
  whole: async ({ any, orders }) => {
    const number = any.of(await orders());
    if (number) await world.desk.takeBack(number, "x");
  },
  send: async ({ any, orders }) => {
    const number = any.of(await orders());
    if (number) await world.desk.send(number, "x");
  },
  signIn: async ({ who }) => {
    const [guest, fan] = who;
    if (guest && fan) await world.billing.claimGoods({ ...fan, visitorId: guest.visitorId });
  },
};
const NAMES = Object.keys(STEPS_OF);

/** What the test says of the pieces, from the orders alone. */
async function pieces(): Promise<void> {
  const { rows } = await world.store.db.execute<{ id: string; gone: number; orders: number; sent: number }>(sql`
    select variant.id, (variant.capacity - variant.remaining) as gone,
      coalesce(sum(case when p.status in ('OPEN', 'PAID') and o.sent_at is null then l.quantity - l.refunded else 0 end), 0)::int as orders,
      coalesce(sum(case when o.sent_at is not null then l.taken else 0 end), 0)::int as sent
    from product_variant variant
    left join goods_line l on l.variant_id = variant.id
    left join goods_order o on o.purchase_id = l.purchase_id
    left join purchase p on p.id = l.purchase_id
    group by variant.id`);
  // Two pieces of each were gone from the start.
  for (const { gone, orders, sent } of rows) expect(gone).toBe(2 + orders + sent);
}

/** Every cent that Stripe has for these checkouts pays for goods that a buyer got, or goes back. */
async function money(): Promise<void> {
  const { rows } = await world.store.db.execute<{ paid: number; back: number; worth: number }>(sql`
    select (select coalesce(sum(cents), 0) from payment)::int as paid,
      (select coalesce(sum(cents), 0) from refund)::int as back,
      (select coalesce(sum((quantity - refunded) * unit_cents), 0) from goods_line
        join purchase on purchase.id = purchase_id where status = 'PAID')::int as worth`);
  const [{ paid = 0, back = 0, worth = 0 } = {}] = rows;
  expect(paid - back).toBe(worth);
}

async function atStripe(): Promise<void> {
  const { rows } = await world.store.db.execute<{ paid: number; back: number }>(sql`
    select (select coalesce(sum(cents), 0) from payment)::int as paid, (select coalesce(sum(cents), 0) from refund)::int as back`);
  let [paid, back] = [0, 0];
  for await (const charge of world.stripe.charges.list({ limit: 100 })) {
    paid += charge.amount_captured;
    back += charge.amount_refunded;
  }
  expect(rows[0]).toEqual({ paid, back });
}

async function play(seed: number): Promise<void> {
  const any = numbers(seed);
  const told: string[] = [];
  world.clock.advance(MINUTE_MS);
  const begun = world.clock.now();
  articles = [
    await world.article(2, { name: "Tee", priceCents: 3200 }),
    await world.article(2, { name: "Cap", priceCents: 2599 }),
    await world.article(2, { name: "Pin", priceCents: 701, shipping: false }),
  ];
  const cast: Cast = {
    any,
    who: [world.newGuest(), world.newFan(), world.newGuest()],
    urls: [],
    orders: async () => {
      const { rows } = await world.store.db.execute<{ n: string }>(sql`
        select order_number as n from goods_order join purchase on purchase.id = purchase_id
        where created_at >= ${begun.toISOString()}::timestamptz order by created_at, order_number`);
      return rows.map(({ n }) => n);
    },
  };
  try {
    for (let n = 0; n < STEPS; n++) {
      const name = any.of(NAMES);
      told.push(name);
      await STEPS_OF[name]?.(cast);
      expect(await checkLedger(world.store.db)).toEqual([]);
      await pieces();
      await money();
    }
    await world.pass(32 * MINUTE_MS);
    await world.news();
    await world.billing.reconcile();
    expect(await checkLedger(world.store.db)).toEqual([]);
    await pieces();
    await money();
    await atStripe();
  } catch (error) {
    throw new Error(`SEED=${seed} SEQUENCES=1 plays it again: ${told.join(", ")}`, { cause: error });
  }
}

it(`${SEQUENCES} sequences keep every piece and every cent`, { timeout: SEQUENCES * 20_000 }, async () => {
  for (let n = 0; n < SEQUENCES; n++) await play(SEED + n);
});
