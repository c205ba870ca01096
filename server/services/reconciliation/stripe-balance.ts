/** Stripe's balance: what each payment cost us, read once an hour, and the payouts to our bank, read when asked. */
import { inArray } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe-client";
import { balanceEntry } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";
import { idOf } from "../payments/stripe-objects";
import { cursorOf, moveCursor } from "../stripe-events/list-cursors";

const HOUR_MS = 60 * 60_000;
const PAGE = 100;
/** The most pages in a run. The rest of a long history follows in the next runs. */
const MOST_PAGES = 20;
const MOST_PAYOUTS = 50;

type Payout = { id: string; at: Date; cents: number; currency: string; status: string };
type PayoutEntry = typeof balanceEntry.$inferSelect;

export function stripeBalance({ store: { db }, stripe, clock }: BillingDeps) {
  /** Reads pages from `after` on, until one holds nothing new. Returns where to go on, if it wasn't the end. */
  async function read(after: string | undefined): Promise<string | undefined> {
    let last = after;
    for (let page = 0; page < MOST_PAGES; page++) {
      const list = await stripe.balanceTransactions.list({
        limit: PAGE,
        expand: ["data.source"],
        ...(last && { starting_after: last }),
      });
      const entries = list.data.map(entryOf);
      const known = await db
        .select({ id: balanceEntry.id })
        .from(balanceEntry)
        .where(
          inArray(
            balanceEntry.id,
            entries.map(({ id }) => id),
          ),
        );
      if (entries.length > 0) await db.insert(balanceEntry).values(entries).onConflictDoNothing();
      if (!list.has_more || known.length === entries.length) return undefined;
      last = entries.at(-1)?.id;
    }
    return last;
  }

  return {
    /** Call it every minute or so: it asks Stripe once an hour, or at once while an older history is left to read. */
    async readBalance(): Promise<void> {
      const now = clock.now();
      const { newest, oldest } = await cursorOf(db, "balance");
      if (oldest) return moveCursor(db, "balance", { oldest: (await read(oldest)) ?? null });
      if (newest && now.getTime() - Date.parse(newest) < HOUR_MS) return;
      const left = await read(undefined);
      await moveCursor(db, "balance", { newest: now.toISOString(), oldest: left ?? null });
    },

    /** The newest payouts to our bank. */
    async payouts(): Promise<Payout[]> {
      const { data } = await stripe.payouts.list({ limit: MOST_PAYOUTS });
      return data.map(({ id, arrival_date: at, amount: cents, currency, status }) => ({
        ...{ id, cents, currency, status },
        at: new Date(at * 1000),
      }));
    },

    /**
     * What one payout is made of; undefined if Stripe has no such payout. Of one that was made by hand, Stripe doesn't
     * say what it is made of.
     */
    async payoutEntries(payout: string): Promise<PayoutEntry[] | "byHand" | undefined> {
      const known = await stripe.payouts.retrieve(payout).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return undefined;
      });
      if (!known) return undefined;
      if (!known.automatic) return "byHand";
      const entries: PayoutEntry[] = [];
      const list = stripe.balanceTransactions.list({ payout, limit: PAGE, expand: ["data.source"] });
      for await (const one of list) entries.push(entryOf(one));
      return entries;
    },
  };
}

function entryOf({ id, type, source, amount: cents, fee: feeCents, currency, created }: Stripe.BalanceTransaction) {
  const paid = typeof source === "object" && source && "payment_intent" in source ? source.payment_intent : null;
  return {
    ...{ id, type, cents, feeCents, currency },
    paymentIntentId: idOf(paid) ?? null,
    createdAt: new Date(created * 1000),
  };
}
