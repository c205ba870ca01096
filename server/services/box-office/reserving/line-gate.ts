/**
 * The part of the reservation statement for a night with a line: it refuses visitors without a turn. A turn is good for
 * one order.
 */
import { type SQL, sql } from "drizzle-orm";
import { instantAtRun, nightAtRun } from "./sql-values";

/** Selects the positions `n` in `people` (visitor_id, user_id) of those without a turn, while the night has a line. */
export const withoutTurn = (people: "request" | "asking", eventId: string, now: Date): SQL => sql`
      select request.n from ${sql.raw(people)} as request join on_sale as line on line.event_id = ${nightAtRun(eventId)}
      where line.ended_at is null and line.mode <> 'off' and line.joins_at <= ${instantAtRun(now)}
        and not exists (
          select 1 from admission
          where admission.sale_id = line.id and admission.until > ${instantAtRun(now)}
            and (admission.user_id = request.user_id or admission.visitor_id = request.visitor_id)
            and not exists (
              select 1 from reservation
              where reservation.event_id = line.event_id and reservation.status = 'CONFIRMED'
                and reservation.created_at >= admission.entered_at
                and (reservation.user_id = request.user_id
                  or (reservation.user_id is null and reservation.visitor_id = request.visitor_id))))`;
