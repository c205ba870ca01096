/**
 * The mails about tickets. What they say is read from the store at the moment they are sent, which may be days after
 * they were enqueued. None announces a ticket that was refunded or passed on in the meantime.
 */
import { and, eq, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { type MailContent, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import { event, payment, refund, ticket, ticketOrder, venue } from "../../store/schema";
import { discountOf } from "../box-office/orders/order-discount";
import { mintKey } from "../box-office/orders/order-keys";
import { linesOf } from "../box-office/reserving/reservation-lines";
import { ADMITS, buyersOwn } from "../box-office/tickets/buyers-own";
import { isOrderDisputed } from "../refunds/disputed-payments";
import { isOrderTouched } from "../returns/returnable-orders";
import { givenAwayContent } from "./content/given-away-content";
import { newSeatsContent } from "./content/new-seats-content";
import { canceledContent, movedContent } from "./content/night-changed-content";
import type { MailedShow } from "./content/show-facts";
import { ticketsContent } from "./content/tickets-content";
import { transferContent } from "./content/transfer-content";
import { languageOfHolder } from "./holder-language";
import type { MailDeps } from "./mail-recipient";
import { seatsOfTickets } from "./seats-of-tickets";
import { ticketRefundMail } from "./ticket-refund-mail";
import { ticketStubs } from "./ticket-stubs";

type TicketRow = typeof ticket.$inferSelect;

export function boxOfficeMails(deps: MailDeps & { clock: Clock }) {
  const { store, clock, siteUrl, siteName } = deps;
  const { db } = store;
  const site = { siteUrl, siteName };
  const codes = ticketStubs({ db, siteUrl });
  return {
    tickets: ticketsFor,
    transfer: transferFor,
    given_away: givenAwayFor,
    refund: ticketRefundMail(deps),
    event_canceled: (ref) => eventFor(ref, "canceled"),
    event_moved: (ref) => eventFor(ref, "moved"),
    new_seats: newSeatsFor,
  } satisfies MailWriters;

  async function orderWithNight(orderNumber: string) {
    const [row] = await db
      .select({
        ...{ order: ticketOrder, event, venue },
        ...{ touched: isOrderTouched, disputed: isOrderDisputed(ticketOrder.orderNumber) },
      })
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

  function mail(to: string, content: MailContent, reader: MailReader): Mail {
    return { to, ...writtenMail(content, reader, site) };
  }

  async function ticketsFor(orderNumber: string): Promise<Mail | undefined> {
    const show = await orderWithNight(orderNumber);
    if (!show?.order.email || !stillAdmits(show)) return undefined;
    const { order } = show;
    const count = await db.$count(ticket, buyersOwn(orderNumber));
    if (count === 0) return undefined;
    const owned = order.userId !== null;
    const reader = await mailReader(order.locale);
    const facts = {
      ...(await codes.ofOrder(orderNumber, reader)),
      show,
      fullName: order.fullName,
      orderNumber,
      count,
      seats: await seatsOfTickets(db, buyersOwn(orderNumber), reader),
      lines: await linesOf(db, order.reservationId),
      discount: await discountOf(db, order.reservationId),
      totalCents: order.totalCents,
      currency: order.currency,
      link: await linkTo({ eventId: order.eventId, orderNumber, owned }),
      wallets: deps.walletOffers?.(),
      privateLink: !owned,
    };
    return mail(order.email, ticketsContent(facts, reader, site), reader);
  }

  async function transferFor(ticketNumber: string): Promise<Mail | undefined> {
    const [given] = await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
    const show = given && (await orderWithNight(given.orderNumber));
    if (!show || !given?.holderEmail || !stillAdmits(show, given)) return undefined;
    const { orderNumber, eventId } = given;
    const owned = given.holderUserId !== null;
    const reader = await mailReader(await languageOf(given, given.holderEmail, show.order.locale));
    const { stubs, tickets } = await codes.ofTicket(ticketNumber, reader);
    const facts = {
      show,
      name: given.guestFullName,
      from: show.order.fullName,
      stub: stubs[0],
      tickets,
      seats: await seatsOfTickets(db, eq(ticket.ticketNumber, ticketNumber), reader),
      link: await linkTo({ eventId, orderNumber, owned, ticketNumber }),
      wallets: deps.walletOffers?.(),
      privateLink: !owned,
    };
    return mail(given.holderEmail, transferContent(facts, reader, site), reader);
  }

  /** To the fan whose ticket the office gave to someone else. `ticketNumber` is the one that no longer works. */
  async function givenAwayFor(ticketNumber: string): Promise<Mail | undefined> {
    const [given] = await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber));
    const holder =
      given && (await holderOf(given.holderEmail ? `${given.orderNumber}/${ticketNumber}` : given.orderNumber));
    if (!holder) return undefined;
    const { show, to, reader } = holder;
    const facts = { show, fullName: holder.given?.guestFullName ?? show.order.fullName, ticketNumber, siteUrl };
    return mail(to, givenAwayContent(facts, reader), reader);
  }

  /**
   * The recipient of a mail about `ref`: an order's buyer, or with `order/ticket` the holder of a transferred ticket.
   */
  async function holderOf(ref: string) {
    const [orderNumber = "", ticketNumber] = ref.split("/");
    const show = await orderWithNight(orderNumber);
    if (!show) return undefined;
    const { order } = show;
    const [given] = ticketNumber ? await db.select().from(ticket).where(eq(ticket.ticketNumber, ticketNumber)) : [];
    const to = ticketNumber ? given?.holderEmail : order.email;
    if (!to) return undefined;
    const reader = await mailReader(given ? await languageOf(given, to, order.locale) : order.locale);
    return { show, given, to, reader };
  }

  async function eventFor(ref: string, what: "canceled" | "moved"): Promise<Mail | undefined> {
    const holder = await holderOf(ref);
    if (!holder || (what === "moved" && !stillAdmits(holder.show, holder.given))) return undefined;
    const { show, given, to, reader } = holder;
    const { order } = show;
    const paid = !given && order.totalCents > 0;
    const facts = {
      show,
      fullName: given ? given.guestFullName : order.fullName,
      paid,
      mayRefund: paid && !show.touched && !show.disputed,
      refund: given ? undefined : { cents: await refundedCents(order.reservationId), currency: order.currency },
      link: `${siteUrl}/events/${order.eventId}`,
    };
    return mail(to, (what === "moved" ? movedContent : canceledContent)(facts, reader, site), reader);
  }

  async function newSeatsFor(ref: string): Promise<Mail | undefined> {
    const holder = await holderOf(ref);
    if (!holder || !stillAdmits(holder.show, holder.given)) return undefined;
    const { show, given, to, reader } = holder;
    const { order } = show;
    const { orderNumber } = order;
    const mine = given ? eq(ticket.ticketNumber, given.ticketNumber) : buyersOwn(orderNumber);
    const seats = await seatsOfTickets(db, mine, reader);
    if (!seats) return undefined;
    const owned = (given ? given.holderUserId : order.userId) !== null;
    const o = { eventId: order.eventId, orderNumber, owned, ...(given && { ticketNumber: given.ticketNumber }) };
    const fullName = given ? given.guestFullName : order.fullName;
    const facts = { show, fullName, seats, link: await linkTo(o), privateLink: !owned };
    return mail(to, newSeatsContent(facts, reader), reader);
  }

  function languageOf({ holderUserId: userId }: TicketRow, email: string, giver: string) {
    return languageOfHolder(db, { email, userId }, giver);
  }

  async function refundedCents(reservationId: string): Promise<number> {
    const [{ cents = 0 } = {}] = await db
      .select({ cents: sql<number>`coalesce(sum(${refund.cents}), 0)::int` })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(payment.ref, reservationId), eq(refund.reason, "event_canceled")));
    return cents;
  }
}

/** Whether the order's tickets, or the `given` one of them, are still for a night that takes place. */
function stillAdmits(
  { event, order }: { event: MailedShow["event"]; order: typeof ticketOrder.$inferSelect },
  given?: TicketRow,
): boolean {
  const alive = order.status !== "REFUNDED" && (!given || ADMITS.includes(given.status));
  return alive && event.status !== "CANCELED";
}
