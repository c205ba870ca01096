/** Billing's tables: customers, purchases, memberships, and what fans may watch. */
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { reservation } from "./box-office";
import { instant } from "./instant-column";
import { payment } from "./ledger";
import { ppvEvent } from "./offers";

/** The fan as a Stripe customer: one per account, and never one for two accounts. */
export const billingCustomer = pgTable(
  "billing_customer",
  {
    userId: text("user_id").primaryKey(),
    stripeCustomerId: text("stripe_customer_id").notNull().unique(),
    /** The language of the fan's last visit, used for mails. */
    locale: text("locale").notNull().default("en"),
    /** The account's verified address, lowercase. Null if there is none, or an earlier release made the row. */
    accountEmail: text("account_email"),
    /** When the provider named this address. */
    accountEmailAsOf: instant("account_email_as_of"),
    /**
     * Earlier addresses of the account that Stripe's customer may still have, "" for none. Empty once Stripe has the
     * change. It also has "refused" if Stripe refused the account's address.
     */
    formerEmails: text("former_emails").array().notNull().default(sql`'{}'`),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("billing_customer_outdated").on(t.userId).where(sql`${t.formerEmails} <> '{}'`)],
);

/** What is bought besides tickets: Premium, a broadcast, or goods. Amounts are what we send to Stripe. */
export const purchase = pgTable(
  "purchase",
  {
    id: uuid("id").primaryKey(),
    /** Null for a guest, who can buy goods only. */
    userId: text("user_id"),
    /** The guest's id from the guest cookie. Null if a fan bought it. */
    visitorId: text("visitor_id"),
    kind: text("kind", { enum: ["premium", "ppv", "shop"] }).notNull(),
    /** The plan, the broadcast or the variant; for several goods, a digest of variants, quantities and prices. */
    ref: text("ref").notNull(),
    /** What the fan can buy only once at a time; see services/payments/purchase-checkout.ts. */
    slot: text("slot").notNull(),
    name: text("name").notNull(),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: ["OPEN", "PAID", "ENDED", "REFUNDED"] }).notNull(),
    checkoutSessionId: text("checkout_session_id").unique(),
    /** Set if the fan pays on another site's page. Never set together with a checkout session. */
    paymentIntentId: text("payment_intent_id").unique(),
    checkoutExpires: instant("checkout_expires").notNull(),
    /** The hold whose checkout pays for these goods, too. Then the purchase has no checkout of its own. */
    reservationId: uuid("reservation_id").references(() => reservation.id, { onDelete: "set null" }),
    /** When the job asks Stripe about it again. Null until the first time. */
    askAt: instant("ask_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("purchase_open").on(t.userId, t.slot).where(sql`${t.status} = 'OPEN'`),
    uniqueIndex("purchase_guest_open").on(t.visitorId, t.slot).where(sql`${t.status} = 'OPEN' and ${t.userId} is null`),
    index("purchase_reservation").on(t.reservationId).where(sql`${t.reservationId} is not null`),
    uniqueIndex("purchase_beside_hold")
      .on(t.reservationId)
      .where(sql`${t.status} = 'OPEN' and ${t.reservationId} is not null`),
    index("purchase_visitor").on(t.visitorId).where(sql`${t.userId} is null`),
    index("purchase_user").on(t.userId, t.createdAt),
    index("purchase_broadcast").on(t.ref).where(sql`${t.kind} = 'ppv'`),
    index("purchase_sold").on(t.createdAt, t.id).where(sql`${t.kind} = 'shop' and ${t.status} in ('PAID', 'REFUNDED')`),
    index("purchase_ask").on(t.askAt, t.createdAt).where(sql`${t.status} = 'OPEN'`),
  ],
);

/**
 * Numbers the readings of subscriptions across all processes: the reading that started later is newer. The migrations
 * make the column `subscription.reading` its owner, so that a backup knows what it has to stay ahead of.
 */
export const subscriptionReading = pgSequence("subscription_reading");

/** A subscription as last read from Stripe. */
export const subscription = pgTable(
  "subscription",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** Stripe's status: trialing, active, past_due, canceled and so on. */
    status: text("status").notNull(),
    priceId: text("price_id").notNull(),
    interval: text("interval", { enum: ["month", "year"] }).notNull(),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull(),
    currentPeriodEnd: instant("current_period_end").notNull(),
    trialEnd: instant("trial_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    /** When it ends if it has been canceled. Null also in rows read by an older release. */
    cancelAt: instant("cancel_at"),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** We canceled it before it started, because its card had a free trial before. */
    trialRefused: boolean("trial_refused").notNull().default(false),
    reading: bigint("reading", { mode: "number" }).notNull(),
  },
  (t) => [index("subscription_user").on(t.userId)],
);

/** Cards that have had a free trial: one per card, whichever account uses it. */
export const cardTrial = pgTable("card_trial", {
  /** SHA-256 of Stripe's fingerprint of the card number. */
  cardHash: text("card_hash").primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
  startedAt: instant("started_at").notNull(),
});

/** How far the jobs have read Stripe's lists, by list. */
export const stripeCursor = pgTable("stripe_cursor", {
  list: text("list").primaryKey(),
  /** For events only: all up to this one are handled. */
  newest: text("newest"),
  /** The last object read on the way back to the oldest. Null when there is nothing left to read. */
  oldest: text("oldest"),
});

/** Events from Stripe's list whose handler failed. They are retried at growing intervals. */
export const eventRetry = pgTable(
  "event_retry",
  {
    eventId: text("event_id").primaryKey(),
    attempts: integer("attempts").notNull(),
    retryAt: instant("retry_at").notNull(),
  },
  (t) => [index("event_retry_at").on(t.retryAt)],
);

/** What a fan may watch in addition to what Premium includes. */
export const entitlement = pgTable(
  "entitlement",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").notNull(),
    ppvId: uuid("ppv_id")
      .notNull()
      .references(() => ppvEvent.id),
    source: text("source", { enum: ["purchase", "comp"] }).notNull(),
    paymentId: uuid("payment_id").references(() => payment.id),
    grantedAt: instant("granted_at").notNull(),
    revokedAt: instant("revoked_at"),
    revokeReason: text("revoke_reason"),
  },
  (t) => [unique("entitlement_once").on(t.userId, t.ppvId, t.source)],
);

/** A payment that the cardholder's bank took back, as last read from Stripe. */
export const dispute = pgTable(
  "dispute",
  {
    /** Stripe's id. */
    id: text("id").primaryKey(),
    paymentIntentId: text("payment_intent_id").notNull(),
    /** The payment in our books. Null for Premium, whose payments only Stripe has. */
    paymentId: uuid("payment_id").references(() => payment.id),
    subscriptionId: text("subscription_id"),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    /** Stripe's reason. */
    reason: text("reason").notNull(),
    status: text("status").notNull(),
    openedAt: instant("opened_at").notNull(),
    /** When we learned that it ended. */
    closedAt: instant("closed_at"),
  },
  (t) => [
    index("dispute_payment").on(t.paymentId),
    index("dispute_intent").on(t.paymentIntentId),
    index("dispute_subscription").on(t.subscriptionId),
  ],
);

/** A device that is watching, or was a moment ago. */
export const playback = pgTable(
  "playback",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").notNull(),
    ppvId: uuid("ppv_id")
      .notNull()
      .references(() => ppvEvent.id),
    device: text("device").notNull(),
    startedAt: instant("started_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
    /** Taken over by another device, or signed out. */
    endedAt: instant("ended_at"),
  },
  (t) => [index("playback_watching").on(t.userId, t.ppvId), index("playback_seen").on(t.lastSeenAt)],
);
