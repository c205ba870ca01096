/** The store's table of mails to be sent. */
import { sql } from "drizzle-orm";
import { index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/**
 * Mails, written in the transaction that causes them and sent after it. `cause` makes each unique, so that a return
 * page and a webhook together send one. Links with keys are created when sending and never stored.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    cause: text("cause").notNull().unique(),
    template: text("template", {
      enum: [
        "tickets",
        "refund",
        "transfer",
        "given_away",
        "event_canceled",
        "event_moved",
        "new_seats",
        "night_paid",
        "night_moved",
        "night_off",
        "premium_paid",
        "premium_failed",
        "trial_ending",
        "premium_canceled",
        "premium_kept",
        "paid_back",
        "goods",
        "goods_sent",
        "goods_refund",
        "goods_part_refund",
        "account_change",
        "refund_failed",
        "trial_refused",
        "follow_confirm",
        "night_announced",
        "sale_opens",
        "doors_soon",
        "live_now",
        "wait_confirm",
        "wait_joined",
        "wait_offer",
        "wait_missed",
        "wait_over",
        "return_listed",
        "return_sold",
        "return_withdrawn",
        "buyer_changed",
        "letter_answer",
        "webhook_off",
      ],
    }).notNull(),
    ref: text("ref").notNull(),
    /** The lower number is sent first. */
    priority: smallint("priority").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Set while a process sends it. A process that dies leaves it behind. */
    claimedAt: instant("claimed_at"),
    /** Consecutive claims whose outcome nobody recorded. */
    openClaims: integer("open_claims").notNull().default(0),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    /** When the next attempt is due. Null means now. */
    retryAt: instant("retry_at"),
    /** We gave up. Only the office can have it sent again. */
    failedAt: instant("failed_at"),
    /** The office decided that a mail which was given up stays unsent. */
    droppedAt: instant("dropped_at"),
    /** Why the last attempt failed, without addresses. */
    lastError: text("last_error"),
  },
  (t) => [
    index("outbox_ref").on(t.ref.op("text_pattern_ops")),
    index("outbox_next")
      .on(t.priority, t.retryAt.asc().nullsFirst(), t.createdAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index("outbox_failed").on(t.failedAt).where(sql`${t.failedAt} is not null`),
  ],
);
