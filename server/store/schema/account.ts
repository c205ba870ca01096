/** The table of changes to how fans sign in. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** Written before we ask the user pool. The row is deleted long after its mail was sent. */
export const accountChange = pgTable("account_change", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["password", "email", "factor"] }).notNull(),
  /** Who it concerns and where the mail goes, sealed. */
  sealed: text("sealed").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Null until we know whether the user pool made the change. */
  settledAt: instant("settled_at"),
});
