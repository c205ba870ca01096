/**
 * The part of takeSeats (seat-stock.ts) for nights with phases and codes. Their counts are bid for like seats:
 * a seat in a phase, a use of a code and a seat for a code are each one of a further tier. Locks come in the order
 * definitions, phases, codes, reservations, each by id; phases and codes that are not counted are not locked.
 */
import { type SQL, sql } from "drizzle-orm";
import { SMALLEST_CHARGES, USUAL_SMALLEST_CHARGE } from "../../../../app/domain/tickets/smallest-charge";
import { LIVE_STATUSES } from "../../membership/memberships";
import { isSubscriptionDisputed } from "../../refunds/disputed-payments";
import { hasEnded } from "../holds/hold-owner";
import { instant, instantAtRun, nightAtRun } from "./sql-values";

const statuses = sql.raw(LIVE_STATUSES.map((status) => `'${status}'`).join(", "));

/** What these holds have, counted by the keys of `good`. */
const keptBy = (holds: "ran_out" | "given_up"): SQL =>
  sql.raw(`
      select kept.reservation_id, kept.definition_id::text as key, kept.quantity
      from ${holds} join reservation_line as kept on kept.reservation_id = ${holds}.id
      union all
      select kept.reservation_id, 'phase ' || kept.phase_id || kept.definition_id, kept.quantity
      from ${holds} join reservation_line as kept on kept.reservation_id = ${holds}.id where kept.phase_id is not null
      union all
      select kept.reservation_id, 'use ' || kept.code_id, 1
      from ${holds} join reservation_code as kept on kept.reservation_id = ${holds}.id
      union all
      select kept.reservation_id, 'seat ' || kept.code_id, kept.seats
      from ${holds} join reservation_code as kept on kept.reservation_id = ${holds}.id`);

/** Locks phases and codes, once the definitions are locked. Holds that may end have codes, too. */
export const lockedTerms = (eventId: string, now: Date, lock: boolean = true): SQL => sql`
    phase as materialized (
      select phase_tier.phase_id, phase_tier.definition_id, phase_tier.remaining
      from gate, stock join phase_tier on phase_tier.definition_id = stock.id
      where phase_tier.remaining is not null
      order by phase_tier.phase_id, phase_tier.definition_id ${lock ? sql`for no key update of phase_tier` : sql``}
    ),
    phase_gate as materialized (select count(*) as phases from phase),
    asked_code as materialized (
      select request.n, asked.text, asked.position, code.id, code.kind, code.phase_id, code.start_at, code.end_at, code.stopped_at,
        code.per_buyer, code.percent, code.cents_per_ticket, code.cents_per_order, code.minimum_seats
      from request cross join jsonb_array_elements_text(request.codes) with ordinality as asked(text, position)
      left join code on code.text = asked.text and (code.email is null or code.email = request.email)
        and (code.phase_id in (select id from sale_phase where event_id = ${nightAtRun(eventId)}) or code.id in (
          select code_id from code_tier join ticket_definition on ticket_definition.id = definition_id
          where event_id = ${nightAtRun(eventId)}))
    ),
    named_code as materialized (
      select id from asked_code where id is not null
      union
      select code_id from reservation_code join request on request.id = reservation_code.reservation_id
      union
      select code_id from reservation_code join reservation on reservation.id = reservation_code.reservation_id
      where reservation.event_id = ${nightAtRun(eventId)} and reservation.status = 'PENDING'
        and ${hasEnded(now)}
      union
      select code_id from reservation_code join own_hold on own_hold.id = reservation_code.reservation_id
      where own_hold.event_id = ${eventId}::uuid and own_hold.status = 'PENDING'
    ),
    counted as materialized (
      select code.id, code.uses_left, code.seats_left
      from phase_gate, named_code join code on code.id = named_code.id
      where code.uses is not null or code.seats is not null or code.per_buyer is not null
      order by code.id ${lock ? sql`for no key update of code` : sql``}
    ),
    code_gate as materialized (select count(*) as codes from counted)`;

/** The stock, what ended holds give back, and the fan's own hold. Tiers come first. */
export const GOODS = sql`
    freed_good as materialized (
      select key, sum(quantity)::int as quantity from (${keptBy("ran_out")}) as kept group by key
    ),
    own_good as materialized (
      select given_up.n, kept.key, sum(kept.quantity)::int as quantity
      from given_up join (${keptBy("given_up")}) as kept on kept.reservation_id = given_up.id group by given_up.n, kept.key
    ),
    good as materialized (
      select tier.id::text as key, tier.place, tier.remaining, tier.available from tier
      union all
      select one.key, (select count(*) from tier) + row_number() over (order by one.key), one.remaining,
        one.remaining + coalesce(freed_good.quantity, 0)
      from (
        select 'phase ' || phase_id || definition_id as key, remaining from phase
        union all
        select 'use ' || id, uses_left from counted where uses_left is not null
        union all
        select 'seat ' || id, seats_left from counted where seats_left is not null
      ) as one left join freed_good on freed_good.key = one.key
    )`;

