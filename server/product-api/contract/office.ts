/** Ours: what other programs may do with a token of the office. Nothing of it is for visitors or shared caches. */
import { z } from "zod";
import { ORDER_KINDS, ORDER_STATES } from "../../../app/domain/office/orders/order-rows";
import { Guid, Instant, Money } from "./parts";
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
      /** In fans' hands for the moment. */
      held: z.number().int(),
      /** Kept by the office. */
      blocked: z.number().int(),
      /** What the tickets that are sold have cost. */
      revenue: Money,
    }),
  ),
});

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
} as const;
