/** French texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Quitter la liste d’attente",
  deadline: "À payer avant\u00a0: {{until}}.",
  confirm: {
    subject: "Confirmez votre e-mail\u00a0: liste d’attente pour {{title}}",
    word: "Encore une étape",
    heading: "Confirmez votre e-mail pour rejoindre la liste d’attente de {{title}}.",
    text: "Votre rang compte à partir du moment où vous confirmez. Si ce n’était pas vous, ignorez cet e-mail et rien ne se passera.",
    button: "Rejoindre la liste d’attente",
  },
  joined: {
    subject: "Vous êtes sur la liste d’attente de {{title}}",
    word: "Dans la file",
    heading: "Vous êtes sur la liste d’attente de {{title}}.",
    text: "Quand des places se libèrent, nous les proposons au fan qui attend depuis le plus longtemps et à qui elles conviennent. Vous recevrez un e-mail avec un délai. Payez à temps et elles sont à vous.",
    button: "Voir mon rang",
  },
  offer: {
    subject: "Places pour {{title}}, à vous jusqu’à\u00a0: {{until}}",
    word: "À vous de jouer",
    heading: "Des places pour {{title}} sont à vous jusqu’à\u00a0: {{until}}.",
    text: "Si vous ne payez pas d’ici là, elles vont au fan suivant.",
    button: "Voir mon offre",
  },
  missed: {
    subject: "Votre offre pour {{title}} est terminée",
    word: "Délai passé",
    heading: "Votre offre pour {{title}} s’est terminée avant votre paiement.",
    text: "Les places sont allées au fan suivant. Vous restez sur la liste, mais à la fin. Si vous manquez encore une offre, vous n’y serez plus.",
    button: "Voir mon rang",
  },
  over: {
    subject: "Vous n’êtes plus sur la liste d’attente de {{title}}",
    word: "Plus sur la liste",
    heading: "Vous n’êtes plus sur la liste d’attente de {{title}}.",
    missed: "Vous n’avez pas répondu à deux offres. Vous pouvez revenir à tout moment.",
    closed: "La liste est fermée. Si des places se libèrent encore, tout le monde peut les acheter jusqu’au gong.",
    canceled: "La soirée est annulée.",
    button: "Voir la soirée",
  },
  listed: {
    subject: "Votre billet pour {{title}} est proposé",
    word: "Proposé",
    heading: "Votre billet {{number}} est proposé à {{amount}}, le prix que vous avez payé.",
    text: "Il reste à vous et valable jusqu’à ce que quelqu’un le paie. D’ici là, vous pouvez le reprendre.",
    less: "Vous récupérerez {{amount}}. Le reste vous a déjà été remboursé.",
    button: "Voir mes billets",
  },
  sold: {
    subject: "Votre billet pour {{title}} est vendu",
    word: "Vendu",
    heading: "Un autre fan a payé votre billet {{number}}.",
    text: "Nous vous remboursons {{amount}} par le moyen de paiement utilisé. Cela peut prendre de 5 à 10 jours. Le code de votre billet ne fonctionne plus.",
    button: "Voir mes billets",
  },
  withdrawn: {
    subject: "Votre billet pour {{title}} n’est plus proposé",
    word: "Retiré",
    heading: "Votre billet {{number}} n’est plus proposé.",
    text: "Une partie de votre commande a été remboursée\u00a0: ce billet coûte maintenant {{amount}}. C’est trop peu pour le vendre. Il reste à vous et valable.",
    button: "Voir mes billets",
  },
};
