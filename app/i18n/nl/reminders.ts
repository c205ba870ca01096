/** Nederlands: the texts of the mails before something begins in Dutch. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Je volgt {{name}}.",
  leave: "Deze e-mails stoppen",
  calendar: "{{site}}: mijn shows",
  confirm: {
    subject: "Bevestig je e-mails van {{site}}",
    word: "Nog één stap",
    heading: "Wil je hier e-mails over krijgen?",
    text: "Iemand, hopelijk jij, heeft gevraagd om e-mails naar dit adres over:",
    button: "Ja, mail mij",
    ignore: "Was jij dit niet? Negeer deze e-mail, dan krijg je er geen meer.",
    already: "Je krijgt deze e-mails al.",
    manage: "Bekijk wat je volgt",
  },
  announced: {
    subject: "Nieuwe show in {{city}}: {{title}}",
    word: "Nieuwe show",
    open: "De tickets zijn nu te koop.",
    opens: "Start van de verkoop: {{when}}.",
    button: "Bekijk de show",
  },
  sale: {
    subject: "Te koop vanaf {{when}}: {{title}}",
    word: "Bijna te koop",
    hour: "Nog één uur",
    heading: "Start van de verkoop voor {{title}}: {{when}}.",
    button: "Naar de tickets",
  },
  doors: {
    subject: "Tot ziens bij {{title}}",
    word: "Tot snel",
    heading: "Deuren open: {{when}}.",
    text: "Houd je QR-code klaar op je telefoon of print je ticket.",
  },
  live: {
    subject: "Nu live: {{title}}",
    word: "Nu live",
    heading: "{{title}} is begonnen.",
    text: "Je kunt nu kijken zonder extra te betalen.",
    button: "Nu kijken",
  },
};
