/** A fan's ticket orders as the billing assistance page lists them. */
import type { OrderSummary } from "../../../server/services/box-office/box-office-types";
import { amount } from "../format/money-format";
import { billDate } from "./bill-date";

export type PaidOrder = {
  number: string;
  eventId: string;
  title: string;
  count: number;
  date: string;
  state: "paid" | "free" | "refunded";
  /** Undefined for a free order. */
  total: string | undefined;
};

const STATES = { PAID: "paid", FREE: "free", REFUNDED: "refunded" } as const;

export function paidOrders(orders: readonly OrderSummary[], locale: string): PaidOrder[] {
  return orders.map((order) => ({
    number: order.orderNumber,
    eventId: order.eventId,
    title: order.eventTitle,
    count: order.tickets,
    date: billDate(order.created, locale),
    state: STATES[order.status],
    total: order.totalCents > 0 ? amount(order.totalCents, order.currency, locale) : undefined,
  }));
}
