/**
 * The product API of section 7 as one table: method, path, who may call, query, body and answer, in zod.
 * From it come the HTTP server, the OpenAPI document, the types and the tests. The shapes are Wix Headless v1's,
 * whose keys the specification names; fields that we add are marked.
 */
import { z } from "zod";
import { HIGHLIGHTS_LIMIT } from "../../app/domain/limits";

export const Guid = z.guid();
const Instant = z.iso.datetime();
/** Decimal string out, integer cents inside. */
export const Money = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) });

export const Location = z.object({
  name: z.string(),
  address: z.string(),
  type: z.enum(["VENUE", "ONLINE"]),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Ours: the parts that a page shows by themselves, empty while the hall is not known. */
  streetAddress: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  accessibilityNote: z.string(),
  parkingNote: z.string(),
});

export const Participant = z.object({
  id: Guid,
  slug: z.string(),
  ringName: z.string(),
  portrait: z.object({
    seed: z.string(),
    build: z.enum(["m", "f"]).optional(),
    look: z.string().optional(),
    ink: z.string().optional(),
  }),
});

/** Ours: one bout of the card, with its wrestlers. */
export const Bout = z.object({
  order: z.number().int(),
  title: z.string(),
  stipulation: z.string(),
  championship: z.string().nullable(),
  sides: z.array(z.array(Participant)),
  winner: z.number().int().nullable(),
});

export const EventStatus = z.enum(["SCHEDULED", "STARTED", "ENDED", "CANCELED"]);
export const RegistrationStatus = z.enum(["CLOSED", "CLOSED_MANUALLY", "OPEN_TICKETS", "OPEN_EXTERNAL"]);

export const Event = z.object({
  id: Guid,
  title: z.string(),
  description: z.string(),
  about: z.string(),
  slug: z.string(),
  language: z.string(),
  created: Instant,
  modified: Instant,
  status: EventStatus,
  location: Location,
  scheduling: z.object({
    config: z.object({
      scheduleTbd: z.boolean(),
      startDate: Instant,
      endDate: Instant,
      /** Ours. */
      doorsDate: Instant,
      timeZoneId: z.string(),
      endDateHidden: z.boolean(),
      showTimeZone: z.boolean(),
    }),
    formatted: z.string(),
    startDateFormatted: z.string(),
    startTimeFormatted: z.string(),
  }),
  registration: z.object({
    type: z.enum(["TICKETS", "EXTERNAL", "NO_REGISTRATION"]),
    status: RegistrationStatus,
    ticketing: z
      .object({
        currency: z.string(),
        lowestTicketPrice: Money,
        highestTicketPrice: Money,
        lowestTicketPriceFormatted: z.string(),
        highestTicketPriceFormatted: z.string(),
        /** Ours: limit of tickets in one order. */
        limitPerOrder: z.number().int(),
        /** Ours: true when no tier has a seat left. */
        soldOut: z.boolean(),
        /** Ours: seats left in all, given only at 5 or fewer. */
        fewLeft: z.number().int().nullable(),
        /** Ours: instant at which the first tier goes on sale, while none is. */
        salesStart: Instant.nullable(),
      })
      .nullable(),
    external: z.object({ registration: z.url() }).nullable(),
  }),
  calendarLinks: z.object({ google: z.url(), ics: z.url() }),
  eventPageUrl: z.object({ base: z.url(), path: z.string() }),
  /** Ours from here on. */
  shortCode: z.string(),
  postponed: z.boolean(),
  previousStartDate: Instant.nullable(),
  /** Counted up with every change. */
  revision: z.number().int(),
  categoryIds: z.array(Guid),
  card: z.array(Bout),
  poster: z.object({
    seed: z.string(),
    layout: z.string().optional(),
    ink: z.string().optional(),
    kicker: z.string().optional(),
  }),
});
export type Event = z.infer<typeof Event>;
export type Bout = z.infer<typeof Bout>;
export type Participant = z.infer<typeof Participant>;

