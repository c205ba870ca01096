/** The account, coupons, promotion codes, and the test cards. */
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { card, GOOD, premium, press, refusal, type StripeWorld, stripeWorld, twoSeats } from "./stripe-world";

let world: StripeWorld;
let stripe: Stripe;
beforeAll(async () => {
  world = await stripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.stop());

test("the account belongs to the key, and there is no other", async () => {
  const account = await stripe.accounts.retrieveCurrent();
  expect(account).toMatchObject({ object: "account", charges_enabled: true, country: "US", default_currency: "usd" });
  expect(await stripe.accounts.retrieve(account.id)).toEqual(account);
  expect(await refusal(stripe.accounts.retrieve("acct_1Another"))).toMatchObject({ statusCode: 404 });
});

describe("Coupons", () => {
  test("take off an amount or a percentage, with a chosen or a generated id", async () => {
    const half = await stripe.coupons.create({ id: "HALF", percent_off: 50, name: "Half price" });
    expect(half).toMatchObject({ id: "HALF", percent_off: 50, amount_off: null, duration: "once", valid: true });
    const amount = await stripe.coupons.create({
      amount_off: 500,
      currency: "usd",
      duration: "repeating",
      duration_in_months: 3,
    });
    expect(amount).toMatchObject({ amount_off: 500, currency: "usd", duration_in_months: 3 });
    expect(await stripe.coupons.update("HALF", { metadata: { campaign: "spring" } })).toMatchObject({
      metadata: { campaign: "spring" },
      name: "Half price",
    });
    expect((await stripe.coupons.list()).data.map(({ id }) => id)).toEqual([amount.id, "HALF"]);
    expect(await stripe.coupons.del("HALF")).toEqual({ id: "HALF", object: "coupon", deleted: true });
    expect(await refusal(stripe.coupons.retrieve("HALF"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such coupon: 'HALF'",
    });
  });

  test("need exactly one of the two, a currency for an amount, and months for repeating ones", async () => {
    const create = (params: Stripe.CouponCreateParams) => refusal(stripe.coupons.create(params));
    expect((await create({})).message).toBe("Must provide percent_off or amount_off.");
    expect(await create({ percent_off: 10, amount_off: 100 })).toMatchObject({ statusCode: 400 });
    expect(await create({ amount_off: 100 })).toMatchObject({ param: "currency" });
    expect(await create({ percent_off: 10, duration: "repeating" })).toMatchObject({ param: "duration_in_months" });
    for (const percent_off of [0, 100.5, -3])
      expect(await create({ percent_off })).toMatchObject({ param: "percent_off" });
    await stripe.coupons.create({ id: "ONCE", percent_off: 1 });
    expect(await create({ id: "ONCE", percent_off: 1 })).toMatchObject({ code: "resource_already_exists" });
  });

  test("expire by the sandbox's clock, together with their promotion codes", async () => {
    const { id: coupon } = await stripe.coupons.create({ percent_off: 10, redeem_by: world.seconds() + 3600 });
    const { id } = await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon }, code: "HOUR" });
    expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: true });
    await world.pass("PT2H");
    expect(await stripe.coupons.retrieve(coupon)).toMatchObject({ valid: false });
    expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: false });
  });
});

describe("Promotion codes", () => {
  test("name a coupon, are found by code in any case, and can be deactivated", async () => {
    const { id: coupon } = await stripe.coupons.create({ percent_off: 20 });
    const code = await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon }, code: "Ringside20" });
    expect(code).toMatchObject({ object: "promotion_code", active: true, promotion: { type: "coupon", coupon } });
    const expanded = await stripe.promotionCodes.retrieve(code.id, { expand: ["promotion.coupon"] });
    expect(expanded.promotion.coupon).toMatchObject({ percent_off: 20 });
    const find = async (more: object = {}) => (await stripe.promotionCodes.list({ code: "RINGSIDE20", ...more })).data;
    expect(await find()).toHaveLength(1);
    const again = { promotion: { type: "coupon", coupon }, code: "RINGSIDE20" } as const;
    expect(await refusal(stripe.promotionCodes.create(again))).toMatchObject({
      message: "An active promotion code with `code: RINGSIDE20` already exists.",
    });
    await stripe.promotionCodes.update(code.id, { active: false });
    expect(await find({ active: true })).toEqual([]);
    expect(await stripe.promotionCodes.create(again)).toMatchObject({ active: true });
  });

  test("of an unknown coupon are refused", async () => {
    const unknown = stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: "nothing" } });
    expect(await refusal(unknown)).toMatchObject({ code: "resource_missing", param: "promotion[coupon]" });
  });
});

