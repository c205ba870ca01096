/**
 * The product API of section 7 as one table: method, path, access, query, body and response, in zod. The HTTP server,
 * the client, the OpenAPI document, the types and the tests all come from it. The shapes are Wix Headless v1's, whose
 * keys the specification names; our additions are marked.
 */
import { billingRows } from "./contract/billing";
import { contactRows } from "./contract/contacts";
import { contentRows } from "./contract/content";
import { eventRows } from "./contract/events";
import { officeRows } from "./contract/office";
import { onSaleRows } from "./contract/on-sale";
import { searchRows } from "./contract/search";
import { ticketRows } from "./contract/tickets";
import { waitingRows } from "./contract/waiting";

export * from "./contract/billing";
export * from "./contract/checkout";
export * from "./contract/contacts";
export * from "./contract/content";
export * from "./contract/events";
export * from "./contract/office";
export * from "./contract/on-sale";
export * from "./contract/parts";
export * from "./contract/payment-intents";
export * from "./contract/search";
export * from "./contract/seats";
export * from "./contract/subscriptions";
export * from "./contract/tickets";
export * from "./contract/waiting";

/**
 * One row per endpoint. `access`: `anyone` may call without a token, `visitor` needs the guest's or the fan's token,
 * `owner` needs a fan's, `token` the office's token with a `scope`. `status`: the success status, if it isn't 201 for
 * POST and 200 otherwise. `also`: refusals that don't follow from the rest. Literal segments come before parameters,
 * because the first match wins.
 */
export const contract = {
  ...eventRows,
  ...ticketRows,
  ...onSaleRows,
  ...waitingRows,
  ...billingRows,
  ...contentRows,
  ...searchRows,
  ...contactRows,
  ...officeRows,
} as const;
