/** Nederlands: the texts of a ticket in the wallet of a phone, and of the links that put it there in Dutch. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Voeg toe aan Apple Wallet",
  appleAll: "Voeg alle tickets toe aan Apple Wallet",
  google: "Toevoegen aan Google Wallet",
  description: "Ticket voor {{title}}",
  date: "Datum",
  doors: "Zaal open",
  bell: "Gong",
  venue: "Zaal",
  name: "Naam",
  order: "Bestelling",
  number: "Ticketnummer",
  rules:
    "Eén keer geldig. Na een overdracht of terugbetaling werkt deze code niet meer: verwijder dan het ticket uit je wallet.",
  yours: "Je tickets",
};
