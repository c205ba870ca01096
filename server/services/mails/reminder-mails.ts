/**
 * The mails that bring fans back. None is sent once its reason is gone: the follow was left, the night is off or moved,
 * the ticket was returned or its payment is disputed, the broadcast is over.
 */
import { and, eq, isNull, not } from "drizzle-orm";
import type { Mail } from "../../clients/mailer";
import { type MailContent, writtenMail } from "../../mail/mail-content";
import { type MailReader, mailReader } from "../../mail/mail-reader";
import type { MailWriters } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import {
  billingCustomer,
  entitlement,
  event,
  follow,
  follower,
  ppvEvent,
  show,
  subscription,
  ticket,
  ticketOrder,
  venue,
  wrestler,
} from "../../store/schema";
import { mintKey } from "../box-office/orders/order-keys";
import { takesPlace } from "../catalogue/catalogue-event";
import { saleStatus } from "../catalogue/definition-answer";
import { stateOf } from "../catalogue/pay-per-view";
import { readDefinitions } from "../catalogue/read-definitions";
import { followerAt } from "../following/followers";
import { GRANTS_PREMIUM } from "../membership/memberships";
import { isOrderDisputed } from "../refunds/disputed-payments";
import {
  announcedContent,
  confirmContent,
  doorsContent,
  liveContent,
  type NightSale,
  saleContent,
} from "./content/reminder-content";
import type { MailedShow } from "./content/show-facts";
import { languageOfHolder } from "./holder-language";
import { type MailDeps, mailRecipients } from "./mail-recipient";
import { seatsOfTickets } from "./seats-of-tickets";

type FollowRow = { followed: typeof follow.$inferSelect; reader: typeof follower.$inferSelect };

