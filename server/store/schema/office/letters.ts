/** The store's table of the office's answers to messages. */
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";
import { contact } from "../site";

/** The mail reads it when it is sent. */
export const contactAnswer = pgTable(
  "contact_answer",
  {
    /** The form's deed, so that a second press is the same answer. */
    id: uuid("id").primaryKey(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contact.id, { onDelete: "cascade" }),
    /** The email of the member of staff who wrote it. */
    author: text("author").notNull(),
    text: text("text").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("contact_answer_contact").on(t.contactId, t.createdAt)],
);