const smallestChargeOf = (eventId: string): SQL => sql`
  select coalesce((${JSON.stringify(SMALLEST_CHARGES)}::jsonb ->> event.currency)::int, ${USUAL_SMALLEST_CHARGE}::int)
  from event where event.id = ${eventId}::uuid`;

/** Right and price of each line: its phase, its price there, and what a promotion code makes of it. */
export const termsOf = (eventId: string, now: Date): SQL => sql`
    member as materialized (
      select distinct request.n from request join subscription on subscription.user_id = request.user_id
      join event on event.id = ${eventId}::uuid
      where subscription.status in (${statuses}) and not ${isSubscriptionDisputed(sql`subscription.id`)}
        -- A trial that was begun after the night was announced was begun for these seats.
        and not (subscription.status = 'trialing' and subscription.started_at >= event.published_at)
    ),
    open_phase as materialized (
      select wanted.n, wanted.definition_id, wanted.quantity, sale_phase.id as phase_id, access.id as access_id,
        coalesce(phase_tier.price_cents, stock.price_cents) as price_cents, sale_phase.order_index,
        good.available + coalesce(own_good.quantity, 0) as available
      from wanted join stock on stock.id = wanted.definition_id
      join phase_tier on phase_tier.definition_id = stock.id
      join sale_phase on sale_phase.id = phase_tier.phase_id
        and sale_phase.start_at <= ${instantAtRun(now)} and ${instantAtRun(now)} < sale_phase.end_at
      left join asked_code as access on access.n = wanted.n and access.phase_id = sale_phase.id
      left join good on good.key = 'phase ' || sale_phase.id || stock.id
      left join own_good on own_good.n = wanted.n and own_good.key = good.key
      where sale_phase.audience = 'everyone' or (sale_phase.audience = 'code' and access.id is not null)
        or (sale_phase.audience = 'premium' and wanted.n in (select n from member))
      union all
      select wanted.n, wanted.definition_id, wanted.quantity, null, null, stock.price_cents, null, null
      from wanted join stock on stock.id = wanted.definition_id
      where stock.sale_start <= ${instant(now)} and ${instant(now)} < stock.sale_end
    ),
    chosen as materialized (
      select distinct on (n, definition_id) n, definition_id, quantity, phase_id, access_id, price_cents
      from open_phase where available is null or available >= quantity
      order by n, definition_id, order_index nulls last, phase_id
    ),
    promo as materialized (
      -- One each: a second one is a fault.
      select distinct on (asked_code.n) asked_code.n, asked_code.id, sum(chosen.quantity)::int as seats,
        asked_code.percent, asked_code.cents_per_ticket, asked_code.cents_per_order
      from asked_code join chosen on chosen.n = asked_code.n
      join code_tier on code_tier.code_id = asked_code.id and code_tier.definition_id = chosen.definition_id
      where asked_code.kind = 'promo'
      group by asked_code.n, asked_code.position, asked_code.id, asked_code.percent, asked_code.cents_per_ticket,
        asked_code.cents_per_order
      order by asked_code.n, asked_code.position
    ),
    discounted as materialized (
      select chosen.n, chosen.definition_id, chosen.quantity, chosen.phase_id, chosen.price_cents as list_cents,
        chosen.price_cents - least(chosen.price_cents, case when code_tier.code_id is null then 0
          when promo.percent is not null then (chosen.price_cents::bigint * promo.percent + 50) / 100
          when promo.cents_per_ticket is not null then promo.cents_per_ticket
          else (promo.cents_per_order + promo.seats - 1) / promo.seats end)::int as unit_cents
      from chosen left join promo on promo.n = chosen.n
      left join code_tier on code_tier.code_id = promo.id and code_tier.definition_id = chosen.definition_id
    ),
    -- A rest that Stripe would not charge is waived, or nobody could pay for the seats.
    priced as materialized (
      select n, definition_id, quantity, phase_id, list_cents,
        case when bool_or(unit_cents < list_cents) over fan
          and sum(quantity::bigint * unit_cents) over fan < (${smallestChargeOf(eventId)}) then 0 else unit_cents end as unit_cents
      from discounted window fan as (partition by n)
    ),
    used_code as materialized (
      select n, id as code_id, seats from promo
      union all
      select n, access_id, sum(quantity)::int from chosen where access_id is not null group by n, access_id
    ),
    needed as materialized (
      select n, definition_id::text as key, quantity from wanted
      union all
      select n, 'phase ' || phase_id || definition_id, quantity from chosen where phase_id is not null
      union all
      select n, 'use ' || code_id, 1 from used_code
      union all
      select n, 'seat ' || code_id, seats from used_code
    ),
    -- Why a code doesn't count. What is left of it is what the fan's own hold would give back, too.
    code_fault as materialized (
      select asked_code.n, asked_code.position, asked_code.text,
        case
          when asked_code.id is null then 'codeUnknown'
          when asked_code.stopped_at is not null or asked_code.end_at <= ${instant(now)} then 'codeOver'
          when asked_code.start_at > ${instant(now)} then 'codeEarly'
          when row_number() over (partition by asked_code.n, asked_code.kind order by asked_code.position) > 1
            then 'codeSecond'
          when use.available + coalesce(own_use.quantity, 0) < 1 then 'codeUsed'
          when asked_code.per_buyer <= (
            select code_orders_1(counted.id, request.user_id, request.visitor_id, ${instant(now)},
              array(select given_up.id from given_up where given_up.n = request.n))
            from counted where counted.id = asked_code.id) then 'codeUsed'
          when asked_code.kind = 'promo' and used_code.seats is null then 'codeNotHere'
          when used_code.seats < asked_code.minimum_seats then 'codeMinimum'
          when seat.available + coalesce(own_seat.quantity, 0) < used_code.seats then 'codeSeats'
        end as fault,
        case
          when used_code.seats < asked_code.minimum_seats then asked_code.minimum_seats
          else seat.available + coalesce(own_seat.quantity, 0)
        end as number
      from asked_code join request on request.n = asked_code.n
      left join used_code on used_code.n = asked_code.n and used_code.code_id = asked_code.id
      left join good as use on use.key = 'use ' || asked_code.id
      left join own_good as own_use on own_use.n = asked_code.n and own_use.key = use.key
      left join good as seat on seat.key = 'seat ' || asked_code.id
      left join own_good as own_seat on own_seat.n = asked_code.n and own_seat.key = seat.key
    )`;

