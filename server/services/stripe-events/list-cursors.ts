/** How far the regular jobs have read Stripe's lists. */
import { eq } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { stripeCursor } from "../../store/schema";

export type StripeList = "events" | "subscriptions" | "refunds" | "disputes" | "balance";
type Position = Pick<typeof stripeCursor.$inferSelect, "newest" | "oldest">;

export async function cursorOf(db: Db, list: StripeList): Promise<Position> {
  const [row] = await db.select().from(stripeCursor).where(eq(stripeCursor.list, list));
  return row ?? { newest: null, oldest: null };
}

export async function moveCursor(db: Db, list: StripeList, to: Partial<Position>): Promise<void> {
  await db
    .insert(stripeCursor)
    .values({ list, ...to })
    .onConflictDoUpdate({ target: stripeCursor.list, set: to });
}
