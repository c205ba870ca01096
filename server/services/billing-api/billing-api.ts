/** Billing's rows of the product API. Our own billing and the client of a remote site both implement it. Types only. */
import type { z } from "zod";
import type { Visitor } from "../../ports";
import type { billingRows } from "../../product-api/contract/billing";

type BillingRows = typeof billingRows;
export type BillingRow = keyof BillingRows;
type PartOf<K extends BillingRow, Name extends string> = BillingRows[K] extends {
  [name in Name]: infer S extends z.ZodType;
}
  ? z.infer<S>
  : undefined;

export type BillingRequest<K extends BillingRow> = {
  params: PartOf<K, "params">;
  query: PartOf<K, "query">;
  body: PartOf<K, "body">;
};
export type BillingAnswer<K extends BillingRow> = z.infer<BillingRows[K]["response"]>;

/**
 * Why something is not sold. `owned`: the fan has it already. `notSold`: it is not for sale, or not now. `amount`: it
 * costs something else. `price`: nothing is sold at this price. `quantity`: too many pieces of one product.
 */
export type PurchaseRefusal = { refused: "owned" | "notSold" | "amount" | "price" | "quantity" };

/**
 * Each returns undefined if the object does not exist or belongs to someone else, and throws `Unreachable` if Stripe or
 * the remote product API does not answer.
 */
export type BillingApi = {
  [K in BillingRow]: (
    visitor: Visitor,
    asked: BillingRequest<K>,
  ) => Promise<BillingAnswer<K> | PurchaseRefusal | undefined>;
};
