/** Français: French texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Payé",
  stamp: "Payé : {{amount}}",
  word: {
    tickets: "Vous y êtes",
    broadcast: "C’est parti",
    premium: "Premier rang",
    goods: "C’est à vous",
  },
  heading: {
    paid: "Vous avez payé {{amount}}.",
    nothing: "Vous n’avez pas été débité.",
    tickets: "Vos billets pour {{title}} sont prêts.",
    broadcast: "Vous pouvez regarder {{title}}.",
    premium: "Votre abonnement Premium est actif.",
    trial: "Votre essai gratuit a commencé.",
    goods: "Nous avons votre commande : {{title}}.",
  },
  now: "Maintenant",
  anyDay: "À tout moment",
  next: "Et maintenant",
  have: "Ce que vous avez",
  mailed: "Nous avons aussi envoyé les détails à {{email}}.",
  tickets: {
    yours: "Vos billets",
    show: "Afficher les billets",
    code: "Afficher le code",
    offline: "Vos billets fonctionnent hors ligne",
    offlineText: "Ouvrez-les une fois sur votre téléphone. Ensuite, ils s’affichent sans réseau.",
    keep: "Gardez l’e-mail",
    refund: "Dernier délai pour un remboursement",
    refundText: "Jusqu’au {{when}}, dans votre profil.",
    doorText: "Chaque code n’est lu qu’une fois. Préparez-le avant d’arriver à l’entrée.",
  },
  broadcast: {
    yours: "Votre diffusion",
    profile: "Elle est dans votre profil",
    profileText: "Regardez sur tous les écrans où vous êtes connecté.",
    starts: "Début de la diffusion : {{time}}",
  },
  premium: {
    first: "D’abord : {{title}}",
    watch: "Regardez tout ce qui est marqué Premium",
    renews: "Renouvellement : {{price}}",
    renewsText: "Nous débitons la carte avec laquelle vous avez payé.",
    trialEnds: "Fin de votre essai gratuit",
    trialEndsText: "{{price}} ce jour-là, sauf si vous résiliez avant.",
    plans: "Voir les formules",
  },
  goods: {
    ships: "Nous vous écrivons dès l’envoi",
    shipsText: "Une semaine au plus dans le pays, trois à l’étranger.",
    returns: "Vous avez changé d’avis ?",
    returnsText: "Vous avez 30 jours. Écrivez-nous et nous vous dirons où le renvoyer.",
  },
  refunded: "Nous vous avons remboursé",
};
