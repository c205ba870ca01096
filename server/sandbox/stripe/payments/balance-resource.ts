/** The merchant's balance: what each charge, refund and dispute added to it or took from it. */
import type { Stripe } from "stripe";
import { missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import type { Wire } from "../api/json-types";
import { createdIn, page, paging, range } from "../api/list-pages";
import { id } from "../api/object-ids";
import { optional, text } from "../api/request-params";
import type { Ledger } from "../stripe-account";

export type Transaction = ReturnType<typeof transactionObject>;
type Kind = "charge" | "refund" | "adjustment";

const DAY = 24 * 60 * 60;
const DAYS_UNTIL_AVAILABLE = 2;

/** 2.9 % and 30 cents. https://stripe.com/pricing */
export const chargeFee = (amount: number) => Math.round(amount * 0.029) + 30;

type Movement = { amount: number; currency: string; fee: number; source: string; type: Kind; category: string };

function transactionObject(movement: Movement, created: number) {
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
  } satisfies Wire<Stripe.BalanceTransaction>;
}

/** Notes a movement of money; `amount` and `fee` in the smallest unit, negative `amount` is money that leaves. */
export function move(ledger: Ledger, movement: Movement): Transaction {
  const transaction = transactionObject(movement, ledger.now());
  ledger.state.transactions[transaction.id] = transaction;
  return transaction;
}

export function balance(ledger: Ledger): Route[] {
  const view = (transaction: Transaction) => ({
    ...transaction,
    status: transaction.available_on <= ledger.now() ? "available" : "pending",
  });
  const all = () => Object.values(ledger.state.transactions).map(view);
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
      } satisfies Wire<Stripe.Balance>;
    }),
    route("get", "/v1/balance_transactions/:id", {}, (_, transactionId) => {
      const transaction = ledger.state.transactions[transactionId];
      if (!transaction) throw missing("balance transaction", transactionId);
      return view(transaction);
    }),
    route(
      "get",
      "/v1/balance_transactions",
      { ...paging, created: optional(range()), source: optional(text()), type: optional(text()) },
      ({ created, source, type, ...cursor }) => {
        const chosen = all().filter(
          (one) =>
            (source === undefined || one.source === source) &&
            (type === undefined || one.type === type) &&
            createdIn(one.created, created),
        );
        return page("balance_transaction", "/v1/balance_transactions", chosen, cursor);
      },
    ),
  ];
}
