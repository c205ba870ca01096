/** What mustn't change about a night with sales: its seats, its date and its money belong to the fans, too. */
import { sql } from "drizzle-orm";
import { counted } from "../../../app/domain/format/counted";
import type { Db } from "../../store/db";
import { event, ppvEvent, purchase } from "../../store/schema";
import { isOfNight } from "../broadcasts/broadcasts-of-night";
import { FREE_NIGHT, isTaken, type TakenNight, takenNights } from "../nights/taken-nights";
import { isOverdue } from "../seating/seat-owners";
import type { Complaint } from "./fault-sentences";
import type { ItemRow } from "./rows";
import type { StoredItem } from "./stored";

/**
 * By night: what fans have of it, and claimed seats that aren't overdue. By tier: whether anybody ever held or bought
 * it.
 */
export type Sold = {
  nights: Map<string, TakenNight>;
  claimed: Map<string, number>;
  reserved: Set<string>;
  touched: Set<string>;
  /** Nights that are called off, and for which fans had paid or had a ticket. */
  refunded: Set<string>;
};

export async function soldOf(db: Db, eventIds: string[], now: Date): Promise<Sold> {
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb))`;
  const nights = await takenNights(db, eventIds, now);
  // Reservation lines aren't indexed by night, and are read faster without an array.
  const { rows: touched } = await db.execute<{ id: string; night: string }>(sql`
    select definition_id as id, event_id as night
    from reservation_line join reservation on reservation.id = reservation_id where event_id in ${ids}
    group by definition_id, event_id`);
  const { rows: claimed } = await db.execute<{ id: string; seats: number }>(sql`
    select event_id as id, count(*)::int as seats from seat_claim
    where event_id in ${ids} and not ${isOverdue(now)} group by event_id`);
  const { rows: refunded } = await db.execute<{ id: string }>(sql`
    select id from ${event} where id in ${ids} and status = 'CANCELED' and (
      exists (select from ticket where event_id = ${event.id})
      or exists (select from ${purchase} where ${isOfNight(event.id)} and ${purchase.status} <> 'OPEN'))`);
  return {
    nights,
    claimed: new Map(claimed.map(({ id, seats }) => [id, seats])),
    reserved: new Set(touched.map(({ night }) => night)),
    refunded: new Set(refunded.map(({ id }) => id)),
    touched: new Set(touched.map(({ id }) => id)),
  };
}

/** `next` is the new version of the night, its parts with their ids. Prices and texts may change at any time. */
export function soldComplaints(stored: StoredItem, next: ItemRow, sold: Sold, now: Date): Complaint[] {
  const id = String(stored.row.id);
  const taken = sold.nights.get(id) ?? FREE_NIGHT;
  const { tickets } = taken;
  const complaints: Complaint[] = [];
  const complain = (path: Complaint["path"], says: string) => void complaints.push({ path, says });
  const tiers = Array.isArray(next.tiers) ? (next.tiers as ItemRow[]) : [];

  const sales = salesOf(taken);
  if (sales) {
    for (const field of fieldsOfMove(stored.row, next)) {
      complain([field], onlyByMove(sales, tickets > 0 ? "the holders" : "the buyers"));
    }
    if (next.status === "CANCELED" && stored.row.status !== "CANCELED") {
      complain(["status"], `cannot change, ${sales} sold: use \`orders cancel-event\`, which refunds them`);
    }
  }
  if (sold.refunded.has(id) && next.status !== "CANCELED") {
    complain(["status"], "cannot change, the night is called off and its tickets were refunded: make a new night");
  }
  if (isTaken(taken) && isPublic(stored.row, now) && !isPublic(next, now)) {
    const field = next.status === "DRAFT" ? "status" : "publishedAt";
    const seats = tickets + taken.held;
    const owned = seats > 0 ? `${counted(seats, "ticket is", "tickets are")} sold or held` : ownedAtHome(taken);
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

/**
 * The fields that only a move of the night may change. A file that leaves out `scheduleTbd` and `previousStartAt` gives
 * the night its old date back, and takes refunds back that were promised with the new one.
 */
function fieldsOfMove(row: ItemRow, next: ItemRow): string[] {
  const { startAt, previousStartAt = null, scheduleTbd = false, status } = next;
  const isOther = (at: unknown, stored: unknown) =>
    at instanceof Date && at.getTime() !== (stored as Date | null)?.getTime();
  const changes = {
    startAt: isOther(startAt, row.startAt),
    scheduleTbd: typeof scheduleTbd === "boolean" && scheduleTbd !== row.scheduleTbd,
    previousStartAt:
      isOther(previousStartAt, row.previousStartAt) || (previousStartAt === null && row.previousStartAt !== null),
    status: row.status === "POSTPONED" && (status === "SCHEDULED" || status === "DRAFT"),
  };
  return Object.entries(changes).flatMap(([field, changed]) => (changed ? [field] : []));
}

const onlyByMove = (sales: string, people: string) =>
  `cannot change, ${sales} sold: use \`orders move-event\`, which tells ${people}`;

/** "3 tickets are"; undefined if nothing is sold. */
function salesOf({ tickets, broadcasts }: TakenNight): string | undefined {
  if (tickets > 0) return counted(tickets, "ticket is", "tickets are");
  return broadcasts > 0 ? broadcastsAre(broadcasts) : undefined;
}

const broadcastsAre = (count: number) => counted(count, "broadcast is", "broadcasts are");

const ownedAtHome = ({ broadcasts, checkouts }: Pick<TakenNight, "broadcasts" | "checkouts">): string =>
  broadcasts > 0 ? `${broadcastsAre(broadcasts)} sold` : `${broadcastsAre(checkouts)} being paid for`;

const isPublic = ({ status, publishedAt }: ItemRow, now: Date) =>
  status !== "DRAFT" && !(publishedAt instanceof Date && publishedAt > now);

/** How often a broadcast was sold, and is being paid for. `movedMs`: by how much its night was moved last. */
type SoldBroadcast = { broadcasts: number; checkouts: number; movedMs: number };

/** By broadcast. Without an entry, nobody ever paid for it, was given it, or is paying. */
export async function soldBroadcasts(db: Db, ids: string[]): Promise<Map<string, SoldBroadcast>> {
  const wanted = sql`jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const { rows } = await db.execute<SoldBroadcast & { id: string }>(sql`
    with had as (
      select ref as id, count(*) filter (where status = 'PAID') as broadcasts, count(*) filter (where status = 'OPEN') as checkouts
      from purchase where kind = 'ppv' and ref = any(array(select value from ${wanted})) and status <> 'ENDED' group by ref
      union all
      select ppv_id::text, count(*) filter (where source = 'comp' and revoked_at is null), 0
      from entitlement where ppv_id = any(array(select value::uuid from ${wanted})) group by ppv_id
    )
    select id, sum(broadcasts)::int as broadcasts, sum(checkouts)::int as checkouts,
      coalesce((
        select (extract(epoch from ${event.startAt} - ${event.previousStartAt}) * 1000)::float8
        from ${ppvEvent} join ${event} on ${event.id} = ${ppvEvent.eventId} where ${ppvEvent.id} = had.id::uuid
      ), 0) as "movedMs"
    from had group by id`);
  return new Map(rows.map(({ id, ...sold }) => [id, sold]));
}

/** Whether `next` is nearer to where `at` was before the move. */
function takesBack(movedMs: number, at: unknown, next: unknown): boolean {
  if (!(at instanceof Date && next instanceof Date)) return false;
  const by = next.getTime() - at.getTime();
  return Math.abs(by + movedMs) < Math.abs(by);
}

/**
 * A sold broadcast stays with its night, since it is refunded or moved together with it. A file may correct
 * its start, but not take it back to the date that the night had before it was moved.
 */
export function broadcastComplaints({ row }: StoredItem, next: ItemRow, sold: SoldBroadcast | undefined): Complaint[] {
  if (!sold) return [];
  const complaints: Complaint[] = [];
  const stays = row.eventId === null || (next.eventId ?? null) === row.eventId;
  if (!stays && sold.broadcasts + sold.checkouts > 0) {
    complaints.push({ path: ["eventId"], says: `cannot change, ${ownedAtHome(sold)}` });
  }
  if (sold.broadcasts > 0 && takesBack(sold.movedMs, row.liveStart, next.liveStart)) {
    complaints.push({ path: ["liveStart"], says: onlyByMove(broadcastsAre(sold.broadcasts), "the buyers") });
  }
  return complaints;
}
