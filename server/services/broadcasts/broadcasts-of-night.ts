/**
 * The broadcasts of a night that is called off or moved. When it is called off, open checkouts are closed, everyone who
 * has paid is refunded, and everyone who was given a broadcast gets a mail. When it is moved, the broadcasts' hours
 * move with it, and both groups get a mail.
 */
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { type MoneySum, sumsOf } from "../../../app/domain/format/money-sums";
import { type MailTemplate, priorityOf } from "../../mail/outbox";
import type { Report } from "../../ports";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/connection/open-store";
import { billingCustomer, entitlement, follower, payment, ppvEvent, purchase } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { endPurchase } from "../payments/end-purchase";
import { expireSession } from "../payments/open-checkout";
import { ignoreIfOver } from "../payments/stripe-objects";
import { refundRests } from "../refunds/issue-refund";
import { refundedCents } from "../refunds/left-to-refund";
import { revokingRefunded } from "../refunds/revoke-refunded";

export type BroadcastsOfNight = ReturnType<typeof broadcastsOfNight>;
type BroadcastDeps = { store: Store; stripe: Stripe; clock: Clock; report: Report };

/** The cause of such a refund begins with this and ends with the payment's id. */
const CALLED_OFF = "event_canceled";

/**
 * For queries on purchases: whether a broadcast of this night was bought. As an array, so that PostgreSQL begins with
 * the night's broadcasts and finds their purchases by `purchase_broadcast`.
 */
export const isOfNight = (eventId: SQLWrapper): SQL => sql`${purchase.kind} = 'ppv' and ${purchase.ref} = any(array(
  select ${ppvEvent.id}::text from ${ppvEvent} where ${ppvEvent.eventId} = ${eventId}))`;

/** For queries: the mail's reference, the broadcast and the language of each paid broadcast of the night. */
export const buyersOfNight = (eventId: string): SQL => sql`
  select ${purchase.id}::text as ref, ${purchase.ref} as ppv, ${billingCustomer.locale} as locale
  from ${purchase} join ${billingCustomer} on ${billingCustomer.userId} = ${purchase.userId}
  where ${purchase.status} = 'PAID' and ${isOfNight(sql`${eventId}::uuid`)}`;

/** A mail's reference begins with this if it is about an entitlement that nobody paid for. */
export const GIFT = "gift/";

/** The same for broadcasts that were given away, for fans who didn't also buy them and whose address we know. */
export const giftsOfNight = (eventId: string): SQL => sql`
  select ${GIFT}::text || ${entitlement.id} as ref, ${entitlement.ppvId}::text as ppv,
    coalesce(${billingCustomer.locale}, ${follower.locale}) as locale
  from ${entitlement}
  join ${ppvEvent} on ${ppvEvent.id} = ${entitlement.ppvId} and ${ppvEvent.eventId} = ${eventId}::uuid
  left join ${billingCustomer} on ${billingCustomer.userId} = ${entitlement.userId}
  left join ${follower} on ${follower.userId} = ${entitlement.userId}
  where ${entitlement.source} = 'comp' and ${entitlement.revokedAt} is null
    and (${billingCustomer.userId} is not null or ${follower.id} is not null)
    and not exists (
      select 1 from ${entitlement} as bought where bought.user_id = ${entitlement.userId}
        and bought.ppv_id = ${entitlement.ppvId} and bought.source = 'purchase' and bought.revoked_at is null)`;

/** The payments for broadcasts of this night that have not gone back in full: how many, and what is left of them. */
export async function owedForBroadcasts(db: Db, eventId: string): Promise<(MoneySum & { payments: number })[]> {
  const left = sql`${payment.cents} - ${refundedCents(payment.id)}`;
  const { rows } = await db.execute<MoneySum & { payments: number }>(sql`
    select upper(${payment.currency}) as currency, count(*)::int as payments, sum(${left})::int as cents
    from ${payment} join ${purchase} on ${purchase.id}::text = ${payment.ref}
    where ${payment.kind} = 'ppv' and ${isOfNight(sql`${eventId}::uuid`)} and ${left} > 0
    group by 1 order by 1`);
  return rows;
}

