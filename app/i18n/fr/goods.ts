/** French: the texts of buying goods. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Acheter pour {{price}}",
    going: "Vers le paiement",
    posted:
      "Vous payez par carte bancaire sur la page de Stripe\u00a0; l’envoi est compris. Votre article est mis de côté pendant une demi-heure.",
    byMail: "Vous payez par carte bancaire sur la page de Stripe.",
    choose: "Veuillez faire un choix.",
    soldOut: "Le dernier dans ce choix vient de partir. Rien n’a été débité, et les autres sont encore là.",
    soldOutWhole: "Le dernier vient de partir. Rien n’a été débité.",
    gone: "Pas en vente actuellement.",
    unreachable:
      "Le service de paiement est injoignable en ce moment. Rien n’a été débité\u00a0; veuillez réessayer dans une minute.",
    released: "L’article est de retour sur la table. Rien n’a été débité.",
  },
  held: {
    text_one: "Cet article est mis de côté pour vous encore {{count}} minute, en attente du paiement.",
    text_many: "Cet article est mis de côté pour vous encore {{count}} de minutes, en attente du paiement.",
    text_other: "Cet article est mis de côté pour vous encore {{count}} minutes, en attente du paiement.",
    pay: "Passer au paiement",
    release: "Le reposer sur la table",
  },
  order: {
    title: "Votre commande",
    number: "Commande {{number}}",
    bought: "Achat du {{date}}",
    article: "Ce que vous avez acheté",
    paid: "Payé",
    back: "Remboursement du {{date}}",
    postage: "Envoi",
    included: "Compris",
    progress: "Où en est la commande",
    step: {
      paid: "Payée",
      sending: "En préparation",
      sent: "Expédiée",
    },
    refunded: "Remboursée",
    done: "terminé",
    next: "La suite",
    sendingText: "Nous préparons le colis sous deux jours ouvrés et vous écrivons dès qu’il est en route.",
    sendingMailText: "Nous l’envoyons à {{email}} sous un jour ouvré.",
    sentText:
      "Le colis est parti le {{date}}. Il met jusqu’à une semaine dans le pays et jusqu’à trois semaines à l’étranger.",
    sentMailText: "Envoi fait à {{email}} le {{date}}. S’il n’est pas arrivé, regardez aussi dans les indésirables.",
    refundedText:
      "Nous avons remboursé {{price}} sur la carte bancaire qui a payé. Les banques l’affichent sous cinq à dix jours.",
    lateText:
      "Votre paiement est arrivé après la demi-heure pendant laquelle l’article était mis de côté, et le dernier était déjà parti. Nous avons remboursé {{price}} sur votre carte bancaire\u00a0; les banques l’affichent sous cinq à dix jours.",
    returned: "Remboursement non reçu",
    returnedText:
      "Votre banque nous a renvoyé le remboursement de {{price}}. L’argent est toujours à vous\u00a0: contactez-nous et nous trouverons un autre moyen de vous le verser.",
    address: "Adresse d’envoi",
    mailedTo: "Envoi par e-mail à",
    receipt: "Reçu",
    receiptLater: "Le reçu est indisponible en ce moment. Veuillez réessayer dans une minute.",
    help: "Quelque chose ne va pas",
    toArticle: "Retour à l’article",
    confirming: "Confirmation du paiement en cours",
    confirmingText:
      "La banque n’a pas encore répondu. Cette page vérifie d’elle-même à quelques secondes d’intervalle.",
    again: "Vérifier à nouveau",
    ended: "Le paiement n’a pas été terminé",
    endedText: "Rien n’a été débité, et l’article est de retour sur la table.",
    guestTitle: "Votre commande est dans votre compte",
    guestText: "Connectez-vous avec le compte de l’achat et elle s’affiche ici même.",
    signIn: "Se connecter",
  },
  mail: {
    hello: "Bonjour {{name}},",
    helloNobody: "Bonjour,",
    paidSubject: "Votre commande\u00a0: {{article}}",
    paidText: "Merci. Ceci est maintenant à vous\u00a0:",
    total: "Payé\u00a0: {{price}}, envoi compris",
    totalMail: "Payé\u00a0: {{price}}",
    sentSubject: "En route\u00a0: {{article}}",
    sentText: "Votre colis est parti. Il met jusqu’à une semaine dans le pays et jusqu’à trois semaines à l’étranger.",
    sentMailSubject: "Envoyé par e-mail\u00a0: {{article}}",
    sentMailText: "Nous l’avons envoyé à cette adresse. S’il n’est pas arrivé, regardez aussi dans les indésirables.",
    refundSubject: "Votre paiement pour {{article}} est sur le chemin du retour",
    lateText: "Votre paiement est arrivé quand l’article n’était plus mis de côté, et le dernier était déjà parti.",
    refundText: "Votre commande a été annulée.",
    moneyText: "Nous vous remboursons {{price}}. Le montant s’affiche sur votre carte bancaire sous cinq à dix jours.",
    order: "Votre commande",
    help: "Des questions",
  },
};
