/**
 * Stripe is unreachable, slow, overloaded or broken: nothing is lost, nothing charged twice, and the same click works
 * later.
 */
import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isUnreachable } from "../../../server/failures/unreachable";
import { payment, purchase } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS, testStore } from "../../store";
import { checkout, held, night, remaining, visitor, wish } from "../box-office/box-office-world";
import { testBilling, testOffice } from "../box-office/test-office";
import { billingWorld, urlOf } from "./billing-world";

const CHECKOUTS = "/v1/checkout/sessions";
/** With `lost` and `slow`, Stripe executes the call, but we get no response. */
const TROUBLE = [
  { kind: "unreachable" },
  { kind: "lost" },
  { kind: "slow", seconds: 1 },
  { kind: "409" },
  { kind: "429" },
  { kind: "500" },
] as const;

let world: Awaited<ReturnType<typeof billingWorld>>;
let billing: typeof world.billing;
let office: typeof world.office;
let broadcastId: string;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  const deps = { ...world.deps, stripe: impatient() };
  office = testOffice(deps);
  billing = testBilling(deps, office);
  broadcastId = (await world.deps.catalogue.payPerViews()).find(({ state }) => state === "onSale")?.id ?? "";
});
beforeEach(() => {
  world.reports.length = 0;
});
afterEach(async () => {
  await fail();
  expect(await checkLedger(world.store.db)).toEqual([]);
});
afterAll(async () => {
  await office.drained();
  await world.close();
});

const db = () => world.store.db;
const fail = (...failures: object[]) => world.lever("failures", { failures });
const newFan = () => visitor({ email: `${crypto.randomUUID()}@example.com` });
const ofMine = async (fan: ReturnType<typeof newFan>) =>
  db()
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));
const chargesOf = async (fan: ReturnType<typeof newFan>) => {
  const customer = await world.billing.ensureCustomer(fan);
  return (await world.stripe.charges.list({ customer: String(customer) })).data;
};

describe.each(TROUBLE)("While Stripe's checkout is $kind", (trouble) => {
  it("a broadcast's page says so, five clicks charge nothing, and the next click charges once", async () => {
    const fan = newFan();
    await world.billing.ensureCustomer(fan);
    await fail({ ...trouble, path: CHECKOUTS, method: "POST" });
    const clicks = await Promise.all(Array.from({ length: 5 }, () => billing.buyBroadcast({ ...fan }, broadcastId)));
    expect(clicks).toEqual(Array(5).fill("unreachable"));
    expect(world.reports[0]).toMatch(/^critical: billing/);
    await fail();
    const later = await Promise.all(
      Array.from({ length: 5 }, () => world.billing.buyBroadcast({ ...fan }, broadcastId)),
    );
    expect(new Set(later.map(urlOf)).size).toBe(1);
    expect(await world.payAt(urlOf(later[0] ?? "unreachable"))).toBe(303);
    const [row] = await ofMine(fan);
    expect(await world.billing.returned(fan, row?.id ?? "")).toBe("paid");
    expect(await chargesOf(fan)).toMatchObject([{ amount: 999, status: "succeeded" }]);
    expect(await ofMine(fan)).toMatchObject([{ status: "PAID" }]);
  });

  it("seats stay held, the page says that Stripe cannot be reached, and the next click pays once", async () => {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    const fan = newFan();
    const id = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
    await fail({ ...trouble, path: CHECKOUTS });
    expect(isUnreachable(await office.pay(fan, id).catch((error: unknown) => error))).toBe(true);
    expect(await office.hold(fan, eventId)).toMatchObject({ reservationId: id, checkoutOpen: false });
    await fail();
    const url = await checkout(world.office.pay(fan, id));
    expect(await world.payAt(url)).toBe(303);
    await fail({ ...trouble, path: CHECKOUTS });
    expect(await office.returned(fan, id)).toEqual({ status: "confirming", eventId });
    await fail();
    expect(await world.office.returned(fan, id)).toMatchObject({ status: "paid" });
    expect(await db().select().from(payment).where(eq(payment.ref, id))).toMatchObject([{ cents: 9_800 }]);
    expect(await remaining(world.store, first)).toBe(3);
  });
});

