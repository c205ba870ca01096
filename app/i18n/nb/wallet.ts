/** Norsk bokmål: the texts of a ticket in the wallet of a phone, and of the links that put it there in Norwegian. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Legg til i Apple Wallet",
  appleAll: "Legg til alle billettene i Apple Wallet",
  google: "Legg til i Google Wallet",
  description: "Billett: {{title}}",
  date: "Dato",
  doors: "Dørene åpner",
  bell: "Gong",
  venue: "Arena",
  name: "Navn",
  order: "Bestilling",
  number: "Billettnummer",
  rules:
    "Kan skannes én gang. Etter en overføring eller refusjon virker ikke koden lenger: Slett billetten fra mobilen.",
  yours: "Billettene dine",
};
