/** S27: the total on the page is the amount that is charged through Stripe's own checkout. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planViews } from "../../../app/domain/billing/premium-offer";
import { price } from "../../../app/domain/format/money-format";
import { heldOrder } from "../../../app/domain/tickets/held-order";
import { reservation } from "../../../server/store/schema";
import { testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld, urlOf } from "./billing-world";

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const PURCHASES = process.env.SOAK === "on" ? 2_000 : 40;

let world: Awaited<ReturnType<typeof billingWorld>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
});
afterAll(() => world.close());

const carts = fc.array(
  fc.record({ cents: fc.integer({ min: 50, max: 40_000 }), quantity: fc.integer({ min: 1, max: 8 }) }),
  {
    minLength: 1,
    maxLength: 2,
  },
);

const dollars = (cents: number) => price(cents, "USD", "en");

it(`S27: seats: ${PURCHASES} random purchases (seed ${SEED})`, async () => {
  for (const cart of fc.sample(carts, { seed: SEED, numRuns: PURCHASES })) {
    const tiers = cart.map(({ cents }) => ({ cents, capacity: 8 }));
    const { eventId, first, second } = await night(world.store, world.clock.now(), tiers, { ticketLimitPerOrder: 16 });
    const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
    const seats = Object.fromEntries(cart.map(({ quantity }, n) => [n === 0 ? first : second, quantity]));
    const id = await held(world.office.reserve(fan, wish(eventId, seats)));
    const hold = await world.office.hold(fan, eventId);
    if (!hold || "ended" in hold) throw new Error("Nothing is held");
    const { total } = heldOrder(hold, world.clock.now(), "America/New_York", "en");

    expect(await world.payAt(await checkout(world.office.pay(fan, id)))).toBe(303);
    const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, id));
    const session = await world.stripe.checkout.sessions.retrieve(row?.checkoutSessionId ?? "", {
      expand: ["payment_intent.latest_charge"],
    });
    const charge = (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
    expect(dollars(charge.amount_captured), JSON.stringify(cart)).toBe(total);
  }
}, 600_000);

it("S27: every broadcast that is on sale, and both plans of Premium", async () => {
  const nights = (await world.deps.catalogue.payPerViews()).filter(
    ({ state }) => state === "onSale" || state === "live",
  );
  expect(nights.length).toBeGreaterThan(1);
  for (const shown of nights) {
    const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
    const buying = await world.billing.buyBroadcast(fan, shown.id);
    expect(await world.payAt(urlOf(buying))).toBe(303);
    const customer = String(await world.billing.ensureCustomer(fan));
    const { data } = await world.stripe.charges.list({ customer });
    expect(data.map((one) => [one.amount_captured, one.currency])).toEqual([[shown.priceCents, "usd"]]);
  }
  const plans = await world.deps.catalogue.premiumPlans();
  const views = planViews(plans, "en");
  for (const [n, plan] of plans.entries()) {
    const fan = visitor({ email: `${crypto.randomUUID()}@example.com` });
    await world.anotherCard();
    expect(await world.payAt(urlOf(await world.billing.subscribe(fan, plan.id)))).toBe(303);
    await world.pass(plan.trialDays * 86_400_000 + 3_600_000);
    const customer = String(await world.billing.ensureCustomer(fan));
    const { data } = await world.stripe.charges.list({ customer });
    expect(data.map((one) => dollars(one.amount_captured))).toEqual([views[n]?.price]);
  }
});
