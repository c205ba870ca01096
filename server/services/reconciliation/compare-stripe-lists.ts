/**
 * Compares Stripe's objects with our books, one page of each list per run, over and over. This finds changes whose
 * event we missed, however old they are: Stripe deletes events after 30 days, but keeps objects.
 */
import { eq, inArray, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe-client";
import { dispute, payment, refund, subscription } from "../../store/schema";
import { closeInvoices, isUnsettled } from "../membership/close-invoices";
import { ENDED, type Memberships } from "../membership/memberships";
import type { BillingDeps } from "../payments/billing-types";
import { idOf } from "../payments/stripe-objects";
import type { Refunds } from "../refunds";
import { sentByStripe } from "../refunds/disputed-payments";
import { type Disputes, isDecided } from "../refunds/disputes";
import { cursorOf, moveCursor, type StripeList } from "../stripe-events/list-cursors";
import { matchesStripe } from "./compare-memberships";

const PAGE = 100;

type ListComparisonParts = {
  memberships: Memberships;
  disputes: Disputes;
  refunds: Pick<Refunds, "record">;
};
type Page<T> = { data: T[]; has_more: boolean };

export function stripeListComparison(
  { store: { db }, stripe, report }: BillingDeps,
  { memberships, disputes, refunds }: ListComparisonParts,
) {
  const listSubscriptions = (at: Stripe.PaginationParams) =>
    stripe.subscriptions.list({ status: "all", expand: ["data.latest_invoice"], ...at });

  /** One page of each list. */
  return async function walk(): Promise<void> {
    await step("subscriptions", listSubscriptions, compareSubscriptions);
    await step("refunds", (at) => stripe.refunds.list({ expand: ["data.charge"], ...at }), compareRefunds);
    await step("disputes", (at) => stripe.disputes.list(at), compareDisputes);
  };

  async function step<T extends { id: string }>(
    list: StripeList,
    read: (at: Stripe.PaginationParams) => Promise<Page<T>>,
    compare: (page: T[]) => Promise<void>,
  ): Promise<void> {
    try {
      const { oldest } = await cursorOf(db, list);
      const page = await read({ limit: PAGE, ...(oldest && { starting_after: oldest }) }).catch(orEnd);
      await compare(page.data);
      await moveCursor(db, list, { oldest: page.has_more ? (page.data.at(-1)?.id ?? null) : null });
    } catch (error) {
      report(error, "critical", `comparing ${list}`);
    }
  }

  async function compareSubscriptions(page: Stripe.Subscription[]): Promise<void> {
    const ids = page.map(({ id }) => id);
    const rows = await db.select().from(subscription).where(inArray(subscription.id, ids));
    const ours = new Map(rows.map((row) => [row.id, row]));
    for (const said of page) {
      const row = ours.get(said.id);
      const differs = row ? !matchesStripe(row, said) : await memberships.isOurs(said);
      if (differs) await orReport("subscription", memberships.look(said.id));
      else if (row && isEndedUnpaid(said)) await orReport("subscription's invoices", closeInvoices(stripe, said.id));
    }
  }

  /** Our refunds of a payment have to add up to the amount that its charge says was refunded. */
  async function compareRefunds(page: Stripe.Refund[]): Promise<void> {
    const atStripe = new Map<string, number>();
    for (const { charge, payment_intent: intent } of page) {
      if (intent && charge && typeof charge !== "string") atStripe.set(idOf(intent) ?? "", charge.amount_refunded);
    }
    const rows = await db
      .select({
        intent: payment.paymentIntentId,
        back: sql<number>`coalesce(sum(${refund.cents}) filter (where ${sentByStripe(refund.providerRefundId)}), 0)::int`,
      })
      .from(payment)
      .leftJoin(refund, eq(refund.paymentId, payment.id))
      .where(inArray(payment.paymentIntentId, [...atStripe.keys()]))
      .groupBy(payment.paymentIntentId);
    for (const { intent, back } of rows) {
      if (intent && atStripe.get(intent) !== back) await orReport("refund", refunds.record(intent));
    }
  }

  async function compareDisputes(page: Stripe.Dispute[]): Promise<void> {
    const ids = page.map(({ id }) => id);
    const rows = await db.select().from(dispute).where(inArray(dispute.id, ids));
    const ours = new Map(rows.map((row) => [row.id, row]));
    for (const { id, status } of page) {
      const row = ours.get(id);
      if (row && isDecided(row.status)) continue;
      // An earlier release stored an appeal as closed.
      if (row?.status !== status || row.closedAt) await orReport("dispute", disputes.look(id));
    }
  }

  /** An object that fails does not stop the others. */
  async function orReport(what: string, work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => report(error, "critical", `${what} that differs from Stripe's`));
  }
}

/**
 * Whether its last invoice could still be paid though it has ended. We close invoices when we read the end, but
 * releases before this one did not.
 */
function isEndedUnpaid({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  return status === ENDED && typeof invoice === "object" && invoice !== null && isUnsettled(invoice);
}

/** The object that the cursor names may be gone at Stripe. Then we start over. */
function orEnd(error: unknown): Page<never> {
  if (!isMissing(error)) throw error;
  return { data: [], has_more: false };
}
