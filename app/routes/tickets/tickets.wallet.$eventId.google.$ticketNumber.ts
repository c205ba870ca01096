/**
 * /tickets/wallet/{eventId}/google/{ticketNumber} — redirects the holder to Google with the ticket in a signed link.
 * 404 for everyone else, for a ticket that admits nobody, and if Google Wallet isn't configured. `lng` is the language.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend, leave } from "../../backend.server";
import { googleTicket } from "../../domain/wallet/google-ticket";
import { notFound } from "../../requests/not-found-response";
import { WALLET_HEADERS, walletTickets } from "../../requests/wallet-tickets";
import { BLACK } from "../../ui/art/inks";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const found = server.wallet.offers().google ? await walletTickets(server, request, params.eventId) : undefined;
  const ticket = found?.tickets.find(({ number }) => number === params.ticketNumber);
  const link =
    found &&
    ticket &&
    (await server.wallet.googleLink((issuerId) =>
      googleTicket(ticket, found.night, { issuerId, site: found.site, labels: found.labels, background: BLACK }),
    ));
  if (!link) throw await answer(context, notFound(request, WALLET_HEADERS));
  return leave(context, link, { external: true, headers: { ...WALLET_HEADERS, "Referrer-Policy": "no-referrer" } });
}
