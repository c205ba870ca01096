/** A fan's ticket orders as the billing assistance page lists them. */
import type { OrderSummary } from "../../../server/services/box-office/box-office-types";
import { amount } from "../format/money-format";
import { dateOf } from "../format/zoned-dates";

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

/** Dates are in the hall's time zone. */
export function paidOrders(orders: readonly OrderSummary[], locale: string): PaidOrder[] {
  return orders.map((order) => ({
    number: order.orderNumber,
    eventId: order.eventId,
    title: order.eventTitle,
    count: order.tickets,
    date: dateOf(new Date(order.created), order.timeZoneId, locale),
    state: STATES[order.status],
    total: order.totalCents > 0 ? amount(order.totalCents, order.currency, locale) : undefined,
  }));
}
