/** How many seats of nights and of their tiers are sold, held, blocked, and there at all. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { instant } from "../box-office/reserving/sql-values";

/** `held`: in fans' hands for the moment. `blocked`: sold elsewhere, kept for guests or not for sale. */
export type Tally = { sold: number; held: number; blocked: number; capacity: number };
type TierTally = Tally & { id: string; eventId: string };

/** A hold without a checkout that ran out is as good as free; see the box office's reservations. */
export const isOpenHold = (now: Date): SQL => sql`reservation.status = 'PENDING'
  and (reservation.expires > ${instant(now)} or reservation.checkout_session_id is not null)`;

/** The tiers of these nights, in their order. */
export async function tierTallies(db: Db, eventIds: string[], now: Date): Promise<TierTally[]> {
  const nights = sql`any(array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb)))`;
  const { rows } = await db.execute<TierTally>(sql`
    with bought as (
      select definition_id, count(*)::int as seats from ticket
      where event_id = ${nights} and status in ('VALID', 'USED') group by definition_id
    ),
    taken as (
      select definition_id, sum(quantity)::int as seats
      from reservation join reservation_line on reservation_line.reservation_id = reservation.id
      where reservation.event_id = ${nights} and ${isOpenHold(now)} group by definition_id
    ),
    kept as (
      select bench.event_id, bench.zone_id, count(*)::int as seats
      from seat_claim join event_bench as bench
        on bench.event_id = seat_claim.event_id and bench.bench = seat_claim.seat / 100
      where seat_claim.event_id = ${nights} and seat_claim.why is not null
        and coalesce(seat_claim.until > ${instant(now)}, true)
      group by bench.event_id, bench.zone_id
    )
    select tier.id, tier.event_id as "eventId", tier.capacity, coalesce(bought.seats, 0) as sold,
      coalesce(taken.seats, 0) as held,
      tier.allotted + case when tier.seated then coalesce(kept.seats, 0) else 0 end as blocked
    from ticket_definition as tier
    left join bought on bought.definition_id = tier.id
    left join taken on taken.definition_id = tier.id
    left join kept on kept.event_id = tier.event_id and kept.zone_id = tier.section_id
    where tier.event_id = ${nights}
    order by tier.event_id, tier.order_index, tier.id`);
  return rows;
}

/** The same, added up for each night. */
export function sumsOf(tiers: TierTally[]): Map<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const { eventId, sold, held, blocked, capacity } of tiers) {
    const sum = sums.get(eventId) ?? NO_SEATS;
    sums.set(eventId, {
      sold: sum.sold + sold,
      held: sum.held + held,
      blocked: sum.blocked + blocked,
      capacity: sum.capacity + capacity,
    });
  }
  return sums;
}

export const NO_SEATS: Tally = { sold: 0, held: 0, blocked: 0, capacity: 0 };
