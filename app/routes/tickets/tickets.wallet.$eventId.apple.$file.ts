/**
 * /tickets/wallet/{eventId}/apple/{ticketNumber}.pkpass, and all.pkpasses — the holder: tickets for Apple Wallet. 404
 * for everyone else, for a ticket that admits nobody, and if Apple Wallet isn't configured. `lng` is the language.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend } from "../../backend.server";
import { applePass } from "../../domain/wallet/apple-pass";
import { MOST_IN_ONE_FILE } from "../../domain/wallet/wallet-links";
import { notFound } from "../../requests/not-found-response";
import { WALLET_HEADERS, walletTickets } from "../../requests/wallet-tickets";
import { BLACK, inkFor, PAPER } from "../../ui/art/inks";
import { passPictures } from "../../ui/wallet/pass-pictures";

/** Seconds. */
const COME_BACK_AFTER = 5;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const [, number = "", several] = /^([\w-]+)\.pkpass(es)?$/.exec(params.file ?? "") ?? [];
  const found = server.wallet.offers().apple ? await walletTickets(server, request, params.eventId) : undefined;
  const wanted = found?.tickets.filter((ticket) => (several ? number === "all" : ticket.number === number)) ?? [];
  if (!found || wanted.length === 0 || wanted.length > MOST_IN_ONE_FILE) {
    throw await answer(context, notFound(request, WALLET_HEADERS));
  }
  const { night, view, site, labels } = found;
  const ink = inkFor(view.poster.seed, view.poster.ink);
  const colors = { background: BLACK, text: PAPER, label: ink.a };
  const pictures = passPictures(view);
  const passes = wanted.map((ticket) => ({ fields: applePass(ticket, night, { site, labels, colors }), pictures }));

  const file = await server.wallet.applePasses(passes);
  if (file === undefined) throw await answer(context, notFound(request, WALLET_HEADERS));
  if (file === "busy") {
    const headers = { ...WALLET_HEADERS, "Retry-After": String(COME_BACK_AFTER) };
    return answer(context, new Response("Too many passes at once", { status: 503, headers }));
  }
  const type = several ? "pkpasses" : "pkpass";
  const headers = {
    ...WALLET_HEADERS,
    "Content-Type": `application/vnd.apple.${type}`,
    "Content-Length": String(file.byteLength),
    "Content-Disposition": `attachment; filename="${several ? night.id : number}.${type}"`,
  };
  return answer(context, new Response(file as BodyInit, { headers }));
}
