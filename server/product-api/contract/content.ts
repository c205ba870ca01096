/** The roster, films, news, pictures and goods. */
import { z } from "zod";
import { HIGHLIGHTS_LIMIT } from "../../../app/domain/limits";
import { Event, Location, Participant } from "./events";
import { ById, DataItem, Guid, Instant, Paging, PhotoFields, Picture, page, Search } from "./parts";

export const WrestlerItem = DataItem({
  slug: z.string(),
  ringName: z.string(),
  nickname: z.string(),
  role: z.enum(["wrestler", "manager", "referee", "commentator"]),
  hometown: z.string(),
  heightCm: z.number().int().nullable(),
  weightKg: z.number().int().nullable(),
  alignment: z.enum(["face", "heel", "tweener"]).nullable(),
  division: z.string(),
  finisher: z.string(),
  signatureMoves: z.array(z.string()),
  tagTeam: z.string().nullable(),
  entranceTheme: z.string().nullable(),
  titles: z.array(z.object({ name: z.string(), from: z.string(), to: z.string().optional() })),
  debutYear: z.number().int().nullable(),
  bio: z.string(),
  portrait: Participant.shape.portrait,
  status: z.enum(["active", "injured", "alumni"]),
  sortIndex: z.number().int(),
});
export type WrestlerItem = z.infer<typeof WrestlerItem>;

export const HighlightItem = DataItem({
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  captionsUrl: z.string(),
  thumbnail: Picture,
  durationSec: z.number().int(),
  publishedAt: Instant,
  eventId: Guid.nullable(),
  wrestlerIds: z.array(Guid),
  isMain: z.boolean(),
});
export type HighlightItem = z.infer<typeof HighlightItem>;

const MediaType = z.enum(["news", "photo", "video", "podcast"]);
export const MediaItem = DataItem({
  type: MediaType,
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  image: Picture.nullable(),
  imageAlt: z.string(),
  link: z.string().nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Instant,
});
export type MediaItem = z.infer<typeof MediaItem>;

/** Instagram's media object with `alt_text`. `picture` is ours, for pages that draw it themselves. */
const InstagramPicture = z.object({
  id: z.string(),
  media_type: z.enum(["IMAGE", "VIDEO"]),
  media_url: z.url(),
  alt_text: z.string(),
  picture: Picture,
});
export const InstagramItem = InstagramPicture.extend({
  media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  thumbnail_url: z.url().optional(),
  permalink: z.url(),
  caption: z.string(),
  timestamp: Instant,
  username: z.string(),
  like_count: z.number().int(),
  comments_count: z.number().int(),
  children: z.object({ data: z.array(InstagramPicture) }).optional(),
});
export type InstagramItem = z.infer<typeof InstagramItem>;

export const Product = z.object({
  id: Guid,
  name: z.string().max(80),
  slug: z.string(),
  visible: z.boolean(),
  productType: z.enum(["physical", "digital"]),
  description: z.string(),
  stock: z.object({
    trackInventory: z.boolean(),
    inStock: z.boolean(),
    inventoryStatus: z.enum(["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"]),
  }),
  priceData: z.object({
    currency: z.string(),
    price: z.number(),
    discountedPrice: z.number(),
    formatted: z.object({ price: z.string(), discountedPrice: z.string() }),
  }),
  productOptions: z.array(
    z.object({ name: z.string(), choices: z.array(z.object({ value: z.string(), inStock: z.boolean() })) }),
  ),
  variants: z.array(
    z.object({
      id: Guid,
      choices: z.record(z.string(), z.string()),
      stock: z.object({
        inStock: z.boolean(),
        /** Ours: given only at 5 or fewer. */ fewLeft: z.number().int().nullable(),
      }),
    }),
  ),
  ribbon: z.string().nullable(),
  /** Ours from here on: integer cents, as charged. */
  priceCents: z.number().int(),
  discountedCents: z.number().int().nullable(),
  category: z.string(),
  art: z.object({
    seed: z.string(),
    item: z.string(),
    ink: z.string().optional(),
    cast: z.string().optional(),
    ...PhotoFields,
  }),
  sortIndex: z.number().int(),
});
export type Product = z.infer<typeof Product>;

