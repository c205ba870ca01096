/** The office's pages about single tickets, and about complimentary ones. */
import type { OfficePageRow } from "../page-row";

export const ticketPages = {
  ticket: { path: "orders/tickets/:ticketNumber", file: "orders/orders.tickets.$ticketNumber.tsx", right: "orders" },
  ticketTransfer: {
    path: "orders/tickets/:ticketNumber/transfer",
    file: "orders/orders.tickets.$ticketNumber.transfer.tsx",
    right: "orders",
    deeds: { transfer: "orders" },
  },
  ticketSeat: {
    path: "orders/tickets/:ticketNumber/seat",
    file: "orders/orders.tickets.$ticketNumber.seat.tsx",
    right: "orders",
    deeds: { reseat: "orders" },
  },
  ticketComps: {
    path: "nights/:eventId/comps",
    file: "nights/nights.$eventId.comps.tsx",
    right: "orders",
    deeds: { comp: "orders" },
  },
} as const satisfies Record<string, OfficePageRow>;
