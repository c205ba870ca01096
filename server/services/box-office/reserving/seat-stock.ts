/**
 * The only SQL that changes how many seats remain. Every statement locks the event's ticket definitions first, in the
 * order of their ids, so that two statements can neither overtake nor deadlock each other. It sets `remaining` from the
 * locked rows: PostgreSQL checks an UPDATE's CHECK against the row of the statement's snapshot before it fetches the
 * newest version, so `remaining - n` would be refused by mistake. CTEs are joined, never read by sub-selects: under READ
 * COMMITTED an UPDATE that had to wait is checked again with the rows it was joined with.
 */
import { type SQL, sql } from "drizzle-orm";
import { LIST_ENDS_HOURS } from "../../../../app/domain/waiting/offer-length";
import type { Db } from "../../../store/connection/open-store";
import { endGoodsOfHold } from "../../goods/beside-seats/goods-of-hold";
import { lockTiers } from "../../seating/lock-tiers";
import { belongsTo, hasEnded, reservationsOf } from "../holds/hold-owner";
import { instant, nightAtRun } from "./sql-values";
import { BID_ON_TERMS, GOODS, lockedTerms, lockedTermsOf, SETTLED_TERMS, TAKEN_TERMS, termsOf } from "./terms";
import { claimed, countedTurns, seatedTurns, UNCLAIMED } from "./turns";

/** `seats`: the numbers of these very seats, one for each; without them, the best that are free. */
export type WantedSeats = {
  definitionId: string;
  quantity: number;
  seats?: number[] | undefined;
  /** The price of one before a code, in cents, as the fan was shown it; another one refuses the request. */
  shown?: number | undefined;
};

/** One fan's request for seats of an event; `id` is the reservation's. It replaces the fan's holds without a checkout. */
export type SeatRequest = {
  id: string;
  wanted: WantedSeats[];
  visitorId?: string;
  userId?: string | null;
  clientKey?: string;
  /** How many of them are for wheelchairs. */
  accessible?: number | undefined;
  /** All side by side or none at all. */
  together?: "must" | undefined;
  /** Texts of codes, in upper case, each once. */
  codes?: string[];
  /** The fan's verified email, in lower case, for a code that is meant for it. */
  email?: string | null;
};

/** A row per request, with its numbers in the order of the tiers. A request for an unknown tier is never met. */
const BID = sql`bid as materialized (
      select request.n, array_agg(coalesce(wanted.quantity, 0) order by tier.place) as wanted,
        array_agg(coalesce(own.quantity, 0) order by tier.place) as own,
        coalesce(sum(wanted.quantity * tier.price_cents), 0)::int as total_cents,
        count(wanted.n) = jsonb_array_length(request.wanted) and request.n not in (select n from barred) as may
      from request cross join tier
      left join wanted on wanted.n = request.n and wanted.definition_id = tier.id
      left join own on own.n = request.n and own.definition_id = tier.id
      group by request.n, request.wanted
    )`;

const bidOnTerms = (eventId: string, now: Date, terms: "asked" | "settled"): SQL =>
  sql`${GOODS}, ${terms === "asked" ? termsOf(eventId, now) : SETTLED_TERMS}, ${BID_ON_TERMS}`;

const TIER = sql`tier as materialized (
      select stock.*, row_number() over (order by stock.id) as place,
        stock.remaining + coalesce(freed.quantity, 0) as available, 0 as kept_back
      from stock left join freed on freed.definition_id = stock.id
    )`;

/**
 * The same for fans who aren't on the waiting list: free seats that one of its entries would take are kept back. Fans keep
 * what they hold themselves. Of numbered seats, those of the zone count, which tiers may share.
 */
const tierOfWalkUps = (eventId: string, now: Date): SQL => sql`free_tier as materialized (
      select stock.*, row_number() over (order by stock.id) as place,
        stock.remaining + coalesce(freed.quantity, 0) as free,
        case when stock.wait_need is null then 0
          when stock.seated then free_in_zone_1(${eventId}::uuid, stock.section_id)
            + (select coalesce(sum(freed.quantity), 0) from freed join stock as other on other.id = freed.definition_id
              where other.section_id = stock.section_id)
          else stock.capacity end as free_in_zone
      from gate, stock left join freed on freed.definition_id = stock.id
    ),
    tier as materialized (
      select free_tier.*, list.kept_back, free - list.kept_back as available from free_tier cross join lateral (
        select case when wait_need <= least(free, free_in_zone) and ${instant(now)} < (
          select start_at - ${sql.raw(`interval '${LIST_ENDS_HOURS} hours'`)} from event where id = ${eventId}::uuid) then free else 0 end as kept_back
      ) as list
    )`;

