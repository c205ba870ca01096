/**
 * Figures that only the store has: seats, holds, mails. One query serves all scrapes for 15 seconds, and a scrape never
 * waits for it.
 */
import { sql } from "drizzle-orm";
import type { Clock } from "../process/clock";
import type { Store } from "../store/db";
import type { GaugeReading } from "./metrics";

const FRESH_MS = 15_000;
/** Older figures would mislead, so they are left out. */
const TOO_OLD_MS = 120_000;
/** How long the query may run. */
const STATEMENT_MS = 2_000;

type FigureRow = Record<
  | "capacity"
  | "free"
  | "held"
  | "shopping"
  | "paying"
  | "waiting"
  | "offered"
  | "returns_listed"
  | "returns_taken"
  | "offers_overdue"
  | "mails"
  | "oldest_mail_seconds"
  | "events_waiting"
  | "refunds_returned",
  string | number
>;

/** The reader for `Metrics.atScrape`. Every subquery uses an index or a small table. */
export function storeFigures({ store, clock }: { store: Pick<Store, "db">; clock: Clock }): () => GaugeReading[] {
  let last: { row: FigureRow; at: number } | undefined;
  let running: Promise<void> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const row = await store.db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`));
        return (await tx.execute<FigureRow>(figures(clock.now()))).rows[0];
      },
      { accessMode: "read only" },
    );
    if (row) last = { row, at: performance.now() };
  }

  return () => {
    if (!running && performance.now() - askedAt >= FRESH_MS) {
      askedAt = performance.now();
      // If it fails, the figures' age shows it.
      running = read()
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
    }
    const age = last && performance.now() - last.at;
    return [
      ...readings(last && age !== undefined && age < TOO_OLD_MS ? last.row : undefined),
      ["ringside_store_figures_age_seconds", age === undefined ? Number.NaN : age / 1000],
    ];
  };
}

function readings(row: FigureRow | undefined): GaugeReading[] {
  const of = (name: keyof FigureRow) => (row ? Number(row[name]) : Number.NaN);
  return [
    ["ringside_seats", of("capacity"), "capacity"],
    ["ringside_seats", of("free"), "free"],
    ["ringside_seats", of("held"), "held"],
    ["ringside_seats", of("capacity") - of("free") - of("held"), "sold"],
    ["ringside_holds", of("shopping"), "shopping"],
    ["ringside_holds", of("paying"), "paying"],
    ["ringside_wait_entries", of("waiting"), "waiting"],
    ["ringside_wait_entries", of("offered"), "offered"],
    ["ringside_ticket_returns", of("returns_listed"), "listed"],
    ["ringside_ticket_returns", of("returns_taken"), "taken"],
    ["ringside_offers_overdue", of("offers_overdue")],
    ["ringside_outbox_mails", of("mails")],
    ["ringside_outbox_oldest_seconds", of("oldest_mail_seconds")],
    ["ringside_stripe_events_waiting", of("events_waiting")],
    ["ringside_refunds_returned", of("refunds_returned")],
  ];
}

function figures(at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  return sql`
    with seats as (
      select coalesce(sum(d.capacity - d.allotted), 0) as capacity, coalesce(sum(d.remaining), 0) as remaining
      from ticket_definition d join event e on e.id = d.event_id where e.start_at > ${now}
    ), pending as (
      select r.id, r.expires > ${now} as alive, r.checkout_session_id is not null as paying, l.quantity
      from reservation r join event e on e.id = r.event_id
      join lateral (select sum(quantity) as quantity from reservation_line where reservation_id = r.id) l on true
      where r.status = 'PENDING' and e.start_at > ${now}
    ), holds as (
      select coalesce(sum(quantity) filter (where alive or paying), 0) as held,
        coalesce(sum(quantity) filter (where not alive and not paying), 0) as over,
        count(*) filter (where alive and not paying) as shopping, count(*) filter (where paying) as paying
      from pending
    ), lists as (
      select count(*) filter (where w.status = 'WAITING') as waiting, count(*) filter (where w.status = 'OFFERED') as offered
      from wait_entry w join event e on e.id = w.event_id
      where w.status in ('WAITING', 'OFFERED') and e.start_at > ${now}
    ), returns as (
      select count(*) filter (where t.status = 'LISTED') as returns_listed,
        count(*) filter (where t.status = 'TAKEN') as returns_taken
      from ticket_return t join event e on e.id = t.event_id
      where t.status in ('LISTED', 'TAKEN') and e.start_at > ${now}
    ), overdue as (
      select count(*) as offers_overdue from reservation
      where status = 'PENDING' and entry_id is not null and checkout_session_id is null
        and expires < ${now} - interval '5 minutes'
    ), mails as (
      select count(*) as mails, coalesce(extract(epoch from ${now} - min(created_at)), 0) as oldest
      from outbox where sent_at is null and failed_at is null
    )
    select capacity, remaining + over as free, held, shopping, paying,
      waiting, offered, returns_listed, returns_taken, offers_overdue, mails,
      greatest(oldest, 0) as oldest_mail_seconds,
      (select count(*) from event_retry) as events_waiting,
      (select count(*) from refund where returned_at is not null) as refunds_returned
    from seats, holds, lists, returns, overdue, mails`;
}
