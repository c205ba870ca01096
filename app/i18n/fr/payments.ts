/** French: the texts of what a fan has paid, and of the mails about it. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Le service de paiement ne répond pas pour le moment. Vos commandes sont ci-dessous. Les factures et votre carte reviendront avec lui.",
  due: {
    title: "Vous avez un paiement en attente",
    text: "Nous n’avons pas pu débiter {{amount}} pour {{title}}. Payez maintenant ou mettez votre carte à jour.",
    pay: "Payer {{amount}}",
  },
  premium: {
    none: "Vous n’êtes pas membre pour le moment.",
    see: "Découvrir Premium",
  },
  card: {
    title: "Votre carte bancaire",
    name: "{{brand}} se terminant par {{last4}}",
    expires: "Expire en {{date}}",
    soon: "Expire bientôt",
    over: "Expirée",
    soonText: "Mettez-la à jour avant, pour que rien ne s’arrête.",
    overText: "Nous ne pouvons plus la débiter. Mettez-la à jour, pour que rien ne s’arrête.",
    none: "Aucune carte enregistrée. Vous la saisissez sur la page de Stripe au moment de payer.",
    update: "Mettre la carte à jour",
    going: "Ouverture de Stripe",
    unreachable: "Stripe ne répond pas pour le moment. Rien n’a été modifié. Réessayez dans une minute.",
  },
  list: {
    title: "Paiements",
    text: "Billets, pay-per-views, commandes de la boutique et Premium, avec chaque facture.",
    emptyTitle: "Pas encore de paiement",
    emptyText: "Vos achats apparaissent ici, avec les reçus et les remboursements.",
    emptyAction: "Voir les dates de la tournée",
    tickets_one: "{{count}} billet",
    tickets_many: "{{count}} de billets",
    tickets_other: "{{count}} billets",
    night: "Pay-per-view",
    goods: "Commande boutique",
    order: "Commande {{number}}",
    invoice: "Facture {{number}}",
    paid: "Payé",
    open: "À payer",
    void: "Annulé",
    refunded: "Remboursé",
    partly: "Remboursement\u00a0: {{amount}}",
    returned: "Remboursement non reçu",
    disputed: "Contesté",
    receipt: "Reçu",
    pdf: "PDF",
    details: "Détails",
    ask: "Obtenir de l’aide",
    pages: "Pages des paiements",
    page: "Page {{page}} sur {{pages}}",
    newer: "Plus récents",
    older: "Plus anciens",
  },
  refund: {
    open: "Se faire rembourser",
    ticketsUntil:
      "Remboursement possible jusqu’au {{date}}. Nous remboursons {{amount}} sur la carte bancaire utilisée, et ces billets ne sont plus valables.",
    ticketsOpen:
      "La nouvelle date n’est pas fixée\u00a0: le remboursement est possible à tout moment. Nous remboursons {{amount}} sur la carte bancaire utilisée, et ces billets ne sont plus valables.",
    nightUntil:
      "Remboursement possible jusqu’au début de la diffusion\u00a0: {{date}}. Nous remboursons {{amount}} sur la carte bancaire utilisée, et vous ne pourrez plus regarder.",
    nightOpen:
      "La nouvelle date n’est pas fixée\u00a0: le remboursement est possible à tout moment. Nous remboursons {{amount}} sur la carte bancaire utilisée, et vous ne pourrez plus regarder.",
    confirm: "Rembourser {{amount}}",
    sending: "Remboursement en cours",
    done: "Remboursé. {{amount}} en route vers la carte bancaire utilisée. Cela peut prendre de 5 à 10 jours. Nous vous enverrons un e-mail de confirmation.",
    late: "Il est trop tard pour un remboursement automatique. Envoyez-nous un message ci-dessous\u00a0: votre commande est jointe, et c’est une personne qui décide.",
    ruleTitle: "Conditions de remboursement",
    ruleTickets:
      "<b>Billets</b>\u00a0: remboursement ici jusqu’à 48 heures avant le gong ou, si la soirée a été déplacée, jusqu’au gong de la nouvelle date. Billets utilisés ou cédés\u00a0: contactez-nous.",
    ruleNight:
      "<b>Pay-per-views</b>\u00a0: remboursement ici jusqu’au début de la diffusion. Ensuite, seulement en cas d’achat en double, de soirée annulée ou d’erreur de notre part, si vous nous contactez sous 48 heures.",
    rulePremium:
      "<b>Premium</b>\u00a0: résiliez à tout moment et gardez-le pour la période déjà payée. Débit en double ou par erreur\u00a0? Contactez-nous et nous rembourserons.",
    ruleGoods: "<b>Boutique</b>\u00a0: sous 30 jours. Contactez-nous et nous vous dirons où renvoyer l’article.",
    ruleOff: "Si une soirée est annulée, nous vous remboursons automatiquement.",
  },
  mail: {
    nightPaidSubject: "Tout est prêt pour {{title}}",
    nightPaid:
      "Merci de votre commande. {{title}}, {{date}}, est à vous\u00a0: en direct, et en replay s’il y en a un.",
    nightPaidWatch: "Regarder ici",
    paidLine: "Payé\u00a0: {{amount}} le {{date}}",
    invoiceLine: "Facture\u00a0: {{number}}",
    premiumPaidSubject: "Votre reçu Premium",
    premiumPaid: "Merci d’être des nôtres. Nous avons bien reçu votre paiement pour Premium.",
    failedSubject: "Votre paiement Premium a échoué",
    failed: "Nous n’avons pas pu débiter {{amount}} pour Premium.",
    failedNext:
      "Vous gardez Premium pendant que nous réessayons. Prochain essai\u00a0: {{date}}. Pour régler le problème tout de suite, mettez votre carte à jour.",
    failedLast: "C’était notre dernier essai. Payez maintenant pour garder Premium.",
    failedPay: "Payer maintenant",
    trialSubject: "Votre essai gratuit se termine le {{date}}",
    trial:
      "Votre essai gratuit de Premium se termine le {{date}}. Nous débiterons {{amount}} ce jour-là, et vous continuez à regarder.",
    trialLeave: "Vous n’en voulez pas\u00a0? Résiliez avant et rien ne sera débité.",
    canceledSubject: "Votre abonnement Premium est résilié",
    canceled: "Vous avez résilié Premium. Vous le gardez jusqu’au {{date}}, et nous ne débiterons plus rien.",
    keptSubject: "Votre abonnement Premium continue",
    keptMonth: "Votre abonnement mensuel se renouvelle le {{date}} pour {{amount}}.",
    keptYear: "Votre abonnement annuel se renouvelle le {{date}} pour {{amount}}.",
    keptChange:
      "Vous gardez Premium, et votre résiliation ne compte plus. Changez de formule ou de carte, ou résiliez, quand vous voulez sur la page Premium.",
    endedSubject: "Votre abonnement Premium a pris fin",
    ended: "Votre abonnement a pris fin. Nous ne débiterons plus rien. Revenez quand vous voulez.",
    refundSubject: "Votre remboursement de {{amount}} est en route",
    refund:
      "Nous avons remboursé {{amount}} pour {{title}} sur la carte bancaire utilisée. Cela peut prendre de 5 à 10 jours.",
    refundFailedSubject: "Votre remboursement de {{amount}} n’est pas arrivé sur votre carte bancaire",
    refundFailed:
      "Votre banque nous a renvoyé le remboursement de {{amount}} pour {{title}}. En général, cela veut dire que la carte a été fermée ou remplacée. L’argent est toujours à vous\u00a0: contactez-nous et nous trouverons un autre moyen de vous le verser.",
    trialRefusedSubject: "Votre essai gratuit n’a pas commencé",
    trialRefused:
      "La carte bancaire utilisée a déjà servi pour un essai gratuit de Premium, et il n’y en a qu’un par carte. Votre abonnement n’a pas commencé et rien n’a été débité. Vous pouvez toujours vous abonner sans essai.",
    yours: "Voir vos paiements",
    premiumPage: "Gérer Premium",
    receipt: "Voir la facture",
  },
};