describe("At checkout", () => {
  const SEATS = twoSeats.line_items?.[0];
  const sell = (discounts: Stripe.Checkout.SessionCreateParams.Discount[], more: object = {}) =>
    stripe.checkout.sessions.create({ ...twoSeats, discounts, ...more });

  test("a percentage is taken off, and the use is counted once it is paid", async () => {
    const coupon = await stripe.coupons.create({ percent_off: 25, max_redemptions: 1 });
    const { id } = await stripe.promotionCodes.create({ promotion: { type: "coupon", coupon: coupon.id } });
    const session = await sell([{ promotion_code: id }], { invoice_creation: { enabled: true } });
    expect(session).toMatchObject({
      amount_subtotal: 17_800,
      amount_total: 13_350,
      total_details: { amount_discount: 4450 },
      discounts: [{ coupon: null, promotion_code: id }],
    });
    expect((await stripe.promotionCodes.retrieve(id)).times_redeemed).toBe(0);
    await press(session.url, card(GOOD));
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent", "invoice"] });
    expect(paid).toMatchObject({ payment_intent: { amount_received: 13_350 }, invoice: { total: 13_350 } });
    expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ times_redeemed: 1, active: false });
    expect(await stripe.coupons.retrieve(coupon.id)).toMatchObject({ times_redeemed: 1, valid: false });
    expect(await refusal(sell([{ promotion_code: id }]))).toMatchObject({
      message: "This promotion code is inactive.",
    });
    expect(await refusal(sell([{ coupon: coupon.id }]))).toMatchObject({ code: "coupon_expired" });
  });

  test("an amount is spread over the lines, to the cent", async () => {
    const { id: coupon } = await stripe.coupons.create({ amount_off: 1000, currency: "usd" });
    const third = { ...SEATS, quantity: 1 };
    const { id } = await sell([{ coupon }], { line_items: [third, third, third] });
    const { data } = await stripe.checkout.sessions.listLineItems(id);
    expect(data.map(({ amount_discount }) => amount_discount)).toEqual([333, 333, 334]);
    expect(data.map(({ amount_total }) => amount_total)).toEqual([8567, 8567, 8566]);
  });

  test("no discount below the minimum charge, in another currency, or for a subscription", async () => {
    const { id: all } = await stripe.coupons.create({ percent_off: 100 });
    expect(await refusal(sell([{ coupon: all }]))).toMatchObject({ code: "amount_too_small" });
    const { id: euros } = await stripe.coupons.create({ amount_off: 100, currency: "eur" });
    expect(await refusal(sell([{ coupon: euros }]))).toMatchObject({ param: "discounts[0][coupon]" });
    expect(await refusal(stripe.checkout.sessions.create(premium({ discounts: [{ coupon: all }] })))).toMatchObject({
      message: "The sandbox does not offer `discounts` in subscription mode.",
    });
    expect(await refusal(sell([{ coupon: "nothing" }]))).toMatchObject({ code: "resource_missing" });
  });
});

test.each([
  ["pm_card_chargeDeclined", "card_declined", "generic_decline"],
  ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline"],
  ["pm_card_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
  ["pm_card_visa_chargeDeclinedVelocityLimitExceeded", "card_declined", "card_velocity_exceeded"],
  ["pm_card_chargeDeclinedExpiredCard", "expired_card", ""],
  ["pm_card_chargeDeclinedIncorrectCvc", "incorrect_cvc", ""],
  ["pm_card_chargeDeclinedProcessingError", "processing_error", ""],
])("%s is declined", async (payment_method, code, decline_code) => {
  const params = {
    amount: 999,
    currency: "usd",
    confirm: true,
    payment_method,
    return_url: "https://ringside.example",
  };
  const error = await stripe.paymentIntents.create(params).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ statusCode: 402, code, decline_code });
});

test.each([
  ["pm_card_discover", "discover"],
  ["pm_card_jcb", "jcb"],
  ["pm_card_diners", "diners"],
  ["pm_card_unionpay", "unionpay"],
  ["pm_card_mastercard_prepaid", "mastercard"],
])("%s pays as a card of %s", async (payment_method, brand) => {
  const params = {
    amount: 999,
    currency: "usd",
    confirm: true,
    payment_method,
    return_url: "https://ringside.example",
  };
  const { status, latest_charge: charge } = await stripe.paymentIntents.create({
    ...params,
    expand: ["latest_charge"],
  });
  expect(status).toBe("succeeded");
  expect((charge as Stripe.Charge).payment_method_details?.card?.brand).toBe(brand);
});
