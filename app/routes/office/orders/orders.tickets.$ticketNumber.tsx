/** /office/orders/tickets/:ticketNumber — one ticket, and what the office can do with it for its fan. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { amount } from "../../../domain/format/money-format";
import { venueTime } from "../../../requests/office/night-at-desk";
import { nightDate } from "../../../requests/office/nights/night-date";
import { officePage } from "../../../requests/office/office";
import { ticketAtDesk } from "../../../requests/office/ticket-at-desk";
import { TicketPage } from "../../../ui/office/tickets/ticket-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "ticket");
  const { ticket, order, night, tier, number, email, path } = await ticketAtDesk(args, desk);
  const { checkedInAt, checkedInBy } = ticket;
  return {
    ...{ number, path, email, name: ticket.guestFullName, status: ticket.status, tier: ticket.name },
    orderNumber: order.orderNumber,
    night: { id: night.id, title: night.title, when: nightDate(night, venueTime) },
    price: amount(ticket.priceCents, order.currency, "en"),
    seat: ticket.seatWords?.placeId,
    seated: tier.seated,
    alive: ticket.status === "VALID",
    scanned: checkedInAt && { when: venueTime(checkedInAt, night.timeZoneId), by: checkedInBy ?? "" },
  };
}

export default function Ticket() {
  return <TicketPage {...useLoaderData<typeof loader>()} />;
}
