import { sql } from "drizzle-orm";

/** An instant for raw SQL, as text because both drivers agree on that. */
export const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;
