/** Deletes rows that are no longer needed. Every table that grows is either tidied here or kept for a stated reason. */
import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db";
import {
  accessToken,
  attempt,
  basketLine,
  doorKey,
  doorPass,
  endedSession,
  flowLease,
  follow,
  follower,
  notice,
  onSale,
  playback,
  processedEvent,
  refreshAnswer,
  reservation,
  waitEntry,
  webhookDelivery,
} from "../schema";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** A batch locks its rows for a moment, and skips rows in use. */
const BATCH = 1_000;
/** For one table and run. The rest waits for the next hour. */
const MOST_BATCHES = 200;

type TidyRule = {
  table: PgTable;
  /** Rows that nobody can need any more. An index finds them. */
  over: SQL;
  /** How long after that they are deleted. */
  afterMs: number;
  /** Dated by the machine's clock, as tokens are, where it differs from the site's. */
  machineTime?: true;
};

/** Stripe lists events for 30 days and retries webhooks for three, so an older event can't come again. */
const EVENT_MS = 90 * DAY_MS;
/** Long enough for a fan to ask what became of their seats. */
const HOLD_MS = 90 * DAY_MS;
/** Long enough to say why a fan got no offer. */
const WAIT_ENTRY_MS = 30 * DAY_MS;
const PLAYBACK_MS = 30 * DAY_MS;
/** A basket promises nothing, so it may be short-lived. */
const BASKET_MS = 60 * DAY_MS;
const DOOR_PASS_MS = 30 * DAY_MS;
/** Until then a fan may ask whether their turn was fair. */
const LINE_MS = 30 * DAY_MS;
/** Reminders of sales that have opened, and follows that were never confirmed. */
const FOLLOW_MS = 7 * DAY_MS;
/** An address that follows nothing, with the links in the mails that it got. */
const FOLLOWER_MS = 60 * DAY_MS;
const NOTICE_MS = 60 * DAY_MS;
const SEAT_NOTE_MS = 30 * DAY_MS;
/** The office still sees what a token was for after it has ended. */
const TOKEN_MS = 90 * DAY_MS;
const DELIVERY_MS = 30 * DAY_MS;

/** When a night ends. Null while it has no date: what belongs to it then stays. */
const nightEnd = (id: PgColumn): SQL =>
  sql`(select event.end_at from event where event.id = ${id} and not event.schedule_tbd)`;

export const TIDIED: Record<string, TidyRule> = {
  ended_session: { table: endedSession, over: sql`${endedSession.until} <`, afterMs: HOUR_MS, machineTime: true },
  refresh_answer: { table: refreshAnswer, over: sql`${refreshAnswer.until} <`, afterMs: HOUR_MS, machineTime: true },
  attempt: { table: attempt, over: sql`${attempt.resetAt} <`, afterMs: 0 },
  flow_lease: { table: flowLease, over: sql`${flowLease.until} <`, afterMs: HOUR_MS },
  processed_event: { table: processedEvent, over: sql`${processedEvent.receivedAt} <`, afterMs: EVENT_MS },
  playback: { table: playback, over: sql`${playback.lastSeenAt} <`, afterMs: PLAYBACK_MS },
  door_pass: { table: doorPass, over: sql`${nightEnd(doorPass.eventId)} <`, afterMs: DOOR_PASS_MS },
  door_key: { table: doorKey, over: sql`${nightEnd(doorKey.eventId)} <`, afterMs: DOOR_PASS_MS },
  // With its places and turns.
  on_sale: { table: onSale, over: sql`${nightEnd(onSale.eventId)} <`, afterMs: LINE_MS },
  follow: { table: follow, over: sql`${follow.until} <`, afterMs: FOLLOW_MS },
  follower: {
    table: follower,
    over: sql`${follower.stopped} = '{}' and not exists (select 1 from follow where follow.follower_id = ${follower.id})
      and ${follower.createdAt} <`,
    afterMs: FOLLOWER_MS,
  },
  access_token: { table: accessToken, over: sql`${accessToken.until} <`, afterMs: TOKEN_MS },
  webhook_delivery: { table: webhookDelivery, over: sql`${webhookDelivery.createdAt} <`, afterMs: DELIVERY_MS },
  notice: { table: notice, over: sql`${notice.createdAt} <`, afterMs: NOTICE_MS },
  basket_line: { table: basketLine, over: sql`${basketLine.addedAt} <`, afterMs: BASKET_MS },
  // Without a date of its end, an entry is still alive.
  wait_entry: { table: waitEntry, over: sql`${waitEntry.endedAt} <`, afterMs: WAIT_ENTRY_MS },
  // Holds that never reached a checkout. Stripe knows nothing of them, so no money can refer to them.
  reservation: {
    table: reservation,
    over: sql`${reservation.status} in ('CANCELED', 'EXPIRED') and ${reservation.checkoutAttempt} = 0
      and ${reservation.checkoutSessionId} is null
      and not exists (select 1 from ticket_order where ticket_order.reservation_id = ${reservation.id})
      and not exists (select 1 from payment where payment.ref = ${reservation.id}::text)
      and ${reservation.createdAt} <`,
    afterMs: HOLD_MS,
  },
};

