/** The seats of nights in the store: benches as in the night's plan, and claims, which move along with a new plan. */
import { type SQL, sql } from "drizzle-orm";
import type { CompiledPlan } from "../../../../app/domain/seating/compiled-plan";
import type { SeatMoves } from "../../../../app/domain/seating/seat-moves";
import { wordsOfSeat } from "../../../../app/domain/seating/seat-names";
import type { Db } from "../../../store/db";
import { grouped } from "../../catalogue/grouped";
import { notOverAt } from "../../nights/over";
import { isOverdue } from "../../seating/seat-owners";
import type { SeatedTier } from "./plan-facts";

/** The ids in one array, since there may be more of them than a statement has parameters. */
const uuids = (ids: string[]): SQL =>
  sql`array(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

export type NightInPlan = { id: string; slug: string };

/** The nights that use a plan and aren't over. */
export async function nightsAhead(tx: Db, planId: string, now: Date): Promise<NightInPlan[]> {
  const { rows } = await tx.execute<NightInPlan>(sql`
    select id, slug from event where seating_plan_id = ${planId}::uuid and ${notOverAt(now)} order by start_at, id`);
  return rows;
}

/** Locks the nights against tickets being issued or transferred, because tickets store where their seats are. */
export async function lockNights(tx: Db, nights: string[]): Promise<void> {
  await tx.execute(sql`select 1 from event where id = any (${uuids(nights)}) order by id for no key update`);
}

/** The codes of the sections that the nights' tiers sell, by night. */
export async function zonesSold(tx: Db, nights: NightInPlan[]): Promise<Map<string, Set<string>>> {
  const { rows } = await tx.execute<{ id: string; zones: string[] }>(sql`
    select event_id as id, array_agg(distinct code) as zones
    from ticket_definition join venue_section on venue_section.id = section_id
    where event_id = any (${uuids(nights.map(({ id }) => id))}) group by event_id`);
  return new Map(rows.map(({ id, zones }) => [id, new Set(zones)]));
}

/** The tiers that are sold by seat, by night. */
export async function seatedTiers(tx: Db, nights: NightInPlan[]): Promise<Map<string, SeatedTier[]>> {
  const { rows } = await tx.execute<SeatedTier & { id: string }>(sql`
    select event_id as id, name, price_cents as "priceCents", code as zone
    from ticket_definition join venue_section on venue_section.id = section_id
    where event_id = any (${uuids(nights.map(({ id }) => id))}) and seated order by order_index, ticket_definition.id`);
  return grouped(rows, ({ id }) => [id]);
}

/** The claimed ones among these seats, with the slug of the night. With `now`, claims that are overdue don't count. */
export async function claimedOf(
  tx: Db,
  nights: string[],
  seats: number[],
  now?: Date,
): Promise<{ night: string; seat: number }[]> {
  const { rows } = await tx.execute<{ night: string; seat: number }>(sql`
    select event.slug as night, seat from seat_claim join event on event.id = event_id
    where event_id = any (${uuids(nights)})
      and seat in (select value::integer from jsonb_array_elements_text(${JSON.stringify(seats)}::jsonb))
      ${now ? sql`and not ${isOverdue(now)}` : sql``}
    order by event.start_at, seat`);
  return rows;
}

/** The highest bench that a hold of these nights still names, whether or not it is over. */
export async function highestBench(tx: Db, nights: string[]): Promise<number> {
  const { rows } = await tx.execute<{ bench: number }>(sql`
    select coalesce(max(seat), 0) / 100 as bench
    from reservation join reservation_line on reservation_id = reservation.id, unnest(seats) as seat
    where event_id = any (${uuids(nights)})`);
  return rows[0]?.bench ?? 0;
}

export async function removeSeats(tx: Db, nights: string[]): Promise<void> {
  await tx.execute(sql`delete from seat_claim where event_id = any (${uuids(nights)})`);
  await tx.execute(sql`delete from event_bench where event_id = any (${uuids(nights)})`);
}

/** Gives the night the benches of its plan. Claims keep their seats, or move as `moves` says. */
export async function seatNight(tx: Db, night: string, plan: CompiledPlan, moves?: SeatMoves): Promise<void> {
  const benches = plan.benches.map(({ bench, section, zone, rank, mid, base }) => ({
    ...{ bench, section, zone, rank, mid, base },
  }));
  const given = JSON.stringify(benches);
  await tx.execute(sql`
    insert into event_bench (event_id, bench, section, zone_id, rank, mid, base, free)
    select event.id, given.bench, given.section, venue_section.id, given.rank, given.mid, given.base, (
        select string_agg(case when claim.seat is null then substr(given.base, place, 1) else '1' end, '' order by place)
        from generate_series(1, length(given.base)) as place
        left join seat_claim as claim on claim.event_id = event.id and claim.seat = given.bench * 100 + place)
    from event join seating_plan on seating_plan.id = seating_plan_id,
      jsonb_to_recordset(${given}::jsonb)
        as given (bench integer, section text, zone text, rank integer, mid real, base text)
      join venue_section on true
    where event.id = ${night}::uuid and venue_section.venue_id = seating_plan.venue_id and venue_section.code = given.zone
    on conflict (event_id, bench) do update set section = excluded.section, zone_id = excluded.zone_id,
      rank = excluded.rank, mid = excluded.mid, base = excluded.base, free = excluded.free`);
  if (moves && moves.moved.size > 0) await moveClaims(tx, night, moves);
  await tx.execute(sql`
    delete from event_bench where event_id = ${night}::uuid
      and bench not in (select bench from jsonb_to_recordset(${given}::jsonb) as given (bench integer))`);
  await tellTickets(tx, night, plan);
}

/** New claims first, and the old ones last: a ticket is never without a claim. */
async function moveClaims(tx: Db, night: string, { moved }: SeatMoves): Promise<void> {
  const pairs = JSON.stringify([...moved].map(([before, now]) => ({ before, now })));
  const moves = sql`jsonb_to_recordset(${pairs}::jsonb) as moves (before integer, now integer)`;
  await tx.execute(sql`
    insert into seat_claim (event_id, seat, reservation_id, definition_id, why, note, until)
    select event_id, moves.now, reservation_id, definition_id, why, note, until
    from seat_claim join ${moves} on seat = moves.before where event_id = ${night}::uuid`);
  await tx.execute(sql`
    update ticket set seat = moves.now from ${moves} where event_id = ${night}::uuid and seat = moves.before`);
  await tx.execute(sql`
    update reservation_line set seats = (
      select array_agg(coalesce(moves.now, seat) order by place)
      from unnest(seats) with ordinality as old (seat, place) left join ${moves} on moves.before = seat)
    from reservation where reservation.id = reservation_id and event_id = ${night}::uuid and seats is not null`);
  await tx.execute(sql`
    delete from seat_claim using ${moves} where event_id = ${night}::uuid and seat = moves.before`);
}

/** Updates the words on tickets that say where their seat is, after a new label or another door. */
async function tellTickets(tx: Db, night: string, plan: CompiledPlan): Promise<void> {
  const { rows } = await tx.execute<{ seat: number }>(sql`
    select distinct seat from ticket where event_id = ${night}::uuid and seat is not null and status in ('VALID', 'USED')`);
  if (rows.length === 0) return;
  const words = JSON.stringify(rows.map(({ seat }) => ({ seat, words: wordsOfSeat(plan, seat) })));
  await tx.execute(sql`
    update ticket set seat_words = told.words
    from jsonb_to_recordset(${words}::jsonb) as told (seat integer, words jsonb)
    where event_id = ${night}::uuid and status in ('VALID', 'USED') and ticket.seat = told.seat
      and seat_words is distinct from told.words and told.words is not null`);
}
