/** Brings entries in line with what became of their offers. The night's tiers are locked. */
import { eq, sql } from "drizzle-orm";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { waitEntry } from "../../store/schema";
import { releaseSeats } from "../box-office/reserving/seat-stock";
import { instant } from "../box-office/reserving/sql-values";

/** After this many unanswered offers an entry ends. */
const MOST_MISSED = 2;

type OfferEnd = {
  entryId: string;
  quantity: number;
  missed: number;
  reservationId: string | null;
  status: "PENDING" | "CONFIRMED" | "CANCELED" | "EXPIRED" | null;
  /** Its returned tickets were used or taken back: that is not the fan's doing. */
  lost: boolean;
  bought: number;
};

/** The offers of a night that was called off have ended with it: their entries end like all others, with its mail. */
export async function settleEntries(
  tx: Db,
  { eventId, calledOff, now }: { eventId: string; calledOff: boolean; now: Date },
): Promise<void> {
  for (const ended of await endedOffers(tx, eventId, now)) {
    const { entryId, reservationId, quantity, bought } = ended;
    if (ended.status === "PENDING" && reservationId) {
      await releaseSeats(tx, { reservationId, status: "EXPIRED", now, sessionId: null });
    }
    if (ended.status === "CONFIRMED") {
      // Some of the seats: the entry waits on for the others, in its place.
      if (bought < quantity) await set(tx, entryId, { status: "WAITING", quantity: quantity - bought, missed: 0 });
      else await set(tx, entryId, { status: "BOUGHT", endedAt: now });
    } else if (ended.lost || calledOff) await set(tx, entryId, { status: "WAITING" });
    else if (ended.status === "CANCELED") await set(tx, entryId, { status: "LEFT", endedAt: now });
    else await miss(tx, ended, now);
  }
}

async function miss(tx: Db, { entryId, missed, reservationId }: OfferEnd, now: Date): Promise<void> {
  const times = missed + 1;
  if (times >= MOST_MISSED) {
    await set(tx, entryId, { status: "MISSED", missed: times, endedAt: now });
    await enqueueMail(tx, { cause: `wait_over:${reservationId}`, template: "wait_over", ref: entryId, now });
  } else {
    await set(tx, entryId, { status: "WAITING", missed: times, joinedAt: now });
    await enqueueMail(tx, { cause: `wait_missed:${reservationId}`, template: "wait_missed", ref: entryId, now });
  }
}

async function set(tx: Db, id: string, row: Partial<typeof waitEntry.$inferInsert>): Promise<void> {
  await tx.update(waitEntry).set(row).where(eq(waitEntry.id, id));
}

/** The last reservation of each entry with an offer, if it no longer holds seats. Two can be of one millisecond. */
async function endedOffers(tx: Db, eventId: string, now: Date): Promise<OfferEnd[]> {
  const { rows } = await tx.execute<OfferEnd>(sql`
    select entry.id as "entryId", entry.quantity, entry.missed, offer.id as "reservationId", offer.status,
      coalesce(offer.origin = 'return' and offer.status in ('CANCELED', 'EXPIRED') and exists (
        select 1 from ticket_return where reservation_id = offer.id and ticket_return.status = 'WITHDRAWN'), false) as lost,
      coalesce((select sum(line.quantity) from reservation_line as line where line.reservation_id = offer.id), 0)::int as bought
    from wait_entry as entry left join lateral (
      select * from reservation where reservation.entry_id = entry.id order by status = 'PENDING' desc, created_at desc limit 1
    ) as offer on true
    where entry.event_id = ${eventId}::uuid and entry.status = 'OFFERED' and (offer.id is null or offer.status <> 'PENDING'
      or (offer.expires <= ${instant(now)} and offer.checkout_session_id is null))
    order by entry.joined_at, entry.id`);
  return rows;
}
