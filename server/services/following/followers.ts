/** The addresses that follow something, or that have told us which mails they don't want. */
import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { User } from "../../ports";
import type { Db } from "../../store/db";
import { follow, follower } from "../../store/schema";

export type Follower = typeof follower.$inferSelect;

type Address = { email: string; locale: string; now: Date };

/** The follower with this address, created if there is none. The address may be anybody's. */
export async function followerAt(tx: Db, { email, locale, now }: Address): Promise<Follower> {
  const secret = randomBytes(16).toString("hex");
  const [row] = await tx
    .insert(follower)
    .values({ id: randomUUID(), email, secret, locale, createdAt: now })
    // Changes nothing, but returns the row, and keeps it until the end of the transaction.
    .onConflictDoUpdate({ target: follower.email, set: { email } })
    .returning();
  if (!row) throw new Error("No row for a follower");
  return row;
}

/**
 * The follower of a fan who has proved to own the address. After a change of address, their follows move along. What
 * another account followed at this address ends: it isn't this fan's, and its mails would reach them.
 */
export async function followerOfFan(
  tx: Db,
  { userId, email }: User,
  o: { locale: string; now: Date },
): Promise<Follower> {
  await tx
    .delete(follower)
    .where(and(eq(follower.email, email), isNotNull(follower.userId), ne(follower.userId, userId)));
  const here = await followerAt(tx, { email, ...o });
  const [before] = await tx
    .select()
    .from(follower)
    .where(and(eq(follower.userId, userId), ne(follower.id, here.id)))
    .for("update");
  if (before) {
    // Anybody can enter an address. An unconfirmed follow must not replace a confirmed one.
    await tx.execute(sql`
      delete from follow where follower_id = ${here.id} and confirmed_at is null and exists (
        select 1 from follow as confirmed
        where confirmed.follower_id = ${before.id} and confirmed.confirmed_at is not null
          and confirmed.kind = follow.kind and confirmed.subject = follow.subject)`);
    await tx.execute(sql`
      update follow set follower_id = ${here.id} where follower_id = ${before.id} and not exists (
        select 1 from follow as known
        where known.follower_id = ${here.id} and known.kind = follow.kind and known.subject = follow.subject)`);
    await tx.delete(follower).where(eq(follower.id, before.id));
  }
  const set = { userId, locale: o.locale, stopped: [...new Set([...here.stopped, ...(before?.stopped ?? [])])] };
  await tx.update(follower).set(set).where(eq(follower.id, here.id));
  return { ...here, ...set };
}

/** The follower of a fan, if there is one. */
export async function knownFollower(db: Db, { userId, email, emailVerified }: User): Promise<Follower | undefined> {
  const rows = await db
    .select()
    .from(follower)
    .where(
      emailVerified
        ? sql`${follower.userId} = ${userId} or (${follower.userId} is null and ${follower.email} = ${email})`
        : eq(follower.userId, userId),
    )
    .orderBy(sql`${follower.userId} nulls last`)
    .limit(1);
  return rows[0];
}

/** By the secret of the links in its mails. */
export async function followerByKey(db: Db, key: string): Promise<Follower | undefined> {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined;
  const [row] = await db.select().from(follower).where(eq(follower.secret, key));
  return row;
}

export const followsOf = (db: Db, { id }: Pick<Follower, "id">) =>
  db.select().from(follow).where(eq(follow.followerId, id)).orderBy(follow.createdAt, follow.id);
