/** Norwegian texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Gå av ventelisten",
  deadline: "Betal innen {{until}}.",
  confirm: {
    subject: "Bekreft e-posten din: venteliste for {{title}}",
    word: "Ett steg igjen",
    heading: "Bekreft e-posten din for å komme på ventelisten for {{title}}.",
    text: "Plassen din i køen teller fra du bekrefter. Var det ikke deg, kan du se bort fra denne e-posten, så skjer det ingenting.",
    button: "Sett meg på ventelisten",
  },
  joined: {
    subject: "Du står på ventelisten for {{title}}",
    word: "I køen",
    heading: "Du står på ventelisten for {{title}}.",
    text: "Når plasser blir ledige, tilbyr vi dem til den fanen som har ventet lengst og som de passer for. Du får en e-post med en frist. Betaler du innen da, er de dine.",
    button: "Se plassen min i køen",
  },
  offer: {
    subject: "Plasser til {{title}}: dine til {{until}}",
    word: "Din tur",
    heading: "Plasser til {{title}} er dine til {{until}}.",
    text: "Betaler du ikke innen da, går de til neste fan.",
    button: "Se tilbudet mitt",
  },
  missed: {
    subject: "Tilbudet ditt for {{title}} er over",
    word: "Fristen gikk ut",
    heading: "Tilbudet ditt for {{title}} gikk ut før du betalte.",
    text: "Plassene gikk til neste fan. Du står fortsatt på listen, men nå bakerst. Går du glipp av ett tilbud til, er du av listen.",
    button: "Se plassen min i køen",
  },
  over: {
    subject: "Du står ikke lenger på ventelisten for {{title}}",
    word: "Ute av listen",
    heading: "Du står ikke lenger på ventelisten for {{title}}.",
    missed: "Du svarte ikke på to tilbud. Du kan stille deg i kø igjen når som helst.",
    closed: "Listen er stengt. Blir flere plasser ledige, kan hvem som helst kjøpe dem frem til gongen.",
    canceled: "Showet er avlyst.",
    button: "Se showet",
  },
  listed: {
    subject: "Billetten din til {{title}} tilbys",
    word: "Tilbys",
    heading: "Billetten din {{number}} tilbys for {{amount}}, prisen du betalte.",
    text: "Den er din og gyldig til noen betaler for den. Frem til da kan du ta den tilbake.",
    less: "Du får {{amount}} tilbake. Resten er allerede refundert.",
    button: "Se billettene mine",
  },
  sold: {
    subject: "Billetten din til {{title}} er solgt",
    word: "Solgt",
    heading: "En annen fan har betalt for billetten din {{number}}.",
    text: "Du får {{amount}} tilbake på samme måte som du betalte. Det kan ta 5 til 10 dager. Koden på billetten din gjelder ikke lenger.",
    button: "Se billettene mine",
  },
  withdrawn: {
    subject: "Billetten din til {{title}} tilbys ikke lenger",
    word: "Trukket tilbake",
    heading: "Billetten din {{number}} tilbys ikke lenger.",
    text: "En del av bestillingen din er refundert, så denne billetten koster nå {{amount}}. Det er for lite til å selge den. Den er fortsatt din og gyldig.",
    button: "Se billettene mine",
  },
};
