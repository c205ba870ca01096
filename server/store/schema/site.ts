/** The store's tables of messages to the office and of redirects. */
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** A message from a visitor to the office. */
export const contact = pgTable(
  "contact",
  {
    id: uuid("id").primaryKey(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull().default(""),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** When the visitor consented to the newsletter. Null if they didn't. */
    newsletterAt: instant("newsletter_at"),
    /** The form it came from. */
    source: text("source").notNull(),
    locale: text("locale").notNull(),
    userId: text("user_id"),
    orderNumber: text("order_number"),
    createdAt: instant("created_at").notNull(),
    /** `waiting`: answered, and the visitor may write back. */
    state: text("state", { enum: ["open", "waiting", "done"] })
      .notNull()
      .default("open"),
    /** The email of the member of staff who works on it. */
    assignee: text("assignee"),
    doneAt: instant("done_at"),
  },
  (t) => [
    index("contact_inbox").on(t.state, t.createdAt, t.id),
    index("contact_assignee").on(t.assignee, t.createdAt, t.id),
    index("contact_email").on(t.email),
  ],
);

/** An operator's redirect for a path. `external` ones replace the document. */
export const redirect = pgTable("redirect", {
  path: text("path").primaryKey(),
  target: text("target").notNull(),
  external: boolean("external").notNull().default(false),
});
