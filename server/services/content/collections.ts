/**
 * Content as the office writes it: one table of all collections with their columns. JSON and CSV are read, checked,
 * stored and written by it. Collections are in the order of storing: those referred to come first.
 */
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import {
  event,
  eventCategory,
  highlight,
  instagramItem,
  mediaItem,
  ppvEvent,
  premiumPlan,
  product,
  productVariant,
  redirect,
  seatingPlan,
  show,
  ticketDefinition,
  venue,
  venueSection,
  wrestler,
} from "../../store/schema";
import {
  address,
  cents,
  count,
  country,
  currency,
  degrees,
  guid,
  instant,
  picture,
  reference,
  slug,
  title,
  translations,
  webAddress,
  words,
  zone,
} from "./fields";
import { seatingPlanItem } from "./seating/seating-fields";

/**
 * Parts of an item with rows of their own, such as the tiers of a night. Without an id they are identified by `by`
 * within the item. `counts`: numbers that several people may change at once; their changes add up.
 */
export type Child = {
  field: string;
  one: string;
  table: PgTable;
  parent: string;
  by: string;
  item: z.ZodObject;
  counts?: string[];
};

export type Collection = {
  /** What a sentence calls one of them. */
  one: string;
  table: PgTable;
  item: z.ZodObject;
  /** The field that identifies an item. A slug may replace a GUID. */
  key: "id" | "path";
  /** Other fields that must be unique. */
  unique: string[];
  /** Fields, and fields of fields, that refer to other items: `card.participants`. */
  refers: Record<string, Name>;
  /** The field with the time zone in which the item's times may be written. */
  zone?: string;
  /** A column for the fields that have none of their own. Such items don't fit into a table: they have no CSV. */
  document?: string;
  child?: Child;
};
export type Name =
  | "venues"
  | "seatingPlans"
  | "categories"
  | "shows"
  | "wrestlers"
  | "events"
  | "highlights"
  | "media"
  | "instagram"
  | "payPerViews"
  | "plans"
  | "products"
  | "redirects";

const section = z.strictObject({
  id: guid.optional(),
  code: title(20),
  label: title(60),
  rank: count(1, 99),
  viewNote: words(500),
  accessible: z.boolean().default(false),
});

const tier = z.strictObject({
  id: guid.optional(),
  sectionId: guid.nullable().default(null),
  name: title(30),
  description: words(500),
  policy: words(1000),
  priceCents: cents,
  limitPerCheckout: count(1, 20),
  capacity: count(0, 100_000),
  allotted: count(0, 100_000).default(0),
  saleStart: instant,
  saleEnd: instant,
  hidden: z.boolean().default(false),
  seated: z.boolean().optional(),
});

const bout = z.strictObject({
  order: count(1, 99),
  title: words(120),
  stipulation: words(200),
  participants: z.array(z.array(reference).min(1)).min(2),
  championship: words(120).optional(),
  result: z.strictObject({ winner: count(0, 99) }).optional(),
});

const variant = z.strictObject({
  id: guid.optional(),
  sku: title(40),
  choices: z.record(z.string(), z.string()),
  capacity: count(0, 1_000_000).nullable().default(null),
  remaining: count(0, 1_000_000).nullable().default(null),
});

const identity = { id: guid.optional() };

