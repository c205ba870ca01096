/** What calling a night off would do: to orders, tickets, broadcasts, money, holds and mailboxes. */
import { eq, sql } from "drizzle-orm";
import { type MoneySum, sumsOf } from "../../../app/domain/format/money-sums";
import { feesKept } from "../../../app/domain/office/nights/card-fee";
import type { Db } from "../../store/db";
import { event, officeJob } from "../../store/schema";
import type { TicketDesk } from "../box-office/office/ticket-desk";
import { instant } from "../box-office/reserving/sql-values";
import { owedForBroadcasts } from "../broadcasts/broadcasts-of-night";
import { grouped } from "../catalogue/grouped";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { type MailsByLanguage, mailsIn, peopleToTell } from "./people-to-tell";
import { shownDigest } from "./shown-digest";

type TierMoney = { name: string; tickets: number; sums: MoneySum[] };
type Counts = { used: number; given: number; disputed: number; inCheckout: number };

type OffPreview = {
  night: typeof event.$inferSelect;
  orders: number;
  tickets: number;
  holds: number;
  /** What goes back to cards: everything paid and not refunded yet, for tickets and for its broadcasts. */
  sums: MoneySum[];
  /** Payments for its broadcasts. */
  broadcasts: { count: number; sums: MoneySum[] };
  /** What the valid tickets cost, by tier. */
  tiers: TierMoney[];
  /** An estimate, see `feesKept`. */
  fees: MoneySum[];
  people: MailsByLanguage;
  mails: number;
  /** Of everything but `holds` and `inCheckout`, which change every few seconds while a night is on sale. */
  digest: string;
} & Counts;

/** Undefined if there is no such night. */
export async function offPreview(
  db: Db,
  tickets: Pick<TicketDesk, "sales">,
  eventId: string,
): Promise<OffPreview | undefined> {
  const [night] = await db.select().from(event).where(eq(event.id, eventId));
  if (!night) return undefined;
  const [{ paid, holds, ...sales }, atHome, { inCheckout, ...counts }, tiers, people] = await Promise.all([
    tickets.sales(eventId),
    owedForBroadcasts(db, eventId),
    countsOf(db, eventId),
    moneyByTier(db, eventId),
    peopleToTell(db, eventId),
  ]);
  const all = [...paid, ...atHome];
  const broadcasts = { count: atHome.reduce((sum, { payments }) => sum + payments, 0), sums: sumsOf(atHome) };
  const sums = sumsOf(all);
  const paymentsIn = (currency: string) =>
    all.reduce((count, one) => (one.currency === currency ? count + one.payments : count), 0);
  const fees = sums.map(({ currency, cents }) => ({ currency, cents: feesKept(cents, paymentsIn(currency)) }));
  const agreed = { ...sales, ...counts, sums, broadcasts, tiers, fees, people, mails: mailsIn(people) };
  const digest = shownDigest({ ...agreed, status: night.status, startAt: night.startAt });
  return { night, ...agreed, holds, inCheckout, digest };
}

async function countsOf(db: Db, eventId: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    with alive as (
      select order_number, reservation_id from ticket_order
      where event_id = ${eventId}::uuid and status in ('PAID', 'FREE')
    )
    select
      (select count(*)::int from ticket where event_id = ${eventId}::uuid and status = 'USED') as used,
      (select count(*)::int from ticket
        where event_id = ${eventId}::uuid and status in ('VALID', 'USED') and holder_email is not null) as given,
      (select count(*)::int from alive where ${isOrderDisputed(sql`alive.order_number`)}) as disputed,
      (select count(*)::int from reservation
        where event_id = ${eventId}::uuid and status = 'PENDING' and checkout_session_id is not null) as "inCheckout"`);
  const [row] = rows;
  if (!row) throw new Error("Counting query returned no rows");
  return row;
}

async function moneyByTier(db: Db, eventId: string): Promise<TierMoney[]> {
  const { rows } = await db.execute<{ id: string; name: string; tickets: number } & MoneySum>(sql`
    select tier.id, tier.name, count(*)::int as tickets, upper(ticket_order.currency) as currency,
      sum(ticket.price_cents)::int as cents
    from ticket
    join ticket_definition as tier on tier.id = ticket.definition_id
    join ticket_order on ticket_order.order_number = ticket.order_number
    where ticket.event_id = ${eventId}::uuid and ticket.status in ('VALID', 'USED')
    group by tier.id, upper(ticket_order.currency) order by tier.order_index, tier.id, 4`);
  return [...grouped(rows, ({ id }) => [id]).values()].map((all) => ({
    name: all[0]?.name ?? "",
    tickets: all.reduce((sum, { tickets }) => sum + tickets, 0),
    sums: sumsOf(all),
  }));
}

/** The latest job that called the night off. */
export async function callOffJob(db: Db, eventId: string): Promise<typeof officeJob.$inferSelect | undefined> {
  const [job] = await db
    .select()
    .from(officeJob)
    .where(eq(officeJob.entity, eventId))
    .orderBy(sql`${officeJob.createdAt} desc`)
    .limit(1);
  return job;
}

/** The clocks of two processes may differ by this. */
const CLOCKS_MS = 60 * 60_000;

/**
 * What went back to cards because the night was called off, in how many refunds. Reads the refunds since its first job,
 * and not the night's reservations, which have no index of nights. PostgreSQL has to know the time when it plans.
 */
export async function refundedFor(db: Db, eventId: string): Promise<{ refunds: number; sums: MoneySum[] }> {
  const [job] = await db
    .select({ begun: officeJob.createdAt })
    .from(officeJob)
    .where(eq(officeJob.entity, eventId))
    .orderBy(officeJob.createdAt)
    .limit(1);
  if (!job) return { refunds: 0, sums: [] };
  const { rows } = await db.execute<{ refunds: number } & MoneySum>(sql`
    select upper(payment.currency) as currency, count(*)::int as refunds, sum(refund.cents)::int as cents
    from refund join payment on payment.id = refund.payment_id
    left join reservation on reservation.id = case payment.kind when 'ticket' then payment.ref::uuid end
    left join purchase on purchase.id = case payment.kind when 'ppv' then payment.ref::uuid end
    left join ppv_event on ppv_event.id::text = purchase.ref
    where refund.reason = 'event_canceled' and ${eventId}::uuid in (reservation.event_id, ppv_event.event_id)
      and refund.created_at >= ${instant(new Date(job.begun.getTime() - CLOCKS_MS))}
    group by 1 order by bool_or(payment.kind = 'ticket') desc, 1`);
  return { refunds: rows.reduce((sum, { refunds }) => sum + refunds, 0), sums: sumsOf(rows) };
}
