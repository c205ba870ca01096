/** The mails about the waiting list and about returned tickets. One that has become untrue is not sent. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { type MailContent, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import {
  event,
  payment,
  refund,
  reservation,
  ticket,
  ticketOrder,
  ticketReturn,
  venue,
  waitEntry,
} from "../../store/schema";
import { mintKey } from "../box-office/orders/order-keys";
import { linesOf } from "../box-office/reserving/reservation-lines";
import { refundedCents } from "../refunds/left-to-refund";
import { returnCents } from "../returns/return-rules";
import { ofOrder } from "../returns/returnable-orders";
import { mintWaitKey } from "../waiting/entry-keys";
import {
  type EndReason,
  entryContent,
  offerContent,
  overContent,
  type ReturnMailKind,
  returnContent,
} from "./content/waiting-content";
import type { MailDeps } from "./mail-recipient";

type EntryRow = typeof waitEntry.$inferSelect;

export function waitingMails(deps: MailDeps & { clock: Clock }) {
  const { store, clock, siteUrl, siteName } = deps;
  const { db } = store;
  return {
    wait_confirm: (id) => entryMail(id, "confirm", ["UNCONFIRMED"]),
    wait_joined: (id) => entryMail(id, "joined", ["WAITING", "OFFERED"]),
    wait_missed: (id) => entryMail(id, "missed", ["WAITING"]),
    wait_offer: offerMail,
    wait_over: overMail,
    return_listed: (id) => returnMail(id, "listed"),
    return_sold: (id) => returnMail(id, "sold"),
    return_withdrawn: (id) => returnMail(id, "withdrawn"),
  } satisfies MailWriters;

  async function entryOf(id: string) {
    const [row] = await db
      .select({ entry: waitEntry, event, venue })
      .from(waitEntry)
      .innerJoin(event, eq(event.id, waitEntry.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(eq(waitEntry.id, id));
    return row && { entry: row.entry, show: { event: row.event, venue: row.venue } };
  }

  /** Made when the mail is sent, and never stored. */
  async function linksTo({ id }: EntryRow) {
    const key = await mintWaitKey(db, id, clock.now());
    const page = `${siteUrl}/waiting-list/entry/${id}`;
    return { link: `${page}?key=${key}`, leave: `${page}/leave?key=${key}` };
  }

  function mail(to: string, content: MailContent, reader: MailReader, leave?: string): Mail {
    return { to, ...writtenMail(content, reader, { siteUrl, siteName }), ...(leave && { unsubscribe: leave }) };
  }

  async function entryMail(id: string, kind: "confirm" | "joined" | "missed", when: EntryRow["status"][]) {
    const found = await entryOf(id);
    if (!found || !when.includes(found.entry.status)) return undefined;
    const reader = await mailReader(found.entry.locale);
    const links = await linksTo(found.entry);
    const content = entryContent(kind, { show: found.show, ...links }, reader);
    return mail(found.entry.email, content, reader, kind === "confirm" ? undefined : links.leave);
  }

  async function offerMail(reservationId: string): Promise<Mail | undefined> {
    const [offer] = await db.select().from(reservation).where(eq(reservation.id, reservationId));
    const found = offer?.entryId ? await entryOf(offer.entryId) : undefined;
    if (!offer || !found || offer.status !== "PENDING" || offer.expires <= clock.now()) return undefined;
    const { entry, show } = found;
    const reader = await mailReader(entry.locale);
    const links = await linksTo(entry);
    const { expires: until, totalCents, currency } = offer;
    const facts = { show, ...links, until, totalCents, currency, lines: await linesOf(db, reservationId) };
    return mail(entry.email, offerContent(facts, reader), reader, links.leave);
  }

  async function overMail(id: string): Promise<Mail | undefined> {
    const found = await entryOf(id);
    const why = found && reasonOf(found.entry, found.show.event.status);
    if (!found || !why) return undefined;
    const reader = await mailReader(found.entry.locale);
    const link = `${siteUrl}/events/${found.entry.eventId}`;
    return mail(found.entry.email, overContent(why, { show: found.show, link }, reader), reader);
  }

  async function isListed(ticketNumber: string): Promise<boolean> {
    const open = inArray(ticketReturn.status, ["LISTED", "TAKEN"]);
    return (await db.$count(ticketReturn, and(eq(ticketReturn.ticketNumber, ticketNumber), open))) > 0;
  }

  async function returnMail(id: string, kind: ReturnMailKind): Promise<Mail | undefined> {
    const [row] = await db
      .select({
        one: ticketReturn,
        now: ticket,
        order: ticketOrder,
        event,
        venue,
        sentBack: refund.cents,
        left: leftCents,
      })
      .from(ticketReturn)
      .innerJoin(ticket, eq(ticket.ticketNumber, ticketReturn.ticketNumber))
      .innerJoin(ticketOrder, eq(ticketOrder.orderNumber, ticket.orderNumber))
      .innerJoin(event, eq(event.id, ticketReturn.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .leftJoin(payment, ofOrder)
      .leftJoin(refund, eq(refund.cause, sql`'return:' || ${ticketReturn.id}`))
      .where(eq(ticketReturn.id, id));
    if (!row?.order.email) return undefined;
    const { one, order } = row;
    if (kind === "listed" && one.status !== "LISTED" && one.status !== "TAKEN") return undefined;
    // It may have gone back with its order, or be listed again.
    if (kind === "withdrawn" && (row.now.status !== "VALID" || (await isListed(one.ticketNumber)))) return undefined;
    const reader = await mailReader(order.locale);
    const page = `${siteUrl}/tickets/details/${order.eventId}`;
    const { orderNumber, currency, fullName: name } = order;
    const key = order.userId ? undefined : await mintKey(db, orderNumber, clock.now());
    const link = key ? `${page}?order=${orderNumber}&key=${key}` : page;
    const facts = { show: { event: row.event, venue: row.venue }, name, number: one.ticketNumber, currency, link };
    return mail(order.email, returnContent(kind, { ...facts, ...sums(kind, row) }, reader), reader);
  }
}

const leftCents = sql<number>`${payment.cents} - ${refundedCents(payment.id)}`;

/** Less than the price goes back if some of the payment was refunded before. */
function sums(
  kind: ReturnMailKind,
  {
    one: { priceCents },
    now,
    sentBack,
    left,
  }: {
    one: { priceCents: number };
    now: { priceCents: number };
    sentBack: number | null;
    left: number | null;
  },
) {
  if (kind === "sold") return { cents: sentBack ?? 0 };
  if (kind === "withdrawn") return { cents: now.priceCents };
  const backCents = returnCents(priceCents, left ?? 0);
  return { cents: priceCents, ...(backCents < priceCents && { backCents }) };
}

function reasonOf({ status }: EntryRow, night: string): EndReason | undefined {
  if (status === "MISSED") return "missed";
  if (status !== "OVER") return undefined;
  return night === "CANCELED" ? "canceled" : "closed";
}
