/** Numbers for readings of subscriptions. Each is higher than all that are stored. */
import { eq, max, sql } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { subscription, subscriptionReading } from "../../store/schema";
import type { BillingDeps } from "../payments/billing-types";

const SEQUENCE = subscriptionReading.seqName ?? "";

/** The number for a reading that begins now. */
export async function nextReading({ store: { db }, report }: BillingDeps, subscriptionId: string): Promise<number> {
  const reading = await nextOf(db);
  const [stored] = await db
    .select({ reading: subscription.reading })
    .from(subscription)
    .where(eq(subscription.id, subscriptionId));
  // Another process may have stored a higher number in the meantime. Then this only skips a number.
  if (!stored || stored.reading < reading) return reading;
  const { next, moved } = await pastStored(db);
  if (moved) report(new Error(`${SEQUENCE} was behind its table`), "critical", "numbering a reading");
  return next;
}

/** Moves a sequence that lags behind its table. One process at a time, or two would get the same number. */
const pastStored = (db: Db) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${SEQUENCE}))`);
    const [row] = await tx.select({ highest: max(subscription.reading) }).from(subscription);
    const highest = row?.highest ?? 0;
    const next = await nextOf(tx);
    if (next > highest) return { next, moved: false };
    await tx.execute(sql`select setval(${SEQUENCE}::regclass, ${highest + 1})`);
    return { next: highest + 1, moved: true };
  });

async function nextOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ reading: string }>(sql`select nextval(${SEQUENCE}::regclass) as reading`);
  if (!rows[0]) throw new Error("The sequence returned no number");
  return Number(rows[0].reading);
}
