/**
 * One free trial per card. We learn the card only after the checkout, which has promised a free trial. So we do not
 * turn a second trial into a charge: we end it at once and mail the fan, who may join without a trial.
 */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import { isInvalidRequest, isMissing } from "../../clients/stripe-client";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { cardTrial, subscription } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";

/** We end no trial for its card after it has run for this long, unless we learn of it only then. */
const NEW_FOR_MS = 60 * 60_000;
const REFUSED = { trialRefused: "card" };

export function cardTrials({ store: { db }, stripe, clock }: BillingDeps) {
  /** Ends a new trial whose card has had one before; returns the subscription as it is then. */
  async function endSecondTrial(said: Stripe.Subscription): Promise<Stripe.Subscription | undefined> {
    if (said.status !== "trialing") return undefined;
    if (!isTrialRefused(said)) {
      const cardHash = hashOf(said.default_payment_method);
      const first = cardHash ? await firstTrialOf(cardHash, said.id) : said.id;
      if (first === said.id || !(await isNew(said))) return undefined;
    }
    return cancel(said.id);
  }

  /** The subscription that has the trial of this card: the first one that asks. */
  async function firstTrialOf(cardHash: string, subscriptionId: string): Promise<string | undefined> {
    const [mine] = await db.select().from(cardTrial).where(eq(cardTrial.subscriptionId, subscriptionId));
    // A change of card does not end a trial.
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

  /** Nothing was charged, so there is nothing to refund. We store the reason at Stripe before we cancel. */
  async function cancel(subscriptionId: string): Promise<Stripe.Subscription> {
    try {
      await stripe.subscriptions.update(subscriptionId, { metadata: REFUSED });
      return await stripe.subscriptions.cancel(subscriptionId);
    } catch (error) {
      // Another process was faster.
      if (!isMissing(error) && !isInvalidRequest(error)) throw error;
      return stripe.subscriptions.retrieve(subscriptionId);
    }
  }

  return { endSecondTrial };
}

export const isTrialRefused = ({ metadata }: Pick<Stripe.Subscription, "metadata">): boolean =>
  metadata.trialRefused === REFUSED.trialRefused;

export const mailTrialRefused = (tx: Db, subscriptionId: string, now: Date) =>
  enqueueMail(tx, { cause: `trial_refused:${subscriptionId}`, template: "trial_refused", ref: subscriptionId, now });

/** Undefined if it is not a card. Stripe's fingerprint identifies the card number across customers. */
function hashOf(method: Stripe.PaymentMethod | string | null): string | undefined {
  const fingerprint = method && typeof method !== "string" ? method.card?.fingerprint : undefined;
  return fingerprint ? createHash("sha256").update(`trial:${fingerprint}`).digest("hex") : undefined;
}
