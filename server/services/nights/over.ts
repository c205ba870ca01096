/** Whether a night is over. One without a date isn't, although the store keeps the date that it had. */
import { gt, lte, type Placeholder, type SQL, sql } from "drizzle-orm";
import { event } from "../../store/schema";

export const isOver = ({ endAt, scheduleTbd }: { endAt: Date; scheduleTbd: boolean }, now: Date): boolean =>
  !scheduleTbd && endAt <= now;

/** The same for a statement that reads `event`. One that was called off gets no new date: its old one counts. */
export const overAt = (now: Date | Placeholder): SQL =>
  sql`((not ${event.scheduleTbd} or ${event.status} = 'CANCELED') and ${lte(event.endAt, now)})`;

export const notOverAt = (now: Date | Placeholder): SQL =>
  sql`((${event.scheduleTbd} and ${event.status} <> 'CANCELED') or ${gt(event.endAt, now)})`;