export const TicketDefinition = z.object({
  id: Guid,
  eventId: Guid,
  name: z.string().max(30),
  description: z.string(),
  price: Money,
  free: z.boolean(),
  limitPerCheckout: z.number().int().min(0).max(20),
  orderIndex: z.number().int(),
  policy: z.string(),
  salePeriod: z.object({ startDate: Instant, endDate: Instant, hideNotOnSale: z.boolean() }),
  saleStatus: z.enum(["SALE_SCHEDULED", "SALE_STARTED", "SALE_ENDED"]),
  /** Ours: integer cents of `price`, as it is charged. */
  priceCents: z.number().int(),
  /** Ours: true when no seat is left. */
  soldOut: z.boolean(),
  /** Ours: seats left, given only at 5 or fewer. */
  fewLeft: z.number().int().nullable(),
  /** Ours: rank of the section, 1 is nearest to the ring. */
  rank: z.number().int(),
  accessible: z.boolean(),
});
export type TicketDefinition = z.infer<typeof TicketDefinition>;

export const ReservationRequest = z.object({
  eventId: Guid,
  ticketQuantities: z
    .array(z.object({ ticketDefinitionId: Guid, quantity: z.number().int().min(1).max(20) }))
    .min(1)
    .max(20),
  /** Ours: makes a repeated POST find the first hold. */
  clientKey: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
export type ReservationRequest = z.infer<typeof ReservationRequest>;

export const Reservation = z.object({
  id: Guid,
  status: z.enum(["RESERVATION_PENDING", "RESERVATION_CONFIRMED", "RESERVATION_CANCELED", "RESERVATION_EXPIRED"]),
  expires: Instant,
  eventId: Guid,
  reservations: z.array(
    z.object({
      quantity: z.number().int(),
      ticket: z.object({ id: Guid, name: z.string(), price: Money, policy: z.string() }),
    }),
  ),
  invoice: z.object({
    items: z.array(z.object({ id: Guid, name: z.string(), quantity: z.number().int(), price: Money, total: Money })),
    subTotal: Money,
    fees: Money,
    grandTotal: Money,
  }),
});
export type Reservation = z.infer<typeof Reservation>;

export const Ticket = z.object({
  ticketNumber: z.string(),
  orderNumber: z.string(),
  ticketDefinitionId: Guid,
  name: z.string(),
  price: Money,
  free: z.boolean(),
  policy: z.string(),
  orderStatus: z.enum(["FREE", "PAID", "REFUNDED"]),
  orderFullName: z.string(),
  guestFullName: z.string(),
  checkIn: z.object({ created: Instant }).nullable(),
  /** What the QR holds: `{site}/check-in/{ticketNumber}?s={signature}`. */
  checkInUrl: z.url(),
  canceled: z.boolean(),
});
export type Ticket = z.infer<typeof Ticket>;

/** Wix Data's item: the fields stand in `data`, those of the store itself begin with an underscore. */
const DataItem = <T extends z.ZodRawShape>(fields: T) =>
  z.object({
    id: z.string(),
    dataCollectionId: z.string(),
    data: z.object({ _id: z.string(), ...fields }),
  });
const page = <T extends z.ZodType>(item: T) =>
  z.object({
    dataItems: z.array(item),
    total: z.number().int(),
    offset: z.number().int(),
    limit: z.number().int(),
  });

/** What a generated picture is made from, and its address as an image file. */
const Picture = z.object({
  seed: z.string(),
  ink: z.string().optional(),
  layout: z.string().optional(),
  scene: z.string().optional(),
});

export const Category = DataItem({
  name: z.string(),
  slug: z.string(),
  kind: z.enum(["tour", "residency", "ppv", "special"]),
  description: z.string(),
  sortIndex: z.number().int(),
  /** Ours: nights ahead. */
  upcoming: z.number().int(),
});
export type Category = z.infer<typeof Category>;

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

export const MediaType = z.enum(["news", "photo", "video", "podcast"]);
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

/** Instagram's media object, with `alt_text`; `picture` is ours, for pages that draw it themselves. */
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
  /** Ours from here on: integer cents as they are charged. */
  priceCents: z.number().int(),
  discountedCents: z.number().int().nullable(),
  category: z.string(),
  art: z.object({ seed: z.string(), item: z.string(), ink: z.string().optional() }),
  sortIndex: z.number().int(),
});
export type Product = z.infer<typeof Product>;

