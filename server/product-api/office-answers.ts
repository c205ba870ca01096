/** Orders and sales as the office's endpoints answer them. */
import type { z } from "zod";
import { moneyOf } from "../../app/domain/format/money-format";
import { seatAnswer } from "../services/box-office/reserving/reservation-answer";
import type { CheckedIn } from "../services/box-office/tickets/check-in";
import type { Desk } from "../services/desk";
import type { ListedOrder } from "../services/office/orders/order-list";
import type { NightSalesFigures, OfficeOrder, OfficeOrderDetails } from "./contract";
import type { officeRows } from "./contract/office";

type Details = z.infer<typeof OfficeOrderDetails>;
type FoundFile = NonNullable<Awaited<ReturnType<Desk["orders"]["file"]>>>;
type RefundRow = { cents: number; reason: string };
type ListedSales = Awaited<ReturnType<Desk["nightSales"]["list"]>>["nights"][number];

export const orderAnswer = (order: ListedOrder): z.infer<typeof OfficeOrder> => ({
  orderNumber: order.number,
  kind: order.kind,
  created: order.at.toISOString(),
  status: order.state,
  eventId: order.eventId,
  total: moneyOf(order.cents, order.currency),
  refunded: moneyOf(order.backCents, order.currency),
  quantity: order.pieces,
  disputed: order.disputed,
});

export function orderDetails(file: FoundFile): Details {
  return file.kind === "tickets" ? ticketOrder(file.order) : goodsOrder(file.sold);
}

function ticketOrder(order: Extract<FoundFile, { kind: "tickets" }>["order"]): Details {
  const { currency } = order;
  return {
    orderNumber: order.orderNumber,
    kind: "tickets",
    created: order.createdAt.toISOString(),
    status: order.status,
    eventId: order.eventId,
    total: moneyOf(order.totalCents, currency),
    refunded: moneyOf(centsBack(order.refunds), currency),
    buyer: { name: order.fullName, email: order.email },
    tickets: order.tickets.map((ticket) => ({
      ticketNumber: ticket.ticketNumber,
      ticketDefinitionId: ticket.definitionId,
      name: ticket.name,
      price: moneyOf(ticket.priceCents, currency),
      status: ticket.status,
      seat: ticket.seatWords ? seatAnswer(ticket.seatWords) : null,
      checkedIn: ticket.checkedInAt?.toISOString() ?? null,
    })),
    goods: [],
  };
}

function goodsOrder({ order, bought, lines, refunds }: Extract<FoundFile, { kind: "goods" }>["sold"]): Details {
  const { currency } = bought;
  return {
    orderNumber: order.orderNumber,
    kind: "goods",
    created: bought.createdAt.toISOString(),
    status: bought.status === "REFUNDED" ? "REFUNDED" : "PAID",
    eventId: null,
    total: moneyOf(bought.cents, currency),
    refunded: moneyOf(centsBack(refunds), currency),
    buyer: { name: order.address?.name ?? "", email: order.email ?? "" },
    tickets: [],
    goods: lines.map(({ name, choices, quantity, unitCents }) => ({
      name,
      choices,
      quantity,
      price: moneyOf(unitCents, currency),
    })),
  };
}

/** A surplus payment went back in full and was never the order's. */
const centsBack = (refunds: RefundRow[]) =>
  refunds.reduce((sum, { cents, reason }) => sum + (reason === "expired" ? 0 : cents), 0);

export const salesAnswer = ({
  id,
  title,
  startAt,
  status,
  currency,
  tiers,
}: ListedSales): z.infer<typeof NightSalesFigures> => ({
  eventId: id,
  title,
  start: startAt.toISOString(),
  status,
  tiers: tiers.map((tier) => ({
    ticketDefinitionId: tier.id,
    name: tier.name,
    capacity: tier.capacity,
    sold: tier.sold,
    held: tier.held,
    blocked: tier.blocked,
    revenue: moneyOf(tier.cents, currency),
  })),
});

export const scanAnswer = (scan: CheckedIn): z.infer<(typeof officeRows)["scanTicket"]["response"]> => ({
  admitted: scan.admitted,
  state: scan.state,
  ticketNumber: scan.ticketNumber,
  tier: scan.name ?? null,
  seat: scan.seat ?? null,
  at: scan.at ?? null,
  gate: scan.gate ?? null,
});
