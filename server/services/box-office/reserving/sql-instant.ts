import { sql } from "drizzle-orm";

/** An instant for raw SQL, as text because both drivers agree on that. */
export const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/**
 * The same, hidden from the planner. PostgreSQL plans a statement anew each time if that seems to save reading rows, and
 * planning the reservation takes longer than the reservation itself. For comparisons with columns of large tables.
 */
export const instantAtRun = (date: Date) => sql`(select ${instant(date)})`;
