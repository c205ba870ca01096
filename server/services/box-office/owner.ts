/** Whose reservation it is. Foreign and absent are the same: neither is found. */
import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type { Visitor } from "../../ports";
import { reservation } from "../../store/schema";

/** Reservations of this visitor: her account's, and those that this browser made before anybody signed in. */
export function hers(visitor: Visitor): SQL {
  const browser = and(eq(reservation.visitorId, visitor.visitorId), isNull(reservation.userId));
  const owner = visitor.user ? or(eq(reservation.userId, visitor.user.userId), browser) : browser;
  if (!owner) throw new Error("A condition of two parts cannot be empty");
  return owner;
}

/** Holds that still keep their seats at `now`. */
export const alive = (now: Date) => and(eq(reservation.status, "PENDING"), gt(reservation.expires, now));
