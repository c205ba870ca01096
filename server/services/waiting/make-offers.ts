/**
 * The waiting list's regular job: for each night in one transaction, it settles what became of its offers, and makes
 * new offers to the oldest entries that fit. Any number of processes may run it: they wait for each other at the
 * night's tiers.
 */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { offerUntil } from "../../../app/domain/waiting/offer-length";
import { pickOffers, type WaitingEntry } from "../../../app/domain/waiting/pick-offers";
import { enqueueMail } from "../../mail/outbox";
import type { Db } from "../../store/connection/open-store";
import { ticketReturn, waitEntry } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { retryOnCollision } from "../contention";
import { returnsEndAt } from "../returns/return-rules";
import { freeSeats, isOnSale, listIsOpen, lockedStock, type NightStock, noteNeeds } from "./night-stock";
import { offerReturns } from "./return-offers";
import { settleEntries } from "./settle-entries";
import { type MadeOffer, reserveOffers } from "./stock-offers";
import type { WaitingDeps } from "./wait-types";

/** In one round. The next one comes 15 seconds later. */
const MOST_ENTRIES = 1_000;
const DAY_MS = 86_400_000;
const UNDO = new Error("A dry run is undone");

/** What a round did for one night. `ended`: entries of a list that is closed now. */
type Served = { offers: number; ended: number };
const NOTHING: Served = { offers: 0, ended: 0 };

