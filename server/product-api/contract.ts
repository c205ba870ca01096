/**
 * The product API of section 7 as one table: method, path, who may call, query, body and answer, in zod.
 * From it come the HTTP server, its client, the OpenAPI document, the types and the tests. The shapes are Wix Headless
 * v1's, whose keys the specification names; fields and rows that we add are marked.
 */
import { billingRows } from "./contract/billing";
import { contactRows } from "./contract/contacts";
import { contentRows } from "./contract/content";
import { eventRows } from "./contract/events";
import { ticketRows } from "./contract/tickets";

export * from "./contract/billing";
export * from "./contract/checkout";
export * from "./contract/contacts";
export * from "./contract/content";
export * from "./contract/events";
export * from "./contract/parts";
export * from "./contract/payment-intents";
export * from "./contract/subscriptions";
export * from "./contract/tickets";

/**
 * One row per endpoint. `access`: `anyone` may call without a bearer, `visitor` needs the guest's or the fan's bearer,
 * `owner` needs the fan's own. `status`: of the good answer, where it is not 201 for POST and 200 for the rest. `also`
 * names refusals that its parts do not tell. Literal segments stand before parameters, since the first match wins.
 */
export const contract = { ...eventRows, ...ticketRows, ...billingRows, ...contentRows, ...contactRows } as const;
