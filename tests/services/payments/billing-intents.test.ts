/**
 * A broadcast paid by payment intent: one open way to pay, one payment, one entitlement, however the payment is
 * reported.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentIntent } from "../../../server/product-api/contract";
import { payment, ppvEvent, purchase } from "../../../server/store/schema";
import { testStore } from "../../store";
import { visitor } from "../box-office/box-office-world";
import { billingWorld } from "./billing-world";

type Fan = ReturnType<typeof visitor>;

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
afterAll(() => world.close());

let fans = 0;
const newFan = () => visitor({ email: `intent-${++fans}@example.com` });

const asked = (fan: Fan, body: object = {}) =>
  world.billing.api.createPaymentIntent(fan, {
    ...{ params: undefined, query: undefined },
    body: { ppvId: night.id, confirm: false, ...body },
  });
async function intended(fan: Fan, body?: object): Promise<PaymentIntent> {
  const answer = await asked(fan, body);
  if (!answer || "refused" in answer) throw new Error(JSON.stringify(answer));
  return answer;
}
const confirm = (id: string, card = "pm_card_visa") =>
  world.stripe.paymentIntents.confirm(id, { payment_method: card, return_url: "http://localhost:3000/profile" });
const save = async (fan: Fan, card: string) => {
  const customer = await world.billing.ensureCustomer(fan);
  await world.stripe.paymentMethods.attach(card, { customer: customer ?? "" });
};
const purchases = (fan: Fan) =>
  world.store.db
    .select()
    .from(purchase)
    .where(eq(purchase.userId, fan.user?.userId ?? ""));
const owned = (fan: Fan) => world.billing.admission(fan, night);

describe("A payment intent", () => {
  it("is created again if Stripe's answer was lost and the fan has verified their address since", async () => {
    const fan = newFan();
    const unverified = { ...fan, user: fan.user && { ...fan.user, emailVerified: false } };
    const lost = await intended(unverified);
    await world.store.db.update(purchase).set({ paymentIntentId: null }).where(eq(purchase.paymentIntentId, lost.id));
    const made = await intended(fan);
    expect(made.id).not.toBe(lost.id);
    expect((await purchases(fan)).map(({ status }) => status).sort()).toEqual(["ENDED", "OPEN"]);
  });

  it("S14: is one object however often it is requested, and pays once, whichever way that is reported", async () => {
    const fan = newFan();
    const intents = await Promise.all(Array.from({ length: 5 }, () => intended(fan)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    const [intent] = intents;
    expect(intent).toMatchObject({ amount: 999, currency: "usd", status: "requires_payment_method" });
    await confirm(intent?.id ?? "");
    expect(await owned(fan)).toBeUndefined();
    await Promise.all([world.deliver("payment_intent.succeeded"), world.news()]);
    await world.news();
    expect(await owned(fan)).toBe("purchase");
    const [row] = await purchases(fan);
    const paid = await world.store.db
      .select()
      .from(payment)
      .where(eq(payment.ref, row?.id ?? ""));
    expect(paid).toMatchObject([{ cents: 999, paymentIntentId: intent?.id, checkoutSessionId: null }]);
    expect(await asked(fan)).toEqual({ refused: "owned" });
    expect(await world.billing.buyBroadcast(fan, night.id)).toEqual({ outcome: "owned" });
  });

  it("needs no webhook", async () => {
    const fan = newFan();
    await confirm((await intended(fan)).id);
    world.clock.advance(2 * 60_000);
    await world.billing.reconcile();
    expect(await owned(fan)).toBe("purchase");
  });

  it("S20: and a checkout are never open together", async () => {
    const fan = newFan();
    const intent = await intended(fan);
    const first = await world.billing.buyBroadcast(fan, night.id);
    if (first === "unreachable" || first.outcome !== "checkout") throw new Error("no checkout");
    await expect(confirm(intent.id)).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
    const again = await intended(fan);
    expect(again.id).not.toBe(intent.id);
    expect(await world.payAt(first.url)).toBe(410);
    expect((await purchases(fan)).filter(({ status }) => status === "OPEN")).toHaveLength(1);

    const ways = Array.from({ length: 6 }, (_, n) => (n % 2 ? asked(fan) : world.billing.buyBroadcast(fan, night.id)));
    await Promise.all(ways);
    const openOnes = async () => (await purchases(fan)).filter(({ status }) => status === "OPEN");
    // Simultaneous requests may end each other's purchases. The next request has its own.
    expect((await openOnes()).length).toBeLessThan(2);
    await world.billing.buyBroadcast(fan, night.id);
    const open = await openOnes();
    expect(open).toHaveLength(1);
    expect([open[0]?.checkoutSessionId, open[0]?.paymentIntentId].filter(Boolean)).toHaveLength(1);
    const { data } = await world.stripe.paymentIntents.list({ customer: again.customer ?? "", limit: 100 });
    const payable = data.filter(({ id, status }) => status !== "canceled" && id !== open[0]?.paymentIntentId);
    expect(payable).toEqual([]);
  });

  it("that was paid leaves nothing for a checkout to sell", async () => {
    const fan = newFan();
    await confirm((await intended(fan)).id);
    expect(await world.billing.buyBroadcast(fan, night.id)).toEqual({ outcome: "owned" });
    expect(await owned(fan)).toBe("purchase");
  });

  it("T11: is confirmed with the saved card, and waits if there is none", async () => {
    const [fan, bare] = [newFan(), newFan()];
    await save(fan, "pm_card_visa");
    expect(await intended(bare, { confirm: true })).toMatchObject({ status: "requires_payment_method" });
    expect(await intended(fan, { confirm: true })).toMatchObject({ status: "succeeded" });
    expect(await owned(fan)).toBe("purchase");
  });

  it("S17: reports a declined card, and accepts another one", async () => {
    const fan = newFan();
    await save(fan, "pm_card_chargeCustomerFail");
    const declined = await intended(fan, { confirm: true });
    expect(declined).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: expect.any(String) },
    });
    await confirm(declined.id);
    await world.news();
    expect(await owned(fan)).toBe("purchase");
  });

  it("redirects to the bank if the bank requires it", async () => {
    const fan = newFan();
    await save(fan, "pm_card_threeDSecure2Required");
    const waiting = await intended(fan, { confirm: true });
    expect(waiting.status).toBe("requires_action");
    expect(waiting.next_action?.redirect_to_url?.url).toContain("/c/authenticate/");
    expect(await intended(fan, { confirm: true })).toEqual(waiting);
  });

  it("T4: costs what the broadcast costs, and nothing that is not on sale can be bought", async () => {
    expect(await asked(newFan(), { amount: 1 })).toEqual({ refused: "amount" });
    expect(await asked(newFan(), { ppvId: crypto.randomUUID() })).toBeUndefined();
    expect(await intended(newFan(), { ppvId: undefined, amount: 999 })).toMatchObject({ amount: 999 });
    expect(await asked(visitor())).toBeUndefined();
  });

  it("S37: cannot be created with another account's customer id", async () => {
    const [fan, other] = [newFan(), newFan()];
    const customer = await world.billing.ensureCustomer(other);
    expect(await asked(fan, { customer })).toBeUndefined();
    expect(await purchases(fan)).toEqual([]);
  });

  it("revokes the entitlement when it is refunded", async () => {
    const fan = newFan();
    const { id } = await intended(fan);
    await confirm(id);
    await world.news();
    await world.stripe.refunds.create({ payment_intent: id });
    await world.deliver("refund.created", "charge.refunded");
    expect(await owned(fan)).toBeUndefined();
    expect(await purchases(fan)).toMatchObject([{ status: "REFUNDED" }]);
  });
});
