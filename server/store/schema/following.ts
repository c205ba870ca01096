/** The store's tables of what brings fans back: follows, reminders, calendars, and the campaigns that sold. */
import { sql } from "drizzle-orm";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";
import { event } from "./nights";

/** An address that we write to about what it follows, its nights and its broadcasts. */
export const follower = pgTable(
  "follower",
  {
    id: uuid("id").primaryKey(),
    /** Lowercase. */
    email: text("email").notNull().unique(),
    /** The account that proved to have this address. */
    userId: text("user_id").unique(),
    /**
     * 128 random bits in hex. The links in its mails contain them: they show what the address follows, and can stop it.
     */
    secret: text("secret").notNull().unique(),
    locale: text("locale").notNull(),
    /** Mails that it gets without following anything, and has stopped. */
    stopped: text("stopped", { enum: ["doors", "live"] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("follower_created").on(t.createdAt)],
);

/** What an address follows, and until when. */
export const follow = pgTable(
  "follow",
  {
    id: uuid("id").primaryKey(),
    followerId: uuid("follower_id")
      .notNull()
      .references(() => follower.id, { onDelete: "cascade" }),
    /** `night`: a reminder of the opening of its sale. */
    kind: text("kind", { enum: ["wrestler", "town", "show", "night"] }).notNull(),
    /** An id, or a town as pages name it. */
    subject: text("subject").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Null until the address has confirmed it. */
    confirmedAt: instant("confirmed_at"),
    /**
     * When it is over: a reminder when the sale opens, an unconfirmed follow from the start. Deleted some days later.
     */
    until: instant("until"),
  },
  (t) => [
    unique("follow_once").on(t.followerId, t.kind, t.subject),
    index("follow_subject").on(t.kind, t.subject).where(sql`${t.confirmedAt} is not null`),
    index("follow_until").on(t.until).where(sql`${t.until} is not null`),
  ],
);

/** The announcements of a night that went out, by the subjects that were followed. */
export const announcement = pgTable("announcement", {
  eventId: uuid("event_id")
    .primaryKey()
    .references(() => event.id, { onDelete: "cascade" }),
  subjects: text("subjects").array().notNull(),
});

/** Reminders that went out to everyone concerned, such as the opening of a sale in an hour. */
export const notice = pgTable(
  "notice",
  {
    cause: text("cause").primaryKey(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("notice_created").on(t.createdAt)],
);

/** The private address of a fan's calendar. A new one replaces it. */
export const calendarKey = pgTable("calendar_key", {
  userId: text("user_id").primaryKey(),
  /** 128 random bits in hex. The page shows the address again, so they are stored. */
  secret: text("secret").notNull().unique(),
  locale: text("locale").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** The campaign that led to a sale, from the address of the visit's first page. */
export const saleCampaign = pgTable(
  "sale_campaign",
  {
    /** The id of the reservation or the purchase. */
    sale: uuid("sale").primaryKey(),
    source: text("source").notNull(),
    medium: text("medium").notNull().default(""),
    campaign: text("campaign").notNull().default(""),
    content: text("content").notNull().default(""),
    term: text("term").notNull().default(""),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("sale_campaign_created").on(t.createdAt)],
);
