/**
 * The store's tables: content, box office, payments, and what must be counted or used once. Money is integer minor
 * units with a currency; instants are `timestamptz`; ids are GUIDs unless a provider assigns them. Derived, never
 * stored: sale status, registration status, sold out, lowest and highest price.
 */
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "./instant";

// Content

/** What a generated picture is made from (app/ui/art): the same row gives the same picture. */
export type Picture = { seed: string; ink?: string; layout?: string; scene?: string };

export const eventCategory = pgTable("event_category", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  slug: text("slug").notNull().unique(),
  kind: text("kind", { enum: ["tour", "residency", "ppv", "special"] }).notNull(),
  description: text("description").notNull(),
  sortIndex: integer("sort_index").notNull(),
  hidden: boolean("hidden").notNull().default(false),
});

export const show = pgTable("show", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  title: text("title").notNull(),
  tagline: text("tagline").notNull(),
  description: text("description").notNull(),
  categoryId: uuid("category_id").references(() => eventCategory.id),
  /** Where a residency plays. A touring show has no hall of its own. */
  venueId: uuid("venue_id").references((): AnyPgColumn => venue.id),
  isResidency: boolean("is_residency").notNull().default(false),
  runtimeMinutes: integer("runtime_minutes").notNull().default(165),
  ageNote: text("age_note").notNull().default(""),
  faq: jsonb("faq").$type<{ question: string; answer: string }[]>().notNull().default([]),
  art: jsonb("art").$type<Picture>().notNull().default({ seed: "" }),
});

export const venue = pgTable("venue", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  street: text("street").notNull(),
  city: text("city").notNull(),
  region: text("region").notNull(),
  postalCode: text("postal_code").notNull(),
  country: text("country").notNull(),
  lat: text("lat").notNull(),
  lng: text("lng").notNull(),
  /** An IANA time zone. Local times use its offset at the event's own date. */
  timeZoneId: text("time_zone_id").notNull(),
  accessibilityNote: text("accessibility_note").notNull(),
  parkingNote: text("parking_note").notNull(),
});

export const venueSection = pgTable("venue_section", {
  id: uuid("id").primaryKey(),
  venueId: uuid("venue_id")
    .notNull()
    .references(() => venue.id),
  code: text("code").notNull(),
  label: text("label").notNull(),
  /** 1 is nearest to the ring. */
  rank: integer("rank").notNull(),
  viewNote: text("view_note").notNull(),
  accessible: boolean("accessible").notNull().default(false),
});

/** One bout of a card, in running order. `participants` are its sides, two or more, each a list of wrestler ids. */
export type Bout = {
  order: number;
  title: string;
  stipulation: string;
  participants: string[][];
  championship?: string;
  result?: { winner: number };
};

