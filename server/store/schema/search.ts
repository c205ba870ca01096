/** The store's table of what a search finds, made from the content. */
import { customType, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A record that a search can find. Its words are made in our code, so that both kinds of store find the same. */
export const searchEntry = pgTable(
  "search_entry",
  {
    /** The kind and the record's id, slug or name. */
    id: text("id").primaryKey(),
    kind: text("kind", { enum: ["night", "broadcast", "town", "show", "wrestler", "goods", "news"] }).notNull(),
    record: text("record").notNull(),
    /** Words of the title have weight A, others D. A translation's begin with its language: `de/ring`. */
    words: tsvector("words").notNull(),
    /** When it takes place or was published. Null if it has no date. */
    at: instant("at"),
    /** When it is over, and comes last. */
    until: instant("until"),
    publishedAt: instant("published_at"),
    /** Of everything above: unchanged records are not written again. */
    hash: text("hash").notNull(),
  },
  (t) => [
    // Collecting changes for later would make every search read them one by one, and the planner avoid the index.
    index("search_entry_words").using("gin", t.words).with({ fastupdate: false }),
  ],
);
