/** How long a hold keeps its seats unpaid. */
import { type SQL, sql } from "drizzle-orm";
import { reservation } from "../../../store/schema";
import { CHECKOUT_MINUTES } from "../../payments/open-checkout";

/** How long seats are held before checkout begins. */
export const HOLD_MINUTES = 20;
/** With less than this left, nobody could read the page and open another checkout. */
const SHORTEST_REST_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

type HoldTimes = Pick<typeof reservation.$inferSelect, "createdAt" | "offerUntil" | "expires">;

/**
 * A checkout prolongs its hold. If it is closed, the hold keeps that time, but no more than one checkout after its own
 * end: otherwise a fan who opens and closes checkouts would hold seats forever.
 */
export const expiresOnceClosed: SQL = sql`least(${reservation.expires},
  coalesce(${reservation.offerUntil}, ${reservation.createdAt} + make_interval(mins => ${HOLD_MINUTES}))
    + make_interval(mins => ${CHECKOUT_MINUTES}))`;

/** Whether closing its checkout would take a hold's seats away, or leave no time to open another one. */
export function isTooLateToClose({ createdAt, offerUntil, expires }: HoldTimes, now: Date): boolean {
  const ownEnd = offerUntil?.getTime() ?? createdAt.getTime() + HOLD_MINUTES * MINUTE_MS;
  const last = ownEnd + CHECKOUT_MINUTES * MINUTE_MS;
  return now < expires && last < expires.getTime() && last < now.getTime() + SHORTEST_REST_MS;
}
