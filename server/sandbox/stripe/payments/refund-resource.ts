/** Refunds, full or partial, up to the amount charged. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { money } from "../api/currency-amounts";
import type { AsJson } from "../api/json-types";
import { createdIn, listOf, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import { ignoredParams, integer, metadata, oneOf, optional, text, unsupportedParams } from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import { recordTransaction } from "./balance-resource";
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
  } satisfies AsJson<Stripe.Refund>;
}

const creatable = {
  amount: optional(integer(1)),
  charge: optional(text()),
  metadata: metadata(),
  payment_intent: optional(text()),
  reason: optional(oneOf("duplicate", "fraudulent", "requested_by_customer")),
  ...ignoredParams("currency", "instructions_email"),
  ...unsupportedParams("customer", "origin", "refund_application_fee", "reverse_transfer"),
};

export function refunds(account: StripeAccount): ApiRoute[] {
  return [
    route("post", "/v1/refunds", creatable, (params) => {
      const charge = chargeToRefund(account, params.charge, params.payment_intent);
      // After a dispute is won, the merchant has the money again and may refund it.
      if (Object.values(account.state.disputes).some((one) => one.charge === charge.id && one.status !== "won"))
        throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
          code: "charge_disputed",
        });
      const left = charge.amount_captured - charge.amount_refunded;
      if (left === 0)
        throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
      const amount = params.amount ?? left;
      if (amount > left) throw tooMuch(charge, amount, left);

      const reason = params.reason ?? null;
      const refund = refundObject(
        charge,
        { amount, reason, metadata: mergeMetadata({}, params.metadata) },
        account.now(),
      );
      const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
      account.state.refunds[refund.id] = refund;
      const movement = { amount: -amount, fee: 0, currency: charge.currency, source: refund.id } as const;
      refund.balance_transaction = recordTransaction(account, { ...movement, type: "refund", category: "refund" }).id;
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount_captured;
      account.emit("charge.refunded", charge, before);
      const { outcome } = cardOf(account, charge.payment_method);
      if (outcome.does === "pays" && outcome.refunds === "late") refund.status = "pending";
      account.emit("refund.created", refund);
      return refund;
    }),
    route("get", "/v1/refunds/:id", {}, (_, refundId) => {
      const refund = account.state.refunds[refundId];
      if (!refund) throw resourceMissing("refund", refundId);
      return refund;
    }),
    route("post", "/v1/refunds/:id", { metadata: metadata() }, (params, refundId) => {
      const refund = account.state.refunds[refundId];
      if (!refund) throw resourceMissing("refund", refundId);
      changeAndEmit(account, "refund.updated", refund, () => {
        refund.metadata = mergeMetadata(refund.metadata, params.metadata);
      });
      return refund;
    }),
    route(
      "get",
      "/v1/refunds",
      { ...pagingParams, charge: optional(text()), created: optional(timeRange()), payment_intent: optional(text()) },
      ({ charge, created, payment_intent: intent, ...cursor }) => {
        const chosen = Object.values(account.state.refunds).filter(
          (refund) =>
            (charge === undefined || refund.charge === charge) &&
            (intent === undefined || refund.payment_intent === intent) &&
            createdIn(refund.created, created),
        );
        return listPage("refund", "/v1/refunds", chosen, cursor);
      },
    ),
  ];
}

/** An hour after a refund, the test cards made for it delay or reject the refund. */
export function scheduledRefundSteps(account: StripeAccount): { at: number; run(): void }[] {
  return Object.values(account.state.refunds).flatMap((refund) => {
    const charge = account.state.charges[refund.charge];
    const outcome = charge && cardOf(account, charge.payment_method).outcome;
    const fate = outcome?.does === "pays" ? outcome.refunds : undefined;
    const at = refund.created + HOUR;
    if (charge && fate === "never" && refund.status === "succeeded")
      return [{ at, run: () => fail(account, refund, charge) }];
    if (fate === "late" && refund.status === "pending") return [{ at, run: () => succeed(account, refund) }];
    return [];
  });
}

function succeed(account: StripeAccount, refund: Refund) {
  changeAndEmit(account, "refund.updated", refund, () => {
    refund.status = "succeeded";
  });
}

/** The merchant gets the money back, and the charge counts as paid again. */
function fail(account: StripeAccount, refund: Refund, charge: Charge) {
  const { amount, currency, id: source } = refund;
  const movement = { amount, currency, fee: 0, source, type: "refund", category: "refund_failure" } as const;
  charge.amount_refunded -= amount;
  charge.refunded = false;
  changeAndEmit(account, "refund.updated", refund, () => {
    refund.status = "failed";
    refund.failure_reason = account.state.refundFailure;
    refund.failure_balance_transaction = recordTransaction(account, movement).id;
  });
  account.emit("refund.failed", refund);
}

/** The `refunds` of a charge, for `expand: ["refunds"]`. */
export function refundsOf(account: StripeAccount, chargeId: string) {
  const own = Object.values(account.state.refunds).filter((refund) => refund.charge === chargeId);
  return listOf(`/v1/charges/${chargeId}/refunds`, own.toReversed());
}

function chargeToRefund(account: StripeAccount, chargeId: string | undefined, intentId: string | undefined): Charge {
  if (chargeId !== undefined) {
    const charge = account.state.charges[chargeId];
    if (!charge) throw resourceMissing("charge", chargeId, "charge");
    if (charge.paid) return charge;
    throw invalidRequest(`This PaymentIntent (${charge.payment_intent}) does not have a successful charge to refund.`);
  }
  if (intentId === undefined)
    throw invalidRequest("One of the following params should be provided for this request: payment_intent or charge.", {
      code: "parameter_missing",
      param: "payment_intent",
    });
  const intent = account.state.intents[intentId];
  if (!intent) throw resourceMissing("payment_intent", intentId, "payment_intent");
  const charge = account.state.charges[intent.latest_charge ?? ""];
  if (charge?.paid) return charge;
  throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
}

function tooMuch(charge: Charge, amount: number, left: number) {
  const scope = charge.amount_refunded > 0 ? "unrefunded amount on charge" : "charge amount";
  const [asked, available] = [money(amount, charge.currency), money(left, charge.currency)];
  return invalidRequest(`Refund amount (${asked}) is greater than ${scope} (${available})`, { param: "amount" });
}
