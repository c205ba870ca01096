/** Ours: waiting lists of sold-out nights, and tickets that fans give back to the next in line. */
import { z } from "zod";
import { Guid, Instant, isText } from "./parts";
import { HoldLine } from "./tickets";

/** A number and the key that opens it, as in a private link. They are in bodies because addresses end up in logs. */
const Key = z.string().regex(/^[\w-]{1,64}$/);
const WaitAccess = z.object({
  entryId: Guid,
  /** Of a guest's entry, from one of its mails. A fan's own entries need none. */
  key: Key.optional(),
});
/** A guest's orders, by their keys. */
const Orders = z
  .array(z.object({ orderNumber: Key, key: Key }))
  .max(50)
  .optional();

export const WaitRequest = z.object({
  eventId: Guid,
  /** The preferred tier first. */
  ticketDefinitionIds: z.array(Guid).min(1).max(20),
  quantity: z.number().int().min(1).max(20),
  /** Whether fewer seats are fine, too. */
  fewer: z.boolean().default(false),
  /** For guests, and fans without a verified address, who confirm it by mail. */
  email: z.string().max(254).refine(isText).optional(),
});
export type WaitRequest = z.infer<typeof WaitRequest>;

export const WaitEntry = z.object({
  id: Guid,
  eventId: Guid,
  title: z.string(),
  startDate: Instant,
  timeZoneId: z.string(),
  status: z.enum(["UNCONFIRMED", "WAITING", "OFFERED", "BOUGHT", "LEFT", "MISSED", "OVER"]),
  quantity: z.number().int(),
  fewer: z.boolean(),
  ticketDefinitionIds: z.array(Guid),
  email: z.string(),
  /** 1 is next. Only while it waits. */
  position: z.number().int().nullable(),
  /** Held for this entry until then. Accept it, then pay for the reservation. */
  offer: z
    .object({
      reservationId: Guid,
      until: Instant,
      lines: z.array(HoldLine),
      totalCents: z.number().int(),
      currency: z.string(),
    })
    .nullable(),
});
export type WaitEntry = z.infer<typeof WaitEntry>;

const TicketReturn = z.object({
  ticketNumber: z.string(),
  /** What the buyer pays. */
  priceCents: z.number().int(),
  /** What the fan gets then: less than that if some of the payment was refunded before. */
  backCents: z.number().int().optional(),
  /** Until when the next fan may pay, if it is offered to one. */
  takenUntil: Instant.nullable(),
});

const ReturnRequest = z.object({ ticketNumber: Key, orders: Orders });

export const waitingRows = {
  joinWaitingList: {
    method: "POST",
    path: "/v1/waiting-list",
    access: "visitor",
    body: WaitRequest,
    /** `confirm`: a mail was sent to the address, and nothing else is said about it. */
    response: z.object({ status: z.enum(["joined", "confirm"]), entryId: Guid.nullable() }),
    also: [404, 409],
  },
  /** The fan's entries that still wait or have an offer. Empty for a guest. */
  listWaitEntries: {
    method: "GET",
    path: "/v1/waiting-list",
    access: "visitor",
    query: z.object({ eventId: Guid.optional() }),
    response: z.object({ entries: z.array(WaitEntry) }),
  },
  openWaitEntry: {
    method: "POST",
    path: "/v1/waiting-list/entry",
    access: "visitor",
    status: 200,
    body: WaitAccess,
    response: WaitEntry,
    also: [404],
  },
  confirmWaitEntry: {
    method: "POST",
    path: "/v1/waiting-list/entry/confirm",
    access: "visitor",
    status: 200,
    body: WaitAccess,
    response: z.object({ status: z.literal("joined") }),
    also: [404, 409],
  },
  /** The offered seats become the bearer's hold. */
  acceptOffer: {
    method: "POST",
    path: "/v1/waiting-list/entry/accept",
    access: "visitor",
    status: 200,
    body: WaitAccess,
    response: z.object({ eventId: Guid, reservationId: Guid }),
    also: [404, 409],
  },
  leaveWaitingList: {
    method: "POST",
    path: "/v1/waiting-list/entry/leave",
    access: "visitor",
    status: 200,
    body: WaitAccess,
    /** `paid`: the offer was being paid at that moment, and has become tickets. */
    response: z.object({ status: z.enum(["left", "paid"]) }),
    also: [404],
  },
  getWaitingList: {
    method: "GET",
    path: "/v1/waiting-list/{event}",
    access: "anyone",
    params: z.object({ event: Guid }),
    response: z.object({ waiting: z.number().int() }),
  },
  /** The bearer's tickets of a night that are given back, and those that may be. */
  findReturns: {
    method: "POST",
    path: "/v1/tickets/returns/find",
    access: "visitor",
    status: 200,
    body: z.object({ eventId: Guid, orders: Orders }),
    response: z.object({ listed: z.array(TicketReturn), may: z.array(z.string()) }),
  },
  listReturn: {
    method: "POST",
    path: "/v1/tickets/returns",
    access: "visitor",
    body: ReturnRequest,
    response: z.object({ status: z.literal("listed") }),
    also: [404, 409],
  },
  withdrawReturn: {
    method: "POST",
    path: "/v1/tickets/returns/withdraw",
    access: "visitor",
    status: 200,
    body: ReturnRequest,
    /** `taken`: it is offered to another fan, who may be paying. */
    response: z.object({ status: z.enum(["withdrawn", "taken"]) }),
    also: [404],
  },
} as const;
