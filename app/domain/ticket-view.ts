/** Bought tickets, their receipts and a fan's nights, as they are shown. No ticket's secret passes through here. */
import type { OrderSummary, PrintableTicket } from "../../server/services/box-office/box-office-types";
import { eventDates } from "./event-dates";
import type { EventView } from "./event-view";
import { clockTime } from "./hold-view";
import { amount, minorOf, price } from "./money";

/** What stands above everything that is bought or shown for a night. */
export type EventHeadView = Pick<EventView, "id" | "title" | "place" | "date" | "dateTime" | "doors" | "wasDate">;

/** Only what the head shows: a night's card and texts have no place in the answer of a ticket page. */
export const eventHead = (event: EventView): EventHeadView => {
  const { id, title, place, date, dateTime, doors, wasDate } = event;
  return { id, title, place, date, dateTime, doors, wasDate };
};

export type TicketView = {
  number: string;
  orderNumber: string;
  tier: string;
  /** As it was paid; absent when nothing was. */
  paid: string | undefined;
  holder: string;
  /** `given`: to somebody else, who has another code. `disputed`: it rests until a bank has decided about its payment. */
  state: "valid" | "used" | "disputed" | "void" | "given";
  /** The hour of its scan, for `used`. */
  usedAt: string | undefined;
  /** An SVG of ours; empty for a ticket that opens no door, so that it cannot be printed. */
  qrSvg: string;
};

export function ticketView(ticket: PrintableTicket, timeZoneId: string, locale: string): TicketView {
  const state = stateOf(ticket);
  const used = ticket.checkIn?.created;
  return {
    number: ticket.ticketNumber,
    orderNumber: ticket.orderNumber,
    tier: ticket.name,
    paid: ticket.free
      ? undefined
      : price(minorOf(ticket.price.amount, ticket.price.currency), ticket.price.currency, locale),
    holder: ticket.guestFullName || ticket.orderFullName,
    state,
    usedAt: used && clockTime(used, timeZoneId, locale),
    qrSvg: state === "valid" || state === "used" ? ticket.qrSvg : "",
  };
}

function stateOf({ transferred, disputed, canceled, orderStatus, checkIn }: PrintableTicket): TicketView["state"] {
  if (transferred) return "given";
  if (disputed) return "disputed";
  if (canceled || orderStatus === "REFUNDED") return "void";
  return checkIn ? "used" : "valid";
}

export type ReceiptView = { orderNumber: string; count: number; total: string | undefined; status: string };

/** One receipt for each order among the tickets of a night, in their order. */
export function receipts(tickets: PrintableTicket[], locale: string): ReceiptView[] {
  return grouped(tickets, (ticket) => ticket.orderNumber).map(([orderNumber, of]) => {
    const cents = of.reduce((sum, ticket) => sum + minorOf(ticket.price.amount, ticket.price.currency), 0);
    const [first] = of;
    return {
      orderNumber,
      count: of.length,
      total: cents > 0 && first ? amount(cents, first.price.currency, locale) : undefined,
      status: first?.orderStatus ?? "PAID",
    };
  });
}

export type NightView = EventHeadView & {
  tickets: number;
  refunded: boolean;
  /** All that is left of it rests until a bank has decided. */
  disputed: boolean;
  cancelled: boolean;
  /** Numbers of her orders; none of a ticket that was given to her. */
  orders: string[];
  /** Epoch milliseconds of its beginning, by which nights are sorted. */
  at: number;
};

/** An order, or what somebody gave to her of another's. */
export type OwnTickets = Pick<
  OrderSummary,
  "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "disputed" | "tickets"
> &
  Partial<Pick<OrderSummary, "orderNumber" | "status">>;

/** A fan's nights, one row each however many orders she made: the coming ones nearest first, the past ones newest first. */
export function nights(
  orders: OwnTickets[],
  events: Map<string, EventView>,
  now: Date,
  locale: string,
): { next: NightView[]; past: NightView[] } {
  const rows = grouped(orders, (order) => order.eventId).flatMap(([eventId, of]) => {
    const [first] = of;
    if (!first) return [];
    const event = events.get(eventId);
    const good = of.filter((order) => order.status !== "REFUNDED");
    const night: NightView = {
      ...(event ? eventHead(event) : headOf(first, locale)),
      tickets: (good.length > 0 ? good : of).reduce((sum, order) => sum + order.tickets, 0),
      refunded: good.length === 0,
      disputed: good.length > 0 && good.every((order) => order.disputed),
      cancelled: event?.sale === "cancelled",
      orders: of.flatMap(({ orderNumber }) => orderNumber ?? []),
      at: Date.parse(first.startDate),
    };
    return [{ night, over: event ? event.sale === "past" : night.at < now.getTime() }];
  });
  rows.sort((a, b) => a.night.at - b.night.at);
  return {
    next: rows.filter((row) => !row.over).map((row) => row.night),
    past: rows
      .filter((row) => row.over)
      .reverse()
      .map((row) => row.night),
  };
}

/** A night that the catalogue no longer lists is told from its order. */
function headOf(order: OwnTickets, locale: string): EventHeadView {
  const date = eventDates(new Date(order.startDate), order.timeZoneId, locale);
  return {
    id: order.eventId,
    title: order.eventTitle,
    place: "",
    date,
    dateTime: order.startDate,
    doors: "",
    wasDate: undefined,
  };
}

function grouped<T>(items: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
