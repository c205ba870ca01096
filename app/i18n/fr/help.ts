/** French: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Aide aux paiements",
    description:
      "Remboursements, paiements et billets perdus\u00a0: réponses rapides, vos commandes et un moyen de nous joindre.",
    lead: "Un débit qui semble faux, un billet manquant, un remboursement\u00a0: commencez ici.",
    guestTitle: "Acheté avec un compte\u00a0?",
    guestText:
      "Connectez-vous pour voir vos commandes et ce que vous avez payé. Commandé sans compte\u00a0? Utilisez le lien de votre e-mail.",
    signIn: "Se connecter",
    signUp: "Créer un compte",
    ordersTitle: "Vos commandes",
    emptyTitle: "Pas encore de commande",
    emptyText: "Tous vos achats apparaissent ici, avec les paiements et les remboursements.",
    emptyAction: "Voir les dates de la tournée",
  },
  orders: {
    date: "Date",
    what: "Article",
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
    ask: "Obtenir de l’aide",
    next: "Que faire",
  },
  answers: {
    title: "Réponses rapides",
    refund: "Puis-je me faire rembourser\u00a0?",
    refundText:
      "Oui, jusqu’à 48 heures avant le gong\u00a0: choisissez «\u00a0Se faire rembourser\u00a0» sous «\u00a0Paiements\u00a0» dans votre profil, ou contactez-nous. Une soirée annulée est remboursée automatiquement sur votre carte. Si elle est déplacée, vos billets sont valables pour la nouvelle date. Vous ne pouvez pas venir\u00a0? Le remboursement est possible jusqu’au gong.",
    when: "Quand vais-je récupérer mon argent\u00a0?",
    whenText:
      "L’argent part le jour où votre remboursement est accordé, et nous vous écrivons. Il peut mettre de 5 à 10 jours à apparaître sur votre carte.",
    hold: "Qu’est-ce qu’une réservation\u00a0?",
    holdText:
      "Nous gardons les places choisies pendant 20 minutes. Une fois sur la page de paiement, vous avez 31 minutes pour terminer. Ensuite, elles sont remises en vente et rien n’est débité.",
    pending: "J’ai payé. Où sont mes billets\u00a0?",
    pendingText:
      "Votre banque est peut-être encore en train de confirmer. La page affichée après le paiement continue de vérifier, et nous vous écrivons quand c’est fait. Si le paiement est arrivé trop tard et que vos places étaient parties, un remboursement intégral est déjà en route.",
    lost: "J’ai perdu mes billets",
    lostText:
      "Vous avez un compte\u00a0? Ils sont dans votre profil. Achetés sans compte\u00a0? Utilisez le lien de votre e-mail. Nous pouvons le renvoyer.",
    find: "Renvoyer mes billets",
    card: "Gardez-vous mon numéro de carte\u00a0?",
    cardText: "Non. Vous le saisissez sur la page de Stripe et nous ne le voyons jamais.",
  },
  letter: {
    title: "Nous contacter",
    text: "Une vraie personne vous lit et répond par e-mail.",
    name: "Nom",
    email: "E-mail",
    subject: "De quoi s’agit-il\u00a0?",
    choose: "Choisissez un sujet",
    refund: "Un remboursement",
    payment: "Un paiement",
    tickets: "Des billets manquants ou erronés",
    account: "Mon compte ou mes données",
    access: "Accueil et accessibilité",
    other: "Autre chose",
    order: "Commande",
    noOrder: "Sans rapport avec une commande",
    message: "Votre message",
    messageHelp: "N’indiquez ni numéro de carte ni mot de passe.",
    newsletter: "Prévenez-moi des nouvelles dates par e-mail. Désabonnement possible à tout moment.",
    trap: "Laissez ce champ vide",
    send: "Envoyer le message",
    sending: "Envoi en cours",
    notSent: "Votre message n’a pas été envoyé. Corrigez les champs signalés ci-dessous.",
    tooMany:
      "Vous avez envoyé beaucoup de messages en dix minutes\u00a0: celui-ci n’est pas parti. Il est toujours ci-dessous. Réessayez plus tard.",
    away: "Nous ne pouvons pas recevoir de message pour le moment\u00a0: le vôtre n’est pas parti. Il est toujours ci-dessous. Réessayez dans quelques minutes.",
    sentTitle: "Nous avons bien reçu votre message",
    sentText:
      "Il porte le numéro {{number}}. Une vraie personne répondra à l’e-mail indiqué. Nous n’y enverrons rien d’autre, sauf si vous avez demandé les nouvelles dates.",
    another: "Envoyer un autre message",
    nameMissing: "Indiquez votre nom.",
    nameLong: "{{max}} caractères au maximum.",
    emailMissing: "Indiquez votre e-mail pour que nous puissions répondre.",
    emailInvalid: "Veuillez saisir une adresse e-mail valide",
    subjectMissing: "Choisissez un sujet.",
    messageMissing: "Dites-nous ce qui s’est passé.",
    messageLong: "{{max}} caractères au maximum.",
  },
};
