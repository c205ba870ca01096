/**
 * The part of takeSeats (seat-stock.ts) in which the requests of a night have their turn: by number alone, or by seat.
 * Both read `tier` and `bid`, and give `turn` a row for each request: what remains of each tier after it, what it saw,
 * whether it gets everything, and of numbered seats which (`taken`, by the tier's place) or what prevents it (`problem`).
 */
import { type SQL, sql } from "drizzle-orm";
import { instantAtRun } from "./sql-values";

/** What there is: the tiers alone, or with phases and codes behind them. */
type Goods = "tier" | "good";

/** A night without numbered seats. */
export const countedTurns = (goods: Goods = "tier"): SQL => sql`turn as (
      select 0 as n, array_agg(available order by place) as seats, array_agg(available order by place) as seen,
        false as ok, 0 as total_cents, null::jsonb as taken, null::jsonb as problem
      from ${sql.raw(goods)}
      union all
      select bid.n, case when bid.may and fit.ok then fit.seats else turn.seats end, fit.seen,
        bid.may and fit.ok, bid.total_cents, null::jsonb, null::jsonb
      from turn join bid on bid.n = turn.n + 1
      cross join lateral (
        select array_agg(seats + own - wanted order by place) as seats, array_agg(seats + own order by place) as seen,
          bool_and(wanted = 0 or wanted <= seats + own) as ok
        from unnest(turn.seats, bid.own, bid.wanted) with ordinality as one(seats, own, wanted, place)
      ) as fit
    )`;

const ZONES = sql`select array_agg(case when seated then section_id end order by place) as zones,
        array_agg(available order by place) as have
      from tier`;

/** A phase or a code has no zone, so the function only counts it. */
const ZONES_AND_GOODS = sql`select array_agg(case when tier.seated then tier.section_id end order by good.place) as zones,
        array_agg(good.available order by good.place) as have
      from good left join tier on tier.place = good.place`;

/**
 * A night with numbered seats. Claims are found by the gate's night, not by a parameter: PostgreSQL then plans the
 * statement once, and not for each night, which takes longer than running it. The function, which comes with the schema, is VOLATILE: it has to see the seats as they
 * are once the tiers are locked, and not as they were when this statement began.
 */
export const seatedTurns = (eventId: string, now: Date, goods: Goods = "tier"): SQL => sql`
    lost as materialized (
      select array(
        select unnest(kept.seats) from ran_out join reservation_line as kept on kept.reservation_id = ran_out.id
        union all
        select seat from gate, seat_claim
        where seat_claim.event_id = gate.event_id and why = 'guest' and until <= ${instantAtRun(now)}
      ) as seats
    ),
    hall as materialized (
      ${goods === "tier" ? ZONES : ZONES_AND_GOODS}
    ),
    asked as materialized (
      select jsonb_agg(jsonb_build_object('n', bid.n, 'want', bid.wanted, 'own', bid.own, 'may', bid.may,
        'accessible', request.accessible, 'must', request.together = 'must',
        'mine', (
          select coalesce(jsonb_agg(seat), '[]')
          from given_up join reservation_line as kept on kept.reservation_id = given_up.id, unnest(kept.seats) as seat
          where given_up.n = bid.n),
        'named', (
          select coalesce(jsonb_object_agg(tier.place, wanted.seats), '{}')
          from wanted join tier on tier.id = wanted.definition_id
          where wanted.n = bid.n and wanted.seats is not null))) as requests
      from bid join request on request.n = bid.n
    ),
    turn as materialized (
      select served.*, bid.total_cents
      from hall, lost, asked,
        lateral take_turns_2(${eventId}::uuid, hall.zones, hall.have::int[], lost.seats, asked.requests) as served
      join bid on bid.n = served.n
    )`;

/** Ended holds lose their seats, also by a request that only counts. */
export const UNCLAIMED = sql`unclaimed as (
      delete from seat_claim using gone where seat_claim.reservation_id = gone.id returning seat
    )`;

/** New holds get theirs. A seat may change hands, so the old claims go first. */
export const claimed = (eventId: string, now: Date): SQL => sql`
    overdue as (
      delete from seat_claim using gate
      where seat_claim.event_id = gate.event_id and why = 'guest' and until <= ${instantAtRun(now)} returning seat
    ),
    claimed as (
      insert into seat_claim (event_id, seat, reservation_id, definition_id)
      select ${eventId}::uuid, seat, verdict.id, line.definition_id
      from (select count(*) from unclaimed) as first, (select count(*) from overdue) as second,
        line join verdict on verdict.n = line.n, unnest(line.seats) as seat
      where verdict.ok
    )`;
