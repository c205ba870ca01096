/** French: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
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
  privacy: {
    title: "Politique de confidentialité",
    description: "Ce que {{name}} garde sur vous, pourquoi, combien de temps, et comment le faire supprimer.",
    lead: "Ce que ce site garde sur vous, pourquoi, et comment y mettre fin. Rien de tout cela n’est vendu.",
    short: "Regarder n’est ni mesuré ni noté\u00a0: il n’existe aucune liste des visites.",
    cookiesTitle: "Les cookies",
    cookiesText: "Les quatre premiers sont chiffrés, et aucun script ne peut les lire.",
    cookie: "Nom",
    purpose: "À quoi il sert",
    life: "Combien de temps",
    session: "Garde votre session ouverte\u00a0: les preuves de votre connexion, votre nom et votre e-mail.",
    flow: "Une connexion ou une inscription pas encore terminée, pour qu’un rechargement ne perde rien.",
    guest:
      "Un nombre aléatoire qui réserve vos places, une identité d’invité Amazon Cognito sans nom et les clés des commandes passées sans compte.",
    device:
      "Le dernier nom connecté ici et le fait que vous faites confiance à cet appareil. Il survit à la déconnexion.",
    language: "La langue que vous avez choisie.",
    consent: "Votre réponse sur la mesure. Seulement là où ce site pose la question.",
    year: "1 an",
    day: "24 heures au maximum",
    tab: "L’onglet lui-même retient aussi jusqu’où vous avez fait défiler la page et, pendant dix secondes, qu’un script ne s’est pas chargé. Les deux disparaissent avec l’onglet.",
    keepTitle: "Ce que nous gardons",
    keepOrders:
      "<b>Commandes et billets.</b> Nom, e-mail, langue, soirée, places, prix, remboursements, à qui un billet a été cédé, quand il a été scanné et qui a modifié quoi. Ils restent aussi longtemps que le droit fiscal l’exige.",
    keepHolds: "<b>Réservations.</b> Le nombre aléatoire ou le compte qui réserve les places. Aucun nom.",
    keepLetters:
      "<b>Lettres.</b> Ce que vous écrivez, avec votre nom, votre e-mail et votre langue, et le moment où vous avez accepté les e-mails sur les nouvelles dates. Elles restent jusqu’à ce que vous nous demandiez de les supprimer.",
    keepCounts:
      "<b>Tentatives.</b> Combien de fois un e-mail ou une adresse réseau a tenté de se connecter, de réserver ou d’écrire. Comptées pendant une heure au maximum, puis supprimées.",
    othersTitle: "Qui d’autre intervient",
    othersCognito:
      "<b>Amazon Cognito</b> garde les comptes\u00a0: e-mail, nom, téléphone si vous l’avez donné, et votre mot de passe, que nous ne stockons jamais. Si vous vous connectez avec Amazon, Apple, Facebook ou Google, ceux-ci lui transmettent votre e-mail et votre nom.",
    othersStripe:
      "<b>Stripe</b> encaisse le paiement sur ses propres pages. Ce service apprend votre carte bancaire, votre e-mail et ce que vous payez.",
    othersMail: "<b>Un service de courrier</b> achemine billets et réponses à votre adresse.",
    othersSentry:
      "<b>Sentry</b>, seulement là où ce site lui signale des pannes, apprend ce qui s’est cassé. Nous n’y ajoutons ni votre nom ni votre adresse.",
    othersTags:
      "<b>Un gestionnaire de balises</b>, seulement là où ce site en a un et seulement après votre accord. Changez d’avis au bas de n’importe quelle page.",
    rightsTitle: "Vos droits",
    rightsText:
      "Voir ce que nous gardons, le faire corriger, en emporter une copie, vous y opposer ou le faire supprimer. Les e-mails sur les nouvelles dates cessent dès que vous le dites.",
    rightsDelete:
      "Écrivez-nous sous «\u00a0Mon compte ou mes données\u00a0», depuis l’e-mail concerné. Tout ce qu’aucune loi ne nous oblige à garder disparaît\u00a0; ce qui doit rester, comme une commande payée, vous est indiqué.",
    write: "Écrire au bureau",
  },
};
