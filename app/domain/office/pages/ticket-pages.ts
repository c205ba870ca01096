/**
 * The office's pages about single tickets, and about complimentary ones. Transferring a ticket, moving it to another
 * seat and giving one for free require a fresh sign-in.
 */
import type { OfficePageRow } from "../page-row";

export const ticketPages = {
  ticket: { path: "orders/tickets/:ticketNumber", file: "orders/orders.tickets.$ticketNumber.tsx", right: "orders" },
  ticketTransfer: {
    path: "orders/tickets/:ticketNumber/transfer",
    file: "orders/orders.tickets.$ticketNumber.transfer.tsx",
    right: "orders",
    deeds: { transfer: "orders" },
    fresh: true,
  },
  ticketSeat: {
    path: "orders/tickets/:ticketNumber/seat",
    file: "orders/orders.tickets.$ticketNumber.seat.tsx",
    right: "orders",
    deeds: { reseat: "orders" },
    fresh: true,
  },
  ticketComps: {
    path: "nights/:eventId/comps",
    file: "nights/nights.$eventId.comps.tsx",
    right: "orders",
    deeds: { comp: "orders" },
    fresh: true,
  },
} as const satisfies Record<string, OfficePageRow>;