export function offerMaking({ store: { db }, clock, report, outbox, release }: WaitingDeps) {
  return { makeOffers, offerNow };

  async function makeOffers(stopped?: AbortSignal): Promise<void> {
    await releaseLostOffers();
    let mails = 0;
    for (const eventId of await nightsWithAList()) {
      if (stopped?.aborted) return;
      try {
        const { offers, ended } = await retryOnCollision(() => db.transaction((tx) => serve(tx, eventId)));
        mails += offers + ended;
      } catch (error) {
        report(error, "critical", "waiting list of a night");
      }
    }
    if (mails > 0) outbox.sendSoon();
  }

  /** The same for one night at the office's request. Returns how many offers were made. */
  async function offerNow(eventId: string, { actor, dryRun }: { actor: Actor; dryRun?: boolean }): Promise<number> {
    let served = NOTHING;
    await retryOnCollision(() =>
      db.transaction(async (tx) => {
        served = await serve(tx, eventId);
        const detail = { offers: served.offers };
        await recordAudit(tx, { at: clock.now(), actor, action: "waiting.offered", entity: eventId, detail });
        if (dryRun) throw UNDO;
      }),
    ).catch((error: unknown) => {
      if (error !== UNDO) throw error;
    });
    if (served.offers + served.ended > 0 && !dryRun) outbox.sendSoon();
    return served.offers;
  }

  async function serve(tx: Db, eventId: string): Promise<Served> {
    const now = clock.now();
    const stock = await lockedStock(tx, eventId, now);
    if (!stock) return NOTHING;
    await settleEntries(tx, { eventId, calledOff: stock.night.status === "CANCELED", now });
    if (!stock.night.scheduleTbd && now >= returnsEndAt(stock.night)) await withdrawListed(tx, eventId);
    const served = listIsOpen(stock.night, now)
      ? { offers: await offer(tx, eventId, now), ended: 0 }
      : { offers: 0, ended: await close(tx, eventId, stock, now) };
    await noteNeeds(tx, eventId);
    return served;
  }

  async function offer(tx: Db, eventId: string, now: Date): Promise<number> {
    // Read again: offers that ended just now have given seats back.
    const stock = await lockedStock(tx, eventId, now);
    const until = stock && offerUntil(now, stock.night);
    if (!stock || !until) return 0;
    const entries = await waitingEntries(tx, eventId);
    const made = await offerSeats(tx, { eventId, stock, entries, until, now });
    const rest = entries.filter(isWithout(made));
    const lastReturn = returnsEndAt(stock.night);
    const untilReturn = offerUntil(now, stock.night, lastReturn);
    if (untilReturn) {
      const { currency } = stock.night;
      made.push(...(await offerReturns(tx, { eventId, currency, entries: rest, until: untilReturn, now })));
    }
    await noteOffers(tx, made, now);
    return made.length;
  }

  async function noteOffers(tx: Db, made: MadeOffer[], now: Date): Promise<void> {
    for (const { entryId, reservationId } of made) {
      await tx.update(waitEntry).set({ status: "OFFERED" }).where(eq(waitEntry.id, entryId));
      await enqueueMail(tx, { cause: `wait_offer:${reservationId}`, template: "wait_offer", ref: reservationId, now });
    }
  }

  /** The night was called off, has no date, or begins soon. Without a date the list only rests. */
  async function close(tx: Db, eventId: string, { night }: NightStock, now: Date): Promise<number> {
    if (night.scheduleTbd && night.status !== "CANCELED") return 0;
    const ended = await tx
      .update(waitEntry)
      .set({ status: "OVER", endedAt: now })
      .where(and(eq(waitEntry.eventId, eventId), inArray(waitEntry.status, ["WAITING", "UNCONFIRMED"])))
      .returning({ id: waitEntry.id, joinedAt: waitEntry.joinedAt });
    // Called off more than a day after its date: nobody waits for that mail.
    if (!night.scheduleTbd && now.getTime() > night.startAt.getTime() + DAY_MS) return 0;
    for (const { id, joinedAt } of ended) {
      if (joinedAt)
        await enqueueMail(tx, {
          cause: `wait_over:${id}:${joinedAt.toISOString()}`,
          template: "wait_over",
          ref: id,
          now,
        });
    }
    return ended.length;
  }

  /**
   * Releases offers of deleted entries, of entries that have their seats by late money, and those of returned tickets
   * that were taken back or used.
   */
  async function releaseLostOffers(): Promise<void> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from reservation where status = 'PENDING' and origin <> 'fan' and (
        (entry_id is null and visitor_id like 'offer:%')
        or exists (select 1 from wait_entry where wait_entry.id = entry_id and wait_entry.status = 'BOUGHT')
        or (origin = 'return' and exists (
          select 1 from ticket_return where reservation_id = reservation.id and ticket_return.status = 'WITHDRAWN')))`);
    for (const { id } of rows) {
      await release(id).catch((error: unknown) => report(error, "critical", "releasing an offer that is void"));
    }
  }

  async function nightsWithAList(): Promise<string[]> {
    const { rows } = await db.execute<{ id: string }>(sql`
      select event_id as id from wait_entry where status in ('WAITING', 'OFFERED')
      union select event_id from ticket_definition where wait_need is not null
      union select event_id from ticket_return where status = 'LISTED'`);
    return rows.map(({ id }) => id);
  }
}

/** Withdraws listed tickets, since the doors open soon. Tickets in a running checkout may still be sold. */
async function withdrawListed(tx: Db, eventId: string): Promise<void> {
  await tx
    .update(ticketReturn)
    .set({ status: "WITHDRAWN" })
    .where(and(eq(ticketReturn.eventId, eventId), eq(ticketReturn.status, "LISTED")));
}

async function waitingEntries(tx: Db, eventId: string): Promise<WaitingEntry[]> {
  return tx
    .select({ id: waitEntry.id, quantity: waitEntry.quantity, fewer: waitEntry.fewer, tiers: waitEntry.tiers })
    .from(waitEntry)
    .where(and(eq(waitEntry.eventId, eventId), eq(waitEntry.status, "WAITING")))
    .orderBy(asc(waitEntry.joinedAt), asc(waitEntry.id))
    .limit(MOST_ENTRIES);
}

/**
 * Offers free seats until none fits. An offer fails if the one before it took the last seats of a phase; in the next
 * round it is made at the next phase's price.
 */
async function offerSeats(
  tx: Db,
  { entries, stock, ...o }: { eventId: string; entries: WaitingEntry[]; stock: NightStock; until: Date; now: Date },
): Promise<MadeOffer[]> {
  const offers = picked(entries, stock, o.now);
  const made = await reserveOffers(tx, { ...o, stock, offers });
  if (made.length === 0 || made.length === offers.length) return made;
  const left = await lockedStock(tx, o.eventId, o.now);
  return left
    ? [...made, ...(await offerSeats(tx, { ...o, stock: left, entries: entries.filter(isWithout(made)) }))]
    : made;
}

const isWithout =
  (made: MadeOffer[]) =>
  ({ id }: WaitingEntry): boolean =>
    !made.some(({ entryId }) => entryId === id);

function picked(entries: WaitingEntry[], { tiers }: NightStock, now: Date) {
  const open = tiers.filter((tier) => isOnSale(tier, now) && freeSeats(tier) > 0);
  const zones = new Map(
    open.flatMap(({ zone, freeInZone }) => (zone && freeInZone !== null ? [[zone, freeInZone]] : [])),
  );
  const free = open.map((tier) => ({ definitionId: tier.id, n: tier.free, zone: tier.zone ?? tier.id }));
  return pickOffers(entries, free, zones);
}
