/** The store's tables of billing: customers, what they are about to buy, their membership, and what they may watch. */
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
import { instant } from "./instant";
import { payment, ppvEvent } from "./schema";

/** The fan as a customer of Stripe: one for each account, and no customer for two accounts. */
export const billingCustomer = pgTable("billing_customer", {
  userId: text("user_id").primaryKey(),
  stripeCustomerId: text("stripe_customer_id").notNull().unique(),
  /** The language in which she was last here: that of her mails. */
  locale: text("locale").notNull().default("en"),
  createdAt: instant("created_at").notNull(),
});

/** One thing bought singly through a checkout of its own. Amounts are what Stripe is told. */
export const purchase = pgTable(
  "purchase",
  {
    id: uuid("id").primaryKey(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: ["premium", "ppv", "shop"] }).notNull(),
    /** The plan, the broadcast or the variant. */
    ref: text("ref").notNull(),
    /** What she may be buying once at a time; see services/payments/purchase-checkout.ts. */
    slot: text("slot").notNull(),
    name: text("name").notNull(),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: ["OPEN", "PAID", "ENDED", "REFUNDED"] }).notNull(),
    checkoutSessionId: text("checkout_session_id").unique(),
    /** Where it is paid on a page of another site instead; never both. */
    paymentIntentId: text("payment_intent_id").unique(),
    checkoutExpires: instant("checkout_expires").notNull(),
    /** When the regular job asks Stripe about it again; null until the first time. */
    askAt: instant("ask_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("purchase_open").on(t.userId, t.slot).where(sql`${t.status} = 'OPEN'`),
    index("purchase_user").on(t.userId, t.createdAt),
    index("purchase_ask").on(t.askAt, t.createdAt).where(sql`${t.status} = 'OPEN'`),
  ],
);

/**
 * Numbers the readings of subscriptions over all processes: of two, the one begun later knows more. The migrations let
 * the column `subscription.reading` own it, which is how a backup knows what it has to stay ahead of.
 */
export const subscriptionReading = pgSequence("subscription_reading");

/** What Stripe last said of a subscription. */
export const subscription = pgTable(
  "subscription",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    /** Stripe's own word: trialing, active, past_due, canceled and the rest. */
    status: text("status").notNull(),
    priceId: text("price_id").notNull(),
    interval: text("interval", { enum: ["month", "year"] }).notNull(),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull(),
    currentPeriodEnd: instant("current_period_end").notNull(),
    trialEnd: instant("trial_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** We ended it before it began, since its card has had a free trial. */
    trialRefused: boolean("trial_refused").notNull().default(false),
    reading: bigint("reading", { mode: "number" }).notNull(),
  },
  (t) => [index("subscription_user").on(t.userId)],
);

/** Cards that have had a free trial: one trial per card, whoever's account it is. */
export const cardTrial = pgTable("card_trial", {
  /** SHA-256 of Stripe's fingerprint of the card number. */
  cardHash: text("card_hash").primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
  startedAt: instant("started_at").notNull(),
});

/** How far the regular jobs have read Stripe's lists, by the list's name. */
export const stripeCursor = pgTable("stripe_cursor", {
  list: text("list").primaryKey(),
  /** Events alone: all up to this one have been handled. */
  newest: text("newest"),
  /** The last object read on the way back to the oldest; null when there is nothing left to walk. */
  oldest: text("oldest"),
});

/** Events whose handling failed after Stripe's list had named them; they are tried again, ever more rarely. */
export const eventRetry = pgTable(
  "event_retry",
  {
    eventId: text("event_id").primaryKey(),
    attempts: integer("attempts").notNull(),
    retryAt: instant("retry_at").notNull(),
  },
  (t) => [index("event_retry_at").on(t.retryAt)],
);

/** What a fan may watch beside what Premium includes. */
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

/** A payment that a bank took back for its cardholder, as Stripe last told of it. */
export const dispute = pgTable(
  "dispute",
  {
    /** Stripe's. */
    id: text("id").primaryKey(),
    paymentIntentId: text("payment_intent_id").notNull(),
    /** What it was paid for is in our books; null for Premium, whose payments are Stripe's own. */
    paymentId: uuid("payment_id").references(() => payment.id),
    subscriptionId: text("subscription_id"),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    /** Stripe's own words. */
    reason: text("reason").notNull(),
    status: text("status").notNull(),
    openedAt: instant("opened_at").notNull(),
    /** Instant at which we learnt of its end. */
    closedAt: instant("closed_at"),
  },
  (t) => [index("dispute_payment").on(t.paymentId), index("dispute_subscription").on(t.subscriptionId)],
);

/** A device that watches now, or did a moment ago. */
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
