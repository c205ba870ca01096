/**
 * Our books against Stripe's, for a span of days. What a second look at Stripe repairs is repaired: a webhook that never
 * came, a refund or a dispute that nobody told us of, a membership that has moved on. The rest is a person's.
 */
import { and, gte, lt } from "drizzle-orm";
import type Stripe from "stripe";
import { payment } from "../../store/schema";
import type { BoxOffice } from "../box-office";
import type { Disputes } from "./disputes";
import type { Memberships } from "./memberships";
import { idOf, type OriginOf, seconds } from "./origins";
import { comparingMemberships } from "./reconcile-memberships";
import { comparingPayments } from "./reconcile-payments";
import { unpaidRights } from "./reconcile-rights";
import type { BillingDeps } from "./types";

/** `until` is not in it. */
export type Span = { from: Date; until: Date };

export type Difference =
  | "webhook that never came"
  | "payment that we do not know"
  | "payment that Stripe does not know"
  | "another amount"
  | "refund that was not told of"
  | "refund that did not arrive"
  | "dispute that was not told of"
  | "Premium that has moved on"
  | "right without a payment";

/** `repairable`: it was only looked at. `open`: a person has to look. */
export type Finding = {
  at: Date;
  what: Difference;
  cents: number;
  currency: string;
  /** Stripe's id; empty for what Stripe has nothing of. */
  stripe: string;
  /** Ours: an order's number, or an id. */
  ours: string;
  state: "repaired" | "repairable" | "open";
};

/** Notes a difference; it is repaired when `mend` says so after having looked again. */
export type Differs = (found: Omit<Finding, "state">, mend?: () => Promise<boolean>) => Promise<void>;

export type Parts = {
  memberships: Memberships;
  disputes: Disputes;
  originOf: OriginOf;
  revokeRefunded: () => Promise<void>;
  house: Pick<BoxOffice, "recordRefunds">;
};
type Charges = Map<string, Stripe.Charge>;

export function reconcilingBooks(deps: BillingDeps, parts: Parts) {
  const { stripe } = deps;
  const { db } = deps.store;
  const comparePayment = comparingPayments(deps, parts);
  const compareMemberships = comparingMemberships(deps, parts);

  /**
   * Compares all payments, refunds and disputes of the span; `repair` false looks only. Answers how many payments were
   * compared and what differs. Throws when Stripe cannot be reached: what was repaired stays so.
   */
  return async function compareBooks(
    span: Span,
    { repair, progress = () => undefined }: { repair: boolean; progress?: (done: number, of: number) => void },
  ): Promise<{ payments: number; findings: Finding[] }> {
    const findings: Finding[] = [];
    const differs: Differs = async (found, mend) => {
      const state = !mend ? "open" : !repair ? "repairable" : (await mend()) ? "repaired" : "open";
      findings.push({ ...found, state });
    };

    const charges = await chargesOf(span);
    const strangers = await missingAtStripe(span, charges);
    const members = new Set<string>();
    let done = 0;
    for (const [intentId, charge] of charges) {
      const member = await comparePayment(intentId, charge, differs);
      if (member) members.add(member);
      progress(++done, charges.size);
    }
    for (const { ref, cents, currency, createdAt, paymentIntentId } of strangers) {
      const stripeId = paymentIntentId ?? "";
      await differs({
        at: createdAt,
        what: "payment that Stripe does not know",
        cents,
        currency,
        stripe: stripeId,
        ours: ref,
      });
    }
    await compareMemberships(span, members, differs);
    if (repair) await parts.revokeRefunded();
    for (const one of await unpaidRights(db, span))
      await differs({ ...one, what: "right without a payment", stripe: "" });
    return { payments: charges.size + strangers.length, findings };
  };

  /** What was paid, refunded or disputed in the span, by its intent. */
  async function chargesOf({ from, until }: Span): Promise<Charges> {
    const created = { gte: seconds(from), lt: seconds(until) };
    const found: Charges = new Map();
    const add = (charge: Stripe.Charge) => {
      const intentId = idOf(charge.payment_intent);
      if (intentId && charge.status === "succeeded") found.set(intentId, charge);
    };
    for await (const charge of stripe.charges.list({ created, limit: 100 })) add(charge);
    for (const touched of [
      stripe.refunds.list({ created, limit: 100 }),
      stripe.disputes.list({ created, limit: 100 }),
    ]) {
      for await (const { charge, payment_intent } of touched) {
        const chargeId = idOf(charge);
        if (chargeId && !found.has(idOf(payment_intent) ?? "")) add(await stripe.charges.retrieve(chargeId));
      }
    }
    return found;
  }

  /** Payments of ours in the span that Stripe has no charge of. Those it has of another day are compared with the others. */
  async function missingAtStripe({ from, until }: Span, charges: Charges): Promise<(typeof payment.$inferSelect)[]> {
    const rows = await db
      .select()
      .from(payment)
      .where(and(gte(payment.createdAt, from), lt(payment.createdAt, until)));
    const strangers = [];
    for (const row of rows) {
      const { paymentIntentId } = row;
      if (!paymentIntentId || charges.has(paymentIntentId)) continue;
      const { data } = await stripe.charges.list({ payment_intent: paymentIntentId, limit: 100 });
      const paid = data.find(({ status }) => status === "succeeded");
      if (paid) charges.set(paymentIntentId, paid);
      else strangers.push(row);
    }
    return strangers;
  }
}
