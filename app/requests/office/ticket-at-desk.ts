/** Finds the ticket in the URL of an office page. */
import { notFound } from "../not-found-response";
import type { AtOffice } from "./office";

type TicketArgs = { request: Request; params: { ticketNumber?: string | undefined } };

/** 404 if it doesn't exist. */
export async function ticketAtDesk({ request, params }: TicketArgs, desk: AtOffice["desk"]) {
  const found = await desk.tickets.ticket(params.ticketNumber ?? "");
  if (!found) throw notFound(request);
  const { ticket, order } = found;
  const number = ticket.ticketNumber;
  const email = ticket.holderEmail ?? order.email;
  return { ...found, number, email, path: `/office/orders/tickets/${number}` };
}
