/** Billing's rows: what they answer, and what they hide from others. One fan joins Premium, the other buys a night. */
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentIntent } from "../../server/product-api/contract";
import { seedId } from "../../server/store/seed/ids";
import { fillIn, GOOD_CARD } from "../routes/buying/purchase";
import { type Api, type Ask, fieldsOf, type Good, refusal } from "./contract-suite";

const ADDRESS = {
  ...{ shippingName: "Maya Ostrow", shippingLine1: "1 Main St", shippingCity: "Mobile", shippingState: "AL" },
  ...{ shippingPostalCode: "36602", shippingCountry: "US" },
};
const base = "/v1/billing";
const session = `${base}/checkout/session`;

export function billingSuite(name: string, api: Api, good: Good) {
  const emailOf = (token: string) => encodeURIComponent(String(decodeJwt(token).email));
  const created = (bearer: string) =>
    good("createCustomer", `${base}/customer`, { bearer, body: { email: String(decodeJwt(bearer).email) } });
  /** The observable parts of a 404, which could distinguish two of them. */
  async function nothing(path: string, o: Ask): Promise<string> {
    const response = await api.ask(path, o);
    const text = await response.clone().text();
    await refusal(response, 404, path);
    return text;
  }

  describe(`${name}: billing`, () => {
    let mine: string;
    let theirs: string;
    beforeAll(async () => {
      mine = (await created(api.fan)).id;
      theirs = (await created(api.rival)).id;
    });

    it("T10 S36: has one customer per account, found by its own address alone", async () => {
      expect(await created(api.fan)).toMatchObject({ id: mine, name: decodeJwt(api.fan).name });
      const find = (bearer: string, email: string) =>
        good("findCustomer", `${base}/customer?email=${email}`, { bearer });
      expect((await find(api.fan, emailOf(api.fan).toUpperCase())).data.map(({ id }) => id)).toEqual([mine]);
      expect(await find(api.rival, emailOf(api.fan))).toEqual(await find(api.rival, "nobody%40example.com"));
      const body = { email: decodeURIComponent(emailOf(api.fan)), name: "Eve" };
      await nothing(`${base}/customer`, { bearer: api.rival, body });
    });

    it("leads to Premium, back to known sites only, and to one checkout however often it is requested", async () => {
      const bearer = api.fan;
      const lead = (body: object) => good("createCheckoutSession", session, { bearer, body });
      const first = await lead({ customer: mine, invoice_creation: { enabled: true } });
      expect(first).toMatchObject({ mode: "subscription", status: "open", customer: mine, client_secret: null });
      expect(await lead({ mode: "subscription" })).toEqual(first);
      expect((await lead({ return_url: `${api.site}/premium` })).id).not.toBe(first.id);
      const embedded = await lead({ ui_mode: "embedded" });
      expect(embedded).toMatchObject({ url: null, client_secret: expect.stringContaining("_secret_") });

      for (const [wrong, field] of [
        [{ return_url: "https://evil.example/" }, "return_url"],
        [{ cancel_url: "https://evil.example/" }, "cancel_url"],
        [{ line_items: [{ price: "price_cheap" }] }, "line_items.0.price"],
        [{ line_items: [{ price: "monthly" }, { price: "yearly" }] }, "line_items.0.price"],
        [{ mode: "payment" }, "line_items"],
        [{ mode: "payment", line_items: [{ price: crypto.randomUUID() }] }, "line_items.0.price"],
        [{ mode: "payment", line_items: [{ price: crypto.randomUUID(), quantity: 2 }] }, "line_items.0.price"],
        [{ mode: "payment", ppvId: crypto.randomUUID(), line_items: [{ quantity: 2 }] }, "line_items"],
        [{ reservationId: crypto.randomUUID() }, "mode"],
        [{ ppvId: crypto.randomUUID() }, "mode"],
        [{ currency: "eur" }, "currency"],
        [{ mode: "gift" }, "mode"],
      ] as const) {
        expect(fieldsOf(await refusal(await api.ask(session, { bearer, body: wrong }), 400)), field).toEqual([field]);
      }
      const foreign = await nothing(session, { bearer, body: { customer: theirs } });
      expect(await nothing(session, { bearer, body: { customer: "cus_nobody" } })).toBe(foreign);
    });

    it("S37 S38: sells Premium; session, subscription and invoices belong to the fan alone", async () => {
      const bearer = api.fan;
      const checkoutBody = {
        line_items: [{ price: "yearly", quantity: 1 }],
        return_url: `${api.site}/premium?s={CHECKOUT_SESSION_ID}`,
      };
      const { id, url } = await good("createCheckoutSession", session, { bearer, body: checkoutBody });
      expect(await fillIn(url ?? "", GOOD_CARD)).toBe(`${api.site}/premium?s=${id}`);
      const paid = await good("getCheckoutSession", `${session}?id=${id}`, { bearer });
      expect(paid).toMatchObject({ id, status: "complete", mode: "subscription", customer: mine, refunded: false });
      const again = await refusal(await api.ask(session, { bearer, body: checkoutBody }), 409);
      expect(again.errors?.[0]?.code).toBe("owned");

      const { data } = await good("listSubscriptions", `${base}/subscriptions`, { bearer });
      const [one] = data;
      expect(one).toMatchObject({
        id: paid.subscription,
        customer: mine,
        cancel_at_period_end: false,
        cancel_at: null,
      });
      const query = (wanted: object) =>
        good("querySubscriptions", `${base}/subscriptions`, { bearer, body: { query: wanted } });
      const price = one?.items.data[0]?.price;
      expect((await query({ customer: mine, price: price?.id, status: one?.status })).data).toEqual([one]);
      expect((await query({ status: "canceled" })).data).toEqual([]);
      expect((await query({ price: "price_other" })).data).toEqual([]);
      expect(await good("getSubscription", `${base}/subscription/${one?.id}`, { bearer })).toEqual(one);
      expect(await good("findSubscription", `${base}/subscription?email=${emailOf(bearer)}`, { bearer })).toEqual(one);
      const product = await good("getBillingProduct", `${base}/product/${price?.product}`, { bearer });
      expect(product.prices).toContainEqual(price);
      const bought = `${base}/customer/${mine}/product/${product.id}`;
      expect(await good("getCustomerProduct", bought, { bearer })).toEqual({ product, subscription: one });
      expect((await good("listInvoices", `${base}/invoices?customer=${mine}&limit=1`, { bearer })).data).toHaveLength(
        1,
      );

      const rival = { bearer: api.rival };
      const answers = await Promise.all([
        nothing(`${session}?id=${id}`, rival),
        nothing(`${session}?id=cs_nobody`, rival),
        nothing(`${base}/subscription/${one?.id}`, rival),
        nothing(`${base}/subscription/sub_nobody`, rival),
        nothing(`${base}/subscription?email=${emailOf(api.fan)}`, rival),
        nothing(`${base}/subscription?email=nobody%40example.com`, rival),
        nothing(bought, rival),
        nothing(`${base}/customer/${theirs}/product/${product.id}`, rival),
        nothing(`${base}/invoices?customer=${mine}`, rival),
        nothing(`${base}/invoices?customer=cus_nobody`, rival),
        nothing(`${base}/subscriptions`, { ...rival, body: { query: { customer: mine } } }),
        nothing(`${base}/subscriptions/cancel`, { ...rival, body: { customer: mine, reason: "other" } }),
        nothing(`${base}/subscriptions/cancel`, { ...rival, body: { reason: "other" } }),
      ]);
      expect(new Set(answers).size).toBe(1);
      expect((await good("listSubscriptions", `${base}/subscriptions`, rival)).data).toEqual([]);
      expect((await good("getSubscription", `${base}/subscription/${one?.id}`, { bearer })).status).toBe(one?.status);
    });

    it("cancels with a reason, Stripe's or the fan's own", async () => {
      const bearer = api.fan;
      const cancel = (body: object) =>
        good("cancelSubscription", `${base}/subscriptions/cancel`, { bearer, body: { customer: mine, ...body } });
      expect(await cancel({ reason: "too_expensive", comment: "Sorry" })).toMatchObject({
        cancel_at_period_end: true,
        cancel_at: expect.any(Number),
        cancellation_details: { feedback: "too_expensive", comment: "Sorry" },
      });
      expect((await cancel({ reason: "I am moving" })).cancellation_details).toEqual({
        feedback: "other",
        comment: "I am moving",
      });
    });

    it("T1 T4 T11: makes one intent at the night's own price and confirms none without a saved card", async () => {
      const { payPerViews } = await good("listPayPerViews", "/v1/pay-per-view");
      const night = payPerViews.find(({ state, premiumIncluded }) => state === "onSale" && !premiumIncluded);
      const intend = (bearer: string, body: object): Promise<PaymentIntent> =>
        good("createPaymentIntent", `${base}/payment-intent`, { bearer, body: { ppvId: night?.id, ...body } });
      const asked = { customer: theirs, amount: 999, currency: "usd", payment_method_types: ["cards"], confirm: true };
      const intent = await intend(api.rival, asked);
      expect(intent).toMatchObject({ amount: night?.priceCents, currency: "usd", customer: theirs, ppvId: night?.id });
      expect(intent).toMatchObject({ status: "requires_payment_method", payment_method_types: ["card"] });
      expect(await intend(api.rival, { ...asked, confirm: false })).toEqual(intent);

      const wrong = (body: object) => api.ask(`${base}/payment-intent`, { bearer: api.rival, body });
      expect(fieldsOf(await refusal(await wrong({ ppvId: night?.id, amount: 1 }), 400))).toEqual(["amount"]);
      expect(fieldsOf(await refusal(await wrong({ confirm: true }), 400))).toEqual(["amount"]);
      const evil = { amount: 999, return_url: "https://evil.example/" };
      expect(fieldsOf(await refusal(await wrong(evil), 400))).toEqual(["return_url"]);
      expect(fieldsOf(await refusal(await wrong({ ...asked, currency: "eur" }), 400))).toEqual(["currency"]);
      const foreign = await refusal(await wrong({ ...asked, customer: mine }), 404);
      expect(await refusal(await wrong({ ...asked, customer: "cus_nobody" }), 404)).toEqual(foreign);
      expect(await refusal(await wrong({ ppvId: crypto.randomUUID() }), 404)).toEqual(foreign);

      // The Premium card is saved, so it is charged at once; then there is nothing left to buy.
      expect(await intend(api.fan, { confirm: true })).toMatchObject({ status: "succeeded", customer: mine });
      const again = await api.ask(`${base}/payment-intent`, { bearer: api.fan, body: { ppvId: night?.id } });
      expect((await refusal(again, 409)).errors?.[0]?.code).toBe("owned");
    });

    it("sells a broadcast by a checkout, with an invoice, and saves a card", async () => {
      const bearer = api.rival;
      const { payPerViews } = await good("listPayPerViews", "/v1/pay-per-view");
      const night = payPerViews.find(({ state, premiumIncluded }) => state === "onSale" && premiumIncluded);
      const body = { mode: "payment", ppvId: night?.id, amount: 1 };
      const checkout = await good("createCheckoutSession", session, { bearer, body });
      expect(checkout).toMatchObject({ mode: "payment", ppvId: night?.id, customer: theirs });
      expect(await fillIn(checkout.url ?? "", GOOD_CARD)).toBe(`${api.site}/profile`);
      const paid = await good("getCheckoutSession", `${session}?id=${checkout.id}`, { bearer });
      expect(paid).toMatchObject({ status: "complete", payment_status: "paid", ppvId: night?.id });
      const { data } = await good("listInvoices", `${base}/invoices`, { bearer });
      expect(data).toMatchObject([{ customer: theirs, status: "paid", total: night?.priceCents }]);
      await refusal(await api.ask(session, { bearer, body }), 409);
      await refusal(await api.ask(session, { bearer, body: { mode: "payment", ppvId: crypto.randomUUID() } }), 404);

      const saving = await good("createCheckoutSession", session, { bearer, body: { mode: "setup" } });
      await fillIn(saving.url ?? "", GOOD_CARD);
      expect(await good("getCheckoutSession", `${session}?id=${saving.id}`, { bearer })).toMatchObject({
        ...{ mode: "setup", status: "complete", payment_status: "no_payment_required" },
      });
    });

    it("takes the specification's own fields: the price of a line names the variant, the broadcast or the seats", async () => {
      const bearer = api.rival;
      const lead = (price: string | undefined) => ({
        ...{ customer: theirs, mode: "payment", currency: "usd", return_url: `${api.site}/profile` },
        ...{ invoice_creation: { enabled: false }, line_items: [{ price, quantity: 1 }] },
      });
      const { products } = await good("listProducts", "/v1/products?limit=100");
      const inStock = products.flatMap(({ variants }) => variants).find(({ stock }) => stock.inStock);
      const goods = await good("createCheckoutSession", session, { bearer, body: lead(inStock?.id) });
      expect(goods).toMatchObject({ mode: "payment", status: "open", customer: theirs, ppvId: null, order: null });
      expect(await good("createCheckoutSession", session, { bearer, body: lead(inStock?.id) })).toEqual(goods);
      expect(await fillIn(goods.url ?? "", GOOD_CARD, undefined, ADDRESS)).toBe(`${api.site}/profile`);
      expect(await good("getCheckoutSession", `${session}?id=${goods.id}`, { bearer })).toMatchObject({
        ...{ status: "complete", payment_status: "paid", ppvId: null },
        order: { orderNumber: expect.any(String), key: null },
      });
      await nothing(`${session}?id=${goods.id}`, { bearer: api.fan });

      const plenty = products
        .flatMap(({ variants }) => variants)
        .filter(({ stock }) => stock.inStock && !stock.fewLeft);
      const [first, second] = plenty.map(({ id }) => id);
      const cart = (...lines: [price: string | undefined, quantity: number][]) => ({
        ...lead(undefined),
        line_items: lines.map(([price, quantity]) => ({ price, quantity })),
      });
      const several = await good("createCheckoutSession", session, { bearer, body: cart([first, 2], [second, 1]) });
      expect(several).toMatchObject({ mode: "payment", status: "open", ppvId: null });
      // The order of the lines, and one line split in two, make no other checkout.
      for (const same of [cart([second, 1], [first, 2]), cart([first, 1], [second, 1], [first, 1])])
        expect(await good("createCheckoutSession", session, { bearer, body: same })).toEqual(several);
      const { payPerViews } = await good("listPayPerViews", "/v1/pay-per-view");
      const nights = payPerViews.filter(({ state }) => state === "onSale" || state === "replay");
      for (const [wrong, field] of [
        [cart([first, 11]), "line_items.0.quantity"],
        [cart([first, 6], [first, 5]), "line_items.0.quantity"],
        [cart([nights[0]?.id, 2]), "line_items.0.price"],
        [cart([first, 1], [nights[0]?.id, 1]), "line_items.0.price"],
        [cart([first, 1], [crypto.randomUUID(), 1]), "line_items.0.price"],
      ] as const)
        expect(fieldsOf(await refusal(await api.ask(session, { bearer, body: wrong }), 400)), field).toEqual([field]);
      const leads = await Promise.all(nights.map(({ id }) => api.ask(session, { bearer, body: lead(id) })));
      expect(leads.map(({ status }) => status).every((status) => status === 201 || status === 409)).toBe(true);
      expect(leads.some(({ status }) => status === 201)).toBe(true);

      const ticketQuantities = [{ ticketDefinitionId: seedId("definition", "iron-harvest/upper"), quantity: 1 }];
      const eventId = seedId("event", "iron-harvest");
      const held = await good("reserve", "/v1/tickets/reservation", { bearer, body: { eventId, ticketQuantities } });
      expect(await good("createCheckoutSession", session, { bearer, body: lead(held.id) })).toMatchObject({
        ...{ mode: "payment", status: "open", reservationId: held.id },
      });
      // Another fan's reservation is as unknown as a price that nothing has.
      const foreign = await api.ask(session, { bearer: api.fan, body: { ...lead(held.id), customer: mine } });
      expect(fieldsOf(await refusal(foreign, 400))).toEqual(["line_items.0.price"]);
    });

    it("gives the customer the name and the description of the request", async () => {
      const email = decodeURIComponent(emailOf(api.fan));
      const body = { email, name: "Ada F. Fan", description: "Season ticket" };
      const named = await good("createCustomer", `${base}/customer`, { bearer: api.fan, body });
      expect(named).toEqual({ id: mine, email, name: "Ada F. Fan", description: "Season ticket" });
      expect((await created(api.fan)).description).toBe("Season ticket");
    });

    it("has nothing for a guest", async () => {
      const bearer = await api.guest();
      const absent = await nothing("/v1/nothing", { bearer });
      for (const path of [
        "subscriptions",
        "invoices",
        `customer?email=${emailOf(api.fan)}`,
        "checkout/session?id=cs_1",
      ]) {
        expect(await nothing(`${base}/${path}`, { bearer }), path).toBe(absent);
      }
      for (const mode of ["subscription", "setup"]) await nothing(session, { bearer, body: { mode } });
      await nothing(session, { bearer, body: { mode: "payment", ppvId: crypto.randomUUID() } });
    });
  });
}
