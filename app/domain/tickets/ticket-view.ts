/** Bought tickets, their receipts and a fan's nights as pages show them. Ticket secrets never pass through here. */
import type { OrderSummary, PrintableTicket } from "../../../server/services/box-office/box-office-types";
import type { Texts } from "../../i18n/texts";
import { amount, price } from "../format/money-format";
import { clockTime, zonedDates } from "../format/zoned-dates";
import { seatSentence } from "../seating/seat-sentence";
import { type SeatView, seatView } from "../seating/seat-view";
import type { NightView } from "../shows/night-view";
import type { TierView } from "./tier-view";

/** The heading above a night's tickets. */
export type NightHeadingView = Pick<
  NightView,
  "id" | "lang" | "title" | "place" | "date" | "dateTime" | "doors" | "wasDate"
>;

/** Only what the heading shows, to keep the night's card and texts out of the response. */
export const nightHeading = (event: NightView): NightHeadingView => {
  const { id, lang, title, place, date, dateTime, doors, wasDate } = event;
  return { id, lang, title, place, date, dateTime, doors, wasDate };
};

export type TicketView = {
  number: string;
  orderNumber: string;
  tier: string;
  /** Number, color and description of its tier. Undefined if the tier is no longer offered. */
  mark: TierOfTicket | undefined;
  /** A numbered seat. Undefined where seats are unreserved. */
  seat?: SeatView;
  /** The price paid; undefined for a free ticket. */
  paid: string | undefined;
  holder: string;
  /**
   * `given`: transferred to someone else, who has a new code. `disputed`: suspended until the bank decides on the
   * payment.
   */
  state: "valid" | "used" | "disputed" | "void" | "given";
  /** Time of the check-in, for `used`. */
  usedAt: string | undefined;
  /** The QR code as SVG. Empty unless the ticket is valid or used, so that no other ticket can be printed. */
  qrSvg: string;
};

type TierOfTicket = Pick<TierView, "number" | "tint" | "description">;

export function ticketView(
  ticket: PrintableTicket,
  tiers: readonly TierView[],
  { timeZoneId, locale, seatTexts }: { timeZoneId: string; locale: string; seatTexts: Texts["t"]["seat"] },
): TicketView {
  const tier = tiers.find(({ id }) => id === ticket.ticketDefinitionId);
  const state = stateOf(ticket);
  const used = ticket.checkIn?.created;
  return {
    number: ticket.ticketNumber,
    orderNumber: ticket.orderNumber,
    tier: ticket.name,
    mark: tier && { number: tier.number, tint: tier.tint, description: tier.description },
    ...(ticket.seat && { seat: seatView(ticket.seat, seatTexts, locale) }),
    paid: ticket.free ? undefined : price(ticket.priceCents, ticket.currency, locale),
    holder: ticket.guestFullName || ticket.orderFullName,
    state,
    usedAt: used && clockTime(used, timeZoneId, locale),
    qrSvg: isUsable({ state }) ? ticket.qrSvg : "",
  };
}

/** Whether the ticket has a QR code. */
export const isUsable = ({ state }: Pick<TicketView, "state">): boolean => state === "valid" || state === "used";

function stateOf({ transferred, disputed, canceled, orderStatus, checkIn }: PrintableTicket): TicketView["state"] {
  if (transferred) return "given";
  if (disputed) return "disputed";
  if (canceled || orderStatus === "REFUNDED") return "void";
  return checkIn ? "used" : "valid";
}

export type ReceiptView = { orderNumber: string; count: number; total: string | undefined; status: string };

/** One receipt per order among the tickets of a night, in the tickets' order. */
export function receipts(tickets: PrintableTicket[], locale: string): ReceiptView[] {
  return groupBy(tickets, (ticket) => ticket.orderNumber).map(([orderNumber, group]) => {
    const cents = group.reduce((sum, { priceCents }) => sum + priceCents, 0);
    const [first] = group;
    return {
      orderNumber,
      count: group.length,
      total: cents > 0 && first ? amount(cents, first.currency, locale) : undefined,
      status: first?.orderStatus ?? "PAID",
    };
  });
}

export type BookedNight = NightHeadingView & {
  tickets: number;
  /** Where the seats are, in a sentence; empty without numbered seats. */
  seats: string;
  refunded: boolean;
  /** All orders that aren't refunded are suspended until a bank decides. */
  disputed: boolean;
  cancelled: boolean;
  /** The fan's order numbers. Tickets transferred to the fan have none. */
  orders: string[];
  /** Start in epoch milliseconds, for sorting. */
  at: number;
};

/** The fan's own order, or tickets transferred to them from another fan's order. */
type OwnTickets = Pick<OrderSummary, "eventId" | "eventTitle" | "startDate" | "timeZoneId" | "disputed" | "tickets"> &
  Partial<Pick<OrderSummary, "orderNumber" | "status" | "seats">>;

/** A fan's nights, one row per night regardless of the number of orders. Both lists start with the nearest in time. */
export function bookedNights(
  orders: OwnTickets[],
  events: Map<string, NightView>,
  { now, locale, seatTexts }: { now: Date; locale: string; seatTexts: Texts["t"]["seat"] },
): { next: BookedNight[]; past: BookedNight[] } {
  const rows = groupBy(orders, (order) => order.eventId).flatMap(([eventId, group]) => {
    const [first] = group;
    if (!first) return [];
    const event = events.get(eventId);
    const active = group.filter((order) => order.status !== "REFUNDED");
    const night: BookedNight = {
      ...(event ? nightHeading(event) : headingFromOrder(first, locale)),
      tickets: (active.length > 0 ? active : group).reduce((sum, order) => sum + order.tickets, 0),
      seats: seatSentence(
        active.flatMap(({ seats = [] }) => seats),
        seatTexts,
        locale,
      ),
      refunded: active.length === 0,
      disputed: active.length > 0 && active.every((order) => order.disputed),
      cancelled: event?.sale === "cancelled",
      orders: group.flatMap(({ orderNumber }) => orderNumber ?? []),
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

/** The heading of a night that the catalogue no longer lists, made from its order. */
function headingFromOrder(order: OwnTickets, locale: string): NightHeadingView {
  const date = zonedDates(new Date(order.startDate), order.timeZoneId, locale);
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

function groupBy<T>(items: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
