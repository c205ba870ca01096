/** Payouts: what became available on a day leaves for the merchant's bank on that day. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { listPage, pagingParams } from "../api/list-pages";
import type { BalanceTransaction } from "./balance-resource";

const DAY = 24 * 60 * 60;

/** The payout that a transaction is part of, once it is available. */
export const payoutOf = ({ available_on: at, currency }: Pick<BalanceTransaction, "available_on" | "currency">) =>
  `po_${Math.floor(at / DAY)}${currency}`;

function payoutsOf(account: StripeAccount) {
  const available = Object.values(account.state.transactions).filter((one) => one.available_on <= account.now());
  return [...new Set(available.map(payoutOf))].flatMap((id) => {
    const parts = available.filter((one) => payoutOf(one) === id);
    const [first] = parts;
    const amount = parts.reduce((sum, { net }) => sum + net, 0);
    return first && amount > 0 ? [payoutObject(id, amount, first)] : [];
  });
}

const payoutObject = (id: string, amount: number, { available_on: at, currency }: BalanceTransaction) =>
  ({
    id,
    object: "payout",
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: at,
    automatic: true,
    balance_transaction: null,
    created: at,
    currency,
    description: "STRIPE PAYOUT",
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: "paid",
    trace_id: null,
    type: "bank_account",
  }) satisfies AsJson<Stripe.Payout>;

export const payouts = (account: StripeAccount): ApiRoute[] => [
  route("get", "/v1/payouts", pagingParams, (cursor) => listPage("payout", "/v1/payouts", payoutsOf(account), cursor)),
  route("get", "/v1/payouts/:id", {}, (_, payoutId) => {
    const payout = payoutsOf(account).find(({ id }) => id === payoutId);
    if (!payout) throw resourceMissing("payout", payoutId);
    return payout;
  }),
];
