/** The store's tables of money: payments, refunds, handled Stripe events, and the audit trail. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

export const payment = pgTable(
  "payment",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: ["ticket", "ppv", "shop"] }).notNull(),
    /** The id of the reservation or purchase that was paid. */
    ref: text("ref").notNull(),
    /** One payment at Stripe pays for seats and the goods beside them: then two rows, whose cents add up to it. */
    paymentIntentId: text("payment_intent_id"),
    /** Null if it was paid without a checkout session. */
    checkoutSessionId: text("checkout_session_id"),
    cents: integer("cents").notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("payment_intent_kind").on(t.paymentIntentId, t.kind),
    unique("payment_session_kind").on(t.checkoutSessionId, t.kind),
    index("payment_ref").on(t.ref),
    index("payment_created").on(t.createdAt),
  ],
);

export const refund = pgTable(
  "refund",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    /** Null until Stripe has answered. The row itself is the request. */
    providerRefundId: text("provider_refund_id").unique(),
    cents: integer("cents").notNull(),
    reason: text("reason", { enum: ["expired", "requested", "event_canceled", "disputed"] }).notNull(),
    /** Makes this refund unique: the same request always has the same cause. */
    cause: text("cause").notNull().unique(),
    /** How often the bank sent it back. Each new attempt has its own idempotency key. */
    failures: integer("failures").notNull().default(0),
    /** Stripe's reason for the last failure. */
    failureReason: text("failure_reason"),
    /** Not sent again before this. */
    retryAt: instant("retry_at"),
    /** The bank sent it back for good: we have the money, owe it, and the office must find another way. */
    returnedAt: instant("returned_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("refund_payment").on(t.paymentId),
    index("refund_created").on(t.createdAt),
    index("refund_unsent").on(t.createdAt).where(sql`${t.providerRefundId} is null`),
    index("refund_returned").on(t.returnedAt).where(sql`${t.returnedAt} is not null`),
  ],
);

/** Stripe events that every handler has handled. Handling is idempotent, so noting one late is harmless. */
export const processedEvent = pgTable(
  "processed_event",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [index("processed_event_received").on(t.receivedAt)],
);

export const audit = pgTable(
  "audit",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
    /** Where a person did it: on the office's pages, at a door, with a token. Null for commands and the site itself. */
    via: text("via", { enum: ["office", "door", "token"] }),
    /** The values that were overwritten, and what replaced them. */
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    /** Data that names a fan. It is removed when the fan's account ends. */
    personal: jsonb("personal").$type<Record<string, unknown>>(),
  },
  (t) => [
    index("audit_entity").on(t.entity),
    index("audit_at").on(t.at, t.id),
    index("audit_actor").on(t.actor, t.at, t.id),
  ],
);
