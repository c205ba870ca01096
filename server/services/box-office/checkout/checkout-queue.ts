/** The queue of checkouts to ask Stripe about. It is kept in the store, so that all processes share the work. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../store/connection/open-store";
import { reservation } from "../../../store/schema";
import { instant } from "../reserving/sql-values";

/** `ends`: when the session ends at Stripe. */
export type QueuedCheckout = { id: string; sessionId: string; ends: Date };

/** A claim older than this belongs to a process that died while asking. */
const CLAIM_MS = 60_000;
const SECOND_MS = 1_000;
/** After no answer, the pause is as long as the silence so far, within these limits. */
const SOONEST_MS = 45 * SECOND_MS;
const LATEST_HELD_MS = 2 * 60 * SECOND_MS;
const LATEST_MS = 60 * 60 * SECOND_MS;

/** Without `checkout_expires` Stripe has nothing more to say. A confirmed hold is paid. */
const unanswered = sql`checkout_session_id is not null and checkout_expires is not null and status <> 'CONFIRMED'`;

/**
 * Claims checkouts that were due at `due`, the longest overdue first, so that no other process asks about them now.
 * `endedOf`: only expired holds of this night that still have their seats.
 */
export async function claimCheckouts(
  db: Db,
  o: { due: Date; now: Date; limit: number; endedOf?: string; reservationId?: string },
): Promise<QueuedCheckout[]> {
  const only: SQL[] = [];
  if (o.endedOf)
    only.push(sql`and event_id = ${o.endedOf}::uuid and status = 'PENDING' and expires <= ${instant(o.now)}`);
  if (o.reservationId) only.push(sql`and id = ${o.reservationId}::uuid`);
  const { rows } = await db.execute<{ id: string; sessionId: string; ends: string }>(sql`
    update reservation set checkout_ask_at = ${instant(new Date(o.now.getTime() + CLAIM_MS))}
    where id = any (array(
      select id from reservation
      where ${unanswered} and (checkout_ask_at is null or checkout_ask_at <= ${instant(o.due)})
        ${sql.join(only, sql` `)}
      order by checkout_ask_at nulls first, checkout_expires limit ${o.limit}
      for no key update skip locked
    ))
    returning id, checkout_session_id as "sessionId", checkout_expires as ends`);
  return rows.map((row) => ({ ...row, ends: new Date(row.ends) }));
}

const same = ({ id, sessionId }: QueuedCheckout) =>
  and(eq(reservation.id, id), eq(reservation.checkoutSessionId, sessionId), unanswered);

export async function askLater(db: Db, checkout: QueuedCheckout, checkoutAskAt: Date): Promise<void> {
  await db.update(reservation).set({ checkoutAskAt }).where(same(checkout));
}

/** For a checkout of which Stripe has nothing more to say. */
export async function stopAsking(db: Db, checkout: QueuedCheckout): Promise<void> {
  await db.update(reservation).set({ checkoutExpires: null }).where(same(checkout));
}

/** Notes that Stripe did not answer about an ended checkout; returns for how many milliseconds it has been silent. */
export async function noteSilence(db: Db, checkout: QueuedCheckout, now: Date): Promise<number> {
  const [row] = await db
    .update(reservation)
    .set({ checkoutSilentSince: sql`coalesce(${reservation.checkoutSilentSince}, ${instant(now)})` })
    .where(same(checkout))
    .returning({ status: reservation.status, since: reservation.checkoutSilentSince });
  if (!row) return 0;
  const silentMs = now.getTime() - (row.since ?? now).getTime();
  const latest = row.status === "PENDING" ? LATEST_HELD_MS : LATEST_MS;
  const pauseMs = Math.min(Math.max(silentMs, SOONEST_MS), latest);
  await askLater(db, checkout, new Date(now.getTime() + pauseMs));
  return silentMs;
}
