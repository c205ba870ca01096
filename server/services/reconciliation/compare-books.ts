/**
 * Compares our books with Stripe's for a range of days, and repairs what reading Stripe again can repair: a webhook
 * that never came, a missed refund or dispute, an outdated membership. Everything else needs manual review.
 */
import { and, asc, gt, gte, lt } from "drizzle-orm";
import type Stripe from "stripe";
import { payment } from "../../store/schema";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import type { OriginOf } from "../payments/payment-origin";
import { idOf, stripeSeconds } from "../payments/stripe-objects";
import type { Refunds } from "../refunds";
import type { Disputes } from "../refunds/disputes";
import { membershipComparison } from "./compare-memberships";
import { paymentComparison } from "./compare-payments";
import type { Foreign } from "./foreign-payments";
import { unpaidEntitlements } from "./unpaid-entitlements";
import { ordersOfCanceledNights, unrefundedBroadcasts } from "./unrefunded-nights";

/** `until` is exclusive. */
export type DateSpan = { from: Date; until: Date };

type Difference =
  | "webhook that never came"
  | "unknown payment"
  | "unknown subscription"
  | "payment unknown to Stripe"
  | "different amount"
  | "missed refund"
  | "missed failure of a refund"
  | "refund that the bank sent back"
  | "missed dispute"
  | "outdated membership"
  | "entitlement without a payment"
  | "broadcast of a canceled night"
  | "order of a canceled night";

/** `repairable`: this run did not repair. `open`: needs manual review. */
export type Finding = {
  at: Date;
  what: Difference;
  cents: number;
  currency: string;
  /** Stripe's id; empty if Stripe has no such object. */
  stripe: string;
  /** Our order number, or id. */
  ours: string;
  state: "repaired" | "repairable" | "open";
};

/** Notes a difference. It counts as repaired if `mend` returns true after reading it again. */
export type NoteDifference = (found: Omit<Finding, "state">, mend?: () => Promise<boolean>) => Promise<void>;

export type BookComparisonParts = {
  memberships: Memberships;
  disputes: Disputes;
  originOf: OriginOf;
  revokeRefunded: () => Promise<void>;
  foreign: Foreign;
  refunds: Pick<Refunds, "record" | "returned">;
};
/** Differences that the office can mark as not ours. The others concern our own books. */
const MAY_BE_FOREIGN: Difference[] = ["unknown payment", "unknown subscription"];
type Payment = typeof payment.$inferSelect;

const ofSpan = ({ from, until }: DateSpan) => and(gte(payment.createdAt, from), lt(payment.createdAt, until));

/** Rows per query, since a range may hold any number. */
const PAGE = 500;

export function bookComparison(deps: BillingDeps, parts: BookComparisonParts) {
  const { stripe } = deps;
  const { db } = deps.store;
  const comparePayment = paymentComparison(deps, parts);
  const compareMemberships = membershipComparison(deps, parts);

  /**
   * Compares all payments, refunds and disputes of the range; with `repair` false it changes nothing. Returns how many
   * payments were compared, how many differences the office has acknowledged as not ours, and the other differences.
   * Throws if Stripe cannot be reached; what was repaired until then stays repaired.
   */
  return async function compareBooks(
    span: DateSpan,
    { repair, progress = () => undefined }: { repair: boolean; progress?: (done: number, of: number) => void },
  ): Promise<{ payments: number; foreign: number; findings: Finding[] }> {
    const findings: Finding[] = [];
    const acknowledged = await parts.foreign.acknowledged();
    let foreign = 0;
    const differs: NoteDifference = async (found, mend) => {
      if (MAY_BE_FOREIGN.includes(found.what) && acknowledged.has(found.stripe)) {
        foreign += 1;
        return;
      }
      const state = !mend ? "open" : !repair ? "repairable" : (await mend()) ? "repaired" : "open";
      findings.push({ ...found, state });
    };

    const expected = await countOurs(span);
    const compared = new Set<string>();
    const members = new Set<string>();
    async function compare(charge: Stripe.Charge): Promise<void> {
      const intentId = idOf(charge.payment_intent);
      if (!intentId || charge.status !== "succeeded" || compared.has(intentId)) return;
      compared.add(intentId);
      const member = await comparePayment(intentId, charge, differs);
      if (member) members.add(member);
      progress(compared.size, Math.max(expected, compared.size));
    }

    await eachAtStripe(span, compared, compare);
    const strangers = await eachOfOurs(span, async (ours) => {
      if (compared.has(ours.paymentIntentId ?? "")) return true;
      const charge = await chargeOf(ours);
      if (charge) await compare(charge);
      return charge !== undefined;
    });
    for (const { ref: ours, cents, currency, createdAt: at, paymentIntentId } of strangers) {
      const stripe = paymentIntentId ?? "";
      await differs({ at, what: "payment unknown to Stripe", cents, currency, stripe, ours });
    }
    await compareMemberships(span, members, differs);
    if (repair) await parts.revokeRefunded();
    for (const one of await unpaidEntitlements(db, span))
      await differs({ ...one, what: "entitlement without a payment", stripe: "" });
    // Of any age, since we owe all of this money.
    for (const { id, paymentIntentId, what, ...one } of await parts.refunds.returned())
      await differs({ ...one, what: "refund that the bank sent back", stripe: paymentIntentId, ours: `${what} ${id}` });
    for (const one of await unrefundedBroadcasts(db)) await differs({ ...one, what: "broadcast of a canceled night" });
    for (const one of await ordersOfCanceledNights(db)) await differs({ ...one, what: "order of a canceled night" });
    return { payments: compared.size + strangers.length, foreign, findings };
  };

  /** Every charge that was made, refunded or disputed in the range. */
  async function eachAtStripe(
    { from, until }: DateSpan,
    compared: Set<string>,
    compare: (charge: Stripe.Charge) => Promise<void>,
  ): Promise<void> {
    const created = { gte: stripeSeconds(from), lt: stripeSeconds(until) };
    for await (const charge of stripe.charges.list({ created, limit: 100 })) await compare(charge);
    for (const touched of [
      stripe.refunds.list({ created, limit: 100 }),
      stripe.disputes.list({ created, limit: 100 }),
    ]) {
      for await (const { charge, payment_intent } of touched) {
        const chargeId = idOf(charge);
        if (chargeId && !compared.has(idOf(payment_intent) ?? ""))
          await compare(await stripe.charges.retrieve(chargeId));
      }
    }
  }

  async function countOurs(span: DateSpan): Promise<number> {
    return db.$count(payment, ofSpan(span));
  }

  /** Goes through our payments in the range; returns those that Stripe has no charge for. */
  async function eachOfOurs(span: DateSpan, isThere: (ours: Payment) => Promise<boolean>): Promise<Payment[]> {
    const strangers: Payment[] = [];
    let page: Payment[];
    let last: string | undefined;
    do {
      page = await db
        .select()
        .from(payment)
        .where(and(ofSpan(span), last === undefined ? undefined : gt(payment.id, last)))
        .orderBy(asc(payment.id))
        .limit(PAGE);
      for (const row of page) if (row.paymentIntentId && !(await isThere(row))) strangers.push(row);
      last = page.at(-1)?.id;
    } while (page.length === PAGE);
    return strangers;
  }

  async function chargeOf({ paymentIntentId }: Payment): Promise<Stripe.Charge | undefined> {
    const { data } = await stripe.charges.list({ payment_intent: paymentIntentId ?? "", limit: 100 });
    return data.find(({ status }) => status === "succeeded");
  }
}
