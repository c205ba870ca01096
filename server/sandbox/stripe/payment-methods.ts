/** Payment methods: the card a payment was tried with. */
import type { Stripe } from "stripe";
import { type Card, cardByToken } from "./cards";
import { id } from "./ids";
import type { Ledger } from "./ledger";
import { missing } from "./refusal";
import { type Route, route } from "./route";
import type { Wire } from "./wire";

export type PaymentMethod = ReturnType<typeof methodObject>;
/** With the test card behind it, which decides what a payment with it does. */
export type StoredMethod = { method: PaymentMethod; token: string };

export type BillingDetails = { email: string | null; name: string | null; country?: string | null };
export type Expiry = { month: number; year: number };

export function billingDetails({ email, name, country = null }: BillingDetails) {
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
      country: "US",
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
  } satisfies Wire<Stripe.PaymentMethod>;
}

/** Keeps the card as typed by the payer, or as a test token names it. */
export function addMethod(ledger: Ledger, card: Card, expiry: Expiry, billing: BillingDetails): PaymentMethod {
  const method = methodObject(card, expiry, billing, ledger.now());
  ledger.state.methods[method.id] = { method, token: card.token };
  return method;
}

/** The method of an id, or a new one for a test token such as `pm_card_visa`. */
export function methodNamed(ledger: Ledger, name: string): PaymentMethod {
  const card = cardByToken(name);
  const year = new Date(ledger.now() * 1000).getUTCFullYear() + 1;
  if (card) return addMethod(ledger, card, { month: 12, year }, { email: null, name: null });
  const stored = ledger.state.methods[name];
  if (!stored) throw missing("PaymentMethod", name, "payment_method");
  return stored.method;
}

/** The test card behind a method. */
export function cardOf(ledger: Ledger, methodId: string): Card {
  const card = cardByToken(ledger.state.methods[methodId]?.token ?? "");
  if (!card) throw missing("PaymentMethod", methodId, "payment_method");
  return card;
}

export function paymentMethods(ledger: Ledger): Route[] {
  return [
    route("get", "/v1/payment_methods/:id", {}, (_, methodId) => {
      const stored = ledger.state.methods[methodId];
      if (!stored) throw missing("PaymentMethod", methodId);
      return stored.method;
    }),
  ];
}
