/** Ours: what other programs may do with a token of the office. Nothing of it is for visitors or shared caches. */
import { z } from "zod";
import { ORDER_KINDS, ORDER_STATES } from "../../../app/domain/office/orders/order-rows";
import { Guid, Instant, isText, Money, Words } from "./parts";
import { Seat } from "./seats";

const OrderNumber = z.string().regex(/^[\w-]{1,40}$/);
/** `next` of the page before. */
const After = z.string().regex(/^\d{1,14}~[\w-]{1,64}$/);
const limit = z.coerce.number().int().min(1).max(100).default(50);

const orderFields = {
  orderNumber: OrderNumber,
  kind: z.enum(ORDER_KINDS),
  created: Instant,
  status: z.enum(ORDER_STATES),
  /** Of tickets only. */
  eventId: Guid.nullable(),
  total: Money,
  refunded: Money,
};

/** An order in a list, which names nobody. */
export const OfficeOrder = z.object({
  ...orderFields,
  /** Valid tickets, or pieces. */
  quantity: z.number().int(),
  disputed: z.boolean(),
});

export const OfficeOrderDetails = z.object({
  ...orderFields,
  buyer: z.object({ name: z.string(), email: z.string() }),
  tickets: z.array(
    z.object({
      ticketNumber: z.string(),
      ticketDefinitionId: Guid,
      name: z.string(),
      price: Money,
      status: z.enum(["VALID", "USED", "CANCELED", "TRANSFERRED"]),
      seat: Seat.nullable(),
      checkedIn: Instant.nullable(),
    }),
  ),
  goods: z.array(
    z.object({ name: z.string(), choices: z.record(z.string(), z.string()), quantity: z.number().int(), price: Money }),
  ),
});

/** A night with what each tier has sold. */
export const NightSalesFigures = z.object({
  eventId: Guid,
  title: z.string(),
  start: Instant,
  status: z.string(),
  tiers: z.array(
    z.object({
      ticketDefinitionId: Guid,
      name: z.string(),
      capacity: z.number().int(),
      sold: z.number().int(),
      /** Held by fans who have not paid yet. */
      held: z.number().int(),
      /** Kept by the office. */
      blocked: z.number().int(),
      /** What the sold tickets cost. */
      revenue: Money,
    }),
  ),
});

const ScanRequest = z.object({
  eventId: Guid,
  /** What the scanner read: the address in the code, or the ticket's number. */
  scanned: z.string().trim().min(1).max(2_000).refine(isText),
  gate: Words(60),
  /** The scan's own id: sent twice, it is one scan with one answer. */
  id: Guid.optional(),
});

/** Guests' names are left out: only the crew's passes show them. */
const ScanAnswer = z.object({
  admitted: z.boolean(),
  state: z.enum(["valid", "used", "disputed", "canceled", "transferred", "offered", "otherNight", "unknown"]),
  ticketNumber: z.string().nullable(),
  tier: z.string().nullable(),
  seat: Seat.nullable(),
  /** When it was used, or until when it is offered to somebody else. */
  at: Instant.nullable(),
  /** The gate that let it in. */
  gate: z.string().nullable(),
});

/** What a token may write: what the office's editors write at their forms. */
const OFFICE_COLLECTIONS = ["events", "wrestlers", "shows", "venues", "media", "products"] as const;
const Collection = z.enum(OFFICE_COLLECTIONS);
const ByKey = z.object({ collection: Collection, key: z.string().min(1).max(200).refine(isText) });
/** As `npm run content -- export` writes it. */
const Item = z.record(z.string(), z.unknown());
const StoredContent = z.object({
  key: z.string(),
  /** Differs if the item does. */
  revision: z.string(),
  item: Item,
});
const MAX_ITEM_BYTES = 128 * 1024;

/** `scope`: what the token must be for. */
export const officeRows = {
  listOfficeOrders: {
    method: "GET",
    path: "/v1/office/orders",
    access: "token",
    scope: "orders:read",
    query: z.object({
      eventId: Guid.optional(),
      kind: z.enum(ORDER_KINDS).optional(),
      state: z.enum(ORDER_STATES).optional(),
      limit,
      after: After.optional(),
    }),
    response: z.object({ orders: z.array(OfficeOrder), next: z.string().nullable() }),
  },
  getOfficeOrder: {
    method: "GET",
    path: "/v1/office/orders/{orderNumber}",
    access: "token",
    scope: "orders:read",
    params: z.object({ orderNumber: OrderNumber }),
    response: OfficeOrderDetails,
  },
  listNightSales: {
    method: "GET",
    path: "/v1/office/sales",
    access: "token",
    scope: "sales:read",
    query: z.object({
      eventId: Guid.optional(),
      past: z.enum(["true", "false"]).default("false"),
      limit,
      after: After.optional(),
    }),
    response: z.object({ nights: z.array(NightSalesFigures), next: z.string().nullable() }),
  },
  scanTicket: {
    method: "POST",
    path: "/v1/office/scans",
    access: "token",
    scope: "door:scan",
    status: 200,
    body: ScanRequest,
    response: ScanAnswer,
    also: [404],
  },
  listOfficeContent: {
    method: "GET",
    path: "/v1/office/content/{collection}",
    access: "token",
    scope: "content:write",
    params: z.object({ collection: Collection }),
    query: z.object({ text: z.string().trim().max(100).optional(), after: z.string().max(200).optional() }),
    response: z.object({
      items: z.array(z.object({ key: z.string(), name: z.string() })),
      next: z.string().nullable(),
    }),
  },
  getOfficeContent: {
    method: "GET",
    path: "/v1/office/content/{collection}/{key}",
    access: "token",
    scope: "content:write",
    params: ByKey,
    response: StoredContent,
  },
  putOfficeContent: {
    method: "PUT",
    path: "/v1/office/content/{collection}/{key}",
    access: "token",
    scope: "content:write",
    params: ByKey,
    maxBytes: MAX_ITEM_BYTES,
    /** `revision`: of the item that was read and changed. */
    body: z.object({ revision: z.string().max(64), item: Item }),
    response: StoredContent,
    also: [404, 409],
  },
} as const;
