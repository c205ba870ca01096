/** Payment methods: the cards that payments use. Attaching one saves it for a customer. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing, StripeApiError } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { listPage, pagingParams } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  clearable,
  email,
  hash,
  ignoredParams,
  integer,
  metadata,
  oneOf,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import { type Card, cardByToken, type Decline, declineOnSaving, EXPIRED } from "./test-cards";

export type PaymentMethod = ReturnType<typeof methodObject>;
/** A payment method with its test card, which decides what a payment does. */
export type StoredMethod = {
  method: PaymentMethod;
  token: string;
  /** The payer agreed to off-session payments, and the bank authenticated it if required. */
  setUp?: boolean;
};

type BillingDetails = { email: string | null; name: string | null; country?: string | null };
export type Expiry = { month: number; year: number };

function billingDetails({ email, name, country = null }: BillingDetails) {
  const address = { city: null, country, line1: null, line2: null, postal_code: null, state: null };
  return { address, email, name, phone: null, tax_id: null };
}

function methodObject(card: Card, expiry: Expiry, billing: BillingDetails, created: number) {
  return {
    id: id("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: billingDetails(billing),
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: card.country ?? "US",
      display_brand: card.brand,
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: `sandbox${card.number.slice(-9)}`,
      funding: "credit",
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null as string | null,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    type: "card",
  } satisfies AsJson<Stripe.PaymentMethod>;
}

/** Stores a card, either entered by the payer or named by a test token. */
export function addMethod(account: StripeAccount, card: Card, expiry: Expiry, billing: BillingDetails): PaymentMethod {
  const method = methodObject(card, expiry, billing, account.now());
  account.state.methods[method.id] = { method, token: card.token };
  return method;
}

/** The payment method with this id, or a new one for a test token such as `pm_card_visa`. */
export function methodNamed(account: StripeAccount, name: string, param = "payment_method"): PaymentMethod {
  const card = cardByToken(name);
  const year = new Date(account.now() * 1000).getUTCFullYear() + 1;
  if (card) return addMethod(account, card, { month: 12, year }, { email: null, name: null });
  const stored = account.state.methods[name];
  if (!stored) throw resourceMissing("PaymentMethod", name, param);
  return stored.method;
}

/** The customer's payment method. Throws if it belongs to someone else. */
export function methodOfCustomer(account: StripeAccount, customer: string, name: string, param: string): PaymentMethod {
  const method = account.state.methods[name]?.method;
  if (!method) throw resourceMissing("PaymentMethod", name, param);
  if (method.customer !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${name}. The payment method must be attached to the customer.`,
      { code: "resource_missing", param },
    );
  return method;
}

/** The test card behind a payment method. */
export function cardOf(account: StripeAccount, methodId: string): Card {
  const card = cardByToken(account.state.methods[methodId]?.token ?? "");
  if (!card) throw resourceMissing("PaymentMethod", methodId, "payment_method");
  return card;
}

/** A card is valid until the end of its month. */
export function isExpired(account: StripeAccount, { card }: PaymentMethod): boolean {
  return Date.UTC(card.exp_year, card.exp_month, 1) / 1000 <= account.now();
}

/** Whether the bank requires the payer to authenticate. */
export function requiresAuthentication(account: StripeAccount, method: PaymentMethod, offSession: boolean): boolean {
  const { outcome } = cardOf(account, method.id);
  const excused = offSession && account.state.methods[method.id]?.setUp === true;
  return outcome.does === "authenticates" && !(outcome.unlessSetUp && excused);
}

/** Attaches the card to the customer, so that it can be charged again. */
export function attach(account: StripeAccount, method: PaymentMethod, customer: string) {
  if (method.customer === customer) return;
  method.customer = customer;
  account.emit("payment_method.attached", method);
}

/** From now on the bank allows off-session payments. */
export function markSetUp(account: StripeAccount, method: PaymentMethod) {
  const stored = account.state.methods[method.id];
  if (stored) stored.setUp = true;
}

/** The decline that a charge would get, or undefined. */
export function declineOnCharging(account: StripeAccount, method: PaymentMethod): Decline | undefined {
  const { outcome } = cardOf(account, method.id);
  if (isExpired(account, method)) return EXPIRED;
  return outcome.does === "declines" ? outcome.error : undefined;
}

/** Throws a 402 if the bank doesn't allow the card to be saved. */
export function checkSaving(card: Card) {
  const declined = declineOnSaving(card);
  if (declined) throw new StripeApiError(402, { ...declined, type: "card_error" });
}

const billingParam = hash({
  email: clearable(email()),
  name: clearable(text()),
  ...ignoredParams("address", "phone", "tax_id"),
});

export function paymentMethods(account: StripeAccount): ApiRoute[] {
  const found = (methodId: string) => {
    const stored = account.state.methods[methodId];
    if (!stored) throw resourceMissing("PaymentMethod", methodId);
    return stored.method;
  };
  const ownedBy = (customer: string) =>
    Object.values(account.state.methods)
      .map(({ method }) => method)
      .filter((method) => method.customer === customer);
  const customerNamed = (customer: string, param?: string) => {
    if (!account.state.customers[customer]) throw resourceMissing("customer", customer, param);
    return customer;
  };

  return [
    route("get", "/v1/payment_methods/:id", {}, (_, methodId) => found(methodId)),
    route(
      "post",
      "/v1/payment_methods/:id",
      {
        billing_details: optional(billingParam),
        card: optional(
          hash({ exp_month: optional(integer(1, 12)), exp_year: optional(integer()), ...ignoredParams("networks") }),
        ),
        metadata: metadata(),
        ...ignoredParams("allow_redisplay"),
      },
      ({ billing_details: billing, card, metadata: notes }, methodId) => {
        const method = found(methodId);
        if (method.customer === null)
          throw invalidRequest(
            "You must save this PaymentMethod to a customer before you can update it. See https://stripe.com/docs/payments/save-and-reuse for more information.",
          );
        changeAndEmit(account, "payment_method.updated", method, () => {
          if (billing?.email !== undefined) method.billing_details.email = billing.email;
          if (billing?.name !== undefined) method.billing_details.name = billing.name;
          if (card?.exp_month !== undefined) method.card.exp_month = card.exp_month;
          if (card?.exp_year !== undefined) method.card.exp_year = card.exp_year;
          method.metadata = mergeMetadata(method.metadata, notes);
        });
        return method;
      },
    ),
    route("post", "/v1/payment_methods/:id/attach", { customer: text() }, ({ customer }, name) => {
      customerNamed(customer, "customer");
      const method = methodNamed(account, name, "id");
      if (method.customer !== null && method.customer !== customer)
        throw invalidRequest("The payment method you provided has already been attached to a customer.");
      checkSaving(cardOf(account, method.id));
      attach(account, method, customer);
      return method;
    }),
    route("post", "/v1/payment_methods/:id/detach", {}, (_, methodId) => {
      const method = found(methodId);
      if (method.customer === null)
        throw invalidRequest(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
        );
      detach(account, method);
      return method;
    }),
    route(
      "get",
      "/v1/payment_methods",
      {
        ...pagingParams,
        customer: optional(text()),
        type: optional(oneOf("card")),
        ...unsupportedParams("allow_redisplay"),
      },
      ({ customer, type: _, ...cursor }) => {
        const chosen = customer === undefined ? [] : ownedBy(customerNamed(customer, "customer"));
        return listPage("payment_method", "/v1/payment_methods", chosen, cursor);
      },
    ),
    route(
      "get",
      "/v1/customers/:id/payment_methods",
      { ...pagingParams, type: optional(oneOf("card")), ...unsupportedParams("allow_redisplay") },
      ({ type: _, ...cursor }, customer) =>
        listPage(
          "payment_method",
          `/v1/customers/${customer}/payment_methods`,
          ownedBy(customerNamed(customer)),
          cursor,
        ),
    ),
  ];
}

/** Detaches the card from its customer, and clears it wherever it was the default. */
function detach(account: StripeAccount, method: PaymentMethod) {
  const customer = account.state.customers[method.customer ?? ""];
  if (customer?.invoice_settings.default_payment_method === method.id)
    changeAndEmit(account, "customer.updated", customer, () => {
      customer.invoice_settings.default_payment_method = null;
    });
  for (const { subscription } of Object.values(account.state.subscriptions))
    if (subscription.default_payment_method === method.id)
      changeAndEmit(account, "customer.subscription.updated", subscription, () => {
        subscription.default_payment_method = null;
      });
  const former = { customer: method.customer };
  method.customer = null;
  account.emit("payment_method.detached", method, former);
}
