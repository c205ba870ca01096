/** Billing over the remote product API, each call with the fan's own token. */

import { Unreachable } from "../../failures/unreachable";
import type { Visitor } from "../../ports";
import type { BillingApi, BillingRow } from "../../services/billing-api/billing-api";
import { refusalNamed } from "../billing-handlers";
import { billingRows } from "../contract/billing";
import type { Sent } from "./call";
import type { AsVisitor } from "./visitors-call";

/** Every function throws `Unreachable` if the remote doesn't answer. */
export function remoteBillingApi(call: AsVisitor): BillingApi {
  async function ask(row: BillingRow, visitor: Visitor, { params, query, body }: Omit<Sent, "bearer">) {
    const sent = { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) };
    const received = await call(row, visitor, sent);
    if (received.kind === "answer") return received.answer;
    if (received.kind === "same") throw new Unreachable("304 for a request without If-None-Match");
    const { status, errors } = received.problem;
    if (status === 404) return undefined;
    const refusal = refusalNamed(errors?.[0]?.code);
    if (!refusal) throw new Unreachable(`${row} was refused with ${status}`);
    return refusal;
  }

  const rows = Object.keys(billingRows) as BillingRow[];
  const all = rows.map((row) => [row, (visitor: Visitor, asked: Omit<Sent, "bearer">) => ask(row, visitor, asked)]);
  return Object.fromEntries(all) as BillingApi;
}
