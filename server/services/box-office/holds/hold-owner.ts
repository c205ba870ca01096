/** Whose reservation it is. Foreign and absent are the same: neither is found. */
import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { reservation } from "../../../store/schema";

/** Reservations of this visitor: her account's, and those that this browser made before anybody signed in. */
export function heldBy(visitor: Visitor): SQL {
  const browser = and(eq(reservation.visitorId, visitor.visitorId), isNull(reservation.userId));
  const owner = visitor.user ? or(eq(reservation.userId, visitor.user.userId), browser) : browser;
  if (!owner) throw new Error("A condition of two parts cannot be empty");
  return owner;
}

/** Holds that still keep their seats at `now`. */
export const holdsSeats = (now: Date) => and(eq(reservation.status, "PENDING"), gt(reservation.expires, now));

/** A hold that is out of time but in checkout: its seats are kept until Stripe has said how that ended. */
export const awaitsCheckoutOutcome = (
  hold: { status: string; expires: Date; checkoutSessionId: string | null },
  now: Date,
) => hold.status === "PENDING" && hold.expires <= now && hold.checkoutSessionId !== null;

/**
 * The reservations of several visitors, of all nights, for a statement with a table `people` (visitor_id, user_id).
 * Looked up by people alone: with a night in its conditions the planner would go through all that are held there.
 */
export const reservationsOf = (people: "wish" | "asking"): SQL =>
  sql.raw(`
      select * from reservation
      where visitor_id = any (array(select visitor_id from ${people})) and user_id is null
      union all
      select * from reservation where user_id = any (array(select user_id from ${people}))`);

/** Joins those with the visitor whose they are. */
export const belongsTo = (people: "wish" | "asking"): SQL =>
  sql.raw(`
      (hers.user_id = ${people}.user_id or (hers.user_id is null and hers.visitor_id = ${people}.visitor_id))`);
