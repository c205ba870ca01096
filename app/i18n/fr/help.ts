/** French: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Aide à la facturation",
    description:
      "Remboursements, paiements et billets perdus\u00a0: réponses rapides, vos commandes et une lettre au bureau.",
    lead: "Un paiement qui semble faux, un billet égaré, de l’argent à récupérer\u00a0: commencez ici.",
    guestTitle: "Un achat fait avec un compte\u00a0?",
    guestText:
      "Connectez-vous et vos commandes s’affichent ici avec ce qui a été payé. Une commande passée sans compte s’ouvre par le lien de son e-mail.",
    signIn: "Se connecter",
    signUp: "Créer un compte",
    ordersTitle: "Vos commandes",
    emptyTitle: "Pas encore de commande",
    emptyText: "Vos achats figurent ici, avec ce qui a été payé et ce qui a été rendu.",
    emptyAction: "Voir les dates de la tournée",
  },
  orders: {
    date: "Date",
    what: "Pour",
    state: "État",
    amount: "Montant",
    line_one: "{{title}}, {{count}} billet",
    line_many: "{{title}}, {{count}} de billets",
    line_other: "{{title}}, {{count}} billets",
    number: "Commande {{number}}",
    paid: "Payé",
    free: "Gratuit",
    refunded: "Remboursé",
    show: "Voir les billets",
    ask: "Poser une question",
    next: "Ce que vous pouvez faire",
  },
  answers: {
    title: "Réponses rapides",
    refund: "Puis-je rendre des billets\u00a0?",
    refundText:
      "Jusqu’à 48 heures avant le gong, oui\u00a0: écrivez-nous en indiquant la commande. Une soirée annulée est remboursée sans avoir à le demander, sur la carte bancaire qui a payé. Si une soirée est déplacée, vos billets restent valables\u00a0; si la nouvelle date ne vous convient pas, écrivez-nous.",
    when: "Quand l’argent revient-il\u00a0?",
    whenText:
      "Nous l’envoyons le jour où le remboursement est accordé, et un e-mail le confirme. Les banques l’affichent sous 5 à 10 jours.",
    hold: "Qu’est-ce qu’une réservation\u00a0?",
    holdText:
      "Les places que vous avez choisies sont gardées 20 minutes. Une fois que vous passez au paiement, la page de paiement dispose de 31 minutes. Ensuite, elles sont remises en vente et rien n’est débité.",
    pending: "J’ai payé et je ne vois pas de billets",
    pendingText:
      "La banque n’a peut-être pas encore répondu\u00a0: la page qui suit le paiement vérifie d’elle-même, et l’e-mail arrive quand c’est fait. Si l’argent est arrivé trop tard et que les places étaient prises, la totalité du montant est déjà sur le chemin du retour.",
    lost: "J’ai perdu mes billets",
    lostText:
      "Avec un compte, ils sont dans votre profil. Sans compte, ils s’ouvrent par le lien de votre e-mail, et nous pouvons renvoyer cet e-mail.",
    find: "Renvoyer mes billets",
    card: "Gardez-vous mon numéro de carte\u00a0?",
    cardText: "Non. Vous le saisissez sur la page de Stripe et nous ne le voyons jamais.",
  },
  letter: {
    title: "Écrire au bureau",
    text: "Une personne la lit et répond par e-mail.",
    name: "Nom",
    email: "E-mail",
    subject: "De quoi s’agit-il\u00a0?",
    choose: "Choisissez un sujet",
    refund: "Un remboursement",
    payment: "Un paiement",
    tickets: "Des billets manquants ou erronés",
    account: "Mon compte ou mes données",
    access: "Entrée et accessibilité",
    other: "Autre chose",
    order: "Commande",
    noOrder: "Aucune d’elles",
    message: "Votre message",
    messageHelp: "N’écrivez jamais ici un numéro de carte ou un mot de passe.",
    newsletter: "Envoyez-moi les nouvelles dates par e-mail. Je peux y mettre fin à tout moment.",
    trap: "Laissez ce champ vide",
    send: "Envoyer la lettre",
    sending: "Envoi en cours",
    notSent: "La lettre n’a pas été envoyée. Ce qui manque est signalé ci-dessous.",
    tooMany:
      "Cela faisait beaucoup de lettres en dix minutes\u00a0: celle-ci n’a pas été envoyée. Elle est toujours ci-dessous\u00a0: envoyez-la un peu plus tard.",
    away: "Le bureau est injoignable en ce moment\u00a0: la lettre n’a pas été envoyée. Elle est toujours ci-dessous\u00a0; envoyez-la un peu plus tard.",
    sentTitle: "Votre lettre est chez nous",
    sentText:
      "Elle porte le numéro {{number}}. Une personne la lit et répond à l’adresse que vous avez donnée\u00a0; rien d’autre n’y est envoyé, sauf si vous avez demandé les nouvelles dates.",
    another: "Écrire une autre lettre",
    nameMissing: "Indiquez votre nom.",
    nameLong: "{{max}} caractères au maximum.",
    emailMissing: "Indiquez où vous répondre.",
    emailInvalid: "Ce n’est pas une adresse e-mail.",
    subjectMissing: "Choisissez de quoi il s’agit.",
    messageMissing: "Dites-nous ce qui s’est passé.",
    messageLong: "{{max}} caractères au maximum.",
  },
};
