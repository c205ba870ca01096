/** Français: French texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Payé",
  stamp: "Payé\u00a0: {{amount}}",
  word: {
    tickets: "Vous y serez",
    broadcast: "C’est parti",
    premium: "Premier rang",
    goods: "C’est à vous",
  },
  heading: {
    paid: "Vous avez payé {{amount}}.",
    nothing: "Rien n’a été débité.",
    tickets: "Vos billets pour {{title}} sont prêts.",
    broadcast: "Vous avez accès à {{title}}.",
    premium: "Votre abonnement Premium est actif.",
    trial: "Votre essai gratuit a commencé.",
    goods: "Nous avons bien reçu votre commande\u00a0: {{title}}.",
  },
  now: "Maintenant",
  anyDay: "À tout moment",
  later: "Plus tard",
  next: "La suite",
  have: "Ce que vous avez désormais",
  mailed: "Nous avons aussi envoyé les détails à {{email}}.",
  tickets: {
    yours: "Vos billets",
    show: "Voir les billets",
    code: "Voir le code",
    offline: "Vos billets fonctionnent hors ligne",
    offlineText: "Ouvrez-les une fois sur votre téléphone. Ensuite, ils s’affichent même sans réseau.",
    keep: "Conservez l’e-mail",
    refund: "Dernier jour pour un remboursement",
    refundText: "Dans votre profil, jusqu’au {{when}}.",
    doorText: "Chaque code n’est valable qu’une fois. Ayez-le sous la main à l’entrée.",
  },
  broadcast: {
    yours: "Votre diffusion",
    profile: "Elle est dans votre profil",
    profileText: "Regardez sur n’importe quel écran connecté à votre compte.",
    starts: "Début de la diffusion\u00a0: {{time}}",
  },
  premium: {
    first: "Pour commencer\u00a0: {{title}}",
    watch: "Regardez tout ce qui est marqué Premium",
    renews: "Renouvellement\u00a0: {{price}}",
    renewsText: "Nous débitons la carte avec laquelle vous avez payé.",
    trialEnds: "Fin de votre essai gratuit",
    trialEndsText: "Nous débiterons {{price}} ce jour-là, sauf si vous résiliez avant.",
    plans: "Voir les formules",
  },
  goods: {
    ships: "Nous vous écrirons dès l’expédition",
    shipsText: "Comptez jusqu’à une semaine dans le pays, jusqu’à trois à l’étranger.",
    returns: "Vous changez d’avis\u00a0?",
    returnsText: "Vous avez 30\u00a0jours. Écrivez-nous et nous vous dirons où renvoyer l’article.",
  },
  refunded: "Nous vous avons remboursé",
};
