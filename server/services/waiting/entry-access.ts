/** Who may see an entry and act for it. Someone else's looks like one that doesn't exist. */
import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Db } from "../../store/connection/open-store";
import { waitEntry } from "../../store/schema";
import { entryOfKey } from "./entry-keys";
import type { EntryAccess } from "./wait-types";

/** Entries of the fan's account, and those that were made with their verified address before. */
export function entriesOf({ user }: Visitor): SQL | undefined {
  if (!user) return undefined;
  const byEmail = user.emailVerified
    ? and(isNull(waitEntry.userId), eq(waitEntry.email, user.email.toLowerCase()))
    : undefined;
  return or(eq(waitEntry.userId, user.userId), byEmail);
}

export async function mayOpen(db: Db, visitor: Visitor, { entryId, key }: EntryAccess): Promise<boolean> {
  if (key && (await entryOfKey(db, key)) === entryId) return true;
  const own = entriesOf(visitor);
  if (!own) return false;
  const [row] = await db
    .select({ id: waitEntry.id })
    .from(waitEntry)
    .where(and(eq(waitEntry.id, entryId), own));
  return row !== undefined;
}
