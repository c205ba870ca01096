/** Records a scan, and lets the ticket's bearer in, in one statement. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "../../store/db";
import { audit, scan, ticket } from "../../store/schema";
import type { ActorAt } from "../audit-trail";
import { deliveriesOf } from "../machines/announce-event";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { offeredUntil } from "../returns/offered-tickets";

type ScanRow = typeof scan.$inferSelect;
export type ScanShown = ScanRow["shown"];

/** What is recorded. `shown` is `in` for a scan that should let in. */
type Scanned = Pick<
  ScanRow,
  "id" | "ticketNumber" | "eventId" | "passId" | "gate" | "at" | "shown" | "list" | "clockOff"
> & { mode: "online" | "offline"; receivedAt: Date; actor: ActorAt };

/**
 * Returns what was shown for this scan. Online, a valid ticket is used from now on; otherwise the answer is `used`. An
 * offline scan has been shown already: it uses a ticket that nobody else used, and becomes the entry if it was earlier
 * than the one that we know. A scan with a known id changes nothing and gets the same answer again.
 */
export async function recordScan(db: Db, given: Scanned): Promise<ScanShown> {
  const at = sql`${given.at.toISOString()}::timestamptz`;
  const received = sql`${given.receivedAt.toISOString()}::timestamptz`;
  const late = given.mode === "offline";
  const admits = given.shown === "in";
  const { rows } = await db.execute<{ shown: ScanShown }>(sql`
    with was as (
      select ${ticket.status} as status, ${ticket.checkedInAt} as at from ${ticket}
      where ${ticket.ticketNumber} = ${given.ticketNumber} and ${admits} for update
    ),
    moved as (
      update ${ticket} set status = 'USED', checked_in_at = ${at}, checked_in_by = ${given.gate}
      from was
      where ${ticket.ticketNumber} = ${given.ticketNumber} and ${ticket.eventId} = ${given.eventId}::uuid
        and not exists (select 1 from ${scan} where ${scan.id} = ${given.id}::uuid)
        and (
          (was.status = 'VALID' and not ${isOrderDisputed(ticket.orderNumber)} and ${offeredUntil} is null)
          or (was.status = 'USED' and ${late} and was.at > ${at})
        )
      returning was.status as before, was.at as entered
    ),
    noted as (
      insert into ${audit} (id, at, actor, via, action, entity, detail)
      select ${randomUUID()}::uuid, ${received}, ${given.actor.name}, ${given.actor.via},
        case when before = 'VALID' then 'ticket.used' else 'ticket.entry_moved' end, ${given.ticketNumber},
        jsonb_build_object('mode', ${given.mode}::text, 'scan', ${given.id}::text, 'gate', ${given.gate}::text)
          || case when before = 'VALID' then '{}'::jsonb else jsonb_build_object('was', entered) end
      from moved
    ),
    told as (${deliveriesOf({
      event: "ticket.checked_in",
      data: sql`jsonb_build_object('ticketNumber', ${given.ticketNumber}::text)`,
      at: given.receivedAt,
      rows: sql`(select from moved where before = 'VALID') as entered`,
    })})
    insert into ${scan} (id, ticket_number, event_id, pass_id, gate, at, mode, shown, list, clock_off, received_at)
    select ${given.id}::uuid, ${given.ticketNumber}, ${given.eventId}::uuid, ${given.passId}::uuid, ${given.gate}, ${at},
      ${given.mode}, case when ${admits && !late} and not exists (select 1 from moved) then 'used' else ${given.shown} end,
      ${given.list}::bigint, ${given.clockOff}::boolean, ${received}
    on conflict (id) do nothing
    returning shown`);
  const [row] = rows;
  if (row) return row.shown;
  const { rows: known } = await db.execute<{ shown: ScanShown }>(
    sql`select ${scan.shown} as shown from ${scan} where ${scan.id} = ${given.id}::uuid`,
  );
  if (!known[0]) throw new Error("No row of a scan that is recorded");
  return known[0].shown;
}
