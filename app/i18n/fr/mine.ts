/** French: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Vos billets, {{title}}",
    count_one: "{{count}} billet",
    count_many: "{{count}} de billets",
    count_other: "{{count}} billets",
    print: "Imprimer les billets",
    number: "Billet {{number}}",
    qr: "Code QR du billet {{number}}",
    tier: "Catégorie",
    paid: "Payé",
    free: "Gratuit",
    refunded: "Remboursé",
    used: "Utilisé à {{at}}",
    times: "Portes {{doors}}, gong {{bell}}",
    noCode: "Ce billet a été remboursé et n’est plus valable.",
    receipt: "Reçu",
    receiptLine_one: "Commande {{number}}\u00a0: {{count}} billet, {{total}}",
    receiptLine_many: "Commande {{number}}\u00a0: {{count}} de billets, {{total}}",
    receiptLine_other: "Commande {{number}}\u00a0: {{count}} billets, {{total}}",
    keep: "Le lien de votre e-mail ouvre ces billets sur n’importe quel appareil. Ne le partagez pas.",
    keepFan: "Ils sont dans votre profil et vos e-mails.",
  },
  after: {
    confirming: "Confirmation du paiement en cours",
    confirmingText:
      "Votre banque n’a pas encore répondu. Cette page vérifie de nouveau à quelques secondes d’intervalle, et vos places restent à vous entre-temps.",
    confirmingAgain: "Vérifier à nouveau",
    refunded: "Places déjà parties\u00a0: nous vous remboursons",
    refundedText:
      "Votre paiement est arrivé après la fin de votre réservation, et quelqu’un d’autre avait pris les places. Nous avons remboursé la totalité sur votre carte bancaire. Cela peut prendre de 5 à 10 jours.",
    ended: "Votre réservation a expiré",
    endedText:
      "Vous n’avez pas terminé le paiement à temps\u00a0: vos places sont de nouveau en vente. Rien n’a été débité.",
    pickAgain: "Rechoisir des places",
  },
  pass: {
    of: "Billet {{n}} sur {{count}}",
    seat: "Place",
    unreserved: "Placement libre",
    once: "Valable une seule fois",
    directions: "Itinéraire",
    saved: "Copie enregistrée\u00a0: {{when}}. Elle se met à jour dès que vous êtes de nouveau en ligne.",
    calendar: "Ajouter à l’agenda",
    postponed:
      "Cette soirée est reportée. Vos billets sont valables pour la nouvelle date, qui n’est pas encore fixée.",
  },
  print: {
    title: "Imprimer les billets, {{title}}",
    back: "Retour à vos billets",
    hint: "Ctrl+P ou ⌘P imprime un billet par page",
    print: "Imprimer",
    heading: "Vos billets pour {{title}}",
    empty: "Aucun billet à imprimer",
    emptyText:
      "Vos billets pour les prochaines soirées apparaissent ici. Achat sans compte\u00a0? Ouvrez d’abord le lien reçu par e-mail.",
    card: "Le programme",
    subject: "Programme sous réserve de modifications.",
    autographs: "Pour les autographes",
    gettingIn: "Accès",
    fold: "Pliez selon les repères. Le code reste à l’extérieur.",
    photo: "Valable une seule fois. N’en publiez pas de photo.",
  },
};
