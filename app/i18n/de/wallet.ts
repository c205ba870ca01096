/** Deutsch: the texts of a ticket in the wallet of a phone, and of the links that put it there in German. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Zu Apple Wallet hinzufügen",
  appleAll: "Alle Tickets zu Apple Wallet hinzufügen",
  google: "Zu Google Wallet hinzufügen",
  description: "Ticket für {{title}}",
  date: "Datum",
  doors: "Einlass",
  bell: "Gong",
  venue: "Halle",
  name: "Name",
  order: "Bestellung",
  number: "Ticketnummer",
  rules:
    "Gilt nur einmal. Nach einer Weitergabe oder Erstattung ist dieser Code ungültig: Lösch dann das Ticket aus der Wallet.",
  yours: "Deine Tickets",
};
