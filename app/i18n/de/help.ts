/** Deutsch: the texts of billing assistance and of letters to the office in German. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hilfe bei Zahlungen",
    description:
      "Erstattungen, Zahlungen und verlorene Tickets: schnelle Antworten, deine Bestellungen und der Weg zu uns.",
    lead: "Eine Abbuchung stimmt nicht, ein Ticket fehlt, du wartest auf eine Erstattung: Fang hier an.",
    guestTitle: "Mit einem Konto gekauft?",
    guestText:
      "Melde dich an, um deine Bestellungen und Zahlungen zu sehen. Als Gast bestellt? Nutze den Link in deiner E-Mail.",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    ordersTitle: "Deine Bestellungen",
    emptyTitle: "Noch keine Bestellungen",
    emptyText: "Alles, was du kaufst, erscheint hier, mit Zahlungen und Erstattungen.",
    emptyAction: "Tourtermine ansehen",
  },
  orders: {
    date: "Datum",
    what: "Artikel",
    state: "Status",
    amount: "Betrag",
    line_one: "{{title}}, {{count}} Ticket",
    line_other: "{{title}}, {{count}} Tickets",
    number: "Bestellung {{number}}",
    paid: "Bezahlt",
    free: "Kostenlos",
    refunded: "Erstattet",
    show: "Tickets anzeigen",
    ask: "Hilfe holen",
    next: "Aktionen",
  },
  answers: {
    title: "Schnelle Antworten",
    refund: "Bekomme ich eine Erstattung?",
    refundText:
      "Ja, bis 48 Stunden vor dem Gong: Wähle in deinem Profil unter „Zahlungen“ die Option „Erstattung holen“ oder schreib uns. Wird eine Show abgesagt, erstatten wir automatisch auf deine Karte. Wird sie verschoben, gelten deine Tickets für den neuen Termin. Du kannst dann nicht? Bis zum Gong bekommst du dein Geld zurück.",
    when: "Wann kommt meine Erstattung?",
    whenText:
      "Wir schicken sie an dem Tag los, an dem sie bewilligt wird, und schreiben dir eine E-Mail. Es kann 5 bis 10 Tage dauern, bis das Geld auf deiner Karte ist.",
    hold: "Was ist eine Reservierung?",
    holdText:
      "Wir halten deine Plätze 20 Minuten lang für dich frei. Sobald du auf „Zahlen“ drückst, hast du 31 Minuten für die Zahlung. Danach gehen sie zurück in den Verkauf, und es wird nichts abgebucht.",
    pending: "Ich habe bezahlt, aber wo sind meine Tickets?",
    pendingText:
      "Vielleicht bestätigt deine Bank die Zahlung noch. Die Seite nach der Zahlung prüft laufend weiter, und wir schreiben dir, sobald alles fertig ist. Kam die Zahlung zu spät und die Plätze waren weg, ist die volle Erstattung schon unterwegs.",
    lost: "Ich habe meine Tickets verloren",
    lostText:
      "Du hast ein Konto? Dann sind sie in deinem Profil. Als Gast gekauft? Nutze den Link in deiner E-Mail. Wir schicken ihn dir gern noch einmal.",
    find: "Tickets noch einmal schicken",
    card: "Speichert ihr meine Kartennummer?",
    cardText: "Nein. Du gibst sie auf der Seite von Stripe ein, wir bekommen sie nie zu sehen.",
  },
  letter: {
    title: "Kontakt",
    text: "Ein echter Mensch liest deine Nachricht und antwortet per E-Mail.",
    name: "Name",
    email: "E-Mail",
    subject: "Worum geht es?",
    choose: "Bitte wählen",
    refund: "Eine Erstattung",
    payment: "Eine Zahlung",
    tickets: "Fehlende oder falsche Tickets",
    account: "Mein Konto oder meine Daten",
    access: "Einlass und Barrierefreiheit",
    other: "Etwas anderes",
    order: "Bestellung",
    noOrder: "Betrifft keine Bestellung",
    message: "Nachricht",
    messageHelp: "Bitte keine Kartennummern oder Passwörter.",
    newsletter: "Schickt mir E-Mails über neue Termine. Ich kann sie jederzeit abbestellen.",
    trap: "Dieses Feld leer lassen",
    send: "Nachricht senden",
    sending: "Wird gesendet",
    notSent: "Deine Nachricht wurde nicht gesendet. Korrigiere die markierten Felder.",
    tooMany:
      "Das waren viele Nachrichten in zehn Minuten, deshalb wurde diese nicht gesendet. Sie steht noch unten. Versuch es später noch einmal.",
    away: "Wir können gerade keine Nachrichten annehmen, deshalb wurde deine nicht gesendet. Sie steht noch unten. Versuch es in ein paar Minuten noch einmal.",
    sentTitle: "Deine Nachricht ist bei uns",
    sentText:
      "Sie hat die Nummer {{number}}. Ein echter Mensch antwortet an die angegebene E-Mail-Adresse. Sonst schicken wir nichts dorthin, außer du wolltest neue Termine.",
    another: "Weitere Nachricht senden",
    nameMissing: "Gib deinen Namen ein.",
    nameLong: "Höchstens {{max}} Zeichen.",
    emailMissing: "Gib deine E-Mail-Adresse ein, damit wir antworten können.",
    emailInvalid: "Bitte gib eine gültige E-Mail-Adresse ein",
    subjectMissing: "Wähle ein Thema.",
    messageMissing: "Sag uns, was passiert ist.",
    messageLong: "Höchstens {{max}} Zeichen.",
  },
};
