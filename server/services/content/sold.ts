/** What mustn't change about a night with sales: its seats, its date and its money belong to the fans, too. */
import { sql } from "drizzle-orm";
import { counted } from "../../../app/domain/format/counted";
import type { Db } from "../../store/db";
import { event, purchase } from "../../store/schema";
import { isOfNight } from "../broadcasts/broadcasts-of-night";
import { isOpenHold } from "../nights/night-tallies";
import { isOverdue } from "../seating/seat-owners";
import type { Complaint } from "./fault-sentences";
import type { ItemRow } from "./rows";
import type { StoredItem } from "./stored";

/**
 * By night: tickets that are valid or used, broadcasts that are paid for, seats that fans hold now, and claimed seats
 * that aren't overdue. By tier: whether anybody ever held or bought it.
 */
export type Sold = {
  nights: Map<string, number>;
  broadcasts: Map<string, number>;
  held: Map<string, number>;
  claimed: Map<string, number>;
  reserved: Set<string>;
  touched: Set<string>;
  /** Nights that are called off, and for which fans had paid or had a ticket. */
  refunded: Set<string>;
};

export async function soldOf(db: Db, eventIds: string[], now: Date): Promise<Sold> {
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb))`;
  // As an array, so that PostgreSQL uses the index of nights. Reservations have none, and are read faster without.
  const { rows: nights } = await db.execute<{ id: string; tickets: number }>(sql`
    select event_id as id, count(*)::int as tickets from ticket
    where status in ('VALID', 'USED') and event_id = any(array${ids}) group by event_id`);
  const { rows: touched } = await db.execute<{ id: string; night: string; held: number }>(sql`
    select definition_id as id, event_id as night,
      coalesce(sum(quantity) filter (where ${isOpenHold(now)}), 0)::int as held
    from reservation_line join reservation on reservation.id = reservation_id where event_id in ${ids}
    group by definition_id, event_id`);
  const { rows: claimed } = await db.execute<{ id: string; seats: number }>(sql`
    select event_id as id, count(*)::int as seats from seat_claim
    where event_id in ${ids} and not ${isOverdue(now)} group by event_id`);
  const { rows: broadcasts } = await db.execute<{ id: string; paid: number }>(sql`
    select ppv_event.event_id as id, count(*)::int as paid
    from ppv_event join purchase on purchase.kind = 'ppv' and purchase.ref = ppv_event.id::text
    where purchase.status = 'PAID' and ppv_event.event_id in ${ids} group by ppv_event.event_id`);
  const { rows: refunded } = await db.execute<{ id: string }>(sql`
    select id from ${event} where id in ${ids} and status = 'CANCELED' and (
      exists (select from ticket where event_id = ${event.id})
      or exists (select from ${purchase} where ${isOfNight(event.id)} and ${purchase.status} <> 'OPEN'))`);
  const held = new Map<string, number>();
  for (const { night, held: seats } of touched) held.set(night, (held.get(night) ?? 0) + seats);
  return {
    held,
    broadcasts: new Map(broadcasts.map(({ id, paid }) => [id, paid])),
    claimed: new Map(claimed.map(({ id, seats }) => [id, seats])),
    nights: new Map(nights.map(({ id, tickets }) => [id, tickets])),
    reserved: new Set(touched.map(({ night }) => night)),
    refunded: new Set(refunded.map(({ id }) => id)),
    touched: new Set(touched.map(({ id }) => id)),
  };
}

/** `next` is the new version of the night, its parts with their ids. Prices and texts may change at any time. */
export function soldComplaints(stored: StoredItem, next: ItemRow, sold: Sold, now: Date): Complaint[] {
  const id = String(stored.row.id);
  const tickets = sold.nights.get(id) ?? 0;
  const complaints: Complaint[] = [];
  const complain = (path: Complaint["path"], says: string) => void complaints.push({ path, says });
  const tiers = Array.isArray(next.tiers) ? (next.tiers as ItemRow[]) : [];

  const sales = salesOf(tickets, sold.broadcasts.get(id) ?? 0);
  if (sales) {
    const movedTo = next.startAt instanceof Date ? next.startAt.getTime() : undefined;
    if (movedTo !== undefined && movedTo !== (stored.row.startAt as Date).getTime()) {
      complain(
        ["startAt"],
        `cannot change, ${sales} sold: use \`orders move-event\`, which tells ${tickets > 0 ? "the holders" : "the buyers"}`,
      );
    }
    if (next.status === "CANCELED" && stored.row.status !== "CANCELED") {
      complain(["status"], `cannot change, ${sales} sold: use \`orders cancel-event\`, which refunds them`);
    }
  }
  if (sold.refunded.has(id) && next.status !== "CANCELED") {
    complain(["status"], "cannot change, the night is called off and its tickets were refunded: make a new night");
  }
  const seats = tickets + (sold.held.get(id) ?? 0);
  if ((seats > 0 || sales) && isPublic(stored.row, now) && !isPublic(next, now)) {
    const field = next.status === "DRAFT" ? "status" : "publishedAt";
    const owned = seats > 0 ? `${counted(seats, "ticket is", "tickets are")} sold or held` : `${sales} sold`;
    complain([field], `cannot hide the night, ${owned}`);
  }
  for (const old of stored.parts) {
    const index = tiers.findIndex((tier) => tier.id === old.id);
    const taken = Number(old.capacity) - Number(old.remaining) - Number(old.allotted);
    if (index < 0) {
      if (sold.touched.has(String(old.id))) {
        complain(["tiers"], `cannot lose “${old.name}”, which was sold or held: hide it instead`);
      }
      continue;
    }
    const { capacity, allotted } = tiers[index] as ItemRow;
    if (typeof capacity === "number" && taken + Number(allotted ?? 0) > capacity) {
      const rest = Number(allotted ?? 0) > 0 ? ` and ${allotted} allotted` : "";
      complain(["tiers", index, "capacity"], `is below the ${taken} seats that are sold or held${rest}`);
    }
  }
  return complaints;
}

/** "3 tickets are"; undefined if nothing is sold. */
function salesOf(tickets: number, broadcasts: number): string | undefined {
  if (tickets > 0) return counted(tickets, "ticket is", "tickets are");
  return broadcasts > 0 ? counted(broadcasts, "broadcast is", "broadcasts are") : undefined;
}

const isPublic = ({ status, publishedAt }: ItemRow, now: Date) =>
  status !== "DRAFT" && !(publishedAt instanceof Date && publishedAt > now);
