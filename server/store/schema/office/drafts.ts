/** The store's tables of content that fans don't see: drafts, and the English that translations were made from. */
import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";

/** Changes of an item that aren't published, or an item that was never public. One for each item. */
export const draft = pgTable(
  "draft",
  {
    /** The item's collection. */
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    /** The public item that the draft's changes are made to. Null for an item that was never public. */
    base: jsonb("base").$type<Record<string, unknown>>(),
    /** The item as it would be published. */
    item: jsonb("item").$type<Record<string, unknown>>().notNull(),
    /** Who saved it last. */
    author: text("author").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** What an item said in English when its translation was last written or compared. */
export const translationSource = pgTable(
  "translation_source",
  {
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    language: text("language").notNull(),
    english: jsonb("english").$type<Record<string, string>>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.language] })],
);