/**
 * Common table expressions that serve the requests in order, each completely or not at all; the caller appends its
 * own. Expired holds of the event release their seats in the same statement. A fan's previous holds release theirs when
 * the new request succeeds, and until then count as free for that fan only. A hold with a checkout keeps its seats past
 * its expiry because it may have been paid: only checkout-outcomes.ts releases those.
 * With `seated`, tiers that are sold by seat get their seats, and claims for them; without it, `barred` has to refuse them.
 * With `terms`, phases and codes count (terms.ts): "asked" finds right and price, "settled" takes what the reservation
 * has. Without it, `barred` has to refuse nights on terms, and nothing of such a night ends.
 * `barred` selects the positions `n` of requests that get nothing, from `request`, `wanted`, `stock` and `own_hold`.
 * `verdict` has a row per request (position `n`, `ok`, total_cents); `line` has one per request and tier, with its
 * `seats`.
 */
export function takeSeats(o: {
  eventId: string;
  now: Date;
  requests: SeatRequest[];
  barred?: SQL;
  seated?: boolean | undefined;
  terms?: "asked" | "settled" | undefined;
  /** Seats that an entry of the waiting list would take are not for these requests. */
  walkUps?: boolean | undefined;
}): SQL {
  const { terms } = o;
  const requests = o.requests.map((request, index) => ({ n: index + 1, ...request }));
  return sql`recursive
    request as materialized (
      select n, id, wanted, "visitorId" as visitor_id, "userId" as user_id, "clientKey" as client_key, accessible, together${terms ? sql`, coalesce(codes, '[]') as codes, email` : sql``}
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as request
        (n int, id uuid, wanted jsonb, "visitorId" text, "userId" text, "clientKey" text, accessible int, together text${terms ? sql`, codes jsonb, email text` : sql``})
    ),
    wanted as (
      select request.n, asked."definitionId" as definition_id, asked.quantity, asked.seats, asked.shown
      from request, jsonb_to_recordset(request.wanted) as asked("definitionId" uuid, quantity int, seats jsonb, shown int)
    ),
    stock as materialized (
      select id, event_id, capacity, remaining, price_cents, name, policy, order_index, hidden, limit_per_checkout, sale_start, sale_end,
        seated, section_id, on_terms, wait_need
      from ticket_definition where event_id = ${nightAtRun(o.eventId)}
      order by id for no key update
    ),
    -- Joined below so that holds are looked at only once the definitions are locked, which happened at locked_at.
    gate as materialized (
      select count(*) as definitions, clock_timestamp() as locked_at, (array_agg(event_id))[1] as event_id,
        bool_or(on_terms) as on_terms
      from stock
    ),${terms ? sql`${lockedTerms(o.eventId, o.now)},` : sql``}
    ran_out as materialized (
      select reservation.id
      from gate, ${terms ? sql`phase_gate, code_gate, ` : sql``}reservation
      where reservation.event_id = gate.event_id and reservation.status = 'PENDING'
        and ${hasEnded(o.now)}
        ${terms ? sql`` : sql`and not gate.on_terms`}
      -- Skips a hold that another transaction is settling or paying right now.
      for no key update of reservation skip locked
    ),
    own_hold as materialized (${reservationsOf("request")}
    ),
    barred as materialized (${o.barred ?? sql`select null::int as n where false`}),
    replaced as materialized (
      select reservation.id, reservation.status, reservation.checkout_session_id
      from gate, ${terms ? sql`phase_gate, code_gate, ` : sql``}reservation
      where reservation.id = any (array(
        select id from own_hold
        where event_id = ${o.eventId}::uuid and status = 'PENDING' and checkout_session_id is null
          and expires > ${instant(o.now)}
      ))
      for no key update of reservation skip locked
    ),
    -- A hold can match a fan both as a guest and as a member, but is given back once.
    given_up as materialized (
      select distinct on (replaced.id) replaced.id, request.n
      from replaced join own_hold on own_hold.id = replaced.id join request on ${belongsTo("request")}
      where replaced.status = 'PENDING' and replaced.checkout_session_id is null
      order by replaced.id, request.n
    ),
    freed as (
      select kept.definition_id, sum(kept.quantity)::int as quantity
      from ran_out join reservation_line as kept on kept.reservation_id = ran_out.id
      group by kept.definition_id
    ),
    own as (
      select given_up.n, kept.definition_id, sum(kept.quantity)::int as quantity
      from given_up join reservation_line as kept on kept.reservation_id = given_up.id
      group by given_up.n, kept.definition_id
    ),
    ${o.walkUps ? tierOfWalkUps(o.eventId, o.now) : TIER},
    ${terms ? bidOnTerms(o.eventId, o.now, terms) : BID},
    ${o.seated ? seatedTurns(o.eventId, o.now, terms && "good") : countedTurns(terms && "good")},
    verdict as materialized (select turn.*, request.id from turn join request on request.n = turn.n),
    final as materialized (
      select tier.id, turn.seats[tier.place] + tier.kept_back as remaining
      from turn, tier, (select max(n) as n from turn) as last
      where turn.n = last.n and turn.seats[tier.place] + tier.kept_back <> tier.remaining
    ),
    line as materialized (
      select verdict.n, verdict.ok, wanted.quantity, verdict.seen[tier.place] as available, tier.id as definition_id,
        tier.name, tier.policy, tier.order_index, verdict.problem,
        ${terms ? sql`priced.unit_cents, priced.list_cents, priced.phase_id` : sql`tier.price_cents as unit_cents, tier.price_cents as list_cents`},
        case when tier.seated then array(select jsonb_array_elements_text(verdict.taken -> tier.place::text)::int) end as seats,
        tier.section_id as zone
      from wanted join verdict on verdict.n = wanted.n join tier on tier.id = wanted.definition_id
      ${terms ? sql`left join priced on priced.n = wanted.n and priced.definition_id = wanted.definition_id` : sql``}
    ),
    gone as materialized (
      select id, 'EXPIRED' as status from ran_out
      union all
      select given_up.id, 'CANCELED' from given_up join verdict on verdict.n = given_up.n where verdict.ok
    ),
    ended as (
      update reservation set status = gone.status from gone where reservation.id = gone.id returning reservation.id
    ),
    taken as (
      update ticket_definition set remaining = final.remaining from final where ticket_definition.id = final.id
    ),
    ${terms ? sql`${TAKEN_TERMS}, ` : sql``}${UNCLAIMED}${o.seated ? sql`, ${claimed(o.eventId, o.now)}` : sql``}`;
}

