/** French texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Quitter la liste d’attente",
  deadline: "À payer avant : {{until}}.",
  confirm: {
    subject: "Confirme ton e-mail : liste d’attente pour {{title}}",
    word: "Encore un pas",
    heading: "Confirme ton e-mail pour rejoindre la liste d’attente de {{title}}.",
    text: "Ton rang compte à partir du moment où tu confirmes. Si ce n’était pas toi, ignore cet e-mail et rien ne se passera.",
    button: "Rejoindre la liste d’attente",
  },
  joined: {
    subject: "Tu es sur la liste d’attente de {{title}}",
    word: "Dans la file",
    heading: "Tu es sur la liste d’attente de {{title}}.",
    text: "Quand des places se libèrent, nous les proposons au fan qui attend depuis le plus longtemps et à qui elles conviennent. Tu recevras un e-mail avec un délai. Paie à temps et elles sont à toi.",
    button: "Voir mon rang",
  },
  offer: {
    subject: "Places pour {{title}} : à toi jusqu’à {{until}}",
    word: "À toi de jouer",
    heading: "Des places pour {{title}} sont à toi jusqu’à : {{until}}.",
    text: "Si tu ne paies pas d’ici là, elles vont au fan suivant.",
    button: "Voir mon offre",
  },
  missed: {
    subject: "Ton offre pour {{title}} est terminée",
    word: "Manqué",
    heading: "Ton offre pour {{title}} s’est terminée avant ton paiement.",
    text: "Les places sont allées au fan suivant. Tu restes sur la liste, mais à la fin. Si tu manques encore une offre, tu n’y seras plus.",
    button: "Voir mon rang",
  },
  over: {
    subject: "Tu n’es plus sur la liste d’attente de {{title}}",
    word: "Liste terminée",
    heading: "Tu n’es plus sur la liste d’attente de {{title}}.",
    missed: "Tu n’as pas répondu à deux offres. Tu peux revenir à tout moment.",
    closed: "La liste est fermée. Si des places se libèrent encore, tout le monde peut les acheter jusqu’au gong.",
    canceled: "Le show est annulé.",
    button: "Voir le show",
  },
  listed: {
    subject: "Ton billet pour {{title}} est proposé",
    word: "Proposé",
    heading: "Ton billet {{number}} est proposé à {{amount}}, le prix que tu as payé.",
    text: "Il reste à toi et valable jusqu’à ce que quelqu’un le paie. D’ici là, tu peux le reprendre.",
    less: "Tu récupéreras {{amount}}. Le reste t’a déjà été remboursé.",
    button: "Voir mes billets",
  },
  sold: {
    subject: "Ton billet pour {{title}} est vendu",
    word: "Vendu",
    heading: "Un autre fan a payé ton billet {{number}}.",
    text: "Tu récupères {{amount}} par le moyen de paiement utilisé. Cela peut prendre de 5 à 10 jours. Le code de ton billet ne fonctionne plus.",
    button: "Voir mes billets",
  },
  withdrawn: {
    subject: "Ton billet pour {{title}} n’est plus proposé",
    word: "Retiré",
    heading: "Ton billet {{number}} n’est plus proposé.",
    text: "Une partie de ta commande a été remboursée, donc ce billet coûte maintenant {{amount}}. C’est trop peu pour le vendre. Il reste à toi et valable.",
    button: "Voir mes billets",
  },
};
