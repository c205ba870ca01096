/**
 * Memberships as last read from Stripe. Every sign of a change makes us read again; a webhook's contents do not count.
 */
import { and, desc, eq, getTableColumns, inArray, lt, not, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { endWithoutRenewal } from "../../../app/domain/billing/scheduled-end";
import type { Db } from "../../store/connection/open-store";
import { subscription } from "../../store/schema";
import type { Customers } from "../customers/stripe-customers";
import type { BillingDeps, Membership } from "../payments/billing-types";
import { idOf, retrieveOrReport } from "../payments/stripe-objects";
import { isSubscriptionDisputed } from "../refunds/disputed-payments";
import { cardTrials, isTrialRefused, mailTrialRefused } from "./card-trials";
import { closeInvoices } from "./close-invoices";
import type { PremiumPrices } from "./premium-prices";
import { nextReading } from "./reading-numbers";

export type Memberships = ReturnType<typeof membershipReading>;
type SubscriptionRow = typeof subscription.$inferSelect;
type SubscriptionReading = Omit<SubscriptionRow, "reading">;

const UNKNOWN = "subscription that Stripe does not know";

/** While Stripe retries a failed renewal, the membership stays valid. */
export const LIVE_STATUSES = ["trialing", "active", "past_due"];
export const ENDED = "canceled";
/** Final: Stripe bills such a subscription no more. */
export const ENDED_STATUSES = [ENDED, "incomplete_expired"];

/** A membership that grants Premium: live, and its payment not disputed. */
export const GRANTS_PREMIUM = and(
  inArray(subscription.status, LIVE_STATUSES),
  not(isSubscriptionDisputed(subscription.id)),
);

export function membershipReading(deps: BillingDeps, { userOf }: Customers, { isPremium }: PremiumPrices) {
  const { stripe, clock, report } = deps;
  const { db } = deps.store;
  const { endSecondTrial } = cardTrials(deps);

  /**
   * Reads a subscription from Stripe and stores it. Of two readings, the one that began later wins, so events may
   * arrive in any order: each change is followed by an event, and that by a reading that includes the change. Throws if
   * Stripe or the store cannot be reached.
   */
  async function look(subscriptionId: string): Promise<void> {
    const reading = await nextReading(deps, subscriptionId);
    const found = await retrieveOrReport(report, UNKNOWN, () =>
      stripe.subscriptions.retrieve(subscriptionId, { expand: ["default_payment_method"] }),
    );
    if (!found) return;
    const before = await membershipIn(found);
    if (!before) {
      const customer = idOf(found.customer);
      return report(
        new Error(`Subscription ${found.id} of customer ${customer} is no account's Premium`),
        "critical",
        "subscription of a stranger",
      );
    }
    const said = await endSecondTrial(found);
    const row = (said && rowOf(said, before.userId)) ?? before;
    // Before we store the end: if Stripe fails us here, the next reading tries again.
    if (row.status === ENDED && !(await isStoredAsEnded(row.id))) await closeInvoices(stripe, row.id);
    await db.transaction(async (tx) => {
      await keep(tx, row, reading);
      if (row.trialRefused) await mailTrialRefused(tx, row.id, clock.now());
    });
  }

  /** Changes a subscription at Stripe and stores it as the response has it, since another call could fail. */
  async function change(subscriptionId: string, make: () => Promise<Stripe.Subscription>): Promise<void> {
    const reading = await nextReading(deps, subscriptionId);
    const row = await membershipIn(await make());
    if (row) await keep(db, row, reading);
  }

  async function isStoredAsEnded(subscriptionId: string): Promise<boolean> {
    const ended = and(eq(subscription.id, subscriptionId), eq(subscription.status, ENDED));
    return (await db.$count(subscription, ended)) > 0;
  }

  /** A fan whose customer was deleted at Stripe has another one by now, but the subscription may be stored. */
  const ownerOf = async ({ id, customer, metadata }: Stripe.Subscription): Promise<string | undefined> =>
    (await userOf(idOf(customer) ?? "")) ?? (await storedOwnerOf(id)) ?? metadata.userId;

  async function storedOwnerOf(subscriptionId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ userId: subscription.userId })
      .from(subscription)
      .where(eq(subscription.id, subscriptionId));
    return row?.userId;
  }

  /**
   * Undefined if it is no fan's Premium. The Stripe account may sell other things as well, by the month and to the same
   * customers. What we have stored stays ours, whatever becomes of its price.
   */
  async function membershipIn(said: Stripe.Subscription): Promise<SubscriptionReading | undefined> {
    const userId = await ownerOf(said);
    const row = userId ? rowOf(said, userId) : undefined;
    const price = said.items.data[0]?.price;
    const isStored = async () => (await db.$count(subscription, eq(subscription.id, said.id))) > 0;
    return row && price && ((await isPremium(price)) || (await isStored())) ? row : undefined;
  }

  /** Whether it is a fan's Premium. */
  const isOurs = async (said: Stripe.Subscription): Promise<boolean> => (await membershipIn(said)) !== undefined;

  const keep = (tx: Db, read: SubscriptionReading, reading: number) =>
    tx
      .insert(subscription)
      .values({ ...read, reading })
      .onConflictDoUpdate({
        target: subscription.id,
        set: { ...read, reading },
        setWhere: lt(subscription.reading, reading),
      });

  const ofFan = db
    // Qualified with the table: the column alone would be the dispute's own.
    .select({ ...getTableColumns(subscription), disputed: isSubscriptionDisputed(sql`subscription.id`) })
    .from(subscription)
    .where(eq(subscription.userId, sql.placeholder("userId")))
    .orderBy(desc(subscription.startedAt))
    .prepare("memberships_of_fan");

  /** A fan's live membership, or none. */
  async function membershipOf(userId: string): Promise<Membership> {
    const rows = await ofFan.execute({ userId });
    const row = rows.find(({ status }) => LIVE_STATUSES.includes(status));
    return row ? viewOf(row) : { state: "none" };
  }

  /** Whether the fan has had a membership before, and so gets no free trial. */
  async function wasMember(userId: string): Promise<boolean> {
    const rows = await db.select({ id: subscription.id }).from(subscription).where(eq(subscription.userId, userId));
    return rows.length > 0;
  }

  /** Whether the fan has a membership that grants Premium. */
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

  return { look, change, isOurs, membershipOf, wasMember, wasRefusedTrial, admits };
}

function viewOf(row: SubscriptionRow & { disputed: boolean }): Membership {
  const { id, interval, priceCents, currency, disputed } = row;
  const payment = row.trialEnd && row.status === "trialing" ? row.trialEnd : row.currentPeriodEnd;
  const end = endWithoutRenewal(row.cancelAtPeriodEnd, row.cancelAt, payment);
  const state = end ? "ending" : row.status === "past_due" ? "pastDue" : row.status === "trialing" ? "trial" : "active";
  const until = (end ?? payment).toISOString();
  return { state, subscriptionId: id, interval, priceCents, currency, until, disputed };
}

/** Undefined for a subscription without a monthly or yearly price, which is not ours. */
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
    cancelAt: said.cancel_at ? at(said.cancel_at) : null,
    startedAt: at(said.start_date),
    endedAt: said.ended_at ? at(said.ended_at) : null,
    trialRefused: isTrialRefused(said),
  };
}
