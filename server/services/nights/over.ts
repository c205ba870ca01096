/**
 * Whether a night is over. One without a date isn't, although the store keeps the date that it had. One that was called
 * off gets no new date: its old one counts.
 */
import { gt, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import { event } from "../../store/schema";

type NightDates = Pick<typeof event.$inferSelect, "endAt" | "scheduleTbd" | "status">;

/** Whether the night is over at the end of its stored date. */
export const endsOnItsDate = ({ scheduleTbd, status }: Omit<NightDates, "endAt">): boolean =>
  !scheduleTbd || status === "CANCELED";

export const isOver = (night: NightDates, now: Date): boolean => endsOnItsDate(night) && night.endAt <= now;

/** The same for a statement that reads `event`. */
export const overAt = (now: Date | Placeholder): SQL =>
  sql`((not ${event.scheduleTbd} or ${event.status} = 'CANCELED') and ${lte(event.endAt, now)})`;

export const notOverAt = (now: Date | Placeholder): SQL =>
  sql`((${event.scheduleTbd} and ${event.status} <> 'CANCELED') or ${gt(event.endAt, now)})`;
