/** The language of someone who received a ticket by transfer. */
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../store/connection/open-store";
import { billingCustomer, ticketOrder } from "../../store/schema";

type Holder = { email: string; userId: string | null };

/** The language of their own latest order or of their account, otherwise the giver's: two friends likely share one. */
export async function languageOfHolder(db: Db, { email, userId }: Holder, giver: string): Promise<string> {
  const [order] = await db
    .select({ locale: ticketOrder.locale })
    .from(ticketOrder)
    .where(eq(ticketOrder.email, email))
    .orderBy(desc(ticketOrder.createdAt))
    .limit(1);
  if (order || !userId) return order?.locale ?? giver;
  const [account] = await db
    .select({ locale: billingCustomer.locale })
    .from(billingCustomer)
    .where(eq(billingCustomer.userId, userId));
  return account?.locale ?? giver;
}
