/**
 * Mails at a set time: a sale that opens, doors tomorrow, a broadcast that is live. Each is enqueued once for everybody
 * whom it concerns at that moment. Whether it is still true is checked when the mail is written.
 */
import { type SQL, sql } from "drizzle-orm";
import { type MailTemplate, priorityOf } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { notice, subscription } from "../../store/schema";
import type { Catalogue } from "../catalogue";
import { GRANTS_PREMIUM } from "../membership/memberships";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Later, "live now" is no news. */
const LIVE_NEWS_MS = 30 * MINUTE_MS;

type NoticeDeps = { store: Store; clock: Clock; catalogue: Pick<Catalogue, "followedNights"> };
type Opening = { id: string; opens: Date };

export function notices({ store: { db }, clock, catalogue }: NoticeDeps) {
  return async function notify(): Promise<void> {
    await tellOpenings();
    await tellDoors();
    await tellLive();
  };

  /** Runs `enqueue` once for each cause. */
  async function once(cause: string, enqueue: (tx: Db) => Promise<unknown>): Promise<void> {
    await db.transaction(async (tx) => {
      const row = { cause, createdAt: clock.now() };
      const fresh = await tx.insert(notice).values(row).onConflictDoNothing().returning({ cause: notice.cause });
      if (fresh.length > 0) await enqueue(tx);
    });
  }

  async function tellOpenings(): Promise<void> {
    const now = clock.now();
    await keepMoved(db, now);
    const openings = await openingSales(db, now);
    if (openings.length === 0) return;
    const subjects = new Map((await catalogue.followedNights()).map((night) => [night.id, night.subjects]));
    for (const { id, opens } of openings) {
      await keepReminders(db, { id, opens });
      const left = opens.getTime() - now.getTime();
      const when = left <= HOUR_MS ? "hour" : "day";
      const about = [`night:${id}`, ...(when === "day" ? (subjects.get(id) ?? []) : [])];
      const known = new Date(opens.getTime() - (when === "hour" ? HOUR_MS : DAY_MS));
      const at = opens.toISOString();
      await once(`sale_opens:${when}:${id}:${at}`, (tx) =>
        enqueue(tx, "sale_opens", {
          // A fan who asked later than that has just read when the sale opens.
          rows: sql`select follower_id as who, (array_agg(id order by kind <> 'night', created_at))[1] || ${`/${id}/${at}/${when}`}::text as ref
            from follow where confirmed_at <= ${known.toISOString()}::timestamptz
              and kind || ':' || subject = any(${sql.param(about)}::text[]) group by follower_id`,
          cause: `sale_opens:${when}:${id}:${at}`,
        }),
      );
    }
  }

  /** Mails buyers who had their tickets a day before the doors, and holders of transferred tickets. */
  async function tellDoors(): Promise<void> {
    const now = clock.now();
    const tomorrow = new Date(now.getTime() + DAY_MS);
    const { rows } = await db.execute<{ id: string; doors: string }>(sql`
      select id, doors_at as doors from event where status in ('SCHEDULED', 'POSTPONED') and not schedule_tbd
        and doors_at > ${now.toISOString()}::timestamptz and doors_at <= ${tomorrow.toISOString()}::timestamptz`);
    for (const { id, doors } of rows) {
      const at = new Date(doors).toISOString();
      const known = new Date(Date.parse(at) - DAY_MS).toISOString();
      await once(`doors_soon:${id}:${at}`, (tx) =>
        enqueue(tx, "doors_soon", {
          rows: sql`select distinct ticket.order_number || case when ticket.holder_email is null then '' else '/' || ticket.ticket_number end as who,
              ${`${at}/`}::text || ticket.order_number || case when ticket.holder_email is null then '' else '/' || ticket.ticket_number end as ref
            from ticket where ticket.event_id = ${id} and ticket.status = 'VALID' and ticket.created_at <= ${known}::timestamptz`,
          cause: `doors_soon:${id}:${at}`,
        }),
      );
    }
  }

  /** Mails everybody who may watch. */
  async function tellLive(): Promise<void> {
    const now = clock.now();
    const before = new Date(now.getTime() - LIVE_NEWS_MS);
    const { rows } = await db.execute<{ id: string; live: string; premium: boolean }>(sql`
      select ppv_event.id, live_start as live, premium_included as premium
      from ppv_event left join event on event.id = ppv_event.event_id
      where live_start <= ${now.toISOString()}::timestamptz and live_start > ${before.toISOString()}::timestamptz
        and live_end > ${now.toISOString()}::timestamptz and event.schedule_tbd is not true`);
    for (const { id, live, premium } of rows) {
      const members = premium
        ? sql`union all select ${subscription.userId}, 'member/' || ${subscription.id} from ${subscription} where ${GRANTS_PREMIUM}`
        : sql``;
      await once(`live_now:${id}:${new Date(live).toISOString()}`, (tx) =>
        enqueue(tx, "live_now", {
          // Names the entitlement or the membership, since the outbox must not name anybody.
          rows: sql`select min(by) as who, ${`${id}/`}::text || min(by) as ref from (
              select user_id, 'buyer/' || id as by from entitlement where ppv_id = ${id} and revoked_at is null
              ${members}) as fans group by user_id`,
          cause: `live_now:${id}:${new Date(live).toISOString()}`,
        }),
      );
    }
  }

  async function enqueue(tx: Db, template: MailTemplate, { rows, cause }: { rows: SQL; cause: string }): Promise<void> {
    await tx.execute(sql`
      insert into outbox (id, cause, template, ref, priority, created_at)
      select gen_random_uuid(), ${cause}::text || ':' || who, ${template}, ref, ${priorityOf(template)},
        ${clock.now().toISOString()}::timestamptz
      from (${rows}) as due
      on conflict (cause) do nothing`);
  }
}

/** Nights whose sale opens within a day: no visible tier is on sale yet. */
async function openingSales(db: Db, now: Date): Promise<Opening[]> {
  const tomorrow = new Date(now.getTime() + DAY_MS);
  const { rows } = await db.execute<{ id: string; opens: string }>(sql`
    select event.id, min(tier.sale_start) as opens
    from ticket_definition as tier join event on event.id = tier.event_id
    where not tier.hidden and event.status in ('SCHEDULED', 'POSTPONED') and not event.schedule_tbd
      and event.registration_type = 'TICKETS' and event.published_at <= ${now.toISOString()}::timestamptz
    group by event.id
    having min(tier.sale_start) > ${now.toISOString()}::timestamptz and min(tier.sale_start) <= ${tomorrow.toISOString()}::timestamptz`);
  return rows.map(({ id, opens }) => ({ id, opens: new Date(opens) }));
}

/** Keeps reminders of a sale that was moved to a later date. */
async function keepMoved(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update follow set until = moved.opens
    from (
      select event_id::text as id, min(sale_start) as opens from ticket_definition
      where not hidden and event_id::text in (select subject from follow where kind = 'night' and until <= ${at})
      group by event_id
    ) as moved
    where follow.kind = 'night' and follow.subject = moved.id and follow.confirmed_at is not null
      and follow.until <= ${at} and moved.opens > ${at}`);
}

/** Reminders last until the sale opens, also if it was moved. */
async function keepReminders(db: Db, { id, opens }: Opening): Promise<void> {
  const at = sql`${opens.toISOString()}::timestamptz`;
  await db.execute(sql`
    update follow set until = ${at}
    where kind = 'night' and subject = ${id} and confirmed_at is not null and until is distinct from ${at}`);
}
