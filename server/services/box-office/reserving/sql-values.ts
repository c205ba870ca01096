/**
 * Values for raw SQL. PostgreSQL plans a statement anew each time if that seems to save reading rows, and planning the
 * reservation takes longer than the reservation itself. So the values that end with `AtRun` are hidden from the planner:
 * they are for comparisons with columns of real tables, whose statistics would tell it how many rows to expect.
 */
import { sql } from "drizzle-orm";

/** As text because both drivers agree on that. */
export const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

export const instantAtRun = (date: Date) => sql`(select ${instant(date)})`;

export const nightAtRun = (eventId: string) => sql`(select ${eventId}::uuid)`;
