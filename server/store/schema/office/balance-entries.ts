/** The store's table of Stripe's balance transactions: what each payment cost us. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";

/** A movement of our balance at Stripe, as Stripe lists it. Stripe never changes one, so it is read once. */
export const balanceEntry = pgTable(
  "balance_entry",
  {
    /** Stripe's id. */
    id: text("id").primaryKey(),
    /** Stripe's type: charge, payment, refund, adjustment, payout. */
    type: text("type").notNull(),
    /** The payment that it belongs to. Null for what belongs to none. */
    paymentIntentId: text("payment_intent_id"),
    /** Negative if it left the balance. */
    cents: integer("cents").notNull(),
    feeCents: integer("fee_cents").notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("balance_entry_payment").on(t.paymentIntentId), index("balance_entry_created").on(t.createdAt)],
);
