/** What a hold's checkout asks for has changed: a session that is being created for it now can't be attached any more. */
import { sql } from "drizzle-orm";
import { reservation } from "../../../store/schema";

export const anotherAttempt = {
  checkoutAttempt: sql`${reservation.checkoutAttempt} + 1`,
  checkoutExpires: null,
};
