/** Charges: each attempt to take money, paid or failed. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { id } from "../api/object-ids";
import { optional, text } from "../api/request-params";
import { chargeFee, recordTransaction } from "./balance-resource";
import type { PaymentIntent } from "./payment-intent";
import type { PaymentMethod } from "./payment-method-resource";
import type { Decline } from "./test-cards";

export type Charge = ReturnType<typeof chargeObject>;

/** `decline` makes it a failed charge; `authenticated` means that the payer passed 3-D Secure. */
type ChargeOutcome = { decline?: Decline; authenticated?: boolean };

const paidOutcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: "approved_by_network",
  reason: null,
  risk_level: "normal",
  risk_score: 20,
  seller_message: "Payment complete.",
  type: "authorized",
} satisfies AsJson<Stripe.Charge.Outcome>;

const failedOutcome = (decline: Decline) =>
  ({
    ...paidOutcome,
    network_status: "declined_by_network",
    reason: decline.decline_code ?? decline.code,
    seller_message: "The bank did not return any further details with this decline.",
    type: "issuer_declined",
  }) satisfies AsJson<Stripe.Charge.Outcome>;

const authenticatedBy3ds = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
} satisfies AsJson<Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure>;

function cardDetails(card: PaymentMethod["card"], amount: number, authenticated: boolean) {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    fingerprint: card.fingerprint,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: authenticated ? authenticatedBy3ds : null,
    transaction_link_id: null,
    wallet: null,
  } satisfies AsJson<Stripe.Charge.PaymentMethodDetails.Card>;
}

function chargeObject(intent: PaymentIntent, method: PaymentMethod, attempt: ChargeOutcome, created: number) {
  const { decline } = attempt;
  return {
    id: id("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "SANDBOX",
    captured: !decline,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false as boolean,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: decline ? failedOutcome(decline) : paidOutcome,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: cardDetails(method.card, intent.amount, attempt.authenticated ?? false),
      type: "card",
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false as boolean,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? ("failed" as const) : ("succeeded" as const),
    transfer_data: null,
    transfer_group: null,
  } satisfies AsJson<Stripe.Charge>;
}

export function addCharge(
  account: StripeAccount,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: ChargeOutcome,
): Charge {
  const charge = chargeObject(intent, method, attempt, account.now());
  account.state.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  if (charge.paid) {
    const { amount, currency, id: source } = charge;
    const movement = { amount, currency, fee: chargeFee(amount), source, type: "charge", category: "charge" } as const;
    charge.balance_transaction = recordTransaction(account, movement).id;
  }
  return charge;
}

export function charges(account: StripeAccount): ApiRoute[] {
  return [
    route("get", "/v1/charges/:id", {}, (_, chargeId) => {
      const charge = account.state.charges[chargeId];
      if (!charge) throw resourceMissing("charge", chargeId);
      return charge;
    }),
    route(
      "get",
      "/v1/charges",
      { ...pagingParams, created: optional(timeRange()), customer: optional(text()), payment_intent: optional(text()) },
      ({ created, customer, payment_intent: intent, ...cursor }) => {
        const chosen = Object.values(account.state.charges).filter(
          (charge) =>
            (customer === undefined || charge.customer === customer) &&
            (intent === undefined || charge.payment_intent === intent) &&
            createdIn(charge.created, created),
        );
        return listPage("charge", "/v1/charges", chosen, cursor);
      },
    ),
  ];
}
