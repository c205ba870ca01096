/** Deutsch: the texts of the mails before something begins in German. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Du folgst {{name}}.",
  leave: "Diese E-Mails abbestellen",
  calendar: "{{site}}: meine Shows",
  confirm: {
    subject: "Bestätige deine E-Mails von {{site}}",
    word: "Noch ein Schritt",
    heading: "Möchtest du dazu E-Mails bekommen?",
    text: "Jemand, hoffentlich du, hat für diese Adresse E-Mails bestellt, und zwar zu:",
    button: "Ja, schreibt mir",
    ignore: "Warst du das nicht? Dann ignorier diese E-Mail, und du bekommst keine weitere.",
    already: "Diese E-Mails bekommst du schon.",
    manage: "Ansehen, wem du folgst",
  },
  announced: {
    subject: "Neue Show in {{city}}: {{title}}",
    word: "Neue Show",
    open: "Tickets gibt es ab sofort.",
    opens: "Vorverkaufsstart: {{when}}.",
    button: "Zur Show",
  },
  sale: {
    subject: "Vorverkauf ab {{when}}: {{title}}",
    word: "Bald im Verkauf",
    hour: "Noch eine Stunde",
    heading: "Der Vorverkauf für {{title}} beginnt: {{when}}.",
    button: "Zu den Tickets",
  },
  doors: {
    subject: "Bis bald bei {{title}}",
    word: "Bis bald",
    heading: "Einlass: {{when}}.",
    text: "Halte deinen QR-Code auf dem Handy bereit oder druck dein Ticket aus.",
  },
  live: {
    subject: "Jetzt live: {{title}}",
    word: "Jetzt live",
    heading: "{{title}} hat begonnen.",
    text: "Du kannst jetzt zusehen, ohne noch etwas zu bezahlen.",
    button: "Jetzt ansehen",
  },
};
