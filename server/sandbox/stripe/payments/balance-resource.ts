/** The merchant's balance: how each charge, refund and dispute changed it. */
import type { Stripe } from "stripe";
import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import type { AsJson } from "../api/json-types";
import { createdIn, listPage, pagingParams, timeRange } from "../api/list-pages";
import { id } from "../api/object-ids";
import { optional, text } from "../api/request-params";
import { payoutOf } from "./payout-resource";

export type BalanceTransaction = ReturnType<typeof transactionObject>;
type TransactionType = "charge" | "refund" | "adjustment";

const DAY = 24 * 60 * 60;
const DAYS_UNTIL_AVAILABLE = 2;

/** 2.9 % and 30 cents. https://stripe.com/pricing */
export const chargeFee = (amount: number) => Math.round(amount * 0.029) + 30;

type NewTransaction = {
  amount: number;
  currency: string;
  fee: number;
  source: string;
  type: TransactionType;
  category: string;
};

function transactionObject(movement: NewTransaction, created: number) {
  const { amount, currency, fee, source, type, category } = movement;
  return {
    id: id("txn"),
    object: "balance_transaction",
    amount,
    available_on: created + DAYS_UNTIL_AVAILABLE * DAY,
    balance_type: "payments",
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: "Stripe processing fees", type: "stripe_fee" }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: "pending" as "pending" | "available",
    type,
  } satisfies AsJson<Stripe.BalanceTransaction>;
}

/**
 * Records a balance transaction. `amount` and `fee` are in the smallest unit; a negative `amount` leaves the account.
 */
export function recordTransaction(account: StripeAccount, movement: NewTransaction): BalanceTransaction {
  const transaction = transactionObject(movement, account.now());
  account.state.transactions[transaction.id] = transaction;
  return transaction;
}

export function balance(account: StripeAccount): ApiRoute[] {
  const view = (transaction: BalanceTransaction) => ({
    ...transaction,
    status: transaction.available_on <= account.now() ? "available" : "pending",
  });
  const all = () => Object.values(account.state.transactions).map(view);
  return [
    route("get", "/v1/balance", {}, () => {
      const amounts = (status: string) => {
        const currencies = [...new Set(["usd", ...all().map(({ currency }) => currency)])];
        return currencies.map((currency) => {
          const own = all().filter((one) => one.currency === currency && one.status === status);
          const amount = own.reduce((sum, { net }) => sum + net, 0);
          return { amount, currency, source_types: { card: amount } };
        });
      };
      return {
        object: "balance",
        available: amounts("available"),
        livemode: false,
        pending: amounts("pending"),
      } satisfies AsJson<Stripe.Balance>;
    }),
    route("get", "/v1/balance_transactions/:id", {}, (_, transactionId) => {
      const transaction = account.state.transactions[transactionId];
      if (!transaction) throw resourceMissing("balance transaction", transactionId);
      return view(transaction);
    }),
    route(
      "get",
      "/v1/balance_transactions",
      {
        ...pagingParams,
        created: optional(timeRange()),
        source: optional(text()),
        type: optional(text()),
        payout: optional(text()),
      },
      ({ created, source, type, payout, ...cursor }) => {
        const chosen = all().filter(
          (one) =>
            (payout === undefined || payoutOf(one) === payout) &&
            (source === undefined || one.source === source) &&
            (type === undefined || one.type === type) &&
            createdIn(one.created, created),
        );
        return listPage("balance_transaction", "/v1/balance_transactions", chosen, cursor);
      },
    ),
  ];
}