/**
 * Ends a hold and gives its seats back, once, with the goods beside them; true if this call did it. `sessionId` limits it to a hold with that
 * checkout session, or without one if null. A hold that would have ended later ends at `now`. With `keepAsking` we go on
 * asking Stripe about the checkout.
 */
export async function releaseSeats(
  db: Db,
  o: {
    reservationId: string;
    status: "CANCELED" | "EXPIRED";
    now: Date;
    sessionId?: string | null;
    keepAsking?: boolean;
  },
): Promise<boolean> {
  const checkout =
    o.sessionId === undefined ? sql`` : sql`and reservation.checkout_session_id is not distinct from ${o.sessionId}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with line as (
      select definition_id, quantity, phase_id from reservation_line where reservation_id = ${o.reservationId}::uuid
    ),
    stock as materialized (
      select ticket_definition.id, ticket_definition.remaining
      from ticket_definition join line on line.definition_id = ticket_definition.id
      order by ticket_definition.id for no key update of ticket_definition
    ),
    gate as materialized (select count(*) as definitions from stock),
    ${lockedTermsOf(o.reservationId)},
    ended as (
      update reservation
      set status = ${o.status}, expires = least(reservation.expires, ${instant(o.now)})
        ${o.keepAsking ? sql`` : sql`, checkout_expires = null`}
      from gate, phase_gate, code_gate
      where reservation.id = ${o.reservationId}::uuid and reservation.status = 'PENDING'
        ${checkout}
      returning reservation.id
    ),
    given_back as (
      update ticket_definition set remaining = stock.remaining + line.quantity
      from ended, stock join line on line.definition_id = stock.id
      where ticket_definition.id = stock.id
    ),
    phases_back as (
      update phase_tier set remaining = phase.remaining + phase.quantity from ended, phase
      where phase_tier.phase_id = phase.phase_id and phase_tier.definition_id = phase.definition_id
    ),
    codes_back as (
      update code set uses_left = counted.uses_left + 1, seats_left = counted.seats_left + counted.quantity
      from ended, counted where code.id = counted.id
    ),
    unclaimed as (delete from seat_claim using ended where seat_claim.reservation_id = ended.id)
    select id from ended`);
  if (rows.length > 0) await endGoodsOfHold(db, o.reservationId, o.now);
  return rows.length > 0;
}

/**
 * Cancels an order's valid tickets, or only the named ones, and gives their seats back, in the caller's transaction. Used tickets stay as they are.
 * Returns the numbers of the tickets that this call canceled.
 */
export async function returnTickets(
  db: Db,
  o: { orderNumber: string; eventId: string; ticketNumbers?: string[] | undefined },
): Promise<string[]> {
  const named = o.ticketNumbers
    ? sql`and ticket.ticket_number in (select jsonb_array_elements_text(${JSON.stringify(o.ticketNumbers)}::jsonb))`
    : sql``;
  // A ticket may be moved to another seat while we wait for this lock. Only a new statement then sees its new claim.
  await lockTiers(db, [o.eventId]);
  const { rows } = await db.execute<{ ticketNumber: string }>(sql`
    with stock as materialized (
      select id, remaining from ticket_definition where event_id = ${o.eventId}::uuid order by id for no key update
    ),
    gate as materialized (select count(*) as definitions from stock),
    canceled as (
      update ticket set status = 'CANCELED' from gate
      where ticket.order_number = ${o.orderNumber} and ticket.status = 'VALID' ${named}
      returning ticket.definition_id, ticket.ticket_number, ticket.event_id, ticket.seat
    ),
    unclaimed as (
      delete from seat_claim using canceled
      where seat_claim.event_id = canceled.event_id and seat_claim.seat = canceled.seat
    ),
    returned as (select definition_id, count(*)::int as quantity from canceled group by definition_id),
    given_back as (
      update ticket_definition set remaining = stock.remaining + returned.quantity
      from stock join returned on returned.definition_id = stock.id
      where ticket_definition.id = stock.id
    )
    select ticket_number as "ticketNumber" from canceled`);
  return rows.map(({ ticketNumber }) => ticketNumber);
}
