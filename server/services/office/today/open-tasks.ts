/** What needs a person: one row for each kind of task that is open, with its number and its oldest. */
import { type SQL, sql } from "drizzle-orm";
import type { Right } from "../../../../app/domain/office/rights";
import type { Clock } from "../../../process/clock";
import type { Store } from "../../../store/db";

/** Each kind, and who may see it. */
export const TASKS = {
  letters: "orders",
  disputes: "money",
  refundsUnconfirmed: "money",
  refundsReturned: "payouts",
  lateMoney: "money",
  mails: "people",
  stripeEvents: "people",
  goods: "content",
  parcels: "orders",
  doorPass: "passes",
  jobs: "people",
} as const satisfies Record<string, Right>;
export type TaskKind = keyof typeof TASKS;

export type OpenTask = {
  kind: TaskKind;
  count: number;
  /** Since when the oldest waits. For a night without a door pass: when it begins. */
  since: Date | undefined;
  /** What the oldest is about: an order, a night, a job. */
  about: string | undefined;
};

const FEW_PIECES = 6;
const TRIES = 3;
const LATE_MONEY_DAYS = 3;

const QUERIES: Record<TaskKind, (now: SQL) => SQL> = {
  letters: () => sql`
    select count(*)::int as count, min(created_at) as since, null::text as about from contact
    where coalesce(to_jsonb(contact) ->> 'state', 'open') = 'open'`,
  disputes: () => sql`
    select count(*)::int as count, min(opened_at) as since, null::text as about from dispute
    where status in ('needs_response', 'warning_needs_response', 'appeal_needs_response')`,
  refundsUnconfirmed: (now) => sql`
    select count(*)::int as count, min(created_at) as since, null::text as about from refund
    where provider_refund_id is null and returned_at is null and created_at < ${now} - interval '10 minutes'`,
  refundsReturned: () => sql`
    select count(*)::int as count, min(returned_at) as since, null::text as about from refund where returned_at is not null`,
  lateMoney: (now) => sql`
    select count(*)::int as count, min(created_at) as since, null::text as about from refund
    where reason = 'expired' and created_at > ${now} - interval '1 day' * ${LATE_MONEY_DAYS}`,
  mails: () => sql`
    select count(*)::int as count, min(created_at) as since, null::text as about from (
      select created_at from outbox where sent_at is null and failed_at is null and attempts >= ${TRIES}
      union all select created_at from outbox where sent_at is null and failed_at is not null and dropped_at is null
    ) waiting`,
  stripeEvents: (now) => sql`
    select count(*)::int as count, null::timestamptz as since, null::text as about from event_retry
    where retry_at > ${now} - interval '30 days'`,
  // Fans can't buy hidden products.
  goods: () => sql`
    select count(*)::int as count, null::timestamptz as since, min(p.name) as about
    from product_variant v join product p on p.id = v.product_id
    where p.visible and v.remaining < ${FEW_PIECES}`,
  parcels: (now) => sql`
    select count(*)::int as count, min(p.created_at) as since, null::text as about
    from goods_order g join purchase p on p.id = g.purchase_id
    where g.sent_at is null and p.status = 'PAID' and p.created_at < ${now} - interval '3 days'`,
  doorPass: (now) => sql`
    select count(*)::int as count, min(start_at) as since, min(title) as about from event e
    where status in ('SCHEDULED', 'POSTPONED') and registration_type = 'TICKETS' and not schedule_tbd
      and start_at > ${now} and start_at < ${now} + interval '24 hours'
      and not exists (select from door_pass d where d.event_id = e.id and d.revoked_at is null)`,
  jobs: () => sql`
    select count(*)::int as count, min(coalesce(succeeded_at, ended_at)) as since, min(job) as about from job_run
    where failures > 0`,
};

export function openTasks({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  return {
    /** Tasks that somebody with these rights may see, in the order of the table above. */
    async tasks(may: (right: Right) => boolean): Promise<OpenTask[]> {
      const now = sql`${clock.now().toISOString()}::timestamptz`;
      const kinds = (Object.keys(TASKS) as TaskKind[]).filter((kind) => may(TASKS[kind]));
      const all = await Promise.all(
        kinds.map(async (kind): Promise<OpenTask> => {
          const { rows } = await db.execute<{ count: number; since: unknown; about: string | null }>(
            QUERIES[kind](now),
          );
          const { count = 0, since, about } = rows[0] ?? {};
          return { kind, count, since: since ? new Date(String(since)) : undefined, about: about ?? undefined };
        }),
      );
      return all.filter(({ count }) => count > 0);
    },
  };
}
