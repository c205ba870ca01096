/** The table of accounts being deleted. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** What remains to be done for a fan who deleted their account. The last step deletes the row. */
export const departure = pgTable("departure", {
  /** Replaces the fan's id in the books. It isn't derived from anything of theirs. */
  id: uuid("id").primaryKey(),
  /** Null once the store has forgotten the fan. */
  userId: text("user_id").unique(),
  /** The next step; see services/privacy/departure.ts. */
  step: text("step", { enum: ["checkouts", "provider", "store", "stripe", "letter"] }).notNull(),
  /** What the steps still need, sealed: the fan's tokens and address, each until it was used. */
  sealed: text("sealed").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Until when one process works on it alone. */
  claimedAt: instant("claimed_at"),
});
