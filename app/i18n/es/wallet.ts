/** Español: the texts of a ticket in the wallet of a phone, and of the links that put it there in Spanish. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Agregar a Apple Wallet",
  appleAll: "Agregar todas las entradas a Apple Wallet",
  google: "Agregar a la Billetera de Google",
  description: "Entrada: {{title}}",
  date: "Fecha",
  doors: "Puertas",
  bell: "Campana",
  venue: "Recinto",
  name: "Nombre",
  order: "Pedido",
  number: "Número de entrada",
  rules:
    "Vale una sola vez. Si transfieres la entrada o recibes un reembolso, este código deja de funcionar: elimina el pase.",
  yours: "Tus entradas",
};
