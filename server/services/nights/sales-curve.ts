/** How many tickets of a night were sold by each day, on the venue's calendar. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";

/** `sold` on that day, and `total` by its end. What was refunded since is left out. */
type CurveDay = { day: string; sold: number; total: number };

export async function salesCurve(db: Db, eventId: string, timeZoneId: string): Promise<CurveDay[]> {
  const { rows } = await db.execute<{ day: string; sold: number }>(sql`
    select to_char(bought.created_at at time zone ${timeZoneId}, 'YYYY-MM-DD') as day, count(*)::int as sold
    from ticket join ticket_order as bought on bought.order_number = ticket.order_number
    where ticket.event_id = ${eventId}::uuid and ticket.status in ('VALID', 'USED')
    group by 1 order by 1`);
  let total = 0;
  return rows.map(({ day, sold }) => {
    total += sold;
    return { day, sold, total };
  });
}
