/** A night as the waiting list sees it: whether the list is open, and what is free of each tier. For a transaction. */
import { sql } from "drizzle-orm";
import { takesEntries } from "../../../app/domain/waiting/offer-length";
import type { Db } from "../../store/connection/open-store";
import type { event, ticketDefinition } from "../../store/schema";
import { instant } from "../box-office/reserving/sql-values";
import { lockTiers } from "../seating/lock-tiers";

type EventRow = typeof event.$inferSelect;
type TierRow = typeof ticketDefinition.$inferSelect;

export type WaitingNight = Pick<
  EventRow,
  "status" | "registrationType" | "scheduleTbd" | "startAt" | "doorsAt" | "publishedAt" | "timeZoneId" | "currency"
> & { limit: number };
export type WaitingTier = Pick<
  TierRow,
  "id" | "hidden" | "seated" | "onTerms" | "waitNeed" | "saleStart" | "saleEnd"
> & {
  limit: number;
  /** Neither sold nor held; what expired holds still have counts as free. */
  free: number;
  /** Its section, if it is sold by seat; seats of a section are shared by its tiers. */
  zone: string | null;
  freeInZone: number | null;
};
export type NightStock = { night: WaitingNight; tiers: WaitingTier[] };

/** Instants come as text. */
type StockRow = {
  night: Omit<WaitingNight, "startAt" | "doorsAt" | "publishedAt"> &
    Record<"startAt" | "doorsAt" | "publishedAt", string>;
  tiers: (Omit<WaitingTier, "saleStart" | "saleEnd"> & Record<"saleStart" | "saleEnd", string>)[] | null;
};

/**
 * Locks the tiers first, so that changes of the list and reservations of seats wait for each other. Undefined if there
 * is no such night.
 */
export async function lockedStock(tx: Db, eventId: string, now: Date): Promise<NightStock | undefined> {
  await lockTiers(tx, [eventId]);
  return readStock(tx, eventId, now);
}

/** The same without a lock, for pages. */
export async function readStock(db: Db, eventId: string, now: Date): Promise<NightStock | undefined> {
  const { rows } = await db.execute<StockRow>(sql`
    with lapsed as (
      select line.definition_id, sum(line.quantity)::int as seats
      from reservation join reservation_line as line on line.reservation_id = reservation.id
      where reservation.event_id = ${eventId}::uuid and reservation.status = 'PENDING'
        and reservation.expires <= ${instant(now)} and reservation.checkout_session_id is null
      group by line.definition_id
    ),
    tier as (
      select definition.*, coalesce(lapsed.seats, 0) as lapsed
      from ticket_definition as definition left join lapsed on lapsed.definition_id = definition.id
      where definition.event_id = ${eventId}::uuid
    )
    select jsonb_build_object('status', status, 'registrationType', registration_type, 'scheduleTbd', schedule_tbd,
      'startAt', start_at, 'doorsAt', doors_at, 'publishedAt', published_at, 'timeZoneId', time_zone_id,
      'currency', currency, 'limit', ticket_limit_per_order) as night,
      (select jsonb_agg(jsonb_build_object('id', id, 'hidden', hidden, 'seated', seated, 'onTerms', on_terms,
        'waitNeed', wait_need, 'saleStart', sale_start, 'saleEnd', sale_end, 'limit', limit_per_checkout,
        'free', remaining + lapsed, 'zone', case when seated then section_id end,
        'freeInZone', case when seated then free_in_zone_1(event_id, section_id)
          + (select coalesce(sum(lapsed), 0) from tier as other where other.seated and other.section_id = tier.section_id)
          end) order by order_index, id) from tier) as tiers
    from event where id = ${eventId}::uuid`);
  const [row] = rows;
  if (!row) return undefined;
  const { night } = row;
  return {
    night: {
      ...night,
      startAt: new Date(night.startAt),
      doorsAt: new Date(night.doorsAt),
      publishedAt: new Date(night.publishedAt),
    },
    tiers: (row.tiers ?? []).map((tier) => ({
      ...tier,
      saleStart: new Date(tier.saleStart),
      saleEnd: new Date(tier.saleEnd),
    })),
  };
}

/** Whether the night still takes entries, and makes offers. */
export const listIsOpen = (night: WaitingNight, now: Date): boolean =>
  (night.status === "SCHEDULED" || night.status === "POSTPONED") &&
  night.registrationType === "TICKETS" &&
  !night.scheduleTbd &&
  night.publishedAt <= now &&
  takesEntries(night.startAt, now);

/** Phases may open a tier before its own sale. */
export const isOnSale = (tier: WaitingTier, now: Date): boolean =>
  !tier.hidden && now < tier.saleEnd && (tier.onTerms || tier.saleStart <= now);

export const freeSeats = ({ free, freeInZone }: WaitingTier): number =>
  Math.min(free, freeInZone ?? Number.POSITIVE_INFINITY);

/** Whether anybody can buy this many of it now. Free seats that are kept back for the list cannot be bought. */
export const hasSeatsFor = (tier: WaitingTier, quantity: number): boolean => {
  const free = freeSeats(tier);
  return free >= quantity && !(tier.waitNeed !== null && tier.waitNeed <= free);
};

/**
 * Notes for the reservation statement how few seats an entry would take of each tier. Call it whenever an entry begins
 * or ceases to wait, with the tiers locked. For numbered seats, a tier stands for its zone.
 */
export async function noteNeeds(tx: Db, eventId: string): Promise<void> {
  await tx.execute(sql`
    update ticket_definition set wait_need = need.n
    from (
      select tier.id, min(case when entry.fewer then 1 else entry.quantity end) as n
      from ticket_definition as tier
      join ticket_definition as named on named.event_id = tier.event_id and (named.id = tier.id
        or (named.seated and tier.seated and named.section_id = tier.section_id))
      left join wait_entry as entry on entry.event_id = tier.event_id and entry.status = 'WAITING'
        and named.id = any (entry.tiers)
      where tier.event_id = ${eventId}::uuid group by tier.id
    ) as need
    where ticket_definition.id = need.id and ticket_definition.wait_need is distinct from need.n`);
}
