/** Keys to guests' orders: 128 random bits in a private link. We store only their hashes. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { Db } from "../../../store/connection/open-store";
import { orderKey, ticketOrder } from "../../../store/schema";

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Makes another key that opens the order, or one ticket of it. Earlier keys stay valid. */
export async function mintKey(db: Db, orderNumber: string, now: Date, ticketNumber?: string): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  await db
    .insert(orderKey)
    .values({ hash: hashOf(key), orderNumber, ticketNumber: ticketNumber ?? null, createdAt: now });
  return key;
}

/** The event of the order or ticket that this key opens; undefined if key or number is wrong. */
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

/** Order numbers that the visitor's keys open. The cookie only claims them; the store decides. */
export async function openedBy(db: Db, visitor: Visitor): Promise<string[]> {
  return (await opened(db, visitor)).flatMap((row) => (row.ticketNumber ? [] : row.orderNumber));
}

/** Numbers of transferred tickets that the visitor's keys open. */
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
