/** The mail about a refund of tickets, to the buyer, or to the payer if the payment became no order. */

import { and, eq, inArray, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { writtenMail } from "../../mail/mail-content";
import { mailReader } from "../../mail/mail-reader";
import type { WriteMail } from "../../mail/outbox";
import { event, payment, refund, reservation, ticket, ticketOrder, venue } from "../../store/schema";
import { discountOf } from "../box-office/orders/order-discount";
import { paidForId } from "../payments/payment-ref";
import { BY_BANK } from "../refunds/disputed-payments";
import { leavesTickets } from "../refunds/goodwill";
import { refundContent } from "./content/refund-content";
import type { MailDeps } from "./mail-recipient";
import { seatsOfTickets } from "./seats-of-tickets";

export function ticketRefundMail({ store: { db }, stripe, siteUrl, siteName }: MailDeps): WriteMail {
  return async (refundId): Promise<Mail | undefined> => {
    const [row] = await db
      .select({ refund, payment, event, venue, order: ticketOrder, reservationId: reservation.id })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .innerJoin(reservation, eq(reservation.id, paidForId))
      .innerJoin(event, eq(event.id, reservation.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .leftJoin(ticketOrder, eq(ticketOrder.reservationId, reservation.id))
      .where(eq(refund.id, refundId));
    // The fan's own bank took the money, so they know.
    if (!row || row.refund.providerRefundId?.startsWith(BY_BANK)) return undefined;
    const { order } = row;
    const { reason, cents } = row.refund;
    const payer = reason === "requested" && order ? order : await payerOf(row.payment.checkoutSessionId);
    if (!payer?.email) return undefined;
    const reader = await mailReader(payer.locale ?? order?.locale ?? "en");
    const goodwill = leavesTickets(row.refund.cause);
    const late = order ? "twice" : row.event.status === "CANCELED" ? "canceled" : "late";
    const content = refundContent(
      {
        show: row,
        fullName: order?.fullName ?? "",
        cents,
        currency: row.payment.currency,
        link: `${siteUrl}/tickets/event/${row.event.id}${late === "late" ? await nearLostSeats(row.reservationId) : ""}`,
        seats: await seatsOfTickets(db, inArray(ticket.ticketNumber, ticketsOfCause(row.refund.cause)), reader),
        kept: reason === "requested" && order && !goodwill ? await keptOf(order) : undefined,
        why: goodwill ? "goodwill" : reason === "requested" ? "requested" : late,
      },
      reader,
    );
    return { to: payer.email, ...writtenMail(content, reader, { siteUrl, siteName }) };
  };

  /** Undefined unless the order had a discount, and some of its tickets are kept. */
  async function keptOf({ orderNumber, reservationId }: typeof ticketOrder.$inferSelect) {
    const discount = await discountOf(db, reservationId);
    const kept = await db
      .select({ cents: ticket.priceCents })
      .from(ticket)
      .where(and(eq(ticket.orderNumber, orderNumber), inArray(ticket.status, ["VALID", "USED"])));
    const cents = kept.reduce((sum, one) => sum + one.cents, 0);
    return discount && kept.length > 0 ? { code: discount.code, cents } : undefined;
  }

  /** The path of the section where the lost seats are. Its page offers the best that are left with one button. */
  async function nearLostSeats(reservationId: string): Promise<string> {
    const { rows } = await db.execute<{ section: string }>(sql`
      select event_bench.section from reservation join reservation_line as line on line.reservation_id = reservation.id
      join event_bench on event_bench.event_id = reservation.event_id and event_bench.bench = line.seats[1] / 100
      where reservation.id = ${reservationId}::uuid order by event_bench.rank limit 1`);
    const [lost] = rows;
    return lost ? `/seats/${encodeURIComponent(lost.section)}` : "";
  }

  /** Without an order we have neither the payer's address nor their language, so we ask Stripe. */
  async function payerOf(checkoutSessionId: string | null) {
    if (!checkoutSessionId) return undefined;
    const session = await stripe.checkout.sessions.retrieve(checkoutSessionId);
    const email = session.customer_details?.email ?? session.customer_email ?? undefined;
    return { email, locale: session.metadata?.locale };
  }
}

/** A requested refund names its tickets: `tickets:NUMBER,NUMBER`. */
const ticketsOfCause = (cause: string | null): string[] =>
  cause?.startsWith("tickets:") ? cause.slice("tickets:".length).split(",") : [];
