/** Premium as Stripe last told it: read again at every sign of a change, never taken from a webhook's own words. */
import { and, desc, eq, inArray, lt, not } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe";
import type { Db } from "../../store/open";
import { subscription } from "../../store/schema";
import { subscriptionRests } from "../box-office/disputed";
import { type Because, note } from "../box-office/settle";
import type { Customers } from "./customers";
import { nextReading } from "./reading-numbers";
import type { BillingDeps, Membership } from "./types";

export type Memberships = ReturnType<typeof membershipsOf>;
type Row = typeof subscription.$inferSelect;

/** While Stripe tries a failed renewal again, she keeps what she has. */
export const LIVE = ["trialing", "active", "past_due"];

/** What lets its owner in: alive, and its money not taken back by a bank. */
export const ADMITS = and(inArray(subscription.status, LIVE), not(subscriptionRests(subscription.id)));

export function membershipsOf(deps: BillingDeps, { userOf }: Customers) {
  const { stripe, clock, report } = deps;
  const { db } = deps.store;

  /**
   * Reads a subscription from Stripe and keeps what it says. Of two readings the one begun later counts, so events may
   * come in any order: a change is followed by its event, and that by a reading which knows it. Throws when Stripe or
   * the store cannot be reached.
   */
  async function look(subscriptionId: string, because?: Because): Promise<void> {
    const reading = await nextReading(deps, subscriptionId);
    const read = await retrieve(subscriptionId);
    await db.transaction(async (tx) => {
      await note(tx, because, clock.now());
      if (read) await keep(tx, read, reading);
    });
  }

  async function retrieve(subscriptionId: string): Promise<Omit<Row, "reading"> | undefined> {
    try {
      const said = await stripe.subscriptions.retrieve(subscriptionId);
      const customer = typeof said.customer === "string" ? said.customer : said.customer.id;
      const userId = (await userOf(customer)) ?? said.metadata.userId;
      const row = userId ? rowOf(said, userId) : undefined;
      if (!row) report(new Error(`${said.id} of ${customer} is nobody's`), "critical", "subscription of a stranger");
      return row;
    } catch (error) {
      if (!isMissing(error)) throw error;
      report(error, "critical", "subscription that Stripe does not know");
      return undefined;
    }
  }

  const keep = (tx: Db, read: Omit<Row, "reading">, reading: number) =>
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
    const row = rows.find(({ status }) => LIVE.includes(status));
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
      .where(and(eq(subscription.userId, userId), ADMITS));
    return rows.length > 0;
  }

  return { look, membershipOf, wasMember, admits };
}

function viewOf(row: Row): Membership {
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
function rowOf(said: Stripe.Subscription, userId: string): Omit<Row, "reading"> | undefined {
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
  };
}
