/** The store's tables of films, news and pictures. */
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";
import { event } from "./nights";
import type { Picture } from "./picture";
import { translations } from "./translations";

/** A short film of a past night. Exactly one is the main one. */
export const highlight = pgTable(
  "highlight",
  {
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    /** Path or address of the film and its captions (WebVTT). A film without captions isn't published. */
    videoUrl: text("video_url").notNull(),
    captionsUrl: text("captions_url").notNull(),
    thumbnail: jsonb("thumbnail").$type<Picture>().notNull(),
    durationSec: integer("duration_sec").notNull(),
    publishedAt: instant("published_at").notNull(),
    eventId: uuid("event_id").references(() => event.id),
    wrestlerIds: jsonb("wrestler_ids").$type<string[]>().notNull(),
    isMain: boolean("is_main").notNull().default(false),
  },
  (t) => [uniqueIndex("highlight_one_main").on(t.isMain).where(sql`${t.isMain}`)],
);

/** News, photographs, videos and podcasts. */
export const mediaItem = pgTable(
  "media_item",
  {
    id: uuid("id").primaryKey(),
    type: text("type", { enum: ["news", "photo", "video", "podcast"] }).notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    /** Paragraphs, separated by blank lines. */
    body: text("body").notNull(),
    image: jsonb("image").$type<Picture>(),
    imageAlt: text("image_alt").notNull().default(""),
    /** Its address elsewhere, such as a podcast's own page. */
    link: text("link"),
    author: text("author").notNull(),
    tags: jsonb("tags").$type<string[]>().notNull().default([]),
    translations: translations(),
    publishedAt: instant("published_at").notNull(),
  },
  (t) => [index("media_item_published").on(t.publishedAt)],
);

/** Instagram's media list in its Graph API's form. Pictures are generated. */
export const instagramItem = pgTable("instagram_item", {
  id: text("id").primaryKey(),
  mediaType: text("media_type", { enum: ["IMAGE", "VIDEO", "CAROUSEL_ALBUM"] }).notNull(),
  /** The pictures: one, or a carousel's. */
  pictures: jsonb("pictures").$type<(Picture & { alt: string })[]>().notNull(),
  permalink: text("permalink").notNull(),
  caption: text("caption").notNull(),
  username: text("username").notNull(),
  likeCount: integer("like_count").notNull(),
  commentsCount: integer("comments_count").notNull(),
  timestamp: instant("timestamp").notNull(),
});
