/** Svenska: the texts of a ticket in the wallet of a phone, and of the links that put it there in Swedish. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Lägg till i Apple Wallet",
  appleAll: "Lägg till alla biljetter i Apple Wallet",
  google: "Lägg till i Google Wallet",
  description: "Biljett: {{title}}",
  date: "Datum",
  doors: "Insläpp",
  bell: "Gong",
  venue: "Arena",
  name: "Namn",
  order: "Beställning",
  number: "Biljettnummer",
  rules:
    "Kan skannas en gång. Efter en överlåtelse eller återbetalning gäller koden inte längre: ta då bort biljetten ur mobilen.",
  yours: "Dina biljetter",
};
