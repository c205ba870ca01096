/** The box office over the remote product API: holds, payment and tickets, each call with the visitor's own token. */

import { minorOf } from "../../../app/domain/format/money-format";
import { Unreachable } from "../../failures/unreachable";
import type { Visitor } from "../../ports";
import type { TicketSales } from "../../services/box-office";
import type {
  PayOutcome,
  PrintableTicket,
  ReserveOutcome,
  ReserveProblem,
  ReturnStatus,
} from "../../services/box-office/box-office-types";
import { isReserveProblem } from "../../services/box-office/reserving/problem-codes";
import { ticketQr } from "../../services/box-office/tickets/ticket-qr";
import { Busy } from "../../services/contention";
import type { CheckoutSession, Problem, ReservationRequest, Ticket } from "../contract";
import { found } from "./found";
import { remoteWaiting } from "./remote-waiting";
import type { AsVisitor } from "./visitors-call";

/** `siteUrl` is where Stripe returns to. Every function throws `Unreachable` if the remote doesn't answer. */
export function remoteBoxOffice(call: AsVisitor, siteUrl: string): TicketSales {
  async function ofUser(visitor: Visitor, eventId: string): Promise<PrintableTicket[]> {
    if (!visitor.user) return [];
    const params = { eventId, userId: visitor.user.userId };
    const answer = await found(call("listTickets", visitor, { params }));
    return Promise.all((answer?.tickets ?? []).map((ticket) => printable(ticket, eventId)));
  }

  /** Only the key counts, so the call isn't made for a particular visitor. */
  const opened = (orderNumber: string, key: string) =>
    found(call("openOrder", undefined, { body: { orderNumber, key } }));

  return {
    async reserve(visitor, body) {
      const received = await call("reserve", visitor, { body });
      if (received.kind === "answer") return { outcome: "held", reservation: received.answer };
      if (received.kind === "same") throw new Unreachable("304 for a reservation");
      return refusedBy(received.problem, body);
    },

    async terms(visitor, eventId, codes) {
      const received = await call("checkCodes", visitor, { body: { eventId, codes } });
      if (received.kind === "refused" && received.problem.status === 429) throw new Busy("Too many codes");
      return (await found(Promise.resolve(received))) ?? { codes: [], tiers: [] };
    },

    async hold(visitor, eventId) {
      const answer = await found(call("findHold", visitor, { query: { eventId } }));
      if (answer?.hold) return answer.hold;
      return answer?.ended ? { ended: answer.ended } : undefined;
    },

    reservation: (visitor, id) => found(call("getReservation", visitor, { params: { id } })),

    async cancel(visitor, id) {
      await found(call("cancelReservation", visitor, { params: { id } }));
    },

    async claim(visitor) {
      const guestToken = await visitor.guestBearer?.();
      if (guestToken) await found(call("claimReservations", visitor, { body: { guestToken } }));
    },

    async pay(visitor, reservationId, wishes): Promise<PayOutcome> {
      const held = await found(call("getReservation", visitor, { params: { id: reservationId } }));
      if (!held) return { outcome: "ended" };
      const body = {
        mode: "payment",
        reservationId,
        return_url: wishes?.paid ?? `${siteUrl}/tickets/details/${held.eventId}?reservation=${reservationId}`,
        cancel_url: wishes?.canceled ?? `${siteUrl}/tickets/event/${held.eventId}`,
        ...(wishes?.invoice && { invoice_creation: { enabled: true } }),
      };
      const received = await call("createCheckoutSession", visitor, { body });
      if (received.kind === "refused" && received.problem.status === 409) return { outcome: "ended" };
      const session = await found(Promise.resolve(received));
      if (session?.url) return { outcome: "checkout", url: session.url };
      return { outcome: session?.status === "complete" ? "done" : "ended" };
    },

    async returned(visitor, reservationId): Promise<ReturnStatus | undefined> {
      const session = await found(call("getCheckoutSession", visitor, { query: { reservationId } }));
      return session?.eventId ? statusOf({ ...session, eventId: session.eventId }, visitor) : undefined;
    },

    async orders(visitor) {
      if (!visitor.user) return [];
      return (await found(call("listOrders", visitor, {})))?.orders ?? [];
    },

    async openOrder(orderNumber, key) {
      const answer = await opened(orderNumber, key);
      return answer && { eventId: answer.eventId };
    },

    /** Tickets of the fan's account, and of orders whose keys they have. */
    async tickets(visitor, eventId) {
      const keyed = Object.entries(visitor.orderKeys).map(async ([orderNumber, key]) => {
        const answer = await opened(orderNumber, key);
        const wanted = answer?.eventId === eventId.toLowerCase() ? answer.tickets : [];
        return Promise.all(wanted.map((ticket) => printable(ticket, eventId)));
      });
      const all = (await Promise.all([ofUser(visitor, eventId), ...keyed])).flat();
      return [...new Map(all.map((ticket) => [ticket.ticketNumber, ticket])).values()];
    },

    ...remoteWaiting(call),
  };
}

const printable = async ({ price, ...ticket }: Ticket, eventId: string): Promise<PrintableTicket> => ({
  ...ticket,
  eventId,
  priceCents: minorOf(price.amount, price.currency),
  currency: price.currency,
  qrSvg: await ticketQr(ticket.checkInUrl),
});

type OfSeats = CheckoutSession & { eventId: string };

function statusOf({ eventId, status, refunded, order }: OfSeats, { orderKeys }: Visitor): ReturnStatus {
  if (order) {
    // A key that the visitor already has opens it as well.
    const key = orderKeys[order.orderNumber] ? undefined : (order.key ?? undefined);
    return { status: "paid", eventId, orderNumber: order.orderNumber, key };
  }
  if (refunded) return { status: "refunded", eventId };
  return { status: status === "expired" ? "ended" : "confirming", eventId };
}

/** For a remote that only sends fields and statuses, without codes. */
function refusedBy({ status, title, errors = [] }: Problem, { ticketQuantities }: ReservationRequest): ReserveOutcome {
  if (status === 503 || status === 429) throw new Busy("The box office is busy");
  const general = status === 404 ? "unknown" : /sold out/i.test(title) ? "soldOut" : "notOnSale";
  const problems = errors.map(({ field, code, n, places, text, cents, currency, at }): ReserveProblem => {
    const line = ticketQuantities[Number(/^ticketQuantities\.(\d+)\./.exec(field)?.[1])];
    return {
      code: isReserveProblem(code) ? code : general,
      ...(line && { definitionId: line.ticketDefinitionId }),
      ...(n !== undefined && { n }),
      ...(places && { places }),
      ...(text !== undefined && { text }),
      ...(cents !== undefined && { cents, currency }),
      ...(at && { at }),
    };
  });
  return { outcome: "refused", problems: problems.length > 0 ? problems : [{ code: general }] };
}
