/** Mails about a bought broadcast, and about refunds of broadcasts and Premium. */
import { and, eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import type { Mail } from "../../clients/mailer";
import { mailReader } from "../../mail/mail-reader";
import { billingCustomer, entitlement, event, follower, payment, ppvEvent, purchase, refund } from "../../store/schema";
import { PAID_TOO_LATE } from "../broadcasts/broadcast-sale";
import { GIFT } from "../broadcasts/broadcasts-of-night";
import { idOf } from "../payments/stripe-objects";
import { isPurchaseDisputed } from "../refunds/disputed-payments";
import {
  type BroadcastRefundReason,
  broadcastMoved,
  broadcastOff,
  broadcastPaid,
  paidBack as paidBackContent,
} from "./content/broadcast-content";
import { type MailDeps, mailRecipients } from "./mail-recipient";

export function purchaseMails(deps: MailDeps) {
  const { stripe } = deps;
  const { db } = deps.store;
  const { readerOf, mail, receipts, night, yours } = mailRecipients(deps);

  return { nightPaid, nightMoved, nightOff, paidBack };

  async function nightPaid(purchaseId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({ bought: purchase, paid: payment, shown: ppvEvent, moved: event, customer: billingCustomer })
      .from(purchase)
      .innerJoin(payment, and(eq(payment.kind, "ppv"), eq(payment.ref, sql`${purchase.id}::text`)))
      .innerJoin(ppvEvent, eq(sql`${ppvEvent.id}::text`, purchase.ref))
      .leftJoin(event, eq(event.id, ppvEvent.eventId))
      .innerJoin(billingCustomer, eq(billingCustomer.userId, purchase.userId))
      .where(eq(purchase.id, purchaseId));
    if (row?.bought.status !== "PAID") return undefined;
    const { paid, shown } = row;
    const reader = await readerOf(row.customer.stripeCustomerId);
    const session = paid.checkoutSessionId
      ? await stripe.checkout.sessions.retrieve(paid.checkoutSessionId, { expand: ["invoice"] })
      : undefined;
    const to = reader?.email ?? session?.customer_details?.email;
    if (!reader || !to) return undefined;
    const invoice = typeof session?.invoice === "object" ? (session.invoice ?? undefined) : undefined;
    const { cents, currency, createdAt: at } = paid;
    const bought = {
      title: row.bought.name,
      start: row.moved?.scheduleTbd ? undefined : shown.liveStart,
      timeZoneId: row.moved?.timeZoneId ?? "UTC",
      paid: { cents, currency, at, invoiceNumber: invoice?.number ?? undefined },
    };
    return mail(reader, to, broadcastPaid(bought, [night(reader, shown.id), ...receipts(reader, invoice)], reader));
  }

  /** `ref` names a purchase or a gift. */
  async function nightMoved(ref: string): Promise<Mail | undefined> {
    return ref.startsWith(GIFT) ? giftMoved(ref.slice(GIFT.length)) : purchaseMoved(ref);
  }

  /** Undefined if the money has gone back, or the night was called off, in the meantime. */
  async function purchaseMoved(purchaseId: string): Promise<Mail | undefined> {
    const [row] = await db
      .select({
        ...{ bought: purchase, shown: ppvEvent, moved: event, customer: billingCustomer },
        disputed: isPurchaseDisputed(purchase.id),
      })
      .from(purchase)
      .innerJoin(ppvEvent, eq(sql`${ppvEvent.id}::text`, purchase.ref))
      .innerJoin(event, eq(event.id, ppvEvent.eventId))
      .innerJoin(billingCustomer, eq(billingCustomer.userId, purchase.userId))
      .where(eq(purchase.id, purchaseId));
    if (row?.bought.status !== "PAID" || row.moved.status === "CANCELED") return undefined;
    const reader = await readerOf(row.customer.stripeCustomerId);
    if (!reader?.email) return undefined;
    const facts = { ...movedDates(row), title: row.bought.name, mayRefund: !row.disputed };
    return mail(reader, reader.email, broadcastMoved(facts, [night(reader, row.shown.id), yours(reader)], reader));
  }

  /** For a fan who got the broadcast for free. Undefined if the night was called off since. */
  async function giftMoved(entitlementId: string): Promise<Mail | undefined> {
    const gift = await giftOf(entitlementId);
    if (!gift || gift.moved.status === "CANCELED") return undefined;
    const { reader, to, shown } = gift;
    const facts = { ...movedDates(gift), title: shown.title, mayRefund: false };
    return mail(reader, to, broadcastMoved(facts, [night(reader, shown.id)], reader));
  }

  /** `ref` names a gift: buyers get the mail about their refund. */
  async function nightOff(ref: string): Promise<Mail | undefined> {
    const gift = await giftOf(ref.slice(GIFT.length));
    if (!gift) return undefined;
    const link = `${deps.siteUrl}/events/${gift.moved.id}`;
    return mail(gift.reader, gift.to, broadcastOff({ title: gift.shown.title, link }, gift.reader));
  }

  /** Undefined if the fan's access was revoked, or we don't know their address. */
  async function giftOf(entitlementId: string) {
    const [row] = await db
      .select({ given: entitlement, shown: ppvEvent, moved: event, customer: billingCustomer, follows: follower })
      .from(entitlement)
      .innerJoin(ppvEvent, eq(ppvEvent.id, entitlement.ppvId))
      .innerJoin(event, eq(event.id, ppvEvent.eventId))
      .leftJoin(billingCustomer, eq(billingCustomer.userId, entitlement.userId))
      .leftJoin(follower, eq(follower.userId, entitlement.userId))
      .where(eq(entitlement.id, entitlementId));
    if (!row || row.given.revokedAt) return undefined;
    const { customer, follows, shown, moved } = row;
    const buyer = customer ? await readerOf(customer.stripeCustomerId) : undefined;
    const to = buyer?.email ?? follows?.email;
    return to ? { shown, moved, to, reader: buyer ?? (await mailReader(follows?.locale ?? "")) } : undefined;
  }

  /** About one refund at Stripe, whoever made it. Refunds of tickets and goods have their own mails. */
  async function paidBack(refundId: string): Promise<Mail | undefined> {
    const said = await stripe.refunds.retrieve(refundId, { expand: ["charge"] });
    const charge = typeof said.charge === "string" ? undefined : said.charge;
    const intent = idOf(said.payment_intent) ?? "";
    const [known] = await db.select().from(payment).where(eq(payment.paymentIntentId, intent));
    if (!charge || said.status === "failed" || (known && known.kind !== "ppv")) return undefined;
    const [bought] = known ? await db.select().from(purchase).where(eq(purchase.id, known.ref)) : [];
    const ours = await refundOf(said);
    // The fan got a mail when it was sent for the first time.
    if (ours && ours.failures > 0) return undefined;
    const reader = await readerOf(charge.customer, bought?.userId);
    const to = reader?.email ?? charge.billing_details.email;
    if (!reader || !to) return undefined;
    const why = ours && reasonOf(ours);
    const back = { cents: said.amount, currency: said.currency, title: bought?.name ?? "Premium", why };
    return mail(reader, to, paidBackContent(back, [yours(reader)], reader));
  }

  /** Our own refund; undefined if an operator made it at Stripe. */
  async function refundOf({ metadata }: Stripe.Refund): Promise<typeof refund.$inferSelect | undefined> {
    const id = metadata?.refundId;
    const [row] = id ? await db.select().from(refund).where(eq(refund.id, id)) : [];
    return row;
  }
}

/** Without a start while the new date isn't known. */
function movedDates({ shown, moved }: { shown: typeof ppvEvent.$inferSelect; moved: typeof event.$inferSelect }) {
  const { scheduleTbd, previousStartAt: before, timeZoneId } = moved;
  return { start: scheduleTbd ? undefined : shown.liveStart, before, timeZoneId };
}

function reasonOf({ reason, cause }: typeof refund.$inferSelect): BroadcastRefundReason | undefined {
  if (cause.startsWith(PAID_TOO_LATE.closed)) return "closedBefore";
  if (reason !== "event_canceled") return undefined;
  return cause.startsWith(PAID_TOO_LATE.canceled) ? "canceledBefore" : "canceled";
}
