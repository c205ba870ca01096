/** Português: the texts of a ticket in the wallet of a phone, and of the links that put it there in Portuguese. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Adicionar à Carteira da Apple",
  appleAll: "Adicionar todos os ingressos à Carteira da Apple",
  google: "Adicionar à Carteira do Google",
  description: "Ingresso: {{title}}",
  date: "Data",
  doors: "Portões",
  bell: "Gongo",
  venue: "Local",
  name: "Nome",
  order: "Pedido",
  number: "Número do ingresso",
  rules:
    "Vale uma única vez. Depois de uma transferência ou de um reembolso, este código deixa de funcionar: apague o ingresso da carteira.",
  yours: "Seus ingressos",
};
