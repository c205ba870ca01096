/**
 * Starts a new checkout attempt because the hold's contents have changed: a session that is still being created for the
 * old ones can't be attached any more.
 */
import { sql } from "drizzle-orm";
import { reservation } from "../../../store/schema";

export const anotherAttempt = {
  checkoutAttempt: sql`${reservation.checkoutAttempt} + 1`,
  checkoutExpires: null,
};
