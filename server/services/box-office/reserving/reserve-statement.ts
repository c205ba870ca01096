/** The statement that reserves seats for all fans who ask about a night at the same moment. */
import { type SQL, sql } from "drizzle-orm";
import { GOODS_FOLLOW } from "../../goods/beside-seats/goods-of-hold";
import { belongsTo } from "../holds/hold-owner";
import { hasLine, withoutTurn } from "./line-gate";
import type { CodeProblem } from "./problem-codes";
import type { ReservationLine as AnswerLine } from "./reservation-answer";
import { type SeatRequest, takeSeats } from "./seat-stock";
import { instant } from "./sql-values";

export type PendingRequest = Required<Pick<SeatRequest, "visitorId" | "userId" | "clientKey">> & SeatRequest;
/** A row of the statement below: one request and one of its tiers. */
export type SeatLine = Omit<AnswerLine, "unitCents" | "listCents"> & {
  n: number;
  /** Null if the tier is not on sale for the fan. */
  unitCents: number | null;
  listCents: number | null;
  available: number;
  ok: boolean;
  barred: boolean;
  late: boolean;
  totalCents: number;
  currency: string;
  /** Why no seats, or not these, could be taken. */
  problem: SeatProblem | null;
  zone: string | null;
  /** The next ones only on nights with phases or codes. How many seats are left at most in a phase that is open to the fan. */
  phaseLeft?: number | null;
  /** What a phase or a code was short of was taken by a request before it in the same statement. */
  outbid?: boolean;
  faults?: CodeFault[] | null;
};
/** Why a code doesn't count; `n` as in its sentence. */
export type CodeFault = { text: string; code: CodeProblem; n: number | null };
/** `seats`: those that cannot be had. `n`: how many are free in the zone, or lie together. */
export type SeatProblem =
  | { code: "placeTaken" | "companionAlone"; seats: number[] }
  | { code: "short" | "notTogether"; zone: string; n: number }
  | { code: "noAccessible" };

/** Of lines without a phase or a sale that is open to the fan, with another price than shown, with a code that fails. */
const NOT_ON_THESE_TERMS = sql`union all
      select wanted.n from wanted left join priced on priced.n = wanted.n and priced.definition_id = wanted.definition_id
      where priced.n is null or wanted.shown <> priced.list_cents
      union all
      select n from code_fault where fault is not null`;

const CODES_NOTED = sql`,
    codes as (
      insert into reservation_code (reservation_id, code_id, seats)
      select verdict.id, used_code.code_id, used_code.seats
      from used_code join verdict on verdict.n = used_code.n where verdict.ok
    )`;

const TERMS_TOLD = sql`,
      (select max(available) from open_phase where open_phase.n = line.n
        and open_phase.definition_id = line.definition_id) as "phaseLeft",
      exists (
        select 1 from bid, unnest(bid.wanted, verdict.seen) with ordinality as one(wanted, seen, place)
        where bid.n = line.n and one.place > (select count(*) from tier) and one.wanted > one.seen) as outbid,
      (select jsonb_agg(jsonb_build_object('text', text, 'code', fault, 'n', number) order by position)
        from code_fault where code_fault.n = line.n and fault is not null) as faults`;

/**
 * All reservations of one event as one statement. It commits by itself, so no lock outlives a round trip. The statement
 * checks the rules again (reservation-rules.ts explains them to people), under a lock that canceling the night waits for.
 * It bars a fan who has a hold in checkout, or one under the same key: the caller has to look at these first. A frozen
 * database or network may delay the statement for minutes, so after `deadline`, on the database's own clock, it takes
 * nothing.
 */
export function reserveStatement(o: {
  eventId: string;
  now: Date;
  expires: Date;
  asking: PendingRequest[];
  deadline?: string;
  seated?: boolean;
  /** Phases and codes count. */
  terms?: boolean;
  /** Turns in line count. */
  line?: boolean;
}): SQL {
  const terms = o.terms ? "asked" : undefined;
  const now = instant(o.now);
  const late = sql`gate.locked_at >= ${o.deadline ?? "infinity"}::timestamptz`;
  const barred = sql`
      select request.n from request left join show on show.published_at <= ${now} and show.start_at > ${now}
        and show.status in ('SCHEDULED', 'POSTPONED') and show.registration_type = 'TICKETS' and not show.schedule_tbd
        and show.ticket_limit_per_order >= (select sum(quantity) from wanted where wanted.n = request.n)
      where show.id is null
      union all
      select wanted.n from wanted join stock on stock.id = wanted.definition_id
      where hidden or quantity > limit_per_checkout
        ${terms ? sql`` : sql`or ${now} < sale_start or ${now} >= sale_end or wanted.shown <> price_cents`}
        ${o.seated ? sql`` : sql`or seated`}
      union all
      select request.n from request, gate where ${late} ${terms ? sql`` : sql`or gate.on_terms`}
      ${terms ? NOT_ON_THESE_TERMS : sql``}
      union all
      ${o.line ? withoutTurn("request", o.eventId, o.now) : sql`select n from request where ${hasLine(o.eventId, o.now)}`}
      union all
      select request.n from request join own_hold on ${belongsTo("request")}
      where own_hold.event_id = ${o.eventId}::uuid and (own_hold.client_key = request.client_key
        or (own_hold.status = 'PENDING' and (own_hold.checkout_session_id is not null
          or (own_hold.origin <> 'fan' and own_hold.expires > ${now}))))`;
  return sql`
    with ${takeSeats({ eventId: o.eventId, now: o.now, requests: o.asking, barred, seated: o.seated, terms, walkUps: true })},
    show as materialized (select * from event where id = ${o.eventId}::uuid for share),
    made as (
      insert into reservation
        (id, event_id, status, user_id, visitor_id, client_key, total_cents, currency, expires, created_at)
      select request.id, show.id, 'PENDING', request.user_id, request.visitor_id, request.client_key,
        verdict.total_cents, show.currency, ${instant(o.expires)}, ${now}
      from request join verdict on verdict.n = request.n, show,
        -- The index allows one hold per fan and night, so the old one has to end before the new one is inserted.
        (select count(*) from ended) as before
      where verdict.ok
    ),
    lines as (
      insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, list_cents, name, policy, seats${terms ? sql`, phase_id` : sql``})
      select verdict.id, line.definition_id, line.quantity, line.unit_cents, line.list_cents, line.name, line.policy,
        line.seats${terms ? sql`, line.phase_id` : sql``}
      from line join verdict on verdict.n = line.n where verdict.ok
    ),
    ${GOODS_FOLLOW}${terms ? CODES_NOTED : sql``}
    select line.n, verdict.ok, verdict.n in (select n from barred) as barred, ${late} as late,
      verdict.total_cents as "totalCents",
      show.currency, line.definition_id as "definitionId", line.quantity, line.available, line.name, line.policy,
      line.unit_cents as "unitCents", line.list_cents as "listCents", line.seats, line.problem, line.zone${terms ? TERMS_TOLD : sql``}
    from line join verdict on verdict.n = line.n, show, gate
    order by line.n, line.order_index, line.definition_id`;
}
