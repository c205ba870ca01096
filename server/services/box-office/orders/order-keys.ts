/** Keys of guests' orders: 128 random bits in a private link, kept here as hashes only. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/open";
import { orderKey, ticketOrder } from "../../../store/schema";

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Makes a key that opens the order (or one ticket of it), beside those that are out already. */
export async function mintKey(db: Db, orderNumber: string, now: Date, ticketNumber?: string): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  await db
    .insert(orderKey)
    .values({ hash: hashOf(key), orderNumber, ticketNumber: ticketNumber ?? null, createdAt: now });
  return key;
}

/** The event of the order or ticket whose number this key opens; undefined for a wrong key as for a wrong number. */
export async function openWithKey(db: Db, number: string, key: string): Promise<{ eventId: string } | undefined> {
  const [row] = await db
    .select({ eventId: ticketOrder.eventId })
    .from(orderKey)
    .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, orderKey.orderNumber))
    .where(
      and(eq(orderKey.hash, hashOf(key)), sql`coalesce(${orderKey.ticketNumber}, ${orderKey.orderNumber}) = ${number}`),
    );
  return row;
}

/** Order numbers that the visitor's keys open. Her cookie claims them; the store decides. */
export async function openedBy(db: Db, visitor: Visitor): Promise<string[]> {
  return (await opened(db, visitor)).flatMap((row) => (row.ticketNumber ? [] : row.orderNumber));
}

/** Numbers of tickets that were given to whoever has these keys. */
export async function ticketsOpenedBy(db: Db, visitor: Visitor): Promise<string[]> {
  return (await opened(db, visitor)).flatMap((row) => row.ticketNumber ?? []);
}

async function opened(db: Db, visitor: Visitor): Promise<(typeof orderKey.$inferSelect)[]> {
  const claimed = new Map(Object.entries(visitor.orderKeys).map(([number, key]) => [hashOf(key), number]));
  if (claimed.size === 0) return [];
  const rows = await db
    .select()
    .from(orderKey)
    .where(inArray(orderKey.hash, [...claimed.keys()]));
  return rows.filter((row) => claimed.get(row.hash) === (row.ticketNumber ?? row.orderNumber));
}
