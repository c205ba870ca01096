/** Svenska: the texts of the mails before something begins in Swedish. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Du följer {{name}}.",
  leave: "Sluta skicka de här mejlen",
  calendar: "{{site}}: mina shower",
  confirm: {
    subject: "Bekräfta dina mejl från {{site}}",
    word: "Ett steg kvar",
    heading: "Vill du få mejl om det här?",
    text: "Någon, förhoppningsvis du, har bett oss mejla den här adressen om:",
    button: "Ja, mejla mig",
    ignore: "Var det inte du? Strunta i det här mejlet, så får du inga fler.",
    already: "Du får redan de här mejlen.",
    manage: "Se vad du följer",
  },
  announced: {
    subject: "Ny show i {{city}}: {{title}}",
    word: "Ny show",
    open: "Biljetterna är släppta.",
    opens: "Biljettsläpp: {{when}}.",
    button: "Se showen",
  },
  sale: {
    subject: "Biljettsläpp {{when}}: {{title}}",
    word: "Snart till salu",
    hour: "En timme kvar",
    heading: "Biljettsläpp för {{title}}: {{when}}.",
    button: "Till biljetterna",
  },
  doors: {
    subject: "Vi ses på {{title}}",
    word: "Vi ses snart",
    heading: "Dörrarna öppnar: {{when}}.",
    text: "Ha QR-koden redo i mobilen eller skriv ut biljetten.",
  },
  live: {
    subject: "Live nu: {{title}}",
    word: "Live nu",
    heading: "{{title}} har börjat.",
    text: "Du kan titta nu utan att betala mer.",
    button: "Titta nu",
  },
};
