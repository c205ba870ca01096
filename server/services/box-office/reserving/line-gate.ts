/**
 * Whose a turn is and what uses it up, and the part of the reservation statement that refuses visitors without one on a
 * night with a line.
 */
import { type SQL, sql } from "drizzle-orm";
import { instantAtRun, nightAtRun } from "./sql-values";

/**
 * SQL: the turn `admission` is the visitor's. An account has its turn in every browser, and keeps it there after signing
 * out. Another account in that browser doesn't get it, and neither gets an account a guest's turn beside its own.
 */
export const turnIsOf = (o: { userId: SQL; visitorId: SQL; now: SQL }): SQL => sql`
  (admission.user_id = ${o.userId}
    or (admission.visitor_id = ${o.visitorId} and (${o.userId} is null
      or (admission.user_id is null and not exists (
        select 1 from admission as own
        where own.sale_id = admission.sale_id and own.user_id = ${o.userId}
          and ${o.now} between own.entered_at and own.until)))))`;

/**
 * SQL: `reservation` was made in the turn `admission`. One of its browser counts whichever account made it, unless that
 * account had a turn of its own.
 */
const madeInTurn = sql`
  (reservation.created_at >= admission.entered_at
    and (reservation.user_id = admission.user_id
      or (reservation.visitor_id = admission.visitor_id and not exists (
        select 1 from admission as own
        where own.sale_id = admission.sale_id and own.id <> admission.id and own.user_id = reservation.user_id
          and reservation.created_at between own.entered_at and own.until))))`;

/** SQL: the order `reservation` uses up the turn `admission`, which is good for one. */
export const usesTurn = sql`(reservation.status = 'CONFIRMED' and ${madeInTurn})`;

/** SQL: an unpaid hold of the same turn under another identity, such as the fan's own account before signing out. */
export const mayUseTurn = (o: { userId: SQL; visitorId: SQL; now: Date }): SQL => sql`
  (reservation.status = 'PENDING'
    and (reservation.expires > ${instantAtRun(o.now)} or reservation.checkout_session_id is not null)
    and (reservation.user_id = ${o.userId}
      or (reservation.user_id is null and reservation.visitor_id = ${o.visitorId})) is not true
    and ${madeInTurn})`;

/**
 * SQL: the statement sees all that the browser and the account of the turn `admission` hold on this night. One that has
 * waited for the lock on the tiers may not: the function, which comes with the schema, looks again after that.
 */
const SEES_ALL_HOLDS = sql`
  (select count(*) from reservation
    where reservation.event_id = gate.event_id
      and (reservation.user_id = admission.user_id or reservation.visitor_id = admission.visitor_id))
    = reservations_now_1(gate.event_id, admission.user_id, admission.visitor_id)`;

/** SQL: the condition for `on_sale as line` to be the line that the night has now. */
const isLineNow = (eventId: string, now: Date): SQL => sql`
  line.event_id = ${nightAtRun(eventId)} and line.mode <> 'off' and line.joins_at <= ${instantAtRun(now)}
    and line.ended_at is null`;

/** Whether the night has a line now. */
export const hasLine = (eventId: string, now: Date): SQL => sql`
  exists (select 1 from on_sale as line where ${isLineNow(eventId, now)})`;

/**
 * Selects the positions `n` in `people` (visitor_id, user_id) of those without a turn, while the night has a line. Turns
 * and holds are looked up by the indexes for each of them: a rush would read thousands each time, joined with all turns
 * or with all holds of the night. Those who ask for seats (`request`) also have to be the first to do so in their turn:
 * the others try again, and see its hold.
 */
export function withoutTurn(people: "request" | "asking", eventId: string, now: Date): SQL {
  const takes = people === "request";
  const who = { userId: sql`request.user_id`, visitorId: sql`request.visitor_id` };
  return sql`
       select one.n from (
         select request.n,
           turn.id is not null ${takes ? sql`and row_number() over (partition by turn.id order by request.n) = 1` : sql``} as may
         from ${sql.raw(people)} as request join on_sale as line on ${isLineNow(eventId, now)}
         left join lateral (
           select admission.id from (
             select * from admission where admission.user_id = request.user_id
             union all select * from admission where admission.visitor_id = request.visitor_id
           ) as admission ${takes ? sql`, gate` : sql``}
           where admission.sale_id = line.id and admission.until > ${instantAtRun(now)}
             and ${turnIsOf({ ...who, now: instantAtRun(now) })}
             ${takes ? sql`and ${SEES_ALL_HOLDS}` : sql``}
             and not exists (
               select 1 from (
                 select * from reservation where reservation.user_id in (admission.user_id, request.user_id)
                 union all select * from reservation where reservation.visitor_id = admission.visitor_id
               ) as reservation
               where reservation.event_id = line.event_id
                 and (${usesTurn} or ${mayUseTurn({ ...who, now })}
                   or (reservation.status = 'CONFIRMED' and reservation.created_at >= admission.entered_at
                     and reservation.user_id = request.user_id)))
         ) as turn on true
       ) as one
       group by one.n having not bool_or(one.may)`;
}
