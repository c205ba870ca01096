/**
 * Puts places for wheelchairs and their companions on sale for everybody. The law allows it once nothing else is left
 * of the same zone (28 CFR 36.302(f)(5)); a zone that has no other seats waits for the whole hall.
 */
import { sql } from "drizzle-orm";
import { recordAudit } from "../audit-trail";
import { changeSeats, type SeatCommand, type SeatDeps, type SeatFault } from "./change-seats";

type ReleasedSeats = { zones: { label: string; seats: number }[] };
type ZoneRow = { id: string; label: string; accessible: number; others: number; ordinary: boolean };

export function accessibleRelease(deps: SeatDeps) {
  return (o: SeatCommand): Promise<ReleasedSeats | SeatFault> =>
    changeSeats(deps, o, async ({ tx, now }) => {
      const { rows } = await tx.execute<ZoneRow>(sql`
        select zone_id as id, min(label) as label, sum(length(translate(free, '01 ', '')))::int as accessible,
          sum(length(translate(free, 'ac1 ', '')))::int as others, bool_or(base like '%0%') as ordinary
        from event_bench join venue_section on venue_section.id = zone_id
        where event_id = ${o.eventId}::uuid group by zone_id order by min(venue_section.rank)`);
      const left = rows.reduce((sum, { others }) => sum + others, 0);
      const zones = rows.filter((one) => one.accessible > 0 && (one.ordinary ? one.others : left) === 0);
      if (zones.length === 0) {
        const waiting = rows.filter(({ accessible }) => accessible > 0).map(({ label }) => label);
        if (waiting.length === 0) return { fault: "No accessible seat is free." };
        return { fault: `${waiting.join(", ")}: other seats are still free, so accessible seats stay reserved.` };
      }
      const ids = JSON.stringify(zones.map(({ id }) => id));
      await tx.execute(sql`
        update event_bench set free = translate(free, 'ac', '00'), base = (
          select string_agg(case when substr(free, place, 1) in ('a', 'c') then '0' else substr(base, place, 1) end, ''
            order by place)
          from generate_series(1, length(base)) as place)
        where event_id = ${o.eventId}::uuid and free ~ '[ac]'
          and zone_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))`);
      const released = zones.map(({ label, accessible }) => ({ label, seats: accessible }));
      const detail = { zones: released };
      await recordAudit(tx, { at: now, actor: o.actor, action: "seats.released", entity: o.eventId, detail });
      return { zones: released };
    });
}
