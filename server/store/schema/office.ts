/** The office's own tables: who works there. */
import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** Everybody with a role who has opened the office, as of their last visit. Roles themselves live in the user pool. */
export const staffMember = pgTable("staff_member", {
  /** The provider's user name. */
  username: text("username").primaryKey(),
  email: text("email").notNull(),
  name: text("name").notNull(),
  /** Comma-separated. */
  roles: text("roles").notNull(),
  seenAt: instant("seen_at").notNull(),
});
