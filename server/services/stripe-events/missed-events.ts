/**
 * Finds events whose webhook never arrived in Stripe's own list. A cursor in the store says how far we have read, so
 * each event is handled once, however many there are and however long we were down. Stripe keeps events for 30 days.
 */
import { eq, inArray, lte } from "drizzle-orm";
import type Stripe from "stripe";
import { isMissing } from "../../clients/stripe-client";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/connection/open-store";
import { eventRetry, processedEvent } from "../../store/schema";
import { retrieveOrReport } from "../payments/stripe-objects";
import { nextAttempt } from "./event-retries";
import { LISTED_EVENTS } from "./event-table";
import type { HandleEvent } from "./handle-event";
import { cursorOf, moveCursor } from "./list-cursors";

const PAGE = 100;
/** Per run. The next run continues where this one stopped. */
const PAGES_PER_RUN = 10;
const RETRIES_PER_RUN = 20;
/** Stripe may list an event a little after newer ones, so the cursor stays this far behind. */
const SETTLED_AFTER_MS = 10 * 60_000;

type MissedEventsDeps = { store: Store; stripe: Stripe; clock: Clock; report: Report };

export function missedEvents({ store: { db }, stripe, clock, report }: MissedEventsDeps, handleEvent: HandleEvent) {
  /** Call it every minute or so. Throws if Stripe's list or the store cannot be read; then the cursor stays. */
  return async function catchUp(): Promise<void> {
    await retryFailed();
    const { newest, oldest } = await cursorOf(db, "events");
    let pages = newest ? await forward(newest) : await begin();
    for (let from = newest ? oldest : (await cursorOf(db, "events")).oldest; from && pages < PAGES_PER_RUN; pages++) {
      from = await backward(from);
    }
  };

  /** Reads the newest page. Older pages are read backward from its end. */
  async function begin(): Promise<number> {
    const { data, has_more: more } = await stripe.events.list({ types: LISTED_EVENTS, limit: PAGE });
    await handle(data);
    const last = data.at(-1);
    const newest = (data.find(isSettled) ?? last)?.id ?? null;
    if (last) await moveCursor(db, "events", { newest, oldest: more ? last.id : null });
    return 1;
  }

  /** Reads what is newer than the cursor, oldest first. Returns the number of pages read. */
  async function forward(from: string): Promise<number> {
    let after = from;
    for (let pages = 1; pages <= PAGES_PER_RUN; pages++) {
      const page = await read({ ending_before: after });
      if (!page) {
        await moveCursor(db, "events", { newest: null, oldest: null });
        return pages;
      }
      await handle(page.data);
      const settled = page.data.find(isSettled)?.id;
      if (settled) await moveCursor(db, "events", { newest: settled });
      after = page.data[0]?.id ?? after;
      if (!page.has_more) return pages;
    }
    return PAGES_PER_RUN;
  }

  /** Reads the page before this event. Returns the event to continue from, null at the end. */
  async function backward(from: string): Promise<string | null> {
    const page = await read({ starting_after: from });
    await handle(page?.data ?? []);
    const oldest = page?.has_more ? (page.data.at(-1)?.id ?? null) : null;
    await moveCursor(db, "events", { oldest });
    return oldest;
  }

  /** Undefined if Stripe has deleted the cursor's event. */
  async function read(where: Stripe.EventListParams) {
    try {
      return await stripe.events.list({ types: LISTED_EVENTS, limit: PAGE, ...where });
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  }

  function isSettled({ created }: Stripe.Event): boolean {
    return created * 1000 <= clock.now().getTime() - SETTLED_AFTER_MS;
  }

  /** Handles a page of events, oldest first. A failed one is scheduled for a retry and does not block the others. */
  async function handle(newestFirst: Stripe.Event[]): Promise<void> {
    const ids = newestFirst.map(({ id }) => id);
    const known = await Promise.all([
      db.select({ id: processedEvent.eventId }).from(processedEvent).where(inArray(processedEvent.eventId, ids)),
      db.select({ id: eventRetry.eventId }).from(eventRetry).where(inArray(eventRetry.eventId, ids)),
    ]);
    const passed = new Set(known.flat().map(({ id }) => id));
    for (const event of newestFirst.toReversed()) {
      if (!passed.has(event.id)) await handleEvent(event).catch((error: unknown) => keepForLater(event.id, 0, error));
    }
  }

  async function keepForLater(eventId: string, attempts: number, error: unknown): Promise<void> {
    report(error, "critical", "event that was missed");
    const row = { eventId, attempts: attempts + 1, retryAt: nextAttempt(clock.now(), attempts) };
    await db.insert(eventRetry).values(row).onConflictDoUpdate({ target: eventRetry.eventId, set: row });
  }

  async function retryFailed(): Promise<void> {
    const due = await db
      .select()
      .from(eventRetry)
      .where(lte(eventRetry.retryAt, clock.now()))
      .orderBy(eventRetry.retryAt)
      .limit(RETRIES_PER_RUN);
    for (const { eventId, attempts } of due) {
      try {
        const event = await retrieve(eventId);
        if (event) await handleEvent(event);
        await db.delete(eventRetry).where(eq(eventRetry.eventId, eventId));
      } catch (error) {
        await keepForLater(eventId, attempts, error);
      }
    }
  }

  /** Undefined once Stripe has deleted the event. Comparing Stripe's objects then finds what it was about. */
  function retrieve(eventId: string): Promise<Stripe.Event | undefined> {
    return retrieveOrReport(report, "event that could not be handled within 30 days", () =>
      stripe.events.retrieve(eventId),
    );
  }
}
