/** Disputes: a bank reverses a charge for the cardholder, and the merchant submits evidence or accepts it. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { invalidRequest, resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { mergeMetadata } from "../api/merge-metadata";
import { id } from "../api/object-ids";
import {
  clearable,
  flag,
  hash,
  ignoredParams,
  metadata,
  optional,
  text,
  unsupportedParams,
} from "../api/request-params";
import { changeAndEmit } from "../webhooks/updated-events";
import { recordTransaction } from "./balance-resource";
import type { Charge } from "./charge-resource";

export type Dispute = ReturnType<typeof disputeObject>;
type DisputeReason = "fraudulent" | "product_not_received" | "subscription_canceled" | "general";
type DisputeStatus =
  | "needs_response"
  | "under_review"
  | "appeal_needs_response"
  | "appeal_under_review"
  | "won"
  | "lost";

const DAY = 24 * 60 * 60;
const DAYS_TO_ANSWER = 9;
const FEE = 1500;

const TEXTS = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_tracking_number",
  "uncategorized_text",
] as const;
const FILES = [
  "cancellation_policy",
  "customer_communication",
  "customer_signature",
  "duplicate_charge_documentation",
  "receipt",
  "refund_policy",
  "service_documentation",
  "shipping_documentation",
  "uncategorized_file",
] as const;

type Evidence = Record<(typeof TEXTS)[number] | (typeof FILES)[number], string | null>;

function disputeObject(charge: Charge, reason: DisputeReason, created: number, amount: number) {
  const nothing = Object.fromEntries([...TEXTS, ...FILES].map((name) => [name, null])) as Evidence;
  return {
    id: id("du"),
    object: "dispute",
    amount,
    balance_transactions: [] as AsJson<Stripe.BalanceTransaction>[],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...nothing, customer_email_address: charge.billing_details.email, enhanced_evidence: {} },
    evidence_details: {
      due_by: (created + DAYS_TO_ANSWER * DAY) as number | null,
      enhanced_eligibility: {},
      has_evidence: false as boolean,
      past_due: false,
      submission_count: 0 as number,
      submission_method: "not_submitted" as "manual" | "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {} as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: charge.payment_method_details.card.brand,
        case_type: "chargeback",
        network: charge.payment_method_details.card.brand,
        network_reason_code: "83",
      },
      type: "card",
    },
    reason: reason as string,
    status: "needs_response" as DisputeStatus,
  } satisfies AsJson<Stripe.Dispute>;
}

/** The cardholder's bank takes the money back, or `amount` of it, and charges a fee. */
export function openDispute(
  account: StripeAccount,
  charge: Charge,
  reason: DisputeReason,
  amount: number = charge.amount,
): Dispute {
  const dispute = disputeObject(charge, reason, account.now(), amount);
  account.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  takeOrGive(account, dispute, -dispute.amount, FEE, "dispute");
  account.emit("charge.dispute.created", dispute);
  account.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Closes a dispute. If it is won, the money and the fee come back. */
export function closeDispute(account: StripeAccount, dispute: Dispute, status: "won" | "lost") {
  const former = { status: dispute.status };
  dispute.status = status;
  if (status === "won") takeOrGive(account, dispute, dispute.amount, -FEE, "dispute_reversal");
  account.emit("charge.dispute.closed", dispute, former);
  if (status === "won") account.emit("charge.dispute.funds_reinstated", dispute);
}

/** A decision against us that can be appealed: the dispute goes on until the bank has decided again. */
export function appeal(account: StripeAccount, dispute: Dispute) {
  changeAndEmit(account, "charge.dispute.updated", dispute, () => {
    dispute.status = "appeal_under_review";
  });
}

function takeOrGive(account: StripeAccount, dispute: Dispute, amount: number, fee: number, category: string) {
  const { currency, id: source } = dispute;
  dispute.balance_transactions.push(
    recordTransaction(account, { amount, currency, fee, source, type: "adjustment", category }),
  );
}

const evidenceParam = hash({
  ...(Object.fromEntries(TEXTS.map((name) => [name, clearable(text(20_000))])) as Record<
    (typeof TEXTS)[number],
    ReturnType<typeof clearable<string>>
  >),
  ...unsupportedParams(...FILES, "enhanced_evidence", "appeal"),
});

export function disputes(account: StripeAccount): ApiRoute[] {
  const found = (disputeId: string) => {
    const dispute = account.state.disputes[disputeId];
    if (!dispute) throw resourceMissing("dispute", disputeId);
    return dispute;
  };
  const openOne = (disputeId: string) => {
    const dispute = found(disputeId);
    if (dispute.status === "won" || dispute.status === "lost")
      throw invalidRequest(`This dispute is already closed. Status is \`${dispute.status}\`.`);
    return dispute;
  };
  return [
    route("get", "/v1/disputes/:id", {}, (_, disputeId) => found(disputeId)),
    route("post", "/v1/disputes/:id/close", {}, (_, disputeId) => {
      const dispute = openOne(disputeId);
      closeDispute(account, dispute, "lost");
      return dispute;
    }),
    route(
      "post",
      "/v1/disputes/:id",
      {
        evidence: optional(evidenceParam),
        metadata: metadata(),
        submit: optional(flag()),
        ...ignoredParams("intended_submission_method"),
      },
      ({ evidence, metadata: notes, submit = true }, disputeId) => {
        const dispute = openOne(disputeId);
        changeAndEmit(account, "charge.dispute.updated", dispute, () => {
          const given = Object.entries(evidence ?? {}).filter(([, value]) => value !== undefined);
          dispute.evidence = { ...dispute.evidence, ...Object.fromEntries(given) };
          dispute.metadata = mergeMetadata(dispute.metadata, notes);
          if (given.length === 0) return;
          dispute.evidence_details.has_evidence = true;
          if (!submit) return;
          dispute.status = "under_review";
          dispute.evidence_details.submission_count += 1;
          dispute.evidence_details.submission_method = "manual";
        });
        // The evidence text decides the outcome, as with Stripe's test mode: https://docs.stripe.com/testing#evidence
        const verdict = { winning_evidence: "won", losing_evidence: "lost" } as const;
        const outcome = verdict[dispute.evidence.uncategorized_text as keyof typeof verdict];
        if (dispute.status === "under_review" && outcome) closeDispute(account, dispute, outcome);
        return dispute;
      },
    ),
    route(
      "get",
      "/v1/disputes",
      { ...pagingParams, charge: optional(text()), created: optional(timeRange()), payment_intent: optional(text()) },
      ({ charge, created, payment_intent: intent, ...cursor }) => {
        const chosen = Object.values(account.state.disputes).filter(
          (dispute) =>
            (charge === undefined || dispute.charge === charge) &&
            (intent === undefined || dispute.payment_intent === intent) &&
            createdIn(dispute.created, created),
        );
        return listPage("dispute", "/v1/disputes", chosen, cursor);
      },
    ),
  ];
}
