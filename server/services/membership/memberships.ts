/** Premium as Stripe last told it: read again at every sign of a change, never taken from a webhook's own words. */
import { and, desc, eq, inArray, lt, not } from "drizzle-orm";
import type Stripe from "stripe";
import type { Db } from "../../store/open";
import { subscription } from "../../store/schema";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps, Membership } from "../payments/billing-types";
import { idOf, retrieveOrReport } from "../payments/stripe-objects";
import { isSubscriptionDisputed } from "../refunds/disputed-payments";
import { cardTrials, isTrialRefused, mailTrialRefused } from "./card-trials";
import { nextReading } from "./reading-numbers";

export type Memberships = ReturnType<typeof membershipReading>;
type SubscriptionRow = typeof subscription.$inferSelect;
type SubscriptionReading = Omit<SubscriptionRow, "reading">;

const UNKNOWN = "subscription that Stripe does not know";

/** While Stripe tries a failed renewal again, she keeps what she has. */
export const LIVE_STATUSES = ["trialing", "active", "past_due"];

/** What lets its owner in: alive, and its money not taken back by a bank. */
export const GRANTS_PREMIUM = and(
  inArray(subscription.status, LIVE_STATUSES),
  not(isSubscriptionDisputed(subscription.id)),
);

export function membershipReading(deps: BillingDeps, { userOf }: Customers) {
  const { stripe, clock, report } = deps;
  const { db } = deps.store;
  const { endSecondTrial } = cardTrials(deps);

  /**
   * Reads a subscription from Stripe and keeps what it says. Of two readings the one begun later counts, so events may
   * come in any order: a change is followed by its event, and that by a reading which knows it. Throws when Stripe or
   * the store cannot be reached.
   */
  async function look(subscriptionId: string): Promise<void> {
    const reading = await nextReading(deps, subscriptionId);
    const found = await retrieveOrReport(report, UNKNOWN, () =>
      stripe.subscriptions.retrieve(subscriptionId, { expand: ["default_payment_method"] }),
    );
    const said = found && ((await endSecondTrial(found)) ?? found);
    if (!said) return;
    const userId = await ownerOf(said);
    const row = userId ? rowOf(said, userId) : undefined;
    if (!row) {
      const customer = idOf(said.customer);
      return report(new Error(`${said.id} of ${customer} is nobody's`), "critical", "subscription of a stranger");
    }
    await db.transaction(async (tx) => {
      await keep(tx, row, reading);
      if (row.trialRefused) await mailTrialRefused(tx, said.id, clock.now());
    });
  }

  const ownerOf = async ({ customer, metadata }: Stripe.Subscription): Promise<string | undefined> =>
    (await userOf(idOf(customer) ?? "")) ?? metadata.userId;

  /** Whether it is a fan's Premium; the account may sell other things, too. */
  async function isOurs(said: Stripe.Subscription): Promise<boolean> {
    const userId = await ownerOf(said);
    return userId !== undefined && rowOf(said, userId) !== undefined;
  }

  const keep = (tx: Db, read: SubscriptionReading, reading: number) =>
    tx
      .insert(subscription)
      .values({ ...read, reading })
      .onConflictDoUpdate({
        target: subscription.id,
        set: { ...read, reading },
        setWhere: lt(subscription.reading, reading),
      });

  /** The membership of a fan; of several the one that is alive, else the newest. */
  async function membershipOf(userId: string): Promise<Membership> {
    const rows = await db
      .select()
      .from(subscription)
      .where(eq(subscription.userId, userId))
      .orderBy(desc(subscription.startedAt));
    const row = rows.find(({ status }) => LIVE_STATUSES.includes(status));
    return row ? viewOf(row) : { state: "none" };
  }

  /** True when she has had a membership before: then there is nothing to try. */
  async function wasMember(userId: string): Promise<boolean> {
    const rows = await db.select({ id: subscription.id }).from(subscription).where(eq(subscription.userId, userId));
    return rows.length > 0;
  }

  /** Whether her membership opens what Premium includes. */
  async function admits(userId: string): Promise<boolean> {
    const rows = await db
      .select({ id: subscription.id })
      .from(subscription)
      .where(and(eq(subscription.userId, userId), GRANTS_PREMIUM));
    return rows.length > 0;
  }

  /** Whether the fan's last attempt to join ended because the card had already had a free trial. */
  async function wasRefusedTrial(userId: string): Promise<boolean> {
    const [last] = await db
      .select({ refused: subscription.trialRefused })
      .from(subscription)
      .where(eq(subscription.userId, userId))
      .orderBy(desc(subscription.startedAt), desc(subscription.reading))
      .limit(1);
    return last?.refused ?? false;
  }

  return { look, isOurs, membershipOf, wasMember, wasRefusedTrial, admits };
}

function viewOf(row: SubscriptionRow): Membership {
  const { id, interval, priceCents, currency } = row;
  const state = row.cancelAtPeriodEnd
    ? "ending"
    : row.status === "past_due"
      ? "pastDue"
      : row.status === "trialing"
        ? "trial"
        : "active";
  const until = (row.trialEnd && row.status === "trialing" ? row.trialEnd : row.currentPeriodEnd).toISOString();
  return { state, subscriptionId: id, interval, priceCents, currency, until };
}

/** Undefined for a subscription without a price by month or year, which is none of ours. */
function rowOf(said: Stripe.Subscription, userId: string): SubscriptionReading | undefined {
  const item = said.items.data[0];
  const interval = item?.price.recurring?.interval;
  if (!item || (interval !== "month" && interval !== "year")) return undefined;
  const at = (seconds: number) => new Date(seconds * 1000);
  return {
    id: said.id,
    userId,
    status: said.status,
    priceId: item.price.id,
    interval: interval === "month" ? "month" : "year",
    priceCents: item.price.unit_amount ?? 0,
    currency: item.price.currency.toUpperCase(),
    currentPeriodEnd: at(item.current_period_end),
    trialEnd: said.trial_end ? at(said.trial_end) : null,
    cancelAtPeriodEnd: said.cancel_at_period_end,
    startedAt: at(said.start_date),
    endedAt: said.ended_at ? at(said.ended_at) : null,
    trialRefused: isTrialRefused(said),
  };
}