describe("While Stripe cannot be reached", () => {
  it("joining and canceling Premium and the portal say so, and our own data is still shown", async () => {
    const fan = newFan();
    const joining = await world.billing.subscribe(fan, "monthly");
    await world.payAt(urlOf(joining));
    await world.news();
    await fail({ kind: "unreachable", path: "/v1" });
    expect(await billing.subscribe(newFan(), "monthly")).toBe("unreachable");
    expect(await billing.cancel(fan, { reason: undefined, comment: "" })).toBe("unreachable");
    expect(await billing.resume(fan)).toBe("unreachable");
    expect(await billing.portal(fan, "/premium")).toBe("unreachable");
    expect(await billing.membershipOf(fan)).toMatchObject({ state: "trial" });
    expect(await billing.admission(fan, { id: broadcastId, premiumIncluded: true })).toBe("premium");
    await fail();
    expect(await world.billing.cancel(fan, { reason: undefined, comment: "" })).toBe("cancelled");
  });

  describe("after Stripe has canceled Premium", () => {
    const canceled = { reason: undefined, comment: "" };
    async function member() {
      const fan = newFan();
      await world.anotherCard();
      await world.payAt(urlOf(await world.billing.subscribe(fan, "monthly")));
      await world.news();
      return fan;
    }

    it("the fan learns that it is canceled, though Stripe's response is lost", async () => {
      const fan = await member();
      await fail({ kind: "lost", path: "/v1/subscriptions", method: "POST" });
      expect(await billing.cancel(fan, canceled)).toBe("cancelled");
      expect(await billing.membershipOf(fan)).toMatchObject({ state: "ending" });
      expect(world.reports).toEqual([expect.stringMatching(/^critical: canceling Premium/)]);
    });

    it("the fan learns of it, and of undoing it, though nothing can be read afterwards", async () => {
      const fan = await member();
      const stripe = impatient();
      const update = stripe.subscriptions.update.bind(stripe.subscriptions);
      stripe.subscriptions.update = (async (...given: Parameters<typeof update>) => {
        const said = await update(...given);
        await fail({ kind: "unreachable", path: "/v1/subscriptions/", method: "GET" });
        return said;
      }) as never;
      const failing = testBilling({ ...world.deps, stripe }, office);
      expect(await failing.cancel(fan, canceled)).toBe("cancelled");
      expect(await billing.membershipOf(fan)).toMatchObject({ state: "ending" });
      await fail();
      expect(await failing.resume(fan)).toBe("resumed");
      expect(await billing.membershipOf(fan)).toMatchObject({ state: "trial" });
      expect(world.reports).toEqual([]);
    });
  });

  it("a webhook is not marked as handled: it is sent again, and then it is handled", async () => {
    const fan = newFan();
    await world.payAt(urlOf(await world.billing.buyBroadcast(fan, broadcastId)));
    const [row] = await ofMine(fan);
    await fail({ kind: "500", path: CHECKOUTS });
    const [body, signature] = await world.posted("checkout.session.completed");
    await expect(billing.webhook(body, signature)).rejects.toThrow();
    expect(await ofMine(fan)).toMatchObject([{ status: "OPEN" }]);
    await fail();
    expect(await world.office.receive(body, signature)).toBe("ok");
    expect(await ofMine(fan)).toMatchObject([{ id: row?.id, status: "PAID" }]);
  });

  it("reconciliation continues with the others, and finds the rest a minute later", async () => {
    const [one, two] = [newFan(), newFan()];
    for (const fan of [one, two]) await world.payAt(urlOf(await world.billing.buyBroadcast(fan, broadcastId)));
    world.clock.advance(2 * MINUTE_MS);
    // Otherwise Stripe's list of events would find it in the same run.
    await fail(
      { kind: "500", path: CHECKOUTS, method: "GET", times: 1 },
      { kind: "500", path: "/v1/events", times: 1 },
    );
    await testBilling({ ...world.deps, stripe: impatient(10_000) }, world.office).reconcile();
    const states = [...(await ofMine(one)), ...(await ofMine(two))].map(({ status }) => status);
    expect(states.sort()).toEqual(["OPEN", "PAID"]);
    await world.billing.reconcile();
    expect([...(await ofMine(one)), ...(await ofMine(two))].map(({ status }) => status)).toEqual(["PAID", "PAID"]);
  });
});

/**
 * A client without retries. The site's own retries three times and waits ten seconds each time, so the same test would
 * take a minute. Calls that should succeed use the site's own.
 */
function impatient(timeout = 300) {
  const { hostname: host, port } = new URL(world.stripeUrl);
  return new Stripe("sk_test_sandbox", { protocol: "http", host, port, timeout, maxNetworkRetries: 0 });
}