const BOOKS = "the books: tax law asks for them, and they have to balance";
const CONTENT = "content: the office adds and removes it";

/** Why the other tables keep all their rows. */
export const KEPT: Record<string, string> = {
  place: "goes with its line",
  admission: "goes with its line",
  reservation_line: "goes with its reservation",
  reservation_code: "goes with its reservation",
  sale_phase: BOOKS,
  phase_tier: BOOKS,
  code: BOOKS,
  code_tier: "goes with its code",
  seat_claim: "goes with its hold or ticket; the office gives back its own",
  wait_key: "goes with its entry",
  ticket_return: BOOKS,
  ticket_order: BOOKS,
  ticket: BOOKS,
  scan: "who came in: the office settles doubles by it, and it names nobody",
  payment: BOOKS,
  refund: BOOKS,
  dispute: BOOKS,
  purchase: `${BOOKS}; billing forgets those that came to nothing`,
  goods_order: BOOKS,
  goods_line: BOOKS,
  goods_key: "opens the link in a mail for as long as there is the order",
  subscription: BOOKS,
  entitlement: BOOKS,
  card_trial: "one trial for each card, whatever becomes of the account",
  balance_entry: BOOKS,
  job_run: "one row for each job",
  event_retry: "goes when its event is handled, or when Stripe has forgotten it",
  stripe_cursor: "one row for each of Stripe's lists",
  audit: "who did what to money and tickets",
  draft: "few: the office publishes or discards them",
  translation_source: "goes with its item",
  staff_member: "one row for each person who has worked in the office",
  webhook_target: "few, until the office removes them",
  office_job: "few, and how a night was called off belongs to the books",
  outbox: "its causes are what keeps a mail from being sent twice; it names nobody",
  order_key: "opens the link in a mail for as long as there is the order",
  billing_customer: "one row for each fan who pays",
  calendar_key: "a fan's own calendar, until they turn it off or leave",
  sale_campaign: "which campaign sold what: the office compares years, and it names nobody",
  announcement: "goes with its night",
  search_entry: "made from the content, and changes with it",
  contact: "messages, until the office or the fan deletes them",
  contact_answer: "goes with its message",
  account_change: "the job that settles it removes it",
  departure: "goes with its last step",
  migration: "one row for each migration",
  ...Object.fromEntries(
    [
      ...[
        "event_category",
        "show",
        "venue",
        "venue_section",
        "event",
        "ticket_definition",
        "seating_plan",
        "event_bench",
        "wrestler",
        "highlight",
      ],
      ...[
        "media_file",
        "media_item",
        "instagram_item",
        "product",
        "product_variant",
        "ppv_event",
        "premium_plan",
        "redirect",
      ],
    ].map((table) => [table, CONTENT]),
  ),
};

/** Deletes old rows, table by table. Returns the number of deleted rows. Any number of processes may call it. */
export async function tidy(db: Db, now: Date): Promise<number> {
  let gone = 0;
  for (const rule of Object.values(TIDIED)) gone += await tidyTable(db, rule, now);
  await forgetSeatNotes(db, now);
  return gone;
}

/** A note on a seat may name the guest for whom it was kept. */
async function forgetSeatNotes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update seat_claim set note = null from event
    where event.id = seat_claim.event_id and seat_claim.note is not null
      and not event.schedule_tbd and event.end_at <= ${new Date(now.getTime() - SEAT_NOTE_MS).toISOString()}::timestamptz`);
}

async function tidyTable(db: Db, { table, over, afterMs, machineTime }: TidyRule, now: Date): Promise<number> {
  const before = new Date((machineTime ? Date.now() : now.getTime()) - afterMs);
  const name = sql.identifier(getTableConfig(table).name);
  let gone = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const { rows } = await db.execute(sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${over} ${before} limit ${BATCH} for update skip locked
      )) returning 1`);
    gone += rows.length;
    if (rows.length < BATCH) break;
  }
  return gone;
}