export const WrestlersQuery = z.object({
  ...Search,
  division: z.string().trim().max(40).optional(),
  status: z.enum(["active", "injured", "alumni"]).optional(),
  role: z.enum(["wrestler", "manager", "referee", "commentator"]).optional(),
  /** Champions only. */
  champions: z.enum(["true", "false"]).default("false"),
});
export type WrestlersQuery = z.infer<typeof WrestlersQuery>;
export const HighlightsQuery = z.object({
  ...Paging,
  limit: z.coerce.number().int().min(1).max(HIGHLIGHTS_LIMIT).default(HIGHLIGHTS_LIMIT),
  wrestler: Guid.optional(),
  event: Guid.optional(),
});
export type HighlightsQuery = z.infer<typeof HighlightsQuery>;
export const MediaQuery = z.object({ ...Search, type: MediaType.optional() });
export type MediaQuery = z.infer<typeof MediaQuery>;
export const InstagramQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(12),
  /** The previous page's cursor. */
  after: z
    .string()
    .regex(/^\d{1,15}_[\w.-]{1,40}$/)
    .optional(),
});
export type InstagramQuery = z.infer<typeof InstagramQuery>;
export const ProductsQuery = z.object({ ...Search, category: z.string().trim().max(40).optional() });
export type ProductsQuery = z.infer<typeof ProductsQuery>;

/** Ours: what nights are grouped under, in addition to sections. */
export const Show = z.object({
  id: Guid,
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  categoryId: Guid.nullable(),
  isResidency: z.boolean(),
  runtimeMinutes: z.number().int(),
  ageNote: z.string(),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  art: Picture,
  venue: Location.extend({ timeZoneId: z.string() }).optional(),
  upcoming: z.number().int(),
  nextDate: Instant.optional(),
});

/** Ours: a broadcast. */
export const PayPerView = z.object({
  id: Guid,
  title: z.string(),
  description: z.string(),
  poster: Event.shape.poster,
  priceCents: z.number().int(),
  currency: z.string(),
  premiumIncluded: z.boolean(),
  allowedCountries: z.array(z.string()).nullable(),
  blockedCountries: z.array(z.string()).nullable(),
  maxConcurrent: z.number().int(),
  event: Event.optional(),
  state: z.enum(["announced", "onSale", "live", "replay", "closed"]),
  saleStart: Instant,
  liveStart: Instant,
  liveEnd: Instant,
  replayUntil: Instant.nullable(),
});

/** Ours: a price of Premium. */
export const PremiumPlan = z.object({
  id: z.string(),
  interval: z.enum(["month", "year"]),
  priceCents: z.number().int(),
  currency: z.string(),
  trialDays: z.number().int(),
});

export const contentRows = {
  listHighlights: {
    method: "GET",
    path: "/v1/highlights",
    access: "anyone",
    query: HighlightsQuery,
    response: page(HighlightItem),
  },
  mainHighlight: {
    method: "GET",
    path: "/v1/highlights/main",
    access: "anyone",
    response: z.object({ highlight: HighlightItem }),
    also: [404],
  },
  mediaFeed: {
    method: "GET",
    path: "/v1/media/feed",
    access: "anyone",
    query: MediaQuery,
    response: page(MediaItem),
  },
  instagramFeed: {
    method: "GET",
    path: "/v1/media/instagram/feed",
    access: "anyone",
    query: InstagramQuery,
    response: z.object({
      data: z.array(InstagramItem),
      paging: z.object({ cursors: z.object({ after: z.string().optional() }) }),
    }),
  },
  listWrestlers: {
    method: "GET",
    path: "/v1/wrestlers",
    access: "anyone",
    query: WrestlersQuery,
    response: page(WrestlerItem),
  },
  searchWrestlers: {
    method: "GET",
    path: "/v1/wrestlers/search",
    access: "anyone",
    query: WrestlersQuery,
    response: page(WrestlerItem),
  },
  getWrestler: {
    method: "GET",
    path: "/v1/wrestlers/{id}",
    access: "anyone",
    params: ById,
    response: z.object({ dataItem: WrestlerItem }),
  },
  listProducts: {
    method: "GET",
    path: "/v1/products",
    access: "anyone",
    query: ProductsQuery,
    response: z.object({
      products: z.array(Product),
      total: z.number().int(),
      offset: z.number().int(),
      limit: z.number().int(),
    }),
  },
  /** Ours from here on. */
  listShows: {
    method: "GET",
    path: "/v1/shows",
    access: "anyone",
    response: z.object({ shows: z.array(Show) }),
  },
  listPayPerViews: {
    method: "GET",
    path: "/v1/pay-per-view",
    access: "anyone",
    response: z.object({ payPerViews: z.array(PayPerView) }),
  },
  listPremiumPlans: {
    method: "GET",
    path: "/v1/premium",
    access: "anyone",
    response: z.object({ plans: z.array(PremiumPlan) }),
  },
} as const;
