/** The day's figures of the business, each from one query that an index serves. */
import { sql } from "drizzle-orm";
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";

export type BusinessFigures = {
  /** Where most nights ahead take place: its clock says when a day begins. */
  timeZone: string;
  soldToday: number;
  soldWeek: number;
  /** The same weekday of last week, up to this time of day. */
  soldLastWeekday: number;
  /** Seats that are held, and how many of the holds are being paid. */
  held: number;
  paying: number;
  members: number;
  membersJoined: number;
  membersLeft: number;
};

/** Money of a day in one currency. */
export type DayMoney = { currency: string; taken: number; refunded: number };

type FigureDeps = { store: Pick<Store, "db">; clock: Clock };

export function businessFigures({ store: { db }, clock }: FigureDeps) {
  return {
    async figures(): Promise<BusinessFigures> {
      const now = clock.now();
      const timeZone = await usualZone(db, now);
      const [sold, holds, members] = await Promise.all([
        soldSince(db, now, timeZone),
        heldAt(db, now),
        membersAt(db, now, timeZone),
      ]);
      return { timeZone, ...sold, ...holds, ...members };
    },

    /** Money of today, by currency. */
    async dayMoney(timeZone: string): Promise<DayMoney[]> {
      const day = dayStart(clock.now(), timeZone);
      const { rows } = await db.execute<DayMoney>(sql`
        select currency, sum(taken)::float8 as taken, sum(refunded)::float8 as refunded from (
          select upper(currency) as currency, cents as taken, 0 as refunded from payment where created_at >= ${day}
          union all
          select upper(p.currency), 0, r.cents from refund r join payment p on p.id = r.payment_id
          where r.created_at >= ${day} and r.returned_at is null
        ) moved group by currency order by 2 desc`);
      return rows;
    },
  };
}

const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const dayStart = (now: Date, zone: string) => sql`date_trunc('day', ${iso(now)}, ${zone})`;

async function usualZone(db: Db, now: Date): Promise<string> {
  const { rows } = await db.execute<{ zone: string | null }>(sql`
    select mode() within group (order by time_zone_id) as zone
    from (select time_zone_id from event where start_at > ${iso(now)} order by start_at limit 200) ahead`);
  return rows[0]?.zone ?? "UTC";
}

async function soldSince(db: Db, now: Date, zone: string) {
  const day = dayStart(now, zone);
  const { rows } = await db.execute<Record<"today" | "week" | "lastWeekday", number>>(sql`
    select coalesce(sum(l.quantity) filter (where o.created_at >= ${day}), 0)::int as today,
      coalesce(sum(l.quantity) filter (where o.created_at >= ${day} - interval '6 days'), 0)::int as week,
      coalesce(sum(l.quantity) filter (where o.created_at between ${day} - interval '7 days' and ${iso(now)} - interval '7 days'), 0)::int
        as "lastWeekday"
    from ticket_order o join reservation_line l on l.reservation_id = o.reservation_id
    where o.created_at >= ${day} - interval '7 days'`);
  const { today = 0, week = 0, lastWeekday = 0 } = rows[0] ?? {};
  return { soldToday: today, soldWeek: week, soldLastWeekday: lastWeekday };
}

async function heldAt(db: Db, now: Date) {
  const { rows } = await db.execute<Record<"held" | "paying", number>>(sql`
    select coalesce(sum(l.quantity), 0)::int as held,
      count(distinct r.id) filter (where r.checkout_session_id is not null)::int as paying
    from reservation r join reservation_line l on l.reservation_id = r.id
    where r.status = 'PENDING' and (r.expires > ${iso(now)} or r.checkout_session_id is not null)`);
  return rows[0] ?? { held: 0, paying: 0 };
}

async function membersAt(db: Db, now: Date, zone: string) {
  const day = dayStart(now, zone);
  const { rows } = await db.execute<Record<"members" | "membersJoined" | "membersLeft", number>>(sql`
    select count(*) filter (where status in ('active', 'trialing', 'past_due'))::int as members,
      count(*) filter (where started_at >= ${day})::int as "membersJoined",
      count(*) filter (where ended_at >= ${day})::int as "membersLeft"
    from subscription`);
  return rows[0] ?? { members: 0, membersJoined: 0, membersLeft: 0 };
}
