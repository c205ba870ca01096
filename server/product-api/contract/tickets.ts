/** Price tiers, held seats and tickets. */
import { z } from "zod";
import { ById, Guid, Instant, Money } from "./parts";
import { Seat, SeatMap, SeatSection } from "./seats";

/** Ours: a part of a tier's sale, before or beside its own. */
const TicketPhase = z.object({
  audience: z.enum(["everyone", "premium", "code"]),
  startDate: Instant,
  endDate: Instant,
  price: Money,
  priceCents: z.number().int(),
  soldOut: z.boolean(),
  /** Seats left, only if 5 or fewer. */
  fewLeft: z.number().int().nullable(),
});
export type TicketPhase = z.infer<typeof TicketPhase>;

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
  /** Ours: `price` in integer cents, as charged. */
  priceCents: z.number().int(),
  /** Ours: true if no seat is left. */
  soldOut: z.boolean(),
  /** Ours: seats left, only if 5 or fewer. */
  fewLeft: z.number().int().nullable(),
  /** Ours: the section's rank; 1 is nearest to the ring. */
  rank: z.number().int(),
  accessible: z.boolean(),
  /** Ours: sold by numbered seat. */
  seated: z.boolean().default(false),
  /** Ours, of numbered seats: how many lie side by side at most, only if 5 or fewer. */
  longestTogether: z.number().int().nullable().default(null),
  /** Ours: the tier's own price, if another one applies now. */
  listPriceCents: z.number().int().nullable().default(null),
  /** Ours: phases that are not over, in the order in which they apply. */
  phases: z.array(TicketPhase).default([]),
});
export type TicketDefinition = z.infer<typeof TicketDefinition>;

/** Ours: a place's public name, such as 104-C-7. */
const PlaceId = z.string().min(1).max(64);

const TicketQuantity = z
  .object({
    ticketDefinitionId: Guid,
    quantity: z.number().int().min(1).max(20),
    /** Ours: these very seats. Without them, the best that are free. */
    places: z.array(PlaceId).max(20).optional(),
    /** Ours: the price of one before a promotion code, in cents, as shown. Another one refuses: `priceChanged`. */
    shown: z.number().int().min(0).max(2_000_000_000).optional(),
  })
  .refine(({ places, quantity }) => !places || (places.length === quantity && new Set(places).size === quantity), {
    path: ["places"],
    message: "As many different places as seats.",
  });

/** Ours: an access or promotion code as typed. */
const Code = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}]+$/u);

export const ReservationRequest = z.object({
  eventId: Guid,
  ticketQuantities: z.array(TicketQuantity).min(1).max(20),
  /** Ours: how many of the seats are for wheelchairs. */
  accessible: z.number().int().min(1).max(20).optional(),
  /** Ours: `must` takes no seats rather than seats apart. */
  together: z.enum(["must"]).optional(),
  /** Ours: at most one access code and one promotion code. */
  codes: z.array(Code).max(2).optional(),
  /** Ours: lets a repeated POST find the first hold. */
  clientKey: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
});
export type ReservationRequest = z.infer<typeof ReservationRequest>;

/** Ours: a code that was asked about. */
const CheckedCode = z.object({
  text: z.string(),
  /** Why it doesn't count. */
  problem: z.string().nullable(),
  /** What a promotion code takes off; one of the three amounts is set. */
  discount: z
    .object({
      percent: z.number().int().nullable(),
      centsPerTicket: z.number().int().nullable(),
      centsPerOrder: z.number().int().nullable(),
      minimumSeats: z.number().int(),
    })
    .nullable(),
});

/** Ours: what a visitor pays for each tier now, before a promotion code, and whether it is on sale for them. */
const VisitorTerms = z.object({
  codes: z.array(CheckedCode),
  tiers: z.array(
    z.object({
      ticketDefinitionId: Guid,
      onSale: z.boolean(),
      priceCents: z.number().int(),
      /** Seats left in their phase; null without a count. */
      left: z.number().int().nullable(),
    }),
  ),
});
export type VisitorTerms = z.infer<typeof VisitorTerms>;

export const Reservation = z.object({
  id: Guid,
  status: z.enum(["RESERVATION_PENDING", "RESERVATION_CONFIRMED", "RESERVATION_CANCELED", "RESERVATION_EXPIRED"]),
  expires: Instant,
  eventId: Guid,
  reservations: z.array(
    z.object({
      quantity: z.number().int(),
      ticket: z.object({ id: Guid, name: z.string(), price: Money, policy: z.string() }),
      /** Ours: of a tier that is sold by seat. */
      seats: z.array(Seat).optional(),
    }),
  ),
  invoice: z.object({
    items: z.array(z.object({ id: Guid, name: z.string(), quantity: z.number().int(), price: Money, total: Money })),
    /** Of a promotion code. Items and `subTotal` are at list price, `grandTotal` is what is charged. */
    discount: z.object({ amount: Money }).optional(),
    subTotal: Money,
    fees: Money,
    grandTotal: Money,
  }),
});
export type Reservation = z.infer<typeof Reservation>;

