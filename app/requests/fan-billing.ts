/** A fan's membership, card and payments, and the actions on them. The profile and billing assistance share this. */
import { data } from "@remix-run/node";
import type { Backend } from "../../server/backend/backend";
import type { Billing } from "../../server/services/billing";
import { leave } from "../backend.server";
import { cardView } from "../domain/billing/card-view";
import { membershipView } from "../domain/billing/membership-view";
import { pageOf, paymentView } from "../domain/billing/payment-view";
import { amount } from "../domain/format/money-format";

type FanBackend = Pick<Backend, "visitor" | "locale" | "clock"> & { billing: Billing };

/** Returns what the page shows, and the complete list of payments behind it. */
export async function fanBilling({ billing, visitor, locale, clock }: FanBackend, request: Request) {
  const query = new URL(request.url).searchParams;
  const [{ payments, complete }, membership, card] = await Promise.all([
    billing.payments(visitor),
    billing.membershipOf(visitor),
    billing.card(visitor),
  ]);
  const { rows, page, pages } = pageOf(payments, query.get("page"));
  const view = (payment: (typeof payments)[number]) => paymentView(payment, locale);
  const back = payments.find(({ ref, backCents }) => ref === query.get("back") && backCents > 0);
  const known = card !== "unreachable";
  const shown = {
    complete: complete && known,
    membership: membershipView(membership, locale),
    card: known && card ? cardView(card, locale, clock.now()) : undefined,
    due: payments.filter(({ payable }) => payable).map(view),
    payments: rows.map(view),
    page,
    pages,
    back: back && amount(back.backCents, back.currency, locale),
  };
  return { shown, payments };
}

/**
 * Performs the billing action of a form posted at `path`: a refund, or a visit to Stripe's customer portal. If it is
 * too late for an automatic refund, redirects to the message form with the order attached. Returns undefined for any
 * other intent.
 */
export async function billingAction(
  context: object,
  { billing, visitor }: Pick<FanBackend, "billing" | "visitor">,
  { intent, order = "" }: Record<string, string>,
  path: string,
) {
  if (intent === "portal") {
    const address = await billing.portal(visitor, path);
    if (address === "unreachable") return data({ unreachable: true as const }, 503);
    return leave(context, address ?? path, { external: true });
  }
  if (intent !== "refund") return undefined;
  const done = await billing.giveBack(visitor, order);
  if (done.outcome === "absent") return leave(context, path);
  if (done.outcome === "late") {
    return leave(context, `/billing-assistance?late&subject=refund&order=${encodeURIComponent(order)}#letter`);
  }
  return leave(context, `${path}?back=${encodeURIComponent(order)}`);
}
