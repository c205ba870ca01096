/** The store's table of changes of how fans sign in. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant";

/** Written before the user pool is asked; it goes when its mail has long left. */
export const accountChange = pgTable("account_change", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["password", "email", "factor"] }).notNull(),
  /** Whom it is about and where the mail goes, sealed. */
  sealed: text("sealed").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Null while nobody knows whether the user pool did it. */
  settledAt: instant("settled_at"),
});
