/** The store's tables of money: what came, what went back, which events were heard, and who did what. */
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant";

export const payment = pgTable("payment", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["ticket", "ppv", "shop"] }).notNull(),
  /** The reservation (or, later, the purchase) that was paid. */
  ref: text("ref").notNull(),
  paymentIntentId: text("payment_intent_id").unique(),
  /** Null where it was paid without a checkout of Stripe's. */
  checkoutSessionId: text("checkout_session_id").unique(),
  cents: integer("cents").notNull(),
  currency: text("currency").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const refund = pgTable(
  "refund",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    /** Null until Stripe has answered; the wish itself is the row. */
    providerRefundId: text("provider_refund_id").unique(),
    cents: integer("cents").notNull(),
    reason: text("reason", { enum: ["expired", "requested", "event_canceled", "disputed"] }).notNull(),
    /** What makes this refund one: the same wish, however often it is uttered, has the same cause. */
    cause: text("cause").notNull().unique(),
    /** How often the bank has sent it back; each new attempt has an idempotency key of its own. */
    failures: integer("failures").notNull().default(0),
    /** Stripe's word for the last failure. */
    failureReason: text("failure_reason"),
    /** Not to be sent again before this. */
    retryAt: instant("retry_at"),
    /** The bank sent it back for good: we have the money, we owe it, and a person has to find another way. */
    returnedAt: instant("returned_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("refund_payment").on(t.paymentId),
    index("refund_returned").on(t.returnedAt).where(sql`${t.returnedAt} is not null`),
  ],
);

/** Stripe's events that every part concerned has handled. Handling is idempotent, so one that is noted late is harmless. */
export const processedEvent = pgTable(
  "processed_event",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [index("processed_event_received").on(t.receivedAt)],
);

export const audit = pgTable("audit", {
  id: uuid("id").primaryKey(),
  at: instant("at").notNull(),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  entity: text("entity").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
});
