/** The texts of the line in front of a sale, in French. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "La file ouvre à {{time}}",
    text: "La vente commence à {{opens}}. Chaque personne arrivée avant reçoit une place au hasard\u00a0: inutile de venir tôt.",
  },
  gathering: {
    heading: "La vente commence à {{opens}}",
    text: "Toutes les personnes présentes à ce moment reçoivent une place au hasard dans la file. Arriver en premier n’apporte rien.",
  },
  drawn: {
    heading: "Vous participez au tirage. Votre numéro\u00a0:",
    text: "À {{opens}}, nous tirons l’ordre au sort. Vous pouvez fermer cette page.",
  },
  drawing: {
    heading: "Nous tirons l’ordre au sort",
    text: "Cela prend quelques secondes.",
  },
  open: {
    heading: "Il y a une file pour ces billets. Personnes en attente\u00a0:",
    text: "Prenez une place. Vous pouvez fermer la page et revenir.",
  },
  waiting: {
    heading: "Vous êtes dans la file. Personnes devant vous\u00a0:",
    wait: "Attente estimée\u00a0: {{range}}.",
    near: "Votre tour viendra vers {{time}}.",
    unknown: "Nous ne pouvons pas encore dire combien de temps il faudra.",
    far: "Il n’y aura sans doute plus de places avant votre tour.",
  },
  paused: {
    heading: "Toutes les places sont réservées. Personnes devant vous\u00a0:",
    text: "Certaines reviennent quand des réservations expirent. Votre place dans la file reste à vous.",
    halted: "La billetterie a suspendu la file. Votre place reste à vous.",
  },
  turn: {
    heading: "Vous avez {{minutes}} pour choisir. Vos places sont ensuite réservées pendant 20 de plus.",
    word: "Votre tour",
    enter: "Choisir des places",
  },
  inside: {
    heading: "C’est votre tour jusqu’à {{time}}",
    text: "Choisissez avant. Rien n’est débité avant le paiement.",
    more: "10 minutes de plus",
  },
  missed: {
    heading: "Votre tour est passé. Votre place reste.",
    enter: "Entrer maintenant",
  },
  spent: {
    heading: "Votre tour est utilisé",
    text: "Pour d’autres places, reprenez la file à la fin.",
  },
  soldOut: {
    heading: "Les dernières places sont parties à {{time}}. Rien n’a été débité.",
    word: "Complet",
    text: "Des places reviennent parfois après un remboursement.",
    others: "Voir d’autres soirées",
  },
  ended: {
    heading: "Il n’y a pas de file en ce moment",
    text: "Vous pouvez choisir des places sans attendre.",
  },
  notice: {
    crowded: "Beaucoup de fans qui ont manqué leur tour entrent en ce moment. Réessayez dans quelques secondes.",
    notYours: "Cette place est celle d’un autre navigateur ou d’un autre compte. Prenez la vôtre.",
    notCalled: "Ce n’est pas encore votre tour.",
    accountNeeded:
      "Cette vente demande un compte avec une adresse e-mail confirmée. Connectez-vous, puis prenez votre place.",
    closed: "La file n’accepte personne pour le moment.",
    noMore: "Votre tour ne peut plus être prolongé.",
    heldElsewhere:
      "Pendant ce tour, vous avez déjà réservé des places, avec un autre compte ou sans être connecté. Payez-les ou libérez-les d’abord : un tour donne droit à une commande.",
    tooMany: "Trop de tentatives. Attendez dix minutes, puis réessayez.",
  },
  join: "Prendre ma place",
  signIn: "Se connecter",
  safe: {
    title: "Ce qui est sûr",
    reload: "Inutile d’actualiser",
    reloadText: "Cette page se met à jour seule. Dernière fois\u00a0: {{time}}.",
    stillText: "Cette page ne se met pas à jour seule.",
    check: "Vérifier à nouveau",
    still: "Arrêter",
    kept: "Votre place est gardée",
    keptText:
      "Verrouillez votre téléphone ou fermez la page. Revenez dans ce navigateur\u00a0: votre place est la même.",
    free: "Sans frais, sans carte enregistrée",
    freeText: "Nous ne débitons que lorsque vous payez vos places.",
  },
  left: {
    title: "Encore disponible",
    many: "plus de {{count}}",
    none: "complet",
  },
  leave: "Quitter la file",
  receipt: "Reçu de votre place",
  draw: {
    link: "Comment se fait le tirage",
    heading: "Comment se fait le tirage",
    before:
      "Avant l’ouverture de la file, nous avons choisi un nombre secret, la graine, et publié son empreinte. L’empreinte ne peut plus être changée.",
    order:
      "À l’ouverture de la vente, la graine et le nombre de participants décident de l’ordre de tous. Après le tirage, nous publions la graine\u00a0: chacun peut recalculer l’ordre.",
    beacon: "Le tirage utilise aussi un nombre aléatoire public que personne ne connaissait avant l’ouverture.",
    noBeacon: "Aucun nombre aléatoire public n’est utilisé.",
    late: "Qui arrive après l’ouverture se place derrière tous les participants, par ordre d’arrivée.",
    fingerprint: "Empreinte",
    seed: "Graine",
    people: "Participants au tirage",
    random: "Nombre aléatoire public",
    later: "Publié après le tirage",
    record: "Le registre en fichier",
    verify: "Vérifier le tirage dans ce navigateur",
    right: "Le tirage est correct.",
    wrong: "Le tirage ne correspond pas au registre.",
    back: "Retour à la file",
  },
};
