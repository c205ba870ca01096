/**
 * One free trial per card. The card is known only after the checkout, where a free trial was promised; so a second
 * trial is not turned into a charge: it ends before it begins, the fan is told, and may join without one.
 */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing, isRefused } from "../../clients/stripe";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/open";
import { cardTrial, subscription } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";

/** A trial that has run for longer than this is never ended for its card. */
const NEW_FOR_MS = 60 * 60_000;
const REFUSED = { trialRefused: "card" };

export function cardTrials({ store: { db }, stripe, clock }: BillingDeps) {
  /** Ends a trial that has just begun with a card that has had one; returns Stripe's subscription as it is then. */
  async function endSecondTrial(said: Stripe.Subscription): Promise<Stripe.Subscription | undefined> {
    if (said.status !== "trialing") return undefined;
    if (!isTrialRefused(said)) {
      const cardHash = hashOf(said.default_payment_method);
      const first = cardHash ? await firstTrialOf(cardHash, said.id) : said.id;
      if (first === said.id || !(await isNew(said))) return undefined;
    }
    return cancel(said.id);
  }

  /** The subscription that has had the trial of this card: the first one that asks. */
  async function firstTrialOf(cardHash: string, subscriptionId: string): Promise<string | undefined> {
    const [mine] = await db.select().from(cardTrial).where(eq(cardTrial.subscriptionId, subscriptionId));
    // A trial is not lost with a change of card.
    if (mine) return subscriptionId;
    await db.insert(cardTrial).values({ cardHash, subscriptionId, startedAt: clock.now() }).onConflictDoNothing();
    const [row] = await db.select().from(cardTrial).where(eq(cardTrial.cardHash, cardHash));
    return row?.subscriptionId;
  }

  async function isNew({ id, start_date: began }: Stripe.Subscription): Promise<boolean> {
    if (clock.now().getTime() - began * 1000 < NEW_FOR_MS) return true;
    const [known] = await db.select({ id: subscription.id }).from(subscription).where(eq(subscription.id, id));
    return known === undefined;
  }

  /** Nothing was charged yet, so there is nothing to give back. The reason stands at Stripe before the end does. */
  async function cancel(subscriptionId: string): Promise<Stripe.Subscription> {
    try {
      await stripe.subscriptions.update(subscriptionId, { metadata: REFUSED });
      return await stripe.subscriptions.cancel(subscriptionId);
    } catch (error) {
      // Another process was quicker.
      if (!isMissing(error) && !isRefused(error)) throw error;
      return stripe.subscriptions.retrieve(subscriptionId);
    }
  }

  return { endSecondTrial };
}

export const isTrialRefused = ({ metadata }: Pick<Stripe.Subscription, "metadata">): boolean =>
  metadata.trialRefused === REFUSED.trialRefused;

export const mailTrialRefused = (tx: Db, subscriptionId: string, now: Date) =>
  enqueueMail(tx, { cause: `trial_refused:${subscriptionId}`, template: "trial_refused", ref: subscriptionId, now });

/** Undefined for what is no card: Stripe's fingerprint tells the number, and is the same for all customers. */
function hashOf(method: Stripe.PaymentMethod | string | null): string | undefined {
  const fingerprint = method && typeof method !== "string" ? method.card?.fingerprint : undefined;
  return fingerprint ? createHash("sha256").update(`trial:${fingerprint}`).digest("hex") : undefined;
}
