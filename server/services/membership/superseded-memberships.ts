/**
 * Ends memberships that a fan has replaced. An unpaid one stays `unpaid` at Stripe and goes on drafting invoices after
 * the fan has joined again, so we end it and void its invoices.
 */
import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { subscription } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { ignoreIfOver } from "../payments/stripe-objects";
import type { Memberships } from "./memberships";

const UNPAID = ["unpaid", "past_due", "incomplete", "paused"];
const GOOD = ["trialing", "active"];
const AT_ONCE = 20;

export function supersededMemberships(
  { store: { db }, stripe, report }: BillingDeps,
  { look }: Pick<Memberships, "look">,
) {
  const newer = alias(subscription, "newer");

  /** Ends them for one fan, or for all. For one fan it throws if Stripe can't be reached; the job tries again. */
  async function endSuperseded(userId?: string): Promise<void> {
    for (const id of await superseded(userId && eq(subscription.userId, userId))) {
      await end(id).catch((error: unknown) => {
        if (userId) throw error;
        report(error, "critical", "membership that was replaced");
      });
    }
  }

  async function superseded(whose: SQL | undefined | ""): Promise<string[]> {
    const rows = await db
      .selectDistinct({ id: subscription.id, reading: subscription.reading })
      .from(subscription)
      .innerJoin(newer, and(eq(newer.userId, subscription.userId), gt(newer.startedAt, subscription.startedAt)))
      .where(and(inArray(subscription.status, UNPAID), inArray(newer.status, GOOD), whose || undefined))
      .orderBy(asc(subscription.reading))
      .limit(AT_ONCE);
    return rows.map(({ id }) => id);
  }

  /** Stripe charges nothing for an ended subscription. Reading it again closes its invoices. */
  async function end(subscriptionId: string): Promise<void> {
    await stripe.subscriptions.cancel(subscriptionId).catch(ignoreIfOver);
    await look(subscriptionId);
  }

  return { endSuperseded };
}
