/** Abandoned purchases: they end, and a paid one does not wait behind them, however many there are. */
import { eq, inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPurchases } from "../../../server/services/payments/open-purchases";
import { payment, ppvEvent, purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld } from "./billing-world";

type Fan = ReturnType<typeof visitor>;
type Row = typeof purchase.$inferSelect;

let world: Awaited<ReturnType<typeof billingWorld>>;
let night: NonNullable<Awaited<ReturnType<typeof world.deps.catalogue.payPerView>>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  const rows = await world.store.db.select().from(ppvEvent);
  const shown = await Promise.all(rows.map(({ id }) => world.deps.catalogue.payPerView(id)));
  const sold = shown.find((one) => one?.state === "onSale");
  if (!sold) throw new Error("The seed has no broadcast on sale");
  night = sold;
});
beforeEach(async () => {
  world.reports.length = 0;
  await db()
    .delete(purchase)
    .where(inArray(purchase.status, ["OPEN", "ENDED"]));
});
afterAll(() => world.close());

const db = () => world.store.db;
const newFan = () => visitor({ email: `${crypto.randomUUID()}@example.com` });
const rowsOf = (fan: Fan) =>
  db()
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));

async function intended(fan: Fan): Promise<string> {
  const answer = await world.billing.api.createPaymentIntent(fan, {
    ...{ params: undefined, query: undefined },
    body: { ppvId: night.id, confirm: false },
  });
  if (!answer || "refused" in answer) throw new Error(JSON.stringify(answer));
  return answer.id;
}
const confirm = (id: string) =>
  world.stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa", return_url: "http://localhost:3000/" });

/** Payment intents as a client abandons them, with their purchases. */
async function abandoned(count: number): Promise<void> {
  const at = world.clock.now();
  for (let n = 0; n < count; n++) {
    const id = crypto.randomUUID();
    const intent = await world.stripe.paymentIntents.create({
      ...{ amount: 999, currency: "usd", allowed_payment_method_types: ["card"] },
      metadata: { purchaseId: id },
    });
    await db()
      .insert(purchase)
      .values({
        ...{
          id,
          userId: `fan-${id}`,
          visitorId: null,
          reservationId: null,
          kind: "ppv",
          ref: night.id,
          slot: `ppv:${night.id}`,
          name: "Night",
          cents: 999,
        },
        ...{ currency: "USD", status: "OPEN", paymentIntentId: intent.id, checkoutExpires: at, createdAt: at },
      });
  }
}

async function paidNight(): Promise<Fan> {
  const fan = newFan();
  const buying = await world.billing.buyBroadcast(fan, night.id);
  expect(await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "")).toBe(303);
  return fan;
}

describe("Abandoned payment intents", () => {
  it("block nothing: behind 106 of them, a paid broadcast without a webhook is granted within two runs", async () => {
    await abandoned(106);
    world.clock.advance(5_000);
    const fan = await paidNight();
    for (let turn = 0; turn < 2; turn++) {
      world.clock.advance(2 * MINUTE_MS);
      await reconcileAlone(world.deps.stripe);
    }
    expect(await world.billing.admission(fan, night)).toBe("purchase");
  }, 240_000);

  it("are canceled at Stripe after a day, so that the fan can start over", async () => {
    const fan = newFan();
    const id = await intended(fan);
    await world.pass(DAY_MS - MINUTE_MS);
    await world.billing.reconcile();
    expect(await rowsOf(fan)).toMatchObject([{ status: "OPEN" }]);
    await world.pass(4 * 60 * MINUTE_MS);
    await world.billing.reconcile();
    expect(await rowsOf(fan)).toMatchObject([{ status: "ENDED" }]);
    expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe("canceled");
    expect(await intended(fan)).not.toBe(id);
  });

  it("that are paid in the last minute become purchases", async () => {
    const fan = newFan();
    const id = await intended(fan);
    await confirm(id);
    await world.pass(2 * DAY_MS);
    await reconcileAlone(world.deps.stripe);
    expect(await world.billing.admission(fan, night)).toBe("purchase");
    expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe("succeeded");
  });

  it("that Stripe no longer knows end, too", async () => {
    const fan = newFan();
    await intended(fan);
    await db()
      .update(purchase)
      .set({ paymentIntentId: "pi_of_nobody" })
      .where(eq(purchase.userId, fan.user?.userId ?? ""));
    await world.pass(2 * DAY_MS);
    await world.billing.reconcile();
    expect(await rowsOf(fan)).toMatchObject([{ status: "ENDED" }]);
  });
});

