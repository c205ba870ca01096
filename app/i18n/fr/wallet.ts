/** Français: the texts of a ticket in the wallet of a phone, and of the links that put it there in French. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Ajouter à Apple Wallet",
  appleAll: "Ajouter tous les billets à Apple Wallet",
  google: "Ajouter à Google Wallet",
  description: "Billet\u00a0: {{title}}",
  date: "Date",
  doors: "Portes",
  bell: "Gong",
  venue: "Salle",
  name: "Nom",
  order: "Commande",
  number: "Numéro de billet",
  rules:
    "Valable une seule fois. Après une cession ou un remboursement, ce code ne fonctionne plus\u00a0: supprimez alors le billet de votre téléphone.",
  yours: "Vos billets",
};
