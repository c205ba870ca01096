/** French: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Vous suivez {{name}}.",
  leave: "Ne plus recevoir ces e-mails",
  calendar: "{{site}}\u00a0: mes soirées",
  confirm: {
    subject: "Confirmez vos e-mails de {{site}}",
    word: "Encore un clic",
    heading: "Voulez-vous recevoir des e-mails à ce sujet\u00a0?",
    text: "Quelqu’un, vous sans doute, nous a demandé d’écrire à cette adresse au sujet de\u00a0:",
    button: "Oui, écrivez-moi",
    ignore: "Ce n’était pas vous\u00a0? Ignorez cet e-mail, vous n’en recevrez pas d’autre.",
    already: "Vous recevez déjà ces e-mails.",
    manage: "Voir ce que vous suivez",
  },
  announced: {
    subject: "Nouvelle soirée à {{city}}\u00a0: {{title}}",
    word: "Nouvelle soirée",
    open: "Les billets sont en vente.",
    opens: "Ouverture de la vente\u00a0: {{when}}.",
    button: "Voir la soirée",
  },
  sale: {
    subject: "En vente, {{when}}\u00a0: {{title}}",
    word: "Bientôt en vente",
    hour: "Plus qu’une heure",
    heading: "Ouverture de la vente pour {{title}}\u00a0: {{when}}.",
    button: "Voir les billets",
  },
  doors: {
    subject: "À bientôt à {{title}}",
    word: "À bientôt",
    heading: "Ouverture des portes\u00a0: {{when}}.",
    text: "Gardez votre code QR prêt sur votre téléphone, ou imprimez votre billet.",
  },
  live: {
    subject: "En direct\u00a0: {{title}}",
    word: "En direct",
    heading: "{{title}} a commencé.",
    text: "Vous pouvez regarder dès maintenant, sans rien payer de plus.",
    button: "Regarder",
  },
};
