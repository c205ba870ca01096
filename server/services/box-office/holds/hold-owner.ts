/** Who a reservation belongs to. Someone else's reservation looks the same as a missing one: neither is found. */
import { and, eq, gt, isNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { reservation } from "../../../store/schema";
import { instantAtRun } from "../reserving/sql-values";

export type HoldRow = typeof reservation.$inferSelect;

/** Reservations of this visitor: those of the account, and those that this browser made before anyone signed in. */
export function heldBy({ visitorId, user }: Visitor): SQL {
  const browser = and(eq(reservation.visitorId, visitorId), isNull(reservation.userId));
  return owned(user ? or(eq(reservation.userId, user.userId), browser) : browser);
}

/** The same for a prepared statement, which gets a null as a guest's userId. */
export const heldByThem = (o: { visitorId: Placeholder; userId: Placeholder }): SQL =>
  owned(or(eq(reservation.userId, o.userId), and(eq(reservation.visitorId, o.visitorId), isNull(reservation.userId))));

function owned(condition: SQL | undefined): SQL {
  if (!condition) throw new Error("The ownership condition is empty");
  return condition;
}

/** Holds that have not expired at `now`. */
export const holdsSeats = (now: Date | Placeholder) =>
  and(eq(reservation.status, "PENDING"), gt(reservation.expires, now));

/** An expired hold that is in checkout: it keeps its seats until Stripe has said how the checkout ended. */
export const awaitsCheckoutOutcome = (
  hold: { status: string; expires: Date; checkoutSessionId: string | null },
  now: Date,
) => hold.status === "PENDING" && hold.expires <= now && hold.checkoutSessionId !== null;

/**
 * The reservations of several visitors for all nights, for a statement with a table `people` (visitor_id, user_id). It
 * looks up by people alone: with the night as a condition, the planner would scan all holds of that night.
 */
export const reservationsOf = (people: "request" | "asking"): SQL =>
  sql.raw(`
      select * from reservation
      where visitor_id = any (array(select visitor_id from ${people})) and user_id is null
      union all
      select * from reservation where user_id = any (array(select user_id from ${people}))`);

/** Joins them with the visitor that they belong to. */
export const belongsTo = (people: "request" | "asking"): SQL =>
  sql.raw(`
      (own_hold.user_id = ${people}.user_id or (own_hold.user_id is null and own_hold.visitor_id = ${people}.visitor_id))`);

/**
 * Holds that have expired and are not in checkout, for the statement of a reservation. PostgreSQL replans a prepared
 * statement until a generic plan seems no dearer than the earlier plans, which were made while there were few holds. So
 * the cost that it estimates must not grow with their number: it expects a third of all rows from a single comparison,
 * few from a range, and hardly any from two ranges. The second range is always true, since holds end after they were
 * made.
 */
export const hasEnded = (now: Date): SQL => sql`reservation.checkout_session_id is null
        and reservation.expires between '-infinity' and ${instantAtRun(now)}
        and reservation.created_at between '-infinity' and ${instantAtRun(now)}`;
