/** French: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Panier",
  add: "Ajouter au panier",
  adding: "Ajout en cours",
  added: "C’est dans votre panier.",
  see: "Voir le panier",
  full: "Votre panier est plein. Payez ou retirez d’abord un article.",
  quantity: "Quantité\u00a0: {{article}}",
  update: "Mettre à jour",
  remove: "Retirer",
  removeOf: "Retirer {{article}}",
  each: "{{price}} l’unité",
  total: "Total",
  priceChanged: "C’était {{was}} lors de l’ajout. C’est maintenant {{now}}.",
  fewer: "Plus que {{number}} en stock. Le total en tient compte.",
  soldOut: "Épuisé. Le total ne le compte pas.",
  gone: "Une partie de votre panier n’est plus en vente.",
  changed: "Votre panier a changé depuis votre dernier passage. Vérifiez-le, puis payez. Rien n’a été débité.",
  pay: "Payer {{price}}",
  posted:
    "Payez par carte bancaire sur la page de Stripe. L’envoi est compris. Nous réservons tout pendant 30 minutes, le temps de payer.",
  noAccount: "Pas besoin de compte. Vous recevrez par e-mail un lien vers votre commande.",
  heldTitle: "En attente de paiement",
  held: "Nous vous réservons {{name}} ({{price}}). Temps restant\u00a0: {{time}}.",
  emptyTitle: "Votre panier est vide",
  emptyText: "Ce que vous ajoutez depuis la boutique s’affiche ici.",
  emptyAction: "Aller à la boutique",
  addOn: {
    title: "À la boutique",
    separate: "C’est une commande à part. Vos billets ne changent pas.",
    together: "Payé avec vos places, en un seul paiement. Nous le réservons aussi longtemps que vos places.",
    togetherOffer:
      "Payé avec vos places, en un seul paiement. Nous le réservons 30 minutes. Ensuite, il sera dans votre panier.",
    free: "Vos places sont gratuites, vous n’avez rien à payer ici. Vos articles de la boutique sont dans votre panier.",
    include: "Ajouter à cette commande",
    basket: "Ajouter mon panier",
    soldOut: "L’article est maintenant épuisé. Vos places restent réservées.",
    full: "Cette commande est pleine. Retirez d’abord un article.",
    late: "Il est trop tard pour modifier cette commande. Payez-la telle quelle ou libérez vos places.",
  },
};
