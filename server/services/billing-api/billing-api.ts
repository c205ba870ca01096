/** What the product API does of billing, row by row. Ours and the client of one elsewhere both are this. Types only. */
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
 * Why something is not sold. `owned`: it is hers already. `notSold`: not, or not now. `amount`: it costs something else.
 * `price`: no plan has this price.
 */
export type PurchaseRefusal = { refused: "owned" | "notSold" | "amount" | "price" };

/**
 * Answers of one row. Undefined: there is no such thing, or it is not hers. Each throws `Unreachable` where Stripe, or
 * the product API elsewhere, does not answer.
 */
export type BillingApi = {
  [K in BillingRow]: (
    visitor: Visitor,
    asked: BillingRequest<K>,
  ) => Promise<BillingAnswer<K> | PurchaseRefusal | undefined>;
};
