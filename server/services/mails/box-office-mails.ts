/** The mails about tickets. What they say is read from the store at the moment they are sent. */
import { and, eq, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import type { MailWriters } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import { event, payment, refund, reservation, ticket, ticketOrder, venue } from "../../store/schema";
import { mintKey } from "../box-office/orders/order-keys";
import { linesOf } from "../box-office/reserving/reservation-lines";
import { BY_BANK } from "../refunds/disputed-payments";
import type { MailDeps } from "./mail-recipient";
import { nightChangedMail } from "./night-changed-mail";
import { refundMail } from "./refund-mail";
import { ticketsMail } from "./tickets-mail";
import { transferMail } from "./transfer-mail";

export function boxOfficeMails(deps: MailDeps & { clock: Clock }) {
  const { store, stripe, clock, siteUrl, siteName } = deps;
  const { db } = store;
  return {
    tickets: ticketsFor,
    transfer: transferFor,
    refund: refundFor,
    event_canceled: (ref) => eventFor(ref, "canceled"),
    event_moved: (ref) => eventFor(ref, "moved"),
  } satisfies MailWriters;

  async function orderWithNight(orderNumber: string) {
    const [row] = await db
      .select({ order: ticketOrder, show: event, venue })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(eq(ticketOrder.orderNumber, orderNumber));
    return row;
  }

  /** The key exists only in the mail. A link made earlier would have to be stored. */
  async function linkTo(o: { eventId: string; orderNumber: string; owned: boolean; ticketNumber?: string }) {
    const page = `${siteUrl}/tickets/details/${o.eventId}`;
    if (o.owned) return page;
    const key = await mintKey(db, o.orderNumber, clock.now(), o.ticketNumber);
    return `${page}?order=${o.ticketNumber ?? o.orderNumber}&key=${key}`;
  }

  async function ticketsFor(orderNumber: string): Promise<Mail | undefined> {
    const row = await orderWithNight(orderNumber);
    if (!row?.order.email) return undefined;
    const { order, show } = row;
    const owned = order.userId !== null;
    return {
      to: order.email,
      ...ticketsMail({
        siteName,
        fullName: order.fullName,
        title: show.title,
        startAt: show.startAt,
        timeZoneId: show.timeZoneId,
        venue: placeOf(row.venue),
        orderNumber,
        lines: await linesOf(db, order.reservationId),
        totalCents: order.totalCents,
        currency: order.currency,
        link: await linkTo({ eventId: show.id, orderNumber, owned }),
        privateLink: !owned,
      }),
    };
  }

  async function transferFor(ticketNumber: string): Promise<Mail | undefined> {
    const [given] = await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
    const row = given && (await orderWithNight(given.orderNumber));
    if (!row || !given?.holderEmail) return undefined;
    const { orderNumber } = given;
    const owned = given.holderUserId !== null;
    return {
      to: given.holderEmail,
      ...transferMail({
        siteName,
        name: given.guestFullName,
        from: row.order.fullName,
        title: row.show.title,
        startAt: row.show.startAt,
        timeZoneId: row.show.timeZoneId,
        venue: placeOf(row.venue),
        seat: given.name,
        link: await linkTo({ eventId: row.show.id, orderNumber, owned, ticketNumber }),
        privateLink: !owned,
      }),
    };
  }

  /** `ref`: an order, or `order/ticket` for the new holder of a transferred ticket. */
  async function eventFor(ref: string, what: "canceled" | "moved"): Promise<Mail | undefined> {
    const [orderNumber = "", ticketNumber] = ref.split("/");
    const row = await orderWithNight(orderNumber);
    if (!row) return undefined;
    const [given] = ticketNumber ? await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber)) : [];
    const to = ticketNumber ? given?.holderEmail : row.order.email;
    if (!to) return undefined;
    const [{ cents = 0 } = {}] = await db
      .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(payment.ref, row.order.reservationId), eq(refund.reason, "event_canceled")));
    const { show } = row;
    return {
      to,
      ...nightChangedMail({
        what,
        siteName,
        title: show.title,
        startAt: show.scheduleTbd ? undefined : show.startAt,
        previousStartAt: what === "moved" ? (show.previousStartAt ?? undefined) : undefined,
        timeZoneId: show.timeZoneId,
        venue: placeOf(row.venue),
        // The holder of a transferred ticket did not pay for it.
        refund: ticketNumber ? undefined : { cents, currency: row.order.currency },
        link: `${siteUrl}/events/${show.id}`,
        help: `${siteUrl}/billing-assistance`,
      }),
    };
  }

  async function refundFor(refundId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ refund, payment, show: event, order: ticketOrder })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .innerJoin(reservation, sql`${reservation.id}::text = ${payment.ref}`)
      .innerJoin(event, eq(event.id, reservation.eventId))
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, reservation.id))
      .where(eq(refund.id, refundId));
    // The fan's own bank took the money, so they know.
    if (!row || row.refund.providerRefundId?.startsWith(BY_BANK)) return undefined;
    const { reason, cents } = row.refund;
    const to = reason === "requested" && row.order ? row.order.email : await payerOf(row.payment.checkoutSessionId);
    if (!to) return undefined;
    const late = row.order ? "twice" : row.show.status === "CANCELED" ? "canceled" : "late";
    return {
      to,
      ...refundMail({
        siteName,
        title: row.show.title,
        cents,
        currency: row.payment.currency,
        link: `${siteUrl}/tickets/event/${row.show.id}`,
        why: reason === "requested" ? "requested" : late,
      }),
    };
  }

  /** Without an order we do not have the payer's address, so we ask Stripe for it. */
  async function payerOf(checkoutSessionId: string | null): Promise<string | undefined> {
    if (!checkoutSessionId) return undefined;
    const session = await stripe.checkout.sessions.retrieve(checkoutSessionId);
    return session.customer_details?.email ?? session.customer_email ?? undefined;
  }
}

const placeOf = (hall: typeof venue.$inferSelect | null) =>
  hall ? `${hall.name}, ${hall.street}, ${hall.city}` : undefined;
