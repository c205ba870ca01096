/** German texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Warteliste verlassen",
  deadline: "Bezahle bis {{until}}.",
  confirm: {
    subject: "Bestätige deine E-Mail: Warteliste für {{title}}",
    word: "Nur noch bestätigen",
    heading: "Bestätige deine E-Mail-Adresse, um auf die Warteliste für {{title}} zu kommen.",
    text: "Deine Position auf der Liste zählt ab deiner Bestätigung. Warst du das nicht, ignoriere diese E-Mail, und nichts passiert.",
    button: "Auf die Warteliste",
  },
  joined: {
    subject: "Du stehst auf der Warteliste für {{title}}",
    word: "Auf der Liste",
    heading: "Du stehst auf der Warteliste für {{title}}.",
    text: "Werden Plätze frei, bieten wir sie dem Fan an, der am längsten wartet und zu dem sie passen. Du bekommst dann eine E-Mail mit einer Frist. Bezahlst du bis dahin, gehören sie dir.",
    button: "Meine Position ansehen",
  },
  offer: {
    subject: "Plätze für {{title}}: deine bis {{until}}",
    word: "Du bist dran",
    heading: "Plätze für {{title}} gehören dir bis {{until}}.",
    text: "Bezahlst du bis dahin nicht, bekommt sie der nächste Fan.",
    button: "Angebot ansehen",
  },
  missed: {
    subject: "Dein Angebot für {{title}} ist abgelaufen",
    word: "Verpasst",
    heading: "Dein Angebot für {{title}} ist abgelaufen, bevor du bezahlt hast.",
    text: "Die Plätze hat der nächste Fan. Du stehst weiter auf der Liste, jetzt am Ende. Verpasst du noch ein Angebot, bist du nicht mehr auf der Liste.",
    button: "Meine Position ansehen",
  },
  over: {
    subject: "Du stehst nicht mehr auf der Warteliste für {{title}}",
    word: "Nicht mehr auf der Liste",
    heading: "Du stehst nicht mehr auf der Warteliste für {{title}}.",
    missed: "Du hast auf zwei Angebote nicht geantwortet. Du kannst dich jederzeit wieder eintragen.",
    closed: "Die Liste ist geschlossen. Werden noch Plätze frei, können alle sie bis zum Gong kaufen.",
    canceled: "Die Show wurde abgesagt.",
    button: "Zur Show",
  },
  listed: {
    subject: "Dein Ticket für {{title}} wird angeboten",
    word: "Angeboten",
    heading: "Dein Ticket {{number}} wird für {{amount}} angeboten, den Preis, den du bezahlt hast.",
    text: "Es gehört dir und gilt, bis jemand dafür bezahlt. Bis dahin kannst du es zurücknehmen.",
    less: "Du bekommst {{amount}} zurück. Der Rest wurde schon erstattet.",
    button: "Meine Tickets ansehen",
  },
  sold: {
    subject: "Dein Ticket für {{title}} ist verkauft",
    word: "Verkauft",
    heading: "Ein anderer Fan hat dein Ticket {{number}} bezahlt.",
    text: "Du bekommst {{amount}} über dieselbe Zahlungsart zurück. Das kann 5 bis 10 Tage dauern. Der Code deines Tickets gilt nicht mehr.",
    button: "Meine Tickets ansehen",
  },
  withdrawn: {
    subject: "Dein Ticket für {{title}} wird nicht mehr angeboten",
    word: "Zurückgezogen",
    heading: "Dein Ticket {{number}} wird nicht mehr angeboten.",
    text: "Ein Teil deiner Bestellung wurde erstattet, daher kostet dieses Ticket jetzt {{amount}}. Das ist zu wenig für einen Verkauf. Es gehört weiter dir und gilt.",
    button: "Meine Tickets ansehen",
  },
};
