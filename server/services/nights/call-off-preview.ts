/** What calling a night off would do: to orders, tickets, broadcasts, money, holds and mailboxes. */
import { eq, sql } from "drizzle-orm";
import { feesKept } from "../../../app/domain/office/nights/card-fee";
import type { Db } from "../../store/db";
import { event, officeJob, purchase } from "../../store/schema";
import type { TicketDesk } from "../box-office/office/ticket-desk";
import { isOfNight, owedForBroadcasts } from "../broadcasts/broadcasts-of-night";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { type MailsByLanguage, mailsIn, peopleToTell } from "./people-to-tell";
import { shownDigest } from "./shown-digest";

type TierMoney = { name: string; tickets: number; cents: number };
type Counts = { used: number; given: number; disputed: number; payments: number; inCheckout: number };

type OffPreview = {
  night: typeof event.$inferSelect;
  orders: number;
  tickets: number;
  holds: number;
  /** What goes back to cards: everything paid and not refunded yet, for tickets and for its broadcasts. */
  cents: number;
  /** Payments for its broadcasts. */
  broadcasts: { count: number; cents: number };
  /** What the valid tickets cost, by tier. */
  tiers: TierMoney[];
  /** An estimate, see `feesKept`. */
  feeCents: number;
  people: MailsByLanguage;
  mails: number;
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
  const [sales, broadcasts, counts, tiers, people] = await Promise.all([
    tickets.sales(eventId),
    owedForBroadcasts(db, eventId),
    countsOf(db, eventId),
    moneyByTier(db, eventId),
    peopleToTell(db, eventId),
  ]);
  const cents = sales.cents + broadcasts.cents;
  const feeCents = feesKept(cents, counts.payments + broadcasts.count);
  const shown = { ...sales, ...counts, cents, broadcasts, tiers, feeCents, people, mails: mailsIn(people) };
  return { night, ...shown, digest: shownDigest({ ...shown, status: night.status, startAt: night.startAt }) };
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
      (select count(*)::int from payment
        where kind = 'ticket' and cents > 0 and ref in (select reservation_id::text from alive)) as payments,
      (select count(*)::int from reservation
        where event_id = ${eventId}::uuid and status = 'PENDING' and checkout_session_id is not null) as "inCheckout"`);
  const [row] = rows;
  if (!row) throw new Error("Counting query returned no rows");
  return row;
}

async function moneyByTier(db: Db, eventId: string): Promise<TierMoney[]> {
  const { rows } = await db.execute<TierMoney>(sql`
    select tier.name, count(*)::int as tickets, sum(ticket.price_cents)::int as cents
    from ticket join ticket_definition as tier on tier.id = ticket.definition_id
    where ticket.event_id = ${eventId}::uuid and ticket.status in ('VALID', 'USED')
    group by tier.id order by tier.order_index, tier.id`);
  return rows;
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

/** What went back to cards because the night was called off, in how many refunds. */
export async function refundedFor(db: Db, eventId: string): Promise<{ refunds: number; cents: number }> {
  const { rows } = await db.execute<{ refunds: number; cents: number }>(sql`
    select count(*)::int as refunds, coalesce(sum(refund.cents), 0)::int as cents
    from refund join payment on payment.id = refund.payment_id
    where refund.reason = 'event_canceled' and (
      payment.kind = 'ticket' and payment.ref in (
        select id::text from reservation where event_id = ${eventId}::uuid)
      or payment.kind = 'ppv' and payment.ref in (
        select ${purchase.id}::text from ${purchase} where ${isOfNight(sql`${eventId}::uuid`)}))`);
  return rows[0] ?? { refunds: 0, cents: 0 };
}
