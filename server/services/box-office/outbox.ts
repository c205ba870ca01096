/** Mails: wished for in the transaction that causes them, sent after it, each of them once. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import type { Db } from "../../store/open";
import { event, outbox, payment, reservation, ticketOrder, venue } from "../../store/schema";
import { refundMail } from "../mails/refund-mail";
import { ticketsMail } from "../mails/tickets-mail";
import { linesOf } from "./lines";
import { mintKey } from "./order-keys";
import type { Office } from "./types";

/** A claim older than this is of a process that died or failed while sending. */
const CLAIM_MS = 5 * 60_000;
const AT_ONCE = 20;

/** Wishes for a mail; a second wish with the same cause is the same mail. */
export async function enqueue(
  tx: Db,
  o: { cause: string; template: "tickets" | "refund"; ref: string; now: Date },
): Promise<void> {
  const { cause, template, ref, now } = o;
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), cause, template, ref, createdAt: now })
    .onConflictDoNothing({ target: outbox.cause });
}

export type Outbox = ReturnType<typeof mailing>;

export function mailing({ store: { db }, stripe, clock, mailer, siteUrl, siteName, report }: Office) {
  return {
    /** Sends what is unsent and not being sent by somebody else. Failures are reported and tried again after five minutes. */
    async sendOutbox(): Promise<void> {
      for (const row of await claim()) {
        try {
          const mail = row.template === "tickets" ? await ticketsFor(row.ref) : await refundFor(row.ref);
          if (mail) await mailer.send(mail);
          await db.update(outbox).set({ sentAt: clock.now() }).where(eq(outbox.id, row.id));
        } catch (error) {
          report(error, "critical", "sending a mail");
        }
      }
    },
  };

  async function claim() {
    const now = clock.now();
    const unsent = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.sentAt),
          or(isNull(outbox.claimedAt), lt(outbox.claimedAt, new Date(now.getTime() - CLAIM_MS))),
        ),
      )
      .orderBy(outbox.createdAt)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    return db
      .update(outbox)
      .set({ claimedAt: now, attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, unsent))
      .returning();
  }

  async function ticketsFor(orderNumber: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ order: ticketOrder, show: event, venue })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(eq(ticketOrder.orderNumber, orderNumber));
    if (!row) return undefined;
    const { order, show } = row;
    const page = `${siteUrl}/tickets/details/${show.id}`;
    // The key exists in the mail alone; a link made earlier would have to be stored.
    const link = order.userId
      ? page
      : `${page}?order=${orderNumber}&key=${await mintKey(db, orderNumber, clock.now())}`;
    return {
      to: order.email,
      ...ticketsMail({
        siteName,
        fullName: order.fullName,
        title: show.title,
        startAt: show.startAt,
        timeZoneId: show.timeZoneId,
        venue: row.venue ? `${row.venue.name}, ${row.venue.street}, ${row.venue.city}` : undefined,
        orderNumber,
        lines: await linesOf(db, order.reservationId),
        totalCents: order.totalCents,
        currency: order.currency,
        link,
        privateLink: !order.userId,
      }),
    };
  }

  async function refundFor(paymentId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ payment, show: event, orderNumber: ticketOrder.orderNumber })
      .from(payment)
      .innerJoin(reservation, sql`${reservation.id}::text = ${payment.ref}`)
      .innerJoin(event, eq(event.id, reservation.eventId))
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, reservation.id))
      .where(eq(payment.id, paymentId));
    if (!row) return undefined;
    // There is no order to hold her address, so Stripe is asked for the one she paid with.
    const session = await stripe.checkout.sessions.retrieve(row.payment.checkoutSessionId);
    const to = session.customer_details?.email ?? session.customer_email;
    if (!to) return undefined;
    const { cents, currency } = row.payment;
    const link = `${siteUrl}/tickets/event/${row.show.id}`;
    const why = row.orderNumber ? "twice" : row.show.status === "CANCELED" ? "canceled" : "late";
    return { to, ...refundMail({ siteName, title: row.show.title, cents, currency, link, why }) };
  }
}