describe("A thousand open purchases", () => {
  const asked: string[] = [];
  let broken: (id: string) => boolean;
  /** Returns every intent as waiting for a card, and fails for the broken ones. */
  const stripe = {
    paymentIntents: {
      async retrieve(id: string) {
        asked.push(id);
        if (broken(id)) throw new Error(`${id} cannot be read`);
        return { id, status: "requires_payment_method", metadata: { purchaseId: id.slice(3) } };
      },
    },
  } as unknown as Stripe;

  beforeEach(async () => {
    asked.length = 0;
    broken = () => false;
    const at = world.clock.now();
    const rows = Array.from({ length: 1_000 }, (_, n): Row => {
      const id = crypto.randomUUID();
      return {
        ...{
          id,
          userId: `fan-${id}`,
          visitorId: null,
          reservationId: null,
          kind: "ppv",
          ref: night.id,
          slot: `ppv:${night.id}`,
          name: "Night",
          cents: 999,
        },
        ...{ currency: "USD", status: "OPEN", checkoutSessionId: null, paymentIntentId: `pi_${id}`, askAt: null },
        ...{ checkoutExpires: at, createdAt: new Date(at.getTime() + n) },
      };
    });
    await db().insert(purchase).values(rows);
  });

  it("are all asked about once before any is asked about again", async () => {
    for (let turn = 0; turn < 4; turn++) {
      world.clock.advance(MINUTE_MS + 1_000);
      await reconcileAlone(stripe);
      expect(asked.length).toBeLessThanOrEqual((turn + 1) * 250);
    }
    expect(new Set(asked).size).toBe(1_000);
  });

  it("are asked about even if some of them always fail", async () => {
    const open = await db().select().from(purchase).where(eq(purchase.status, "OPEN"));
    const bad = new Set(open.filter((_, n) => n % 10 < 4).map(({ paymentIntentId }) => paymentIntentId));
    broken = (id) => bad.has(id);
    for (let turn = 0; turn < 12; turn++) {
      world.clock.advance(MINUTE_MS + 1_000);
      await reconcileAlone(stripe);
    }
    const good = open.flatMap(({ paymentIntentId: id }) => (id && !bad.has(id) ? id : []));
    expect(good.filter((id) => !asked.includes(id))).toEqual([]);
  });

  it("are asked about less and less often as they age", async () => {
    world.clock.advance(8 * 60 * MINUTE_MS);
    for (let turn = 0; turn < 4; turn++) await reconcileAlone(stripe);
    expect(asked).toHaveLength(1_000);
    world.clock.advance(30 * MINUTE_MS);
    await reconcileAlone(stripe);
    expect(asked).toHaveLength(1_000);
    world.clock.advance(31 * MINUTE_MS);
    await reconcileAlone(stripe);
    expect(asked).toHaveLength(1_250);
  });

  it("end the run if Stripe does not respond, and the next run continues with the others", async () => {
    broken = () => true;
    world.clock.advance(2 * MINUTE_MS);
    await reconcileAlone(stripe);
    expect(asked).toHaveLength(5);
    // These five still fail, and the others do not wait for them.
    const bad = [...asked];
    broken = (id) => bad.includes(id);
    for (let turn = 0; turn < 5; turn++) {
      world.clock.advance(MINUTE_MS + 1_000);
      await reconcileAlone(stripe);
    }
    expect(new Set(asked).size).toBe(1_000);
  });
});

describe("A payment of a wrong amount", () => {
  it.each([
    ["cents", { cents: 1 }],
    ["currency", { currency: "EUR" }],
  ])("grants nothing and is reported: %s", async (_, change) => {
    const [byIntent, bySession] = [newFan(), newFan()];
    const id = await intended(byIntent);
    await confirm(id);
    const buying = await world.billing.buyBroadcast(bySession, night.id);
    await world.payAt(typeof buying === "object" && buying.outcome === "checkout" ? buying.url : "");
    const fans = [byIntent, bySession].map(({ user }) => user?.userId ?? "");
    await db().update(purchase).set(change).where(inArray(purchase.userId, fans));
    world.clock.advance(2 * MINUTE_MS);
    await world.billing.reconcile();
    for (const fan of [byIntent, bySession]) {
      expect(await world.billing.admission(fan, night)).toBeUndefined();
      const [row] = await rowsOf(fan);
      expect(row?.status).toBe("OPEN");
      expect(
        await db()
          .select()
          .from(payment)
          .where(eq(payment.ref, row?.id ?? "")),
      ).toEqual([]);
    }
    expect(world.reports.filter((one) => one.startsWith("critical: odd payment")).length).toBeGreaterThanOrEqual(2);
    expect(await checkLedger(db())).toEqual([]);
  });
});

describe("A purchase without a payment", () => {
  it("is deleted after three months", async () => {
    const [left, bought] = [newFan(), await paidNight()];
    await intended(left);
    await world.pass(2 * DAY_MS);
    await world.billing.reconcile();
    expect(await rowsOf(left)).toHaveLength(1);
    await world.pass(91 * DAY_MS);
    await world.billing.reconcile();
    expect(await rowsOf(left)).toEqual([]);
    expect(await rowsOf(bought)).toMatchObject([{ status: "PAID" }]);
  });
});

/** Only billing's queue, without the list of events. */
async function reconcileAlone(stripe: Stripe): Promise<void> {
  const { purchaseSettling } = await import("../../../server/services/payments/settle-purchase");
  const { purchaseCheckouts } = await import("../../../server/services/payments/purchase-checkout");
  const { membershipReading } = await import("../../../server/services/membership/memberships");
  const { premiumPriceReading } = await import("../../../server/services/membership/premium-prices");
  const { stripeCustomers } = await import("../../../server/services/customers/stripe-customers");
  const deps = { ...world.deps, stripe };
  const settled = purchaseSettling(
    deps,
    membershipReading(deps, stripeCustomers(deps), premiumPriceReading(deps)),
    world.office.refunds,
  );
  await openPurchases(deps, settled, purchaseCheckouts(deps, settled))();
}
