/** The store's table of accounts that are being deleted. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant";

/** What is left to do for somebody who deleted her account; the row goes with its last step. */
export const departure = pgTable("departure", {
  /** Stands in the books for her id from now on, and follows from nothing of hers. */
  id: uuid("id").primaryKey(),
  /** Null once the store has forgotten her. */
  userId: text("user_id").unique(),
  /** The step to be done next; see services/privacy/departure.ts. */
  step: text("step", { enum: ["checkouts", "provider", "store", "stripe", "letter"] }).notNull(),
  /** What the steps need of her, sealed: her tokens and her address, each until it has served. */
  sealed: text("sealed").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Whoever works on it does so alone, until a while after this. */
  claimedAt: instant("claimed_at"),
});