export function broadcastsOfNight(deps: BroadcastDeps) {
  const { stripe, clock, report } = deps;
  const { db } = deps.store;
  const revokeRefunded = revokingRefunded(deps);

  return {
    /**
     * Issues the refunds of all broadcasts of a night, in the transaction that calls it off, so that none can be
     * forgotten. Returns their ids and sums. What was refunded before isn't refunded again.
     */
    async owe(tx: Db, eventId: string, actor: Actor): Promise<{ refundIds: string[]; sums: MoneySum[] }> {
      const now = clock.now();
      const paid = await tx
        .select({ id: payment.id, currency: payment.currency })
        .from(payment)
        .innerJoin(purchase, eq(sql`${purchase.id}::text`, payment.ref))
        .where(and(eq(payment.kind, "ppv"), isOfNight(sql`${eventId}::uuid`)))
        .orderBy(payment.id)
        .for("update", { of: payment });
      const ids = paid.map(({ id }) => id);
      const made = await refundRests(tx, ids, { reason: "event_canceled", about: CALLED_OFF, now });
      const currencies = new Map(paid.map(({ id, currency }) => [id, currency]));
      const sums = sumsOf(made.map(({ paymentId, cents }) => ({ cents, currency: currencies.get(paymentId) ?? "" })));
      if (made.length > 0) {
        const detail = { refunds: made.length, sums };
        await recordAudit(tx, { at: now, actor, action: "event.broadcasts_refunded", entity: eventId, detail });
      }
      return { refundIds: made.map(({ id }) => id), sums };
    },

    /**
     * Enqueues a mail to everyone who was given a broadcast of a night, in the transaction that calls it off. Call it
     * before `owe`: a fan who has also bought the broadcast is still known as a buyer then, and gets one mail, about
     * the refund.
     */
    async tellOff(tx: Db, eventId: string): Promise<void> {
      await enqueueAll(tx, giftsOfNight(eventId), { template: "night_off", cause: "night_off" });
    },

    revokeRefunded: () => revokeRefunded(),

    /**
     * Moves the hours of a night's broadcasts, in the transaction that moves the night, and enqueues a mail to everyone
     * who has paid for one or was given one. Returns how many mails. `revision`: the night's, which makes the mails
     * unique.
     */
    async move(tx: Db, eventId: string, { byMs, revision }: { byMs: number; revision: number }): Promise<number> {
      const by = sql`make_interval(secs => ${byMs / 1000}::float8)`;
      if (byMs !== 0) {
        await tx
          .update(ppvEvent)
          .set({
            liveStart: sql`${ppvEvent.liveStart} + ${by}`,
            liveEnd: sql`${ppvEvent.liveEnd} + ${by}`,
            replayUntil: sql`${ppvEvent.replayUntil} + ${by}`,
          })
          .where(eq(ppvEvent.eventId, eventId));
      }
      const recipients = sql`${buyersOfNight(eventId)} union all ${giftsOfNight(eventId)}`;
      return enqueueAll(tx, recipients, { template: "night_moved", cause: `night_moved:${revision}` });
    },

    /**
     * Closes the checkouts that are open for broadcasts of a night. Settling ends their purchases, or refunds one that
     * was paid just now.
     */
    async closeCheckouts(eventId: string): Promise<void> {
      const open = await db
        .select()
        .from(purchase)
        .where(and(eq(purchase.status, "OPEN"), isOfNight(sql`${eventId}::uuid`)));
      for (const row of open) {
        await close(row).catch((error: unknown) =>
          report(error, "critical", "closing the checkout of a canceled broadcast"),
        );
      }
    },
  };

  /** Queues one mail for each row of `recipients`, once for each `cause`. Returns how many. */
  async function enqueueAll(
    tx: Db,
    recipients: SQL,
    { template, cause }: { template: MailTemplate; cause: string },
  ): Promise<number> {
    const { rows } = await tx.execute(sql`
      insert into outbox (id, cause, template, ref, priority, created_at)
      select gen_random_uuid(), ${`${cause}:`}::text || recipients.ref, ${template}, recipients.ref,
        ${priorityOf(template)}, ${clock.now().toISOString()}::timestamptz
      from (${recipients}) as recipients
      on conflict (cause) do nothing
      returning id`);
    return rows.length;
  }

  async function close({ id, checkoutSessionId, paymentIntentId }: typeof purchase.$inferSelect): Promise<void> {
    if (checkoutSessionId) return expireSession(stripe, checkoutSessionId);
    if (paymentIntentId) return void (await stripe.paymentIntents.cancel(paymentIntentId).catch(ignoreIfOver));
    const notAtStripe = and(isNull(purchase.checkoutSessionId), isNull(purchase.paymentIntentId));
    await db.transaction((tx) => endPurchase(tx, id, notAtStripe));
  }
}
