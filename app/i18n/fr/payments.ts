/** French: the texts of what a fan has paid, and of the mails about it. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Le service de paiement est injoignable en ce moment. Ce que nous gardons nous-mêmes est ci-dessous\u00a0; les factures et votre carte bancaire reviendront avec lui.",
  due: {
    title: "Un paiement est en attente",
    text: "{{amount}} pour {{title}}\u00a0: le débit a échoué. Payez ou mettez à jour la carte, et tout rentre dans l’ordre.",
    pay: "Payer {{amount}}",
  },
  premium: {
    none: "Vous n’êtes pas membre actuellement.",
    see: "Découvrir Premium",
  },
  card: {
    title: "Votre carte bancaire",
    name: "{{brand}} se terminant par {{last4}}",
    expires: "Valable jusqu’en {{date}}",
    soon: "Expire bientôt",
    over: "Expirée",
    soonText: "Mettez-la à jour avant cette date, pour que rien ne s’arrête.",
    overText: "Elle ne peut plus payer. Mettez-la à jour, pour que rien ne s’arrête.",
    none: "Aucune carte n’est enregistrée pour vous. Vous la saisissez sur la page de Stripe au moment de payer.",
    update: "Mettre à jour la carte",
    going: "Vers Stripe",
    unreachable:
      "La page de Stripe est injoignable en ce moment. Rien n’a été modifié\u00a0; veuillez réessayer dans une minute.",
  },
  list: {
    title: "Ce que vous avez payé",
    text: "Billets, soirées à la maison, articles et Premium, avec chaque facture.",
    emptyTitle: "Rien de payé pour l’instant",
    emptyText: "Vos achats figurent ici, avec leur reçu et la façon de vous faire rembourser.",
    emptyAction: "Voir les dates de la tournée",
    tickets_one: "{{count}} billet",
    tickets_many: "{{count}} de billets",
    tickets_other: "{{count}} billets",
    night: "À regarder à la maison",
    goods: "De la boutique",
    order: "Commande {{number}}",
    invoice: "Facture {{number}}",
    paid: "Payé",
    open: "En attente",
    void: "Annulé",
    refunded: "Remboursé",
    partly: "Remboursement\u00a0: {{amount}}",
    returned: "Remboursement non reçu",
    disputed: "Auprès de la banque",
    receipt: "Reçu",
    pdf: "En PDF",
    details: "Détails",
    ask: "Poser une question",
    pages: "Pages des paiements",
    page: "Page {{page}} sur {{pages}}",
    newer: "Plus récents",
    older: "Plus anciens",
  },
  refund: {
    open: "Se faire rembourser",
    ticketsUntil:
      "Vous pouvez rendre ces billets jusqu’au {{date}}. Nous remboursons {{amount}} sur la carte bancaire qui a payé, et les billets ne sont plus valables.",
    ticketsOpen:
      "La nouvelle date n’est pas encore fixée\u00a0: vous pouvez rendre ces billets à tout moment. Nous remboursons {{amount}} sur la carte bancaire qui a payé, et les billets ne sont plus valables.",
    nightUntil:
      "Vous pouvez rendre cette soirée jusqu’à son début\u00a0: {{date}}. Nous remboursons {{amount}} sur la carte bancaire qui a payé, et vous ne pourrez plus regarder la soirée.",
    confirm: "Rendre et récupérer {{amount}}",
    sending: "Un instant",
    done: "C’est fait. Nous avons envoyé {{amount}} vers la carte bancaire qui a payé\u00a0; les banques l’affichent sous 5 à 10 jours. Un e-mail le confirme aussi.",
    late: "Cet achat ne peut plus être rendu automatiquement. Écrivez-nous ci-dessous\u00a0: votre commande est jointe et une personne décide.",
    ruleTitle: "Quand l’argent revient",
    ruleTickets:
      "<b>Billets</b>\u00a0: jusqu’à 48 heures avant le gong, aussitôt. Si la soirée a été déplacée, jusqu’au gong de la nouvelle date. Pour des billets utilisés ou cédés à quelqu’un d’autre, écrivez-nous.",
    ruleNight:
      "<b>Soirées à la maison</b>\u00a0: jusqu’au début de la soirée, aussitôt. Ensuite, pour un achat en double, une soirée annulée ou une erreur de notre part, si vous écrivez sous 48 heures.",
    rulePremium:
      "<b>Premium</b>\u00a0: résiliez quand vous voulez, l’abonnement court jusqu’à la fin de la période payée. Un paiement fait deux fois ou dû à une erreur de notre part est remboursé\u00a0: écrivez-nous.",
    ruleGoods:
      "<b>Articles</b>\u00a0: dans les 30 jours qui suivent l’achat. Écrivez-nous et nous vous dirons où les renvoyer.",
    ruleOff: "Une soirée annulée est remboursée sans avoir à le demander.",
  },
  mail: {
    hello: "Bonjour,",
    nightPaidSubject: "Votre soirée à regarder\u00a0: {{title}}",
    nightPaid: "Merci. {{title}}, {{date}}, est à vous\u00a0: en direct, et en replay quand il y en a un.",
    nightPaidWatch: "Vers votre écran",
    paidLine: "Payé\u00a0: {{amount}} le {{date}}",
    invoiceLine: "Facture\u00a0: {{number}}",
    premiumPaidSubject: "Votre reçu pour Premium",
    premiumPaid: "Merci d’être des nôtres. Votre paiement pour Premium est passé.",
    failedSubject: "Votre paiement pour Premium a échoué",
    failed: "Nous n’avons pas pu débiter {{amount}} pour Premium. Tout reste à vous pendant que nous réessayons.",
    failedNext: "Prochain essai le {{date}}. Une carte qui fonctionne règle le problème aussitôt.",
    failedLast: "C’était le dernier essai, et votre abonnement ne peut pas continuer sans ce paiement.",
    failedPay: "Payer maintenant",
    trialSubject: "Vos jours gratuits se terminent le {{date}}",
    trial:
      "Vos jours gratuits avec Premium se terminent le {{date}}. Nous débiterons alors {{amount}}, et tout continue.",
    trialLeave: "Si vous préférez arrêter, résiliez avant cette date et rien ne sera débité.",
    canceledSubject: "Votre Premium est résilié",
    canceled:
      "Comme vous l’avez souhaité, votre abonnement prend fin le {{date}}. D’ici là, tout reste à vous et plus rien n’est débité.",
    endedSubject: "Votre Premium a pris fin",
    ended: "Votre abonnement a pris fin. Plus rien n’est débité. Revenez quand vous voulez.",
    refundSubject: "Sur le chemin du retour\u00a0: {{amount}}",
    refund:
      "Nous avons renvoyé {{amount}} pour {{title}} vers la carte bancaire qui a payé. Le montant s’affiche sous cinq à dix jours.",
    refundFailedSubject: "Votre remboursement de {{amount}} n’est pas arrivé sur votre carte bancaire",
    refundFailed:
      "Votre banque nous a renvoyé le remboursement de {{amount}} pour {{title}}. En général, cela veut dire que la carte a été fermée ou remplacée. L’argent est toujours à vous\u00a0: contactez-nous et nous trouverons un autre moyen de vous le verser.",
    trialRefusedSubject: "Votre essai gratuit n’a pas commencé",
    trialRefused:
      "La carte bancaire utilisée a déjà servi pour un essai gratuit de Premium, et il n’y en a qu’un par carte. Votre abonnement n’a pas commencé et rien n’a été débité. Vous pouvez toujours vous abonner sans essai.",
    yours: "Vos paiements",
    premiumPage: "Votre abonnement",
    receipt: "La facture",
    help: "Des questions",
  },
};
