/** The next nights with their seats, and how the next big one sells against the last one like it. */
import { sql } from "drizzle-orm";
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";

export type SellingNight = {
  id: string;
  slug: string;
  title: string;
  status: "SCHEDULED" | "CANCELED" | "POSTPONED";
  startAt: Date;
  scheduleTbd: boolean;
  timeZoneId: string;
  registrationType: "TICKETS" | "EXTERNAL" | "NO_REGISTRATION";
  /** Seats that may be sold here, sold or held, and held. */
  capacity: number;
  taken: number;
  held: number;
  saleStart: Date | null;
  saleEnd: Date | null;
  waiting: number;
};

/** Seats sold by whole days before the bell, most days first. */
export type SalePoint = { daysBefore: number; sold: number };
export type SaleCurve = { id: string; title: string; startAt: Date; timeZoneId: string; points: SalePoint[] };
export type SaleCurves = { next: SaleCurve & { capacity: number; daysLeft: number }; last: SaleCurve | undefined };

const SHOWN = 8;
/** A night further away hardly sells yet. */
const BIG_NIGHT_DAYS = 90;

export function nextNights({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Nights without a date come last. */
    async nights(): Promise<SellingNight[]> {
      const now = clock.now();
      const { rows } = await db.execute<Record<keyof SellingNight, unknown>>(sql`
        with ahead as (
          select * from event
          where status <> 'DRAFT' and (start_at > ${iso(now)} or schedule_tbd and status <> 'CANCELED')
          order by schedule_tbd, start_at, id limit ${SHOWN}
        )
        select ahead.id, ahead.slug, ahead.title, ahead.status, ahead.start_at as "startAt",
          ahead.schedule_tbd as "scheduleTbd", ahead.time_zone_id as "timeZoneId",
          ahead.registration_type as "registrationType", seats.*, holds.held,
          (select count(*)::int from wait_entry w where w.event_id = ahead.id and w.status in ('WAITING', 'OFFERED')) as waiting
        from ahead, lateral (
          select coalesce(sum(capacity - allotted), 0)::int as capacity,
            coalesce(sum(capacity - allotted - remaining), 0)::int as taken,
            min(sale_start) as "saleStart", max(sale_end) as "saleEnd"
          from ticket_definition d where d.event_id = ahead.id and not hidden
        ) seats, lateral (
          select coalesce(sum(l.quantity), 0)::int as held
          from reservation r join reservation_line l on l.reservation_id = r.id
          join ticket_definition d on d.id = l.definition_id and not d.hidden
          where r.event_id = ahead.id and r.status = 'PENDING'
        ) holds
        order by ahead.schedule_tbd, ahead.start_at, ahead.id`);
      return rows.map((row) => ({
        ...(row as SellingNight),
        startAt: dateIn(row.startAt),
        saleStart: row.saleStart ? dateIn(row.saleStart) : null,
        saleEnd: row.saleEnd ? dateIn(row.saleEnd) : null,
      }));
    },

    /** Undefined if no night of the next months has sold a seat. */
    async curves(): Promise<SaleCurves | undefined> {
      const now = clock.now();
      const { rows } = await db.execute<CurveNight & { capacity: number }>(sql`
        select e.id, e.title, e.start_at as "startAt", e.time_zone_id as "timeZoneId", e.show_id as "showId",
          e.venue_id as "venueId", sum(d.capacity - d.allotted)::int as capacity
        from event e join ticket_definition d on d.event_id = e.id
        where e.status in ('SCHEDULED', 'POSTPONED') and not e.schedule_tbd
          and e.start_at > ${iso(now)} and e.start_at < ${iso(now)} + interval '1 day' * ${BIG_NIGHT_DAYS}
          and exists (select from ticket_order o where o.event_id = e.id)
        group by e.id order by capacity desc, e.start_at, e.id limit 1`);
      const [night] = rows;
      if (!night) return undefined;
      const last = await lastLike(db, night, now);
      const startAt = dateIn(night.startAt);
      const daysLeft = Math.floor((startAt.getTime() - now.getTime()) / DAY_MS);
      const next = { ...(await curveOf(db, night)), capacity: night.capacity, daysLeft };
      return { next, last: last && (await curveOf(db, last)) };
    },
  };
}

type CurveNight = {
  id: string;
  title: string;
  startAt: unknown;
  timeZoneId: string;
  showId: string | null;
  venueId: string | null;
};

const DAY_MS = 86_400_000;
const iso = (at: Date) => sql`${at.toISOString()}::timestamptz`;
/** The two stores return instants differently for raw SQL. */
const dateIn = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

/** The last night of the same show; else the last one in the same hall. */
async function lastLike(db: Db, night: CurveNight, now: Date): Promise<CurveNight | undefined> {
  const { rows } = await db.execute<CurveNight>(sql`
    select id, title, start_at as "startAt", time_zone_id as "timeZoneId", show_id as "showId", venue_id as "venueId"
    from event e
    where status in ('SCHEDULED', 'POSTPONED') and not schedule_tbd and start_at < ${iso(now)} and id <> ${night.id}::uuid
      and (show_id = ${night.showId}::uuid or venue_id = ${night.venueId}::uuid)
      and exists (select from ticket_order o where o.event_id = e.id)
    order by show_id = ${night.showId}::uuid desc nulls last, start_at desc limit 1`);
  return rows[0];
}

async function curveOf(db: Db, { id, title, startAt, timeZoneId }: CurveNight): Promise<SaleCurve> {
  const { rows } = await db.execute<SalePoint>(sql`
    select days as "daysBefore", (sum(sum(quantity)) over (order by days desc))::int as sold
    from (
      select greatest(0, floor(extract(epoch from e.start_at - o.created_at) / 86400))::int as days, l.quantity
      from ticket_order o join event e on e.id = o.event_id
      join reservation_line l on l.reservation_id = o.reservation_id
      where o.event_id = ${id}::uuid and o.status <> 'REFUNDED'
    ) sold group by days order by days desc`);
  return { id, title, timeZoneId, startAt: dateIn(startAt), points: rows };
}