export const collections: Record<Name, Collection> = {
  venues: {
    one: "venue",
    table: venue,
    key: "id",
    unique: [],
    refers: {},
    child: { field: "sections", one: "section", table: venueSection, parent: "venueId", by: "code", item: section },
    item: z.strictObject({
      ...identity,
      name: title(80),
      street: words(120),
      city: title(80),
      region: words(40),
      postalCode: words(20),
      country,
      lat: degrees(90),
      lng: degrees(180),
      timeZoneId: zone,
      accessibilityNote: words(1000),
      parkingNote: words(1000),
      sections: z.array(section).default([]),
    }),
  },
  seatingPlans: {
    one: "seating plan",
    table: seatingPlan,
    key: "id",
    unique: ["slug"],
    refers: { venueId: "venues" },
    document: "source",
    item: seatingPlanItem,
  },
  categories: {
    one: "category",
    table: eventCategory,
    key: "id",
    unique: ["slug"],
    refers: {},
    item: z.strictObject({
      ...identity,
      name: title(30),
      slug,
      kind: z.enum(["tour", "residency", "ppv", "special"]),
      description: words(1000),
      sortIndex: count(0, 100_000),
      hidden: z.boolean().default(false),
    }),
  },
  shows: {
    one: "show",
    table: show,
    key: "id",
    unique: ["slug"],
    refers: { categoryId: "categories", venueId: "venues" },
    item: z.strictObject({
      ...identity,
      slug,
      title: title(120),
      tagline: words(200),
      description: words(5000),
      categoryId: reference.nullable().default(null),
      venueId: reference.nullable().default(null),
      isResidency: z.boolean().default(false),
      runtimeMinutes: count(1, 1440).default(165),
      ageNote: words(500).default(""),
      faq: z.array(z.strictObject({ question: title(200), answer: title(2000) })).default([]),
      art: picture,
      translations: translations({ title: title(120), tagline: words(200), description: words(5000) }),
    }),
  },
  wrestlers: {
    one: "wrestler",
    table: wrestler,
    key: "id",
    unique: ["slug"],
    refers: {},
    item: z.strictObject({
      ...identity,
      slug,
      ringName: title(80),
      nickname: words(80).default(""),
      hometown: words(80).default(""),
      heightCm: count(50, 260).nullable().default(null),
      weightKg: count(30, 400).nullable().default(null),
      alignment: z.enum(["face", "heel", "tweener"]).nullable().default(null),
      role: z.enum(["wrestler", "manager", "referee", "commentator"]).default("wrestler"),
      division: words(60).default(""),
      finisher: words(80).default(""),
      signatureMoves: z.array(title(80)).default([]),
      tagTeam: words(80).nullable().default(null),
      entranceTheme: words(120).nullable().default(null),
      titles: z
        .array(z.strictObject({ name: title(120), from: z.iso.date(), to: z.iso.date().optional() }))
        .default([]),
      debutYear: count(1900, 2200).nullable().default(null),
      bio: words(5000).default(""),
      portrait: picture,
      status: z.enum(["active", "injured", "alumni"]).default("active"),
      sortIndex: count(0, 100_000),
      translations: translations({ bio: words(5000) }),
    }),
  },
  events: {
    one: "event",
    table: event,
    key: "id",
    unique: ["slug", "shortCode"],
    refers: {
      showId: "shows",
      venueId: "venues",
      seatingPlanId: "seatingPlans",
      categoryIds: "categories",
      "card.participants": "wrestlers",
    },
    zone: "timeZoneId",
    child: {
      field: "tiers",
      one: "tier",
      table: ticketDefinition,
      parent: "eventId",
      by: "name",
      item: tier,
      counts: ["capacity", "allotted"],
    },
    item: z.strictObject({
      ...identity,
      shortCode: z
        .string()
        .regex(/^[A-HJ-NP-Z2-9]{6,8}$/, "is not a short code: 6 to 8 capitals and digits without 0, O, 1, I"),
      slug,
      title: title(120),
      description: words(500),
      about: words(10_000),
      status: z.enum(["SCHEDULED", "CANCELED", "DRAFT", "POSTPONED"]),
      showId: reference.nullable().default(null),
      venueId: reference.nullable().default(null),
      seatingPlanId: reference.nullable().default(null),
      categoryIds: z.array(reference).default([]),
      startAt: instant,
      endAt: instant,
      doorsAt: instant,
      scheduleTbd: z.boolean().default(false),
      timeZoneId: zone,
      card: z.array(bout).default([]),
      poster: picture,
      registrationType: z.enum(["TICKETS", "EXTERNAL", "NO_REGISTRATION"]),
      externalUrl: webAddress.nullable().default(null),
      ticketLimitPerOrder: count(1, 50),
      currency,
      previousStartAt: instant.nullable().default(null),
      publishedAt: instant,
      translations: translations({ title: title(120), description: words(500), about: words(10_000) }),
      tiers: z.array(tier).default([]),
    }),
  },
  highlights: {
    one: "film",
    table: highlight,
    key: "id",
    unique: [],
    refers: { eventId: "events", wrestlerIds: "wrestlers" },
    item: z.strictObject({
      ...identity,
      title: title(120),
      description: words(2000),
      videoUrl: address,
      captionsUrl: address,
      thumbnail: picture,
      durationSec: count(1, 86_400),
      publishedAt: instant,
      eventId: reference.nullable().default(null),
      wrestlerIds: z.array(reference).default([]),
      isMain: z.boolean().default(false),
    }),
  },
  media: {
    one: "media item",
    table: mediaItem,
    key: "id",
    unique: [],
    refers: {},
    item: z.strictObject({
      ...identity,
      type: z.enum(["news", "photo", "video", "podcast"]),
      title: title(300),
      excerpt: words(1000),
      body: words(50_000),
      image: picture.nullable().default(null),
      imageAlt: words(500).default(""),
      link: address.nullable().default(null),
      author: words(120),
      tags: z.array(title(60)).default([]),
      publishedAt: instant,
      translations: translations({ title: title(300), excerpt: words(1000), body: words(50_000) }),
    }),
  },
  instagram: {
    one: "Instagram post",
    table: instagramItem,
    key: "id",
    unique: [],
    refers: {},
    item: z.strictObject({
      id: z.string().regex(/^[\w-]{1,80}$/, "is not an id"),
      mediaType: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
      pictures: z.array(z.object({ seed: z.string(), alt: title(500) }).catchall(z.string())).min(1),
      permalink: webAddress,
      caption: words(2200),
      username: title(80),
      likeCount: count(0, 1_000_000_000),
      commentsCount: count(0, 1_000_000_000),
      timestamp: instant,
    }),
  },
  payPerViews: {
    one: "pay-per-view",
    table: ppvEvent,
    key: "id",
    unique: [],
    refers: { eventId: "events" },
    item: z.strictObject({
      ...identity,
      eventId: reference.nullable().default(null),
      title: title(120),
      description: words(5000),
      poster: picture,
      priceCents: cents,
      currency,
      saleStart: instant,
      liveStart: instant,
      liveEnd: instant,
      replayUntil: instant.nullable().default(null),
      premiumIncluded: z.boolean().default(false),
      allowedCountries: z.array(country).nullable().default(null),
      blockedCountries: z.array(country).nullable().default(null),
      maxConcurrent: count(1, 10).default(2),
      streamKey: title(500),
      translations: translations({ title: title(120), description: words(5000) }),
    }),
  },
  plans: {
    one: "plan",
    table: premiumPlan,
    key: "id",
    unique: [],
    refers: {},
    item: z.strictObject({
      id: slug,
      interval: z.enum(["month", "year"]),
      priceCents: cents,
      currency,
      trialDays: count(0, 730),
      sortIndex: count(0, 100_000),
    }),
  },
  products: {
    one: "product",
    table: product,
    key: "id",
    unique: ["slug"],
    refers: {},
    child: { field: "variants", one: "variant", table: productVariant, parent: "productId", by: "sku", item: variant },
    item: z.strictObject({
      ...identity,
      slug,
      name: title(80),
      description: words(5000),
      category: title(60),
      ribbon: words(40).nullable().default(null),
      priceCents: cents,
      discountedCents: cents.nullable().default(null),
      currency,
      art: picture,
      options: z.array(z.strictObject({ name: title(60), choices: z.array(title(60)).min(1) })).default([]),
      shipping: z.boolean().default(true),
      visible: z.boolean().default(true),
      sortIndex: count(0, 100_000),
      translations: translations({ name: title(80), description: words(5000) }),
      variants: z.array(variant).default([]),
    }),
  },
  redirects: {
    one: "redirect",
    table: redirect,
    key: "path",
    unique: [],
    refers: {},
    item: z.strictObject({
      path: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])[^\s?#]*$/, "is not a path: it begins with / and has no ? or #"),
      target: address,
      external: z.boolean().default(false),
    }),
  },
};

export const names = Object.keys(collections) as Name[];