/** Ours: held seats of one tier, in integer cents. */
export const HoldLine = z.object({
  definitionId: Guid,
  name: z.string(),
  quantity: z.number().int(),
  unitCents: z.number().int(),
  /** Before a promotion code. */
  listCents: z.number().int().optional(),
  totalCents: z.number().int(),
  seats: z.array(Seat).optional(),
});

/** Ours: the visitor's open hold for a night, as a page shows it, in integer cents. */
const Hold = z.object({
  reservationId: Guid,
  eventId: Guid,
  expires: Instant,
  heldFrom: Instant,
  checkoutOpen: z.boolean(),
  lines: z.array(HoldLine),
  /** Whether all its seats lie side by side. */
  together: z.boolean().default(true),
  /** The codes it was made with. */
  codes: z.array(z.string()).optional(),
  totalCents: z.number().int(),
  currency: z.string(),
});

/** Ours: a hold that expired within the last hour. */
const EndedHold = z.object({
  at: Instant,
  lines: z.array(z.object({ definitionId: Guid, quantity: z.number().int() })),
});

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
  /** The QR code's content: `{site}/check-in/{ticketNumber}` with `s`, or with `o` for a code that proves itself. */
  checkInUrl: z.url(),
  /** No longer valid. A disputed ticket isn't valid either, while the dispute lasts. */
  canceled: z.boolean(),
  /** Ours: the payment is disputed and the bank hasn't decided. */
  disputed: z.boolean(),
  /** Ours: transferred to somebody else. */
  transferred: z.boolean(),
  /** Ours: its numbered seat. */
  seat: Seat.optional(),
});
export type Ticket = z.infer<typeof Ticket>;

/** Ours: one of the visitor's orders in a list. */
export const Order = z.object({
  orderNumber: z.string(),
  eventId: Guid,
  eventTitle: z.string(),
  startDate: Instant,
  timeZoneId: z.string(),
  status: z.enum(["FREE", "PAID", "REFUNDED"]),
  /** The payment is disputed and the bank hasn't decided. */
  disputed: z.boolean(),
  /** How many of its tickets the buyer still has. */
  tickets: z.number().int(),
  /** The numbered seats of those that are valid. */
  seats: z.array(Seat).optional(),
  totalCents: z.number().int(),
  currency: z.string(),
  created: Instant,
});
export type Order = z.infer<typeof Order>;

const TicketsPage = z.object({
  tickets: z.array(Ticket),
  total: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
});

/** An order's number and key, as in its private link. */
const OrderKeyPart = z.string().regex(/^[\w-]{1,64}$/);

export const ticketRows = {
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
  /** Ours: the hall with its sections, of a night with numbered seats. */
  seatMap: {
    method: "GET",
    path: "/v1/tickets/event/{id}/seats",
    access: "anyone",
    params: ById,
    response: SeatMap,
  },
  /** Ours: the seats of a section, row by row. */
  seatSection: {
    method: "GET",
    path: "/v1/tickets/event/{id}/seats/{section}",
    access: "anyone",
    params: z.object({ id: Guid, section: z.string().min(1).max(64) }),
    response: SeatSection,
  },
  reserve: {
    method: "POST",
    path: "/v1/tickets/reservation",
    access: "visitor",
    body: ReservationRequest,
    response: Reservation,
    also: [404, 409, 503],
  },
  /** Ours: what codes open and take off on a night, for this visitor. Tries are limited. */
  checkCodes: {
    method: "POST",
    path: "/v1/tickets/codes",
    access: "visitor",
    status: 200,
    body: z.object({ eventId: Guid, codes: z.array(Code).max(2) }),
    response: VisitorTerms,
    also: [404],
  },
  listTickets: {
    method: "GET",
    path: "/v1/tickets/event/{eventId}/user/{userId}",
    access: "owner",
    params: z.object({ eventId: Guid, userId: z.string().min(1).max(128) }),
    response: TicketsPage,
  },
  /** Ours from here on: what a site in remote mode needs. */
  findHold: {
    method: "GET",
    path: "/v1/tickets/reservation",
    access: "visitor",
    query: z.object({ eventId: Guid }),
    response: z.object({ hold: Hold.nullable(), ended: EndedHold.nullable() }),
  },
  claimReservations: {
    method: "POST",
    path: "/v1/tickets/reservation/claim",
    access: "owner",
    status: 200,
    /** The OpenID token of the guest that the fan was before signing in. */
    body: z.object({ guestToken: z.string().min(1).max(8_000) }),
    response: z.object({}),
  },
  getReservation: {
    method: "GET",
    path: "/v1/tickets/reservation/{id}",
    access: "visitor",
    params: ById,
    response: Reservation,
  },
  cancelReservation: {
    method: "DELETE",
    path: "/v1/tickets/reservation/{id}",
    access: "visitor",
    params: ById,
    response: Reservation,
  },
  listOrders: {
    method: "GET",
    path: "/v1/tickets/orders",
    access: "owner",
    response: z.object({ orders: z.array(Order) }),
  },
  /** The key is in the body because addresses end up in logs. */
  openOrder: {
    method: "POST",
    path: "/v1/tickets/order",
    access: "visitor",
    status: 200,
    body: z.object({ orderNumber: OrderKeyPart, key: OrderKeyPart }),
    response: z.object({ eventId: Guid, tickets: z.array(Ticket) }),
    also: [404],
  },
} as const;
