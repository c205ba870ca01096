/** A visitor's tickets for one night, with what their page and their printed sheet show about it. */
import type { Backend } from "../../server/backend/backend";
import type { CatalogueEvent } from "../../server/services/catalogue/catalogue-event";
import { nightView } from "../domain/shows/night-view";
import { isUsable, receipts, ticketView } from "../domain/tickets/ticket-view";
import { tierViews } from "../domain/tickets/tier-view";
import { textsOf } from "../i18n/texts";

type TicketsBackend = Pick<Backend, "boxOffice" | "catalogue" | "visitor" | "clock" | "locale">;

/**
 * Tickets come in the order of purchase, those without a code last, because the first one must work at the door. There
 * may be none.
 */
export async function nightTickets(server: TicketsBackend, event: CatalogueEvent) {
  const { boxOffice, catalogue, visitor, clock, locale } = server;
  const [found, definitions = [], { t }] = await Promise.all([
    boxOffice.tickets(visitor, event.id),
    catalogue.definitionsAsRead(event.id),
    textsOf(locale, ["seat"]),
  ]);
  const { timeZoneId } = event.scheduling.config;
  const currency = found[0]?.currency ?? "USD";
  const tiers = tierViews(definitions, {}, { timeZoneId, locale, currency });
  const tickets = found.map((ticket) => ticketView(ticket, tiers, { timeZoneId, locale, seatTexts: t.seat }));
  return {
    night: nightView(event, { locale, now: clock.now() }),
    tiers,
    tickets: [...tickets.filter(isUsable), ...tickets.filter((ticket) => !isUsable(ticket))],
    receipts: receipts(found, locale),
  };
}
