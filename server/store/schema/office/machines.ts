/** The store's tables for other programs: tokens that they come with, and what they are told. */
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { TokenScope } from "../../../../app/domain/office/machines/token-scopes";
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from "../../../../app/domain/office/machines/webhook-events";
import { instant } from "../instant-column";

/** A token of another program. Only its hash is stored. */
export const accessToken = pgTable(
  "access_token",
  {
    /** The form's deed, so that a second press makes no second token. */
    id: uuid("id").primaryKey(),
    hash: text("hash").notNull().unique(),
    /** What it is for, in the office's words. */
    name: text("name").notNull(),
    scopes: text("scopes").array().notNull().$type<TokenScope[]>(),
    createdAt: instant("created_at").notNull(),
    until: instant("until").notNull(),
    revokedAt: instant("revoked_at"),
    /** When it was last used, to the minute. */
    seenAt: instant("seen_at"),
  },
  (t) => [index("access_token_until").on(t.until)],
);

/** An address that is told of events. Its secrets are needed to sign, so they are stored as they are. */
export const webhookTarget = pgTable("webhook_target", {
  /** The form's deed. */
  id: uuid("id").primaryKey(),
  url: text("url").notNull(),
  events: text("events").array().notNull().$type<WebhookEvent[]>(),
  secret: text("secret").notNull(),
  /** The secret before the last rotation, which also signs until `previousUntil`. */
  previousSecret: text("previous_secret"),
  previousUntil: instant("previous_until"),
  createdAt: instant("created_at").notNull(),
  /** Null while it is switched on. */
  offAt: instant("off_at"),
  offWhy: text("off_why", { enum: ["office", "failed", "gone"] }),
});

/** One attempt to deliver. */
export type DeliveryTry = { at: string; ms: number } & ({ status: number } | { error: string });

/** One event for one target, written in the transaction of what it tells. */
export const webhookDelivery = pgTable(
  "webhook_delivery",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Due deliveries to a target go out in this order. */
    number: bigint("number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** No reference: a target that is removed while an order is being written must not undo the order. */
    targetId: uuid("target_id").notNull(),
    event: text("event", { enum: [...WEBHOOK_EVENTS, TEST_EVENT] }).notNull(),
    /** Numbers and ids only. */
    data: jsonb("data").notNull().$type<Record<string, string>>(),
    createdAt: instant("created_at").notNull(),
    /** Attempts since it was written, or since the office had it sent again. */
    attempts: integer("attempts").notNull().default(0),
    tries: jsonb("tries").notNull().default([]).$type<DeliveryTry[]>(),
    /** Set while a process sends it. A process that dies leaves it behind. */
    claimedAt: instant("claimed_at"),
    /** When the next attempt is due. Null means now. */
    retryAt: instant("retry_at"),
    deliveredAt: instant("delivered_at"),
    /** Given up. */
    failedAt: instant("failed_at"),
  },
  (t) => [
    index("webhook_delivery_target").on(t.targetId, t.number),
    index("webhook_delivery_created").on(t.createdAt),
    index("webhook_delivery_open")
      .on(t.targetId, t.number)
      .where(sql`${t.deliveredAt} is null and ${t.failedAt} is null`),
    check("webhook_delivery_ended", sql`${t.deliveredAt} is null or ${t.failedAt} is null`),
  ],
);
