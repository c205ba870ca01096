/** What fans have of nights. While they have something, a night stays public, and its date is the owner's to move. */
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { isOpenHold } from "./night-tallies";

export type TakenNight = {
  /** Valid or used. */
  tickets: number;
  /** Seats in fans' hands for the moment. */
  held: number;
  /** Its broadcasts that were paid for or given away. */
  broadcasts: number;
  /** Its broadcasts that are being paid for. */
  checkouts: number;
};

export const FREE_NIGHT: TakenNight = { tickets: 0, held: 0, broadcasts: 0, checkouts: 0 };

export const isSold = ({ tickets, broadcasts }: TakenNight): boolean => tickets + broadcasts > 0;
export const isTaken = (night: TakenNight): boolean => isSold(night) || night.held + night.checkouts > 0;

/** By night. Those of which fans have nothing are left out. */
export async function takenNights(db: Db, eventIds: string[], now: Date): Promise<Map<string, TakenNight>> {
  // As an array, so that PostgreSQL uses the indexes of nights.
  const nights = sql`any(array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb)))`;
  const { rows } = await db.execute<TakenNight & { id: string }>(sql`
    with had as (
      select event_id as id, count(*) as tickets, 0 as held, 0 as broadcasts, 0 as checkouts
      from ticket where event_id = ${nights} and status in ('VALID', 'USED') group by event_id
      union all
      select event_id, 0, sum(quantity), 0, 0
      from reservation join reservation_line on reservation_line.reservation_id = reservation.id
      where event_id = ${nights} and ${isOpenHold(now)} group by event_id
      union all
      select event_id, 0, 0, count(*) filter (where status = 'PAID'), count(*) filter (where status = 'OPEN')
      from purchase join ppv_event on ppv_event.id::text = purchase.ref
      where purchase.kind = 'ppv' and status in ('PAID', 'OPEN')
        and purchase.ref = any(array(select id::text from ppv_event where event_id = ${nights}))
      group by event_id
      union all
      select event_id, 0, 0, count(*), 0 from ppv_event join entitlement on entitlement.ppv_id = ppv_event.id
      where event_id = ${nights} and source = 'comp' and revoked_at is null group by event_id
    )
    select id, sum(tickets)::int as tickets, sum(held)::int as held, sum(broadcasts)::int as broadcasts,
      sum(checkouts)::int as checkouts
    from had group by id`);
  return new Map(rows.map(({ id, ...taken }) => [id, taken]));
}

/** The same of one night. */
export const takenNight = async (db: Db, eventId: string, now: Date): Promise<TakenNight> =>
  (await takenNights(db, [eventId], now)).get(eventId) ?? FREE_NIGHT;
