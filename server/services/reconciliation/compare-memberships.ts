/** Compares Premium at Stripe with our books. */
import { and, eq, inArray, lt } from "drizzle-orm";
import type Stripe from "stripe";
import { scheduledEnd } from "../../../app/domain/billing/scheduled-end";
import { subscription } from "../../store/schema";
import { LIVE_STATUSES } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import { stripeSeconds, undefinedIfMissing } from "../payments/stripe-objects";
import type { BookComparisonParts, DateSpan, NoteDifference } from "./compare-books";

export function membershipComparison({ store: { db }, stripe }: BillingDeps, { memberships }: BookComparisonParts) {
  /** Subscriptions that began or were paid in the range, and ours that should have renewed by its end. */
  return async function compareMemberships(
    { from, until }: DateSpan,
    paid: Set<string>,
    differs: NoteDifference,
  ): Promise<void> {
    const created = { gte: stripeSeconds(from), lt: stripeSeconds(until) };
    const compared = new Set<string>();
    for await (const one of stripe.subscriptions.list({ created, status: "all", limit: 100 })) {
      compared.add(one.id);
      await compare(one.id, one, from, differs);
    }
    const due = await db
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(inArray(subscription.status, LIVE_STATUSES), lt(subscription.currentPeriodEnd, until)));
    for (const id of new Set([...paid, ...due.map((row) => row.id)])) {
      if (!compared.has(id))
        await compare(id, await stripe.subscriptions.retrieve(id).catch(undefinedIfMissing), from, differs);
    }
  };

  async function compare(id: string, one: Stripe.Subscription | undefined, from: Date, differs: NoteDifference) {
    const row = async () => (await db.select().from(subscription).where(eq(subscription.id, id)))[0];
    const ours = await row();
    const item = one?.items.data[0];
    const found = {
      at: one ? new Date(one.start_date * 1000) : (ours?.startedAt ?? from),
      cents: item?.price.unit_amount ?? ours?.priceCents ?? 0,
      currency: one?.currency ?? ours?.currency ?? "",
      ours: ours?.userId ?? "",
    };
    if (!one) await differs({ ...found, what: "entitlement without a payment", stripe: id });
    else if (!ours && !(await memberships.isOurs(one))) {
      await differs({ ...found, what: "unknown subscription", stripe: id });
    } else if (!matchesStripe(ours, one)) {
      await differs({ ...found, what: "outdated membership", stripe: id }, async () => {
        await memberships.look(id);
        return matchesStripe(await row(), one);
      });
    }
  }
}

/** Whether our row matches Stripe's subscription. */
export function matchesStripe(ours: typeof subscription.$inferSelect | undefined, said: Stripe.Subscription): boolean {
  const periodEnd = said.items.data[0]?.current_period_end ?? 0;
  const end = scheduledEnd(said.cancel_at_period_end, said.cancel_at, periodEnd);
  return (
    ours?.status === said.status &&
    scheduledEnd(ours.cancelAtPeriodEnd, ours.cancelAt, ours.currentPeriodEnd)?.getTime() === (end && end * 1000) &&
    ours.currentPeriodEnd.getTime() === periodEnd * 1000
  );
}
