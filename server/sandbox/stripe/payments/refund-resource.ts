/** Refunds, whole or in parts, never more than was charged. */
import type { Stripe } from "stripe";
import { invalid, missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import { money } from "../api/currency-amounts";
import type { Wire } from "../api/json-types";
import { createdIn, listOf, page, paging, range } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import { ignoring, integer, metadata, oneOf, optional, refusing, text } from "../api/request-params";
import type { Ledger } from "../stripe-account";
import { changing } from "../webhooks/updated-events";
import { move } from "./balance-resource";
import type { Charge } from "./charge-resource";
import { cardOf } from "./payment-method-resource";

export type Refund = ReturnType<typeof refundObject>;
const HOUR = 60 * 60;

type Reason = "duplicate" | "fraudulent" | "requested_by_customer";
type RefundDetails = { amount: number; reason: Reason | null; metadata: Record<string, string> };

function refundObject(charge: Charge, { amount, reason, metadata }: RefundDetails, created: number) {
  return {
    id: id("re"),
    object: "refund",
    amount,
    balance_transaction: null as string | null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    failure_balance_transaction: undefined as string | undefined,
    failure_reason: undefined as string | undefined,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded" as "pending" | "succeeded" | "failed",
    transfer_reversal: null,
  } satisfies Wire<Stripe.Refund>;
}

const creatable = {
  amount: optional(integer(1)),
  charge: optional(text()),
  metadata: metadata(),
  payment_intent: optional(text()),
  reason: optional(oneOf("duplicate", "fraudulent", "requested_by_customer")),
  ...ignoring("currency", "instructions_email"),
  ...refusing("customer", "origin", "refund_application_fee", "reverse_transfer"),
};

export function refunds(ledger: Ledger): Route[] {
  return [
    route("post", "/v1/refunds", creatable, (params) => {
      const charge = chargeToRefund(ledger, params.charge, params.payment_intent);
      // A dispute that was won has given the money back to the merchant, who may refund it like any other.
      if (Object.values(ledger.state.disputes).some((one) => one.charge === charge.id && one.status !== "won"))
        throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: "charge_disputed" });
      const left = charge.amount_captured - charge.amount_refunded;
      if (left === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
      const amount = params.amount ?? left;
      if (amount > left) throw tooMuch(charge, amount, left);

      const reason = params.reason ?? null;
      const refund = refundObject(
        charge,
        { amount, reason, metadata: mergeMetadata({}, params.metadata) },
        ledger.now(),
      );
      const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
      ledger.state.refunds[refund.id] = refund;
      const movement = { amount: -amount, fee: 0, currency: charge.currency, source: refund.id } as const;
      refund.balance_transaction = move(ledger, { ...movement, type: "refund", category: "refund" }).id;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount_captured;
      ledger.emit("charge.refunded", charge, before);
      const { outcome } = cardOf(ledger, charge.payment_method);
      if (outcome.does === "pays" && outcome.refunds === "late") refund.status = "pending";
      ledger.emit("refund.created", refund);
      return refund;
    }),
    route("get", "/v1/refunds/:id", {}, (_, refundId) => {
      const refund = ledger.state.refunds[refundId];
      if (!refund) throw missing("refund", refundId);
      return refund;
    }),
    route("post", "/v1/refunds/:id", { metadata: metadata() }, (params, refundId) => {
      const refund = ledger.state.refunds[refundId];
      if (!refund) throw missing("refund", refundId);
      changing(ledger, "refund.updated", refund, () => {
        refund.metadata = mergeMetadata(refund.metadata, params.metadata);
      });
      return refund;
    }),
    route(
      "get",
      "/v1/refunds",
      { ...paging, charge: optional(text()), created: optional(range()), payment_intent: optional(text()) },
      ({ charge, created, payment_intent: intent, ...cursor }) => {
        const chosen = Object.values(ledger.state.refunds).filter(
          (refund) =>
            (charge === undefined || refund.charge === charge) &&
            (intent === undefined || refund.payment_intent === intent) &&
            createdIn(refund.created, created),
        );
        return page("refund", "/v1/refunds", chosen, cursor);
      },
    ),
  ];
}

/** What the bank says an hour later to refunds of the cards that are made for it. */
export function refundsDue(ledger: Ledger): { at: number; happen(): void }[] {
  return Object.values(ledger.state.refunds).flatMap((refund) => {
    const charge = ledger.state.charges[refund.charge];
    const outcome = charge && cardOf(ledger, charge.payment_method).outcome;
    const fate = outcome?.does === "pays" ? outcome.refunds : undefined;
    const at = refund.created + HOUR;
    if (charge && fate === "never" && refund.status === "succeeded")
      return [{ at, happen: () => fail(ledger, refund, charge) }];
    if (fate === "late" && refund.status === "pending") return [{ at, happen: () => succeed(ledger, refund) }];
    return [];
  });
}

function succeed(ledger: Ledger, refund: Refund) {
  changing(ledger, "refund.updated", refund, () => {
    refund.status = "succeeded";
  });
}

/** The money comes back to the merchant, and the charge counts as paid again. */
function fail(ledger: Ledger, refund: Refund, charge: Charge) {
  const { amount, currency, id: source } = refund;
  const movement = { amount, currency, fee: 0, source, type: "refund", category: "refund_failure" } as const;
  charge.amount_refunded -= amount;
  charge.refunded = false;
  changing(ledger, "refund.updated", refund, () => {
    refund.status = "failed";
    refund.failure_reason = ledger.state.refundFailure;
    refund.failure_balance_transaction = move(ledger, movement).id;
  });
  ledger.emit("refund.failed", refund);
}

/** What `expand: ["refunds"]` puts into a charge. */
export function refundsOf(ledger: Ledger, chargeId: string) {
  const own = Object.values(ledger.state.refunds).filter((refund) => refund.charge === chargeId);
  return listOf(`/v1/charges/${chargeId}/refunds`, own.toReversed());
}

function chargeToRefund(ledger: Ledger, chargeId: string | undefined, intentId: string | undefined): Charge {
  if (chargeId !== undefined) {
    const charge = ledger.state.charges[chargeId];
    if (!charge) throw missing("charge", chargeId, "charge");
    if (charge.paid) return charge;
    throw invalid(`This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`);
  }
  if (intentId === undefined)
    throw invalid("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
      param: "payment_intent",
    });
  const intent = ledger.state.intents[intentId];
  if (!intent) throw missing("payment_intent", intentId, "payment_intent");
  const charge = ledger.state.charges[intent.latest_charge ?? ""];
  if (charge?.paid) return charge;
  throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

function tooMuch(charge: Charge, amount: number, left: number) {
  const scope = charge.amount_refunded > 0 ? "unrefunded amount on charge" : "charge amount";
  const [asked, available] = [money(amount, charge.currency), money(left, charge.currency)];
  return invalid(`Refund amount (${asked}) is greater than ${scope} (${available})`, { param: "amount" });
}
