/** The visitor's tickets for one night that can have a pass, in the language that the file's URL names. */
import type { Backend } from "../../server/backend/backend";
import { languageFor } from "../domain/languages";
import { nightView } from "../domain/shows/night-view";
import { ticketView } from "../domain/tickets/ticket-view";
import { tierViews } from "../domain/tickets/tier-view";
import { isGuid } from "../domain/urls/guid";
import { mayHavePass, type WalletTicket, walletNight } from "../domain/wallet/wallet-ticket";
import { textsOf } from "../i18n/texts";
import { walletLabels } from "./wallet-labels";

/** Passes contain a secret, so only the fan's own device may store them. */
export const WALLET_HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** Undefined if the night doesn't exist or isn't upcoming. `tickets` may be empty. */
export async function walletTickets(server: Backend, request: Request, eventId: string | undefined) {
  const { boxOffice, catalogueIn, visitor, clock, site } = server;
  if (!isGuid(eventId)) return undefined;
  const language = languageFor(new URL(request.url).searchParams.get("lng") ?? "") ?? server.locale;
  const catalogue = catalogueIn(language);
  const event = await catalogue.event(eventId);
  const night = event && walletNight(event, clock.now());
  if (!event || !night) return undefined;
  const [found, definitions = [], { t }] = await Promise.all([
    boxOffice.tickets(visitor, eventId),
    catalogue.definitionsToShow(eventId),
    textsOf(language, ["seat"]),
  ]);
  const { timeZone: timeZoneId } = night;
  const tiers = tierViews(definitions, {}, { timeZoneId, locale: language, currency: found[0]?.currency ?? "USD" });
  const tickets = found.flatMap((ticket): WalletTicket[] => {
    const view = ticketView(ticket, tiers, { timeZoneId, locale: language, seatTexts: t.seat });
    return mayHavePass(view) ? [{ ...view, code: ticket.checkInUrl }] : [];
  });
  return {
    night,
    tickets,
    view: nightView(event, { locale: language, now: clock.now() }),
    site: { name: site.name, url: site.url, language },
    labels: await walletLabels(language, night.title),
  };
}
