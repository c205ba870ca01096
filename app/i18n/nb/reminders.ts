/** Norsk bokmål: the texts of the mails before something begins in Norwegian Bokmål. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Du følger {{name}}.",
  leave: "Stopp disse e-postene",
  calendar: "{{site}}: mine show",
  confirm: {
    subject: "Bekreft e-postene dine fra {{site}}",
    word: "Ett steg igjen",
    heading: "Vil du ha e-post om dette?",
    text: "Noen, forhåpentligvis du, har bedt oss sende e-post til denne adressen om:",
    button: "Ja, send meg e-post",
    ignore: "Var det ikke deg? Se bort fra denne e-posten, så får du ingen flere.",
    already: "Du får allerede disse e-postene.",
    manage: "Se hva du følger",
  },
  announced: {
    subject: "Nytt show i {{city}}: {{title}}",
    word: "Nytt show",
    open: "Billettene er i salg nå.",
    opens: "Salgsstart: {{when}}.",
    button: "Se showet",
  },
  sale: {
    subject: "Salgsstart {{when}}: {{title}}",
    word: "Snart i salg",
    hour: "Én time igjen",
    heading: "Salgsstart for {{title}}: {{when}}.",
    button: "Til billettene",
  },
  doors: {
    subject: "Vi ses på {{title}}",
    word: "Vi ses snart",
    heading: "Dørene åpner: {{when}}.",
    text: "Ha QR-koden klar på telefonen, eller skriv ut billetten.",
  },
  live: {
    subject: "Direkte nå: {{title}}",
    word: "Direkte nå",
    heading: "{{title}} har begynt.",
    text: "Du kan se det nå uten å betale mer.",
    button: "Se nå",
  },
};
