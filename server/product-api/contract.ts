/**
 * The product API of section 7 as one table: method, path, who may call, query, body and answer, in zod.
 * From it come the HTTP server, the OpenAPI document, the types and the tests. The shapes are Wix Headless v1's,
 * whose keys the specification names; fields that we add are marked.
 */
import { z } from "zod";

export const Guid = z.guid();
const Instant = z.iso.datetime();
/** Decimal string out, integer cents inside. */
export const Money = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) });

export const Location = z.object({
  name: z.string(),
  address: z.string(),
  type: z.enum(["VENUE", "ONLINE"]),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Ours: the parts that a page shows by themselves. */
  city: z.string(),
  region: z.string(),
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
  /** Past shows too. */
  past: z.enum(["true", "false"]).default("false"),
});
export type EventsQuery = z.infer<typeof EventsQuery>;

/** RFC 9457, the form of every refusal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

/**
 * One row per endpoint. `access`: `anyone` may call without a bearer, `visitor` needs the guest's or the fan's bearer,
 * `owner` needs the fan's own. Literal segments stand before parameters, since the first match wins.
 */
export const contract = {
  listEvents: {
    method: "GET",
    path: "/v1/events",
    access: "anyone",
    query: EventsQuery,
    response: z.object({
      events: z.array(Event),
      total: z.number().int(),
      offset: z.number().int(),
      limit: z.number().int(),
    }),
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
    params: z.object({ id: Guid }),
    response: z.object({ event: Event }),
  },
  listDefinitions: {
    method: "GET",
    path: "/v1/tickets/event/{id}",
    access: "anyone",
    params: z.object({ id: Guid }),
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
} as const;
