/** Italian: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Segui {{name}}.",
  leave: "Non ricevere più queste email",
  calendar: "{{site}}: le mie serate",
  confirm: {
    subject: "Conferma le email di {{site}}",
    word: "Ancora un passo",
    heading: "Vuoi ricevere email su questo?",
    text: "Qualcuno, speriamo tu, ci ha chiesto di scrivere a questo indirizzo su:",
    button: "Sì, scrivetemi",
    ignore: "Non sei stato tu? Ignora questa email e non ne riceverai altre.",
    already: "Ricevi già queste email.",
    manage: "Vedi cosa segui",
  },
  announced: {
    subject: "Nuova serata a {{city}}: {{title}}",
    word: "Nuova serata",
    open: "I biglietti sono già in vendita.",
    opens: "Inizio della vendita: {{when}}.",
    button: "Vedi la serata",
  },
  sale: {
    subject: "In vendita, {{when}}: {{title}}",
    word: "Presto in vendita",
    hour: "Manca un’ora",
    heading: "Inizio della vendita per {{title}}: {{when}}.",
    button: "Vai ai biglietti",
  },
  doors: {
    subject: "Ci vediamo a {{title}}",
    word: "A presto",
    heading: "Apertura porte: {{when}}.",
    text: "Tieni pronto il codice QR sul telefono o stampa il biglietto.",
  },
  live: {
    subject: "In diretta: {{title}}",
    word: "In diretta",
    heading: "{{title}} è iniziato.",
    text: "Puoi guardarlo subito, senza pagare altro.",
    button: "Guarda ora",
  },
};
