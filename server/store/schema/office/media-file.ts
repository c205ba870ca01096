/** The store's table of uploaded pictures. Their files are in MEDIA_DIR. */
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";

export const mediaFile = pgTable("media_file", {
  /** The SHA-256 of the upload and of how it is printed: the name of its folder. */
  sha: text("sha").primaryKey(),
  /** Of the largest file. */
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** What it shows, for those who don't see it. */
  alt: text("alt").notNull(),
  /** As it was taken. Otherwise it is printed in two inks. */
  asIs: boolean("as_is").notNull(),
  createdAt: instant("created_at").notNull(),
});