export const event = pgTable(
  "event",
  {
    id: uuid("id").primaryKey(),
    /** 6 to 8 characters without 0, O, 1, I. */
    shortCode: text("short_code").notNull().unique(),
    slug: text("slug").notNull().unique(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    about: text("about").notNull(),
    /** DRAFT and POSTPONED are ours; the API has SCHEDULED, STARTED, ENDED, CANCELED. STARTED and ENDED are derived. */
    status: text("status", { enum: ["SCHEDULED", "CANCELED", "DRAFT", "POSTPONED"] }).notNull(),
    showId: uuid("show_id").references(() => show.id),
    venueId: uuid("venue_id").references(() => venue.id),
    categoryIds: jsonb("category_ids").$type<string[]>().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    doorsAt: instant("doors_at").notNull(),
    /** True until the date is decided. `startAt` is then only used for sorting. */
    scheduleTbd: boolean("schedule_tbd").notNull().default(false),
    timeZoneId: text("time_zone_id").notNull(),
    card: jsonb("card").$type<Bout[]>().notNull(),
    /** Seeds the generated poster; `layout` and `ink` as in app/ui/art. */
    poster: jsonb("poster").$type<{ seed: string; layout?: string; ink?: string; kicker?: string }>().notNull(),
    registrationType: text("registration_type", { enum: ["TICKETS", "EXTERNAL", "NO_REGISTRATION"] }).notNull(),
    externalUrl: text("external_url"),
    ticketLimitPerOrder: integer("ticket_limit_per_order").notNull(),
    currency: text("currency").notNull(),
    previousStartAt: instant("previous_start_at"),
    publishedAt: instant("published_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (t) => [index("event_start").on(t.startAt)],
);

export const ticketDefinition = pgTable(
  "ticket_definition",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    sectionId: uuid("section_id").references(() => venueSection.id),
    name: text("name").notNull(),
    description: text("description").notNull(),
    policy: text("policy").notNull(),
    priceCents: integer("price_cents").notNull(),
    limitPerCheckout: integer("limit_per_checkout").notNull(),
    orderIndex: integer("order_index").notNull(),
    capacity: integer("capacity").notNull(),
    /**
     * Seats neither sold nor held. An expired hold still counts as taken here until the next reservation takes its
     * seats back; readers add those seats by comparing `reservation.expires` with the time.
     */
    remaining: integer("remaining").notNull(),
    /** Seats sold elsewhere or not for sale: taken from the start, without tickets here. */
    allotted: integer("allotted").notNull().default(0),
    saleStart: instant("sale_start").notNull(),
    saleEnd: instant("sale_end").notNull(),
    hidden: boolean("hidden").notNull().default(false),
  },
  (t) => [
    index("ticket_definition_event").on(t.eventId),
    check("never_oversold", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`),
    check("price_not_negative", sql`${t.priceCents} >= 0`),
    check("allotted_within", sql`${t.allotted} >= 0 and ${t.allotted} <= ${t.capacity}`),
  ],
);

export const wrestler = pgTable("wrestler", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  ringName: text("ring_name").notNull(),
  nickname: text("nickname").notNull(),
  hometown: text("hometown").notNull(),
  heightCm: integer("height_cm"),
  weightKg: integer("weight_kg"),
  alignment: text("alignment", { enum: ["face", "heel", "tweener"] }),
  /** Managers, referees and commentators are in the roster, too. */
  role: text("role", { enum: ["wrestler", "manager", "referee", "commentator"] })
    .notNull()
    .default("wrestler"),
  division: text("division").notNull(),
  finisher: text("finisher").notNull(),
  signatureMoves: jsonb("signature_moves").$type<string[]>().notNull().default([]),
  tagTeam: text("tag_team"),
  entranceTheme: text("entrance_theme"),
  titles: jsonb("titles").$type<{ name: string; from: string; to?: string }[]>().notNull(),
  debutYear: integer("debut_year"),
  bio: text("bio").notNull(),
  /** Seeds the generated portrait: build `m` or `f`, look as in app/ui/art. */
  portrait: jsonb("portrait").$type<{ seed: string; build?: "m" | "f"; look?: string; ink?: string }>().notNull(),
  status: text("status", { enum: ["active", "injured", "alumni"] }).notNull(),
  sortIndex: integer("sort_index").notNull(),
});

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

export const product = pgTable("product", {
  id: uuid("id").primaryKey(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  category: text("category").notNull(),
  ribbon: text("ribbon"),
  priceCents: integer("price_cents").notNull(),
  discountedCents: integer("discounted_cents"),
  currency: text("currency").notNull(),
  /** `item` is a kind of app/ui/art/merch. */
  art: jsonb("art").$type<{ seed: string; item: string; ink?: string }>().notNull(),
  options: jsonb("options").$type<{ name: string; choices: string[] }[]>().notNull().default([]),
  shipping: boolean("shipping").notNull().default(true),
  visible: boolean("visible").notNull().default(true),
  sortIndex: integer("sort_index").notNull(),
});

/** What can be bought of a product: one row per combination of its options, or a single row. */
export const productVariant = pgTable(
  "product_variant",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => product.id),
    sku: text("sku").notNull().unique(),
    choices: jsonb("choices").$type<Record<string, string>>().notNull(),
    /** Null if unlimited: a gift card, a digital program. */
    capacity: integer("capacity"),
    remaining: integer("remaining"),
  },
  (t) => [
    index("product_variant_product").on(t.productId),
    check("variant_never_oversold", sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.capacity}`),
  ],
);

/** A broadcast. Its state (announced, on sale, live, replay, closed) follows from its dates. */
export const ppvEvent = pgTable("ppv_event", {
  id: uuid("id").primaryKey(),
  eventId: uuid("event_id").references(() => event.id),
  title: text("title").notNull(),
  description: text("description").notNull(),
  poster: jsonb("poster").$type<{ seed: string; layout?: string; ink?: string; kicker?: string }>().notNull(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull(),
  saleStart: instant("sale_start").notNull(),
  liveStart: instant("live_start").notNull(),
  liveEnd: instant("live_end").notNull(),
  /** Null if the replay stays. */
  replayUntil: instant("replay_until"),
  premiumIncluded: boolean("premium_included").notNull().default(false),
  /** ISO 3166 alpha-2. Null if unrestricted. */
  allowedCountries: jsonb("allowed_countries").$type<string[]>(),
  blockedCountries: jsonb("blocked_countries").$type<string[]>(),
  /** How many devices may watch at once. */
  maxConcurrent: integer("max_concurrent").notNull().default(2),
  /** The film's folder, known only to the playback gate. */
  streamKey: text("stream_key").notNull(),
});

export const premiumPlan = pgTable("premium_plan", {
  /** Also identifies the plan in requests: `monthly`, `yearly`. */
  id: text("id").primaryKey(),
  interval: text("interval", { enum: ["month", "year"] }).notNull(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull(),
  trialDays: integer("trial_days").notNull(),
  sortIndex: integer("sort_index").notNull(),
});

/** A letter: what a visitor wrote to the office. */
export const contact = pgTable("contact", {
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
});

/** An operator's redirect for a path. `external` ones replace the document. */
export const redirect = pgTable("redirect", {
  path: text("path").primaryKey(),
  target: text("target").notNull(),
  external: boolean("external").notNull().default(false),
});

// The box office

export const reservation = pgTable(
  "reservation",
  {
    id: uuid("id").primaryKey(),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    status: text("status", { enum: ["PENDING", "CONFIRMED", "CANCELED", "EXPIRED"] }).notNull(),
    /** The fan's `wixUserId`, once they are signed in. */
    userId: text("user_id"),
    /** Our random id of the browser, from the guest cookie. */
    visitorId: text("visitor_id").notNull(),
    /** Sent by the form, so that a second click finds the first hold: one form, one reservation. */
    clientKey: text("client_key").notNull(),
    totalCents: integer("total_cents").notNull(),
    currency: text("currency").notNull(),
    /** When an unpaid hold ends. Queries compare it; no job has to run. */
    expires: instant("expires").notNull(),
    /** `expires_at` of the checkout session being created, set before we ask Stripe, so that parallel clicks agree. */
    checkoutExpires: instant("checkout_expires"),
    checkoutAttempt: integer("checkout_attempt").notNull().default(0),
    checkoutSessionId: text("checkout_session_id").unique(),
    /** When we next ask Stripe about the checkout. Null means now. */
    checkoutAskAt: instant("checkout_ask_at"),
    /** Since when Stripe hasn't answered about a checkout that is over by our clock. */
    checkoutSilentSince: instant("checkout_silent_since"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("reservation_client_key").on(t.visitorId, t.clientKey),
    uniqueIndex("reservation_one_hold")
      .on(t.eventId, sql`coalesce(${t.userId}, ${t.visitorId})`)
      .where(sql`${t.status} = 'PENDING'`),
    index("reservation_event_pending").on(t.eventId, t.expires).where(sql`${t.status} = 'PENDING'`),
    index("reservation_checkout_ask").on(t.checkoutAskAt).where(sql`${t.checkoutExpires} is not null`),
    index("reservation_user").on(t.userId),
    index("reservation_over")
      .on(t.createdAt)
      .where(sql`${t.status} in ('CANCELED', 'EXPIRED') and ${t.checkoutAttempt} = 0`),
  ],
);

/** A line keeps the price, name and policy at the time of holding: what was shown is what is charged. */
export const reservationLine = pgTable(
  "reservation_line",
  {
    reservationId: uuid("reservation_id")
      .notNull()
      .references(() => reservation.id, { onDelete: "cascade" }),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id),
    quantity: integer("quantity").notNull(),
    unitCents: integer("unit_cents").notNull(),
    name: text("name").notNull(),
    policy: text("policy").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reservationId, t.definitionId] }),
    check("quantity_positive", sql`${t.quantity} > 0`),
  ],
);

export const ticketOrder = pgTable(
  "ticket_order",
  {
    orderNumber: text("order_number").primaryKey(),
    reservationId: uuid("reservation_id")
      .notNull()
      .unique()
      .references(() => reservation.id),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    userId: text("user_id"),
    /** Lowercase, from the verified token or from checkout. */
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    locale: text("locale").notNull(),
    status: text("status", { enum: ["FREE", "PAID", "REFUNDED"] }).notNull(),
    totalCents: integer("total_cents").notNull(),
    currency: text("currency").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("ticket_order_user").on(t.userId), index("ticket_order_email").on(t.email)],
);

/** Hashes of the 128-bit keys that open a guest's order, or one transferred ticket of it. */
export const orderKey = pgTable("order_key", {
  hash: text("hash").primaryKey(),
  orderNumber: text("order_number")
    .notNull()
    .references(() => ticketOrder.orderNumber, { onDelete: "cascade" }),
  ticketNumber: text("ticket_number"),
  createdAt: instant("created_at").notNull(),
});

export const ticket = pgTable(
  "ticket",
  {
    /** AAAA-AAAA-BB021 */
    ticketNumber: text("ticket_number").primaryKey(),
    /**
     * 128 random bits in hex. The QR code is the number with an HMAC under this secret, so rotating session secrets
     * voids no ticket.
     */
    secret: text("secret").notNull(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => ticketOrder.orderNumber),
    eventId: uuid("event_id")
      .notNull()
      .references(() => event.id),
    definitionId: uuid("definition_id")
      .notNull()
      .references(() => ticketDefinition.id),
    name: text("name").notNull(),
    priceCents: integer("price_cents").notNull(),
    guestFullName: text("guest_full_name").notNull(),
    /** A transferred ticket is void. Its replacement has a number and a secret of its own. */
    status: text("status", { enum: ["VALID", "CANCELED", "USED", "TRANSFERRED"] }).notNull(),
    /** Who the ticket was transferred to, lowercase. The order's owner then has no access to it. */
    holderEmail: text("holder_email"),
    holderUserId: text("holder_user_id"),
    checkedInAt: instant("checked_in_at"),
    /** The label of the door pass that checked it in. */
    checkedInBy: text("checked_in_by"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("ticket_order_number").on(t.orderNumber),
    index("ticket_event").on(t.eventId),
    index("ticket_holder_user").on(t.holderUserId),
    index("ticket_holder_email").on(t.holderEmail),
  ],
);

/** A link for door staff, stored as its hash, good for one night. */
export const doorPass = pgTable("door_pass", {
  hash: text("hash").primaryKey(),
  eventId: uuid("event_id")
    .notNull()
    .references(() => event.id),
  /** For example "North door": the door list shows it for each check-in. */
  label: text("label").notNull(),
  until: instant("until").notNull(),
  createdAt: instant("created_at").notNull(),
});

// Money

export const payment = pgTable("payment", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["ticket", "ppv", "shop"] }).notNull(),
  /** The reservation or purchase that was paid. */
  ref: text("ref").notNull(),
  paymentIntentId: text("payment_intent_id").unique(),
  /** Null if it was paid without a checkout session. */
  checkoutSessionId: text("checkout_session_id").unique(),
  cents: integer("cents").notNull(),
  currency: text("currency").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const refund = pgTable(
  "refund",
  {
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payment.id),
    /** Null until Stripe has answered. The row itself is the request. */
    providerRefundId: text("provider_refund_id").unique(),
    cents: integer("cents").notNull(),
    reason: text("reason", { enum: ["expired", "requested", "event_canceled", "disputed"] }).notNull(),
    /** Makes this refund unique: the same request always has the same cause. */
    cause: text("cause").notNull().unique(),
    /** How often the bank sent it back. Each new attempt has its own idempotency key. */
    failures: integer("failures").notNull().default(0),
    /** Stripe's reason for the last failure. */
    failureReason: text("failure_reason"),
    /** Not sent again before this. */
    retryAt: instant("retry_at"),
    /** The bank sent it back for good: we have the money, owe it, and the office must find another way. */
    returnedAt: instant("returned_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("refund_payment").on(t.paymentId),
    index("refund_returned").on(t.returnedAt).where(sql`${t.returnedAt} is not null`),
  ],
);

/** Stripe events that every handler has handled. Handling is idempotent, so noting one late is harmless. */
export const processedEvent = pgTable(
  "processed_event",
  {
    eventId: text("event_id").primaryKey(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [index("processed_event_received").on(t.receivedAt)],
);

export const audit = pgTable("audit", {
  id: uuid("id").primaryKey(),
  at: instant("at").notNull(),
  actor: text("actor").notNull(),
  action: text("action").notNull(),
  entity: text("entity").notNull(),
  detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
});

/**
 * Mails, written in the transaction that causes them and sent after it. `cause` makes each unique, so that a return
 * page and a webhook together send one. Links with keys are created when sending and never stored.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: uuid("id").primaryKey(),
    cause: text("cause").notNull().unique(),
    template: text("template", {
      enum: [
        "tickets",
        "refund",
        "transfer",
        "event_canceled",
        "event_moved",
        "night_paid",
        "premium_paid",
        "premium_failed",
        "trial_ending",
        "premium_canceled",
        "paid_back",
        "goods",
        "goods_sent",
        "goods_refund",
        "account_change",
        "refund_failed",
        "trial_refused",
      ],
    }).notNull(),
    ref: text("ref").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Set while a process sends it. A process that dies leaves it behind. */
    claimedAt: instant("claimed_at"),
    /** Consecutive claims whose outcome nobody recorded. */
    openClaims: integer("open_claims").notNull().default(0),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    /** When the next attempt is due. Null means now. */
    retryAt: instant("retry_at"),
    /** We gave up. Only the office can have it sent again. */
    failedAt: instant("failed_at"),
    /** Why the last attempt failed, without addresses. */
    lastError: text("last_error"),
  },
  (t) => [index("outbox_due").on(t.retryAt, t.createdAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`)],
);

// Cookies can't hold what must be used once or counted

/** A busy authenticator flow. Another post for the same flow is refused until `until`. */
export const flowLease = pgTable(
  "flow_lease",
  {
    flowId: text("flow_id").primaryKey(),
    until: instant("until").notNull(),
  },
  (t) => [index("flow_lease_until").on(t.until)],
);

/** Signed-out sessions by their tokens' `origin_jti`, kept until the last token expires. */
export const endedSession = pgTable(
  "ended_session",
  {
    /** `origin_jti` of one session, or a hash of the user name of a fan who signed out everywhere. */
    originJti: text("origin_jti").primaryKey(),
    /** For a fan: sessions that began before this are over. */
    before: instant("before"),
    until: instant("until").notNull(),
  },
  (t) => [index("ended_session_until").on(t.until)],
);

/** Attempts per window, by purpose and subject (address, account, visitor). */
export const attempt = pgTable(
  "attempt",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: instant("reset_at").notNull(),
  },
  (t) => [index("attempt_reset").on(t.resetAt)],
);

/**
 * Results of token refreshes, sealed, under the hash of the old refresh token: parallel requests get the same new
 * tokens.
 */
export const refreshAnswer = pgTable(
  "refresh_answer",
  {
    hash: text("hash").primaryKey(),
    sealed: text("sealed"),
    until: instant("until").notNull(),
  },
  (t) => [index("refresh_answer_until").on(t.until)],
);

export * from "./account-schema";
export * from "./billing-schema";
export * from "./privacy-schema";
export * from "./shop-schema";