/** The same for a hold that ended before its money came: it needs what it had, at the price that was paid. */
export const SETTLED_TERMS = sql`
    priced as materialized (
      select wanted.n, kept.definition_id, kept.quantity, kept.phase_id, coalesce(kept.list_cents, kept.unit_cents) as list_cents,
        kept.unit_cents
      from request join wanted on wanted.n = request.n
      join reservation_line as kept on kept.reservation_id = request.id and kept.definition_id = wanted.definition_id
    ),
    needed as materialized (
      select n, definition_id::text as key, quantity from wanted
      union all
      select n, 'phase ' || phase_id || definition_id, quantity from priced where phase_id is not null
      union all
      select request.n, 'use ' || kept.code_id, 1
      from request join reservation_code as kept on kept.reservation_id = request.id
      union all
      select request.n, 'seat ' || kept.code_id, kept.seats
      from request join reservation_code as kept on kept.reservation_id = request.id
    )`;

/** A row per request, with its numbers in the order of the goods. */
export const BID_ON_TERMS = sql`bid as materialized (
      select request.n, array_agg(coalesce(needed.quantity, 0) order by good.place) as wanted,
        array_agg(coalesce(own_good.quantity, 0) order by good.place) as own,
        coalesce((select sum(quantity * unit_cents) from priced where priced.n = request.n), 0)::int as total_cents,
        (select count(*) from wanted join tier on tier.id = wanted.definition_id where wanted.n = request.n)
          = jsonb_array_length(request.wanted) and request.n not in (select n from barred) as may
      from request cross join good
      left join needed on needed.n = request.n and needed.key = good.key
      left join own_good on own_good.n = request.n and own_good.key = good.key
      group by request.n, request.wanted, request.id
    )`;

/** Updates the counts of phases and codes. */
export const TAKEN_TERMS = sql`final_good as materialized (
      select good.key, turn.seats[good.place] as remaining
      from turn, good, (select max(n) as n from turn) as last
      where turn.n = last.n and turn.seats[good.place] <> good.remaining
    ),
    final_phase as materialized (
      select phase.phase_id, phase.definition_id, final_good.remaining
      from final_good join phase on final_good.key = 'phase ' || phase.phase_id || phase.definition_id
    ),
    phases_taken as (
      update phase_tier set remaining = final_phase.remaining from final_phase
      where phase_tier.phase_id = final_phase.phase_id and phase_tier.definition_id = final_phase.definition_id
    ),
    final_code as materialized (
      select counted.id, coalesce(use.remaining, counted.uses_left) as uses_left,
        coalesce(seat.remaining, counted.seats_left) as seats_left
      from counted left join final_good as use on use.key = 'use ' || counted.id
      left join final_good as seat on seat.key = 'seat ' || counted.id
      where use.key is not null or seat.key is not null
    ),
    codes_taken as (
      update code set uses_left = final_code.uses_left, seats_left = final_code.seats_left
      from final_code where code.id = final_code.id
    )`;

/** Locks the phases and codes of one hold that is to end, once its definitions are locked; before its reservation. */
export const lockedTermsOf = (reservationId: string): SQL => sql`
    phase as materialized (
      select phase_tier.phase_id, phase_tier.definition_id, phase_tier.remaining, line.quantity
      from gate, line join phase_tier on phase_tier.phase_id = line.phase_id and phase_tier.definition_id = line.definition_id
      where phase_tier.remaining is not null
      order by phase_tier.phase_id, phase_tier.definition_id for no key update of phase_tier
    ),
    phase_gate as materialized (select count(*) as phases from phase),
    counted as materialized (
      select code.id, code.uses_left, code.seats_left, kept.seats as quantity
      from phase_gate, reservation_code as kept join code on code.id = kept.code_id
      where kept.reservation_id = ${reservationId}::uuid and (code.uses is not null or code.seats is not null)
      order by code.id for no key update of code
    ),
    code_gate as materialized (select count(*) as codes from counted)`;
