/** Nights and the sections they belong to. */
import { z } from "zod";
import { ById, DataItem, Guid, Instant, Money, Paging, PhotoFields, page, Search } from "./parts";

export const Location = z.object({
  name: z.string(),
  address: z.string(),
  type: z.enum(["VENUE", "ONLINE"]),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Ours: the parts that pages show separately, empty while the hall isn't known. */
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
    ...PhotoFields,
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

const EventStatus = z.enum(["SCHEDULED", "STARTED", "ENDED", "CANCELED"]);
const RegistrationStatus = z.enum(["CLOSED", "CLOSED_MANUALLY", "OPEN_TICKETS", "OPEN_EXTERNAL"]);

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
        /** Ours: the most tickets per order. */
        limitPerOrder: z.number().int(),
        /** Ours: true if no tier has a seat left. */
        soldOut: z.boolean(),
        /** Ours: total seats left, only if 5 or fewer. */
        fewLeft: z.number().int().nullable(),
        /** Ours: when the first tier goes on sale, while none is. */
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
  /** Incremented with every change. */
  revision: z.number().int(),
  categoryIds: z.array(Guid),
  card: z.array(Bout),
  poster: z.object({
    seed: z.string(),
    layout: z.string().optional(),
    ink: z.string().optional(),
    kicker: z.string().optional(),
    ...PhotoFields,
  }),
});
export type Event = z.infer<typeof Event>;
export type Bout = z.infer<typeof Bout>;
export type Participant = z.infer<typeof Participant>;

export const Category = DataItem({
  name: z.string(),
  slug: z.string(),
  kind: z.enum(["tour", "residency", "ppv", "special"]),
  description: z.string(),
  sortIndex: z.number().int(),
  /** Ours: nights to come. */
  upcoming: z.number().int(),
});
export type Category = z.infer<typeof Category>;

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
  /** Includes past nights, or `only` those, latest first. */
  past: z.enum(["true", "false", "only"]).default("false"),
});
export type EventsQuery = z.infer<typeof EventsQuery>;

const CategoriesQuery = z.object(Search);

const EventsPage = z.object({
  events: z.array(Event),
  total: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
});

export const eventRows = {
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
} as const;