export function reminderMails(deps: MailDeps & { clock: Clock }) {
  const { store, clock, siteUrl, siteName } = deps;
  const { db } = store;
  const site = { siteUrl, siteName };
  const { readerOf } = mailRecipients(deps);
  const pageOf = ({ secret }: { secret: string }) => `${siteUrl}/following/${secret}`;
  return {
    follow_confirm: confirmFor,
    night_announced: announcedFor,
    sale_opens: saleFor,
    doors_soon: doorsFor,
    live_now: liveFor,
  } satisfies MailWriters;

  /** With a header by which mail programs unsubscribe in one press (RFC 8058). */
  function mail(to: string, content: MailContent, reader: MailReader, leave: string): Mail {
    return { to, ...writtenMail(content, reader, site), unsubscribe: leave };
  }

  async function confirmFor(followerId: string): Promise<Mail | undefined> {
    const [one] = await db.select().from(follower).where(eq(follower.id, followerId));
    if (!one) return undefined;
    const waiting = await db
      .select()
      .from(follow)
      .where(and(eq(follow.followerId, followerId), isNull(follow.confirmedAt)))
      .orderBy(follow.createdAt);
    const names = await Promise.all(waiting.map(nameOf));
    const reader = await mailReader(one.locale);
    const facts = { names: names.flatMap((name) => name ?? []), link: pageOf(one) };
    return { to: one.email, ...writtenMail(confirmContent(facts, reader, site), reader, site) };
  }

  async function announcedFor(ref: string): Promise<Mail | undefined> {
    const [followId = "", eventId = ""] = ref.split("/");
    const [row, about] = await Promise.all([confirmedFollow(followId), nightToSell(eventId)]);
    const name = row && (await nameOf(row.followed));
    if (!row || !about || !name) return undefined;
    const reader = await mailReader(row.reader.locale);
    const leave = `${pageOf(row.reader)}?leave=${followId}`;
    const facts = { ...about, name, leave, link: `${siteUrl}/events/${eventId}` };
    return mail(row.reader.email, announcedContent(facts, reader), reader, leave);
  }

  async function saleFor(ref: string): Promise<Mail | undefined> {
    const [followId = "", eventId = "", at = "", when] = ref.split("/");
    const [row, about] = await Promise.all([confirmedFollow(followId), nightToSell(eventId)]);
    if (!row || about?.opens?.toISOString() !== at) return undefined;
    const name = row.followed.kind === "night" ? undefined : await nameOf(row.followed);
    const reader = await mailReader(row.reader.locale);
    const leave = `${pageOf(row.reader)}?leave=${followId}`;
    const link = `${siteUrl}/tickets/event/${eventId}`;
    const facts = { show: about.show, opens: about.opens, hour: when === "hour", name, leave, link };
    return mail(row.reader.email, saleContent(facts, reader), reader, leave);
  }

  async function doorsFor(ref: string): Promise<Mail | undefined> {
    const [at = "", orderNumber = "", ticketNumber] = ref.split("/");
    const [row] = await db
      .select({ order: ticketOrder, event, venue })
      .from(ticketOrder)
      .innerJoin(event, eq(event.id, ticketOrder.eventId))
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(eq(ticketOrder.orderNumber, orderNumber));
    const now = clock.now();
    if (!row || !takesPlace(row.event) || row.event.scheduleTbd) return undefined;
    if (row.event.doorsAt.toISOString() !== at || row.event.startAt <= now) return undefined;
    const mine = and(
      ticketNumber
        ? eq(ticket.ticketNumber, ticketNumber)
        : and(eq(ticket.orderNumber, orderNumber), isNull(ticket.holderEmail)),
      eq(ticket.status, "VALID"),
      not(isOrderDisputed(ticket.orderNumber)),
    );
    const [held] = await db.select().from(ticket).where(mine).limit(1);
    const { order } = row;
    const to = held && (ticketNumber ? held.holderEmail : order.email);
    if (!held || !to) return undefined;
    const holder = { email: to, userId: held.holderUserId };
    const locale = ticketNumber ? await languageOfHolder(db, holder, order.locale) : order.locale;
    const preferences = await followerAt(db, { email: to, locale, now });
    if (preferences.stopped.includes("doors")) return undefined;
    const reader = await mailReader(locale);
    const owned = (ticketNumber ? held.holderUserId : order.userId) !== null;
    const page = `${siteUrl}/tickets/details/${order.eventId}`;
    const key = owned ? "" : await mintKey(db, orderNumber, now, ticketNumber);
    const link = owned ? page : `${page}?order=${ticketNumber ?? orderNumber}&key=${key}`;
    const seats = (await seatsOfTickets(db, mine, reader)) ?? "";
    const leave = `${pageOf(preferences)}?stop=doors`;
    return mail(to, doorsContent({ show: row, seats, link, leave }, reader), reader, leave);
  }

  async function liveFor(ref: string): Promise<Mail | undefined> {
    const [ppvId = "", by, id = ""] = ref.split("/");
    const userId = await (by === "buyer" ? buyer(id, ppvId) : member(id));
    if (!userId) return undefined;
    const now = clock.now();
    const [row] = await db
      .select({
        broadcast: ppvEvent,
        status: event.status,
        undated: event.scheduleTbd,
        customer: billingCustomer.stripeCustomerId,
      })
      .from(ppvEvent)
      .leftJoin(event, eq(event.id, ppvEvent.eventId))
      .innerJoin(billingCustomer, eq(billingCustomer.userId, userId))
      .where(eq(ppvEvent.id, ppvId));
    if (!row || row.status === "CANCELED" || row.undated || stateOf(row.broadcast, now) !== "live") return undefined;
    const reader = await readerOf(row.customer);
    if (!reader?.email) return undefined;
    const to = reader.email.toLowerCase();
    const preferences = await followerAt(db, { email: to, locale: reader.language, now });
    if (preferences.stopped.includes("live")) return undefined;
    const leave = `${pageOf(preferences)}?stop=live`;
    const facts = { title: row.broadcast.title, link: `${siteUrl}/watch/${ppvId}`, leave };
    return mail(to, liveContent(facts, reader), reader, leave);
  }

  /** The fan whose entitlement still lets them watch. */
  async function buyer(id: string, ppvId: string): Promise<string | undefined> {
    const valid = and(eq(entitlement.id, id), eq(entitlement.ppvId, ppvId), isNull(entitlement.revokedAt));
    const [row] = await db.select({ userId: entitlement.userId }).from(entitlement).where(valid);
    return row?.userId;
  }

  async function member(id: string): Promise<string | undefined> {
    const valid = and(eq(subscription.id, id), GRANTS_PREMIUM);
    const [row] = await db.select({ userId: subscription.userId }).from(subscription).where(valid);
    return row?.userId;
  }

  async function confirmedFollow(id: string): Promise<FollowRow | undefined> {
    const [row] = await db
      .select({ followed: follow, reader: follower })
      .from(follow)
      .innerJoin(follower, eq(follower.id, follow.followerId))
      .where(eq(follow.id, id));
    return row?.followed.confirmedAt ? row : undefined;
  }

  /** The name under which something is followed; undefined once it is gone. */
  async function nameOf({ kind, subject }: FollowRow["followed"]): Promise<string | undefined> {
    if (kind === "town") return subject;
    const [row] = await (kind === "wrestler"
      ? db.select({ name: wrestler.ringName }).from(wrestler).where(eq(wrestler.id, subject))
      : kind === "show"
        ? db.select({ name: show.title }).from(show).where(eq(show.slug, subject))
        : db.select({ name: event.title }).from(event).where(eq(event.id, subject)));
    return row?.name;
  }

  /**
   * A night that takes place and hasn't begun. `onSale`: anybody can get tickets here now. `opens`: when the sale opens,
   * if it still will. A night without a date, without tickets of ours, or whose sale is over has neither.
   */
  async function nightToSell(eventId: string): Promise<(NightSale & { show: MailedShow }) | undefined> {
    const now = clock.now();
    const show = await nightOf(eventId);
    if (!show || !takesPlace(show.event) || show.event.publishedAt > now) return undefined;
    if (show.event.scheduleTbd) return { show, onSale: false, opens: undefined };
    if (show.event.startAt <= now) return undefined;
    const sells = show.event.registrationType === "TICKETS";
    const tiers = sells ? await readDefinitions(db, now, [eventId]) : [];
    const onSale = tiers.some((tier) => tier.left > 0 && saleStatus(tier, now) === "SALE_STARTED");
    const [first] = tiers.map(({ saleStart }) => saleStart).sort((a, b) => a.getTime() - b.getTime());
    return { show, onSale, opens: first && first > now ? first : undefined };
  }

  async function nightOf(eventId: string): Promise<MailedShow | undefined> {
    const [row] = await db
      .select({ event, venue })
      .from(event)
      .leftJoin(venue, eq(venue.id, event.venueId))
      .where(eq(event.id, eventId));
    return row;
  }
}
