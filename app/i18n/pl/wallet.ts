/** Polski: the texts of a ticket in the wallet of a phone, and of the links that put it there in Polish. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Dodaj do Portfela Apple",
  appleAll: "Dodaj wszystkie bilety do Portfela Apple",
  google: "Dodaj do Portfela Google",
  description: "Bilet: {{title}}",
  date: "Data",
  doors: "Wejście",
  bell: "Gong",
  venue: "Hala",
  name: "Imię i nazwisko",
  order: "Zamówienie",
  number: "Numer biletu",
  rules:
    "Kod skanuje się tylko raz. Po przekazaniu biletu lub zwrocie pieniędzy przestaje działać: usuń bilet z portfela.",
  yours: "Twoje bilety",
};
