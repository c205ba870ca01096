/** The wallet links of a ticket page, with labels that only the server has. */
import type { Backend } from "../../server/backend/backend";
import type { CatalogueEvent } from "../../server/services/catalogue/catalogue-event";
import type { TicketView } from "../domain/tickets/ticket-view";
import { MOST_IN_ONE_FILE, type WalletLinksView } from "../domain/wallet/wallet-links";
import { mayHavePass, walletNight } from "../domain/wallet/wallet-ticket";
import { textsOf } from "../i18n/texts";

/** Undefined if no wallet is configured, or no ticket may have a pass. */
export async function walletOffers(
  { wallet, locale, clock }: Pick<Backend, "wallet" | "locale" | "clock">,
  event: CatalogueEvent,
  tickets: TicketView[],
): Promise<WalletLinksView | undefined> {
  const { apple, google } = wallet.offers();
  const count = tickets.filter(mayHavePass).length;
  if ((!apple && !google) || count === 0 || !walletNight(event, clock.now())) return undefined;
  const { t, language } = await textsOf(locale, ["wallet"]);
  return {
    eventId: event.id,
    language,
    apple: apple ? t.wallet("apple") : undefined,
    appleAll: apple && count > 1 && count <= MOST_IN_ONE_FILE ? t.wallet("appleAll") : undefined,
    google: google ? t.wallet("google") : undefined,
  };
}