/** Wix Contacts v4's `info`, as far as a form asks; the rest is ours. Limits are those of the page's form. */
export const ContactRequest = z.object({
  info: z.object({
    name: z.object({ first: z.string().trim().min(1).max(60), last: z.string().trim().max(60).default("") }),
    emails: z.object({
      items: z
        .array(z.object({ email: z.email().max(254) }))
        .min(1)
        .max(1),
    }),
    phones: z.object({ items: z.array(z.object({ phone: z.string().trim().max(40) })).max(1) }).optional(),
  }),
  subject: z.string().trim().min(1).max(120),
  message: z.string().trim().min(1).max(4_000),
  consentNewsletter: z.boolean().default(false),
  orderNumber: z.string().trim().max(40).optional(),
  /** Nobody sees this field, so whoever fills it is no person. */
  website: z.string().max(200).optional(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const Contact = z.object({
  id: Guid,
  createdDate: Instant,
  primaryInfo: z.object({ email: z.string(), phone: z.string().optional() }),
});
export type Contact = z.infer<typeof Contact>;

const Paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};

export const EventsQuery = z.object({
  ...Paging,
  city: z.string().trim().max(60).optional(),
  /** Local month of the show, `YYYY-MM`. */
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
  text: z.string().trim().max(80).optional(),
  /** Id of a category. */
  category: Guid.optional(),
  /** Slug of a show. */
  show: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .optional(),
  /** Past shows too, or `only` those, the latest first. */
  past: z.enum(["true", "false", "only"]).default("false"),
});
export type EventsQuery = z.infer<typeof EventsQuery>;

const Search = { ...Paging, text: z.string().trim().max(80).optional() };
export const CategoriesQuery = z.object(Search);
export const WrestlersQuery = z.object({
  ...Search,
  division: z.string().trim().max(40).optional(),
  status: z.enum(["active", "injured", "alumni"]).optional(),
  role: z.enum(["wrestler", "manager", "referee", "commentator"]).optional(),
  /** Only who holds a title. */
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
  /** The cursor of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}_[\w.-]{1,40}$/)
    .optional(),
});
export type InstagramQuery = z.infer<typeof InstagramQuery>;
export const ProductsQuery = z.object({ ...Search, category: z.string().trim().max(40).optional() });
export type ProductsQuery = z.infer<typeof ProductsQuery>;

/** RFC 9457, the form of every refusal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

const EventsPage = z.object({
  events: z.array(Event),
  total: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
});
const ById = z.object({ id: Guid });

/**
 * One row per endpoint. `access`: `anyone` may call without a bearer, `visitor` needs the guest's or the fan's bearer,
 * `owner` needs the fan's own. `also` names refusals that its parts do not tell. Literal segments stand before
 * parameters, since the first match wins.
 */
export const contract = {
  listEvents: {
    method: "GET",
    path: "/v1/events",
    access: "anyone",
    query: EventsQuery,
    response: EventsPage,
  },
  searchCategories: {
    method: "GET",
    path: "/v1/events/category/search",
    access: "anyone",
    query: CategoriesQuery,
    response: page(Category),
  },
  listEventsByCategory: {
    method: "GET",
    path: "/v1/events/category/{id}",
    access: "anyone",
    params: ById,
    query: EventsQuery.omit({ category: true }),
    response: EventsPage,
  },
  listMyEvents: {
    method: "GET",
    path: "/v1/events/user",
    access: "owner",
    query: z.object(Paging),
    response: EventsPage,
  },
  getEventByCode: {
    method: "GET",
    path: "/v1/events/short/{code}",
    access: "anyone",
    params: z.object({ code: z.string().regex(/^[A-HJ-NP-Z2-9]{6,8}$/) }),
    response: z.object({ event: Event }),
  },
  getEvent: {
    method: "GET",
    path: "/v1/events/{id}",
    access: "anyone",
    params: ById,
    response: z.object({ event: Event }),
  },
  listDefinitions: {
    method: "GET",
    path: "/v1/tickets/event/{id}",
    access: "anyone",
    params: ById,
    response: z.object({
      metaData: z.object({ count: z.number().int(), offset: z.number().int(), total: z.number().int() }),
      definitions: z.array(TicketDefinition),
    }),
  },
  reserve: {
    method: "POST",
    path: "/v1/tickets/reservation",
    access: "visitor",
    body: ReservationRequest,
    response: Reservation,
    also: [404, 409, 503],
  },
  listTickets: {
    method: "GET",
    path: "/v1/tickets/event/{eventId}/user/{userId}",
    access: "owner",
    params: z.object({ eventId: Guid, userId: z.string().min(1).max(128) }),
    response: z.object({
      tickets: z.array(Ticket),
      total: z.number().int(),
      offset: z.number().int(),
      limit: z.number().int(),
    }),
  },
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
  createContact: {
    method: "POST",
    path: "/v1/contacts",
    access: "visitor",
    body: ContactRequest,
    response: Contact,
  },
} as const;
