/** What a payment was for, in queries. */
import { sql } from "drizzle-orm";
import { payment } from "../../store/schema";

/** The id of the reservation or purchase. A query that begins with the payment finds it by the other table's index. */
export const paidForId = sql`${payment.ref}::uuid`;
