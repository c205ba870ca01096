/** Payments in the Stripe account that the office has marked as not this site's: another shop's, or made by hand. */
import { eq } from "drizzle-orm";
import { audit, payment, subscription } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import type { Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import type { OriginOf } from "../payments/payment-origin";
import { undefinedIfMissing } from "../payments/stripe-objects";

const ACTION = "payment.foreign";

export type Foreign = ReturnType<typeof foreignPayments>;
/** Why an id was not acknowledged. */
export type NotForeign = "ours" | "unknown" | "known";

export function foreignPayments(
  { store: { db }, stripe, clock }: BillingDeps,
  originOf: OriginOf,
  memberships: Memberships,
) {
  /** Ids of all payments and subscriptions that the office has acknowledged. */
  async function acknowledged(): Promise<Set<string>> {
    const rows = await db.select({ id: audit.entity }).from(audit).where(eq(audit.action, ACTION));
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Notes that a payment (`pi_…`) or a subscription (`sub_…`) of the account is not this site's. If it turns out to be
   * ours later, it is still settled. Throws if Stripe cannot be reached.
   */
  async function acknowledge(
    id: string,
    { actor, why, dryRun }: { actor: Actor; why: string; dryRun: boolean },
  ): Promise<NotForeign | undefined> {
    const fault = id.startsWith("sub_") ? await subscriptionFault(id) : await paymentFault(id);
    if (fault) return fault;
    if ((await acknowledged()).has(id)) return "known";
    if (!dryRun) await recordAudit(db, { at: clock.now(), actor, action: ACTION, entity: id, detail: { why } });
    return undefined;
  }

  async function paymentFault(id: string): Promise<NotForeign | undefined> {
    const [booked] = await db.select({ id: payment.id }).from(payment).where(eq(payment.paymentIntentId, id)).limit(1);
    if (booked) return "ours";
    const origin = await originOf(id)
      .then((found) => ({ found }))
      .catch(undefinedIfMissing);
    if (!origin) return "unknown";
    if (!origin.found) return undefined;
    return "subscriptionId" in origin.found ? subscriptionFault(origin.found.subscriptionId) : "ours";
  }

  async function subscriptionFault(id: string): Promise<NotForeign | undefined> {
    const [booked] = await db
      .select({ id: subscription.id })
      .from(subscription)
      .where(eq(subscription.id, id))
      .limit(1);
    if (booked) return "ours";
    const said = await stripe.subscriptions.retrieve(id).catch(undefinedIfMissing);
    if (!said) return "unknown";
    return (await memberships.isOurs(said)) ? "ours" : undefined;
  }

  return { acknowledged, acknowledge };
}
