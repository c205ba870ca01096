/** French texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Vous avez une offre de la liste d’attente pour cette soirée. Payez-la ou refusez-la d’abord.",
  soldOut: "C’est maintenant complet. Choisissez une autre catégorie.",
  notEnough_one: "Il ne reste que {{count}} place ici.",
  notEnough_many: "Il ne reste que {{count}} de places ici.",
  notEnough_other: "Il ne reste que {{count}} places ici.",
  notEnough_zero: "Il ne reste aucune place ici.",
  limitPerCheckout_one: "Maximum {{count}} billet dans cette catégorie.",
  limitPerCheckout_many: "Maximum {{count}} de billets dans cette catégorie.",
  limitPerCheckout_other: "Maximum {{count}} billets dans cette catégorie.",
  limitPerOrder_one: "Maximum {{count}} billet par commande, toutes catégories confondues.",
  limitPerOrder_many: "Maximum {{count}} de billets par commande, toutes catégories confondues.",
  limitPerOrder_other: "Maximum {{count}} billets par commande, toutes catégories confondues.",
  notOnSale: "Pas en vente pour le moment.",
  unknown: "Cette catégorie n’est plus proposée. Choisissez-en une autre.",
  notANumber: "Saisissez un nombre entier\u00a0: 0, 1, 2…",
  empty: "Choisissez au moins une place.",
  checkoutOpen:
    "Votre paiement est peut-être en cours\u00a0: vous ne pouvez pas modifier ces places. Continuez vers le paiement ou vérifiez à nouveau dans une minute.",
  holdEnded: "Votre réservation a expiré. Réservez de nouveau des places avant de payer.",
  busy: "Beaucoup de fans veulent ces places. Rien n’a été modifié ni débité. Réessayez.",
  away: "La billetterie ne répond pas pour le moment. Rien n’a été modifié ni débité. Réessayez dans une minute.",
  tooMany: "Trop de tentatives. Attendez dix minutes, puis réessayez.",
  placeTaken: "Quelqu’un vient de prendre une de ces places.",
  placeUnknown: "Une de ces places n’est plus sur le plan. Choisissez-en une autre.",
  companionAlone:
    "Les places d’accompagnateur vont avec la place pour fauteuil roulant voisine, trois au plus pour chacune. Choisissez-la aussi.",
  notTogether: "Il n’y a pas autant de places libres côte à côte ici.",
  noAccessible: "Il n’y a pas autant de places pour fauteuil roulant ensemble. Essayez une autre catégorie.",
  moreThanSeats: "C’est plus que les places choisies. Indiquez un nombre plus petit.",
  priceChanged: "Le prix a changé. Un billet coûte maintenant {{price}} ici.",
  code: {
    unknown: "{{code}} n’est pas un code pour cette soirée. Vérifiez l’orthographe.",
    early: "{{code}} n’est pas encore valable. Réessayez plus tard.",
    over: "{{code}} a expiré.",
    used: "{{code}} est déjà épuisé.",
    seats: "{{code}} ne couvre pas autant de places. Places restantes pour ce code\u00a0: {{n}}.",
    minimum: "{{code}} demande au moins ce nombre de places\u00a0: {{n}}.",
    notHere: "{{code}} n’est pas valable pour les places choisies.",
    second: "Une commande accepte un code de prévente et un code de réduction.",
    tooMany: "Trop de codes essayés. Attendez dix minutes, puis réessayez. Vos places ne changent pas.",
  },
};
