/** Italiano: the texts of a ticket in the wallet of a phone, and of the links that put it there in Italian. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Aggiungi ad Apple Wallet",
  appleAll: "Aggiungi tutti i biglietti ad Apple Wallet",
  google: "Aggiungi a Google Wallet",
  description: "Biglietto: {{title}}",
  date: "Data",
  doors: "Porte",
  bell: "Gong",
  venue: "Sede",
  name: "Nome",
  order: "Ordine",
  number: "Numero del biglietto",
  rules: "Vale una volta sola. Dopo una cessione o un rimborso questo codice non funziona più: elimina il pass.",
  yours: "I tuoi biglietti",
};
