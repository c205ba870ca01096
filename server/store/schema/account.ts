/** The table of changes to how fans sign in. */
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** `factor` is a second factor that was turned off. */
const KINDS = [
  "password",
  "email",
  "phone",
  "passkeyAdded",
  "passkeyRemoved",
  "factor",
  "factorOn",
  "appReplaced",
] as const;

/** Written before we ask the user pool. The row is deleted long after its mail was sent. */
export const accountChange = pgTable("account_change", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: KINDS }).notNull(),
  /** Who it concerns and where the mail goes, sealed. */
  sealed: text("sealed").notNull(),
  startedAt: instant("started_at").notNull(),
  /** Null until we know whether the user pool made the change. */
  settledAt: instant("settled_at"),
});
