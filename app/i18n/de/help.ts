/** Deutsch: the texts of billing assistance and of letters to the office in German. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Hilfe bei Zahlungen",
    description:
      "Erstattungen, Zahlungen und verlorene Tickets: schnelle Antworten, deine Bestellungen und ein Brief ans Büro.",
    lead: "Eine Zahlung, die nicht stimmt, ein Ticket, das fehlt, Geld, das zurückkommen soll: Fang hier an.",
    guestTitle: "Mit einem Konto gekauft?",
    guestText:
      "Melde dich an, dann stehen hier deine Bestellungen mit dem bezahlten Betrag. Eine Bestellung ohne Konto öffnest du über den Link in der E-Mail.",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    ordersTitle: "Deine Bestellungen",
    emptyTitle: "Noch keine Bestellungen",
    emptyText: "Was du kaufst, steht hier, mit dem, was bezahlt wurde und was zurückkam.",
    emptyAction: "Tourtermine ansehen",
  },
  orders: {
    date: "Datum",
    what: "Für",
    state: "Stand",
    amount: "Betrag",
    line_one: "{{title}}, {{count}} Ticket",
    line_other: "{{title}}, {{count}} Tickets",
    number: "Bestellung {{number}}",
    paid: "Bezahlt",
    free: "Kostenlos",
    refunded: "Erstattet",
    show: "Tickets anzeigen",
    ask: "Dazu etwas fragen",
    next: "Was du tun kannst",
  },
  answers: {
    title: "Schnelle Antworten",
    refund: "Kann ich Tickets zurückgeben?",
    refundText:
      "Bis 48 Stunden vor dem Gong, ja: Schreib uns mit der Bestellung. Ein abgesagter Abend wird ohne Nachfrage auf die Karte erstattet, mit der bezahlt wurde. Bei einem verschobenen Abend bleiben deine Tickets gültig; passt der neue Termin nicht, schreib uns.",
    when: "Wann ist das Geld zurück?",
    whenText:
      "Wir schicken es an dem Tag los, an dem die Erstattung bewilligt wird, und eine E-Mail sagt es dir. Banken zeigen es innerhalb von 5 bis 10 Tagen an.",
    hold: "Was ist eine Reservierung?",
    holdText:
      "Plätze, die du gewählt hast, bleiben 20 Minuten lang reserviert. Sobald du auf Zahlen drückst, hat die Zahlungsseite 31 Minuten. Danach gehen sie zurück in den Verkauf, und es wird nichts abgebucht.",
    pending: "Ich habe bezahlt und sehe keine Tickets",
    pendingText:
      "Vielleicht antwortet die Bank noch: Die Seite nach der Zahlung schaut von selbst nach, und die E-Mail kommt, wenn alles fertig ist. Kam das Geld zu spät und waren die Plätze weg, ist der ganze Betrag schon auf dem Rückweg.",
    lost: "Ich habe meine Tickets verloren",
    lostText:
      "Mit einem Konto sind sie in deinem Profil. Ohne Konto öffnest du sie über den Link in deiner E-Mail, und die können wir noch einmal schicken.",
    find: "Meine Tickets noch einmal schicken",
    card: "Speichert ihr meine Kartennummer?",
    cardText: "Nein. Du gibst sie auf der Seite von Stripe ein, und wir sehen sie nie.",
  },
  letter: {
    title: "Schreib dem Büro",
    text: "Ein Mensch liest es und antwortet per E-Mail.",
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
    noOrder: "Keine davon",
    message: "Nachricht",
    messageHelp: "Schreib hier nie eine Kartennummer oder ein Passwort.",
    newsletter: "Schickt mir neue Termine per E-Mail. Ich kann das jederzeit beenden.",
    trap: "Dieses Feld leer lassen",
    send: "Brief senden",
    sending: "Wird gesendet",
    notSent: "Der Brief wurde nicht gesendet. Was fehlt, ist unten markiert.",
    tooMany:
      "Das waren viele Briefe in zehn Minuten, deshalb wurde dieser nicht gesendet. Er steht noch unten: Sende ihn etwas später.",
    away: "Das Büro ist gerade nicht erreichbar, deshalb wurde der Brief nicht abgeschickt. Er steht noch unten: Schick ihn etwas später ab.",
    sentTitle: "Dein Brief ist bei uns",
    sentText:
      "Er hat die Nummer {{number}}. Ein Mensch liest ihn und antwortet an die angegebene Adresse; sonst geht nichts dorthin, es sei denn, du wolltest neue Termine.",
    another: "Noch einen Brief schreiben",
    nameMissing: "Sag uns deinen Namen.",
    nameLong: "Höchstens {{max}} Zeichen.",
    emailMissing: "Sag uns, wohin wir antworten sollen.",
    emailInvalid: "Das ist keine E-Mail-Adresse.",
    subjectMissing: "Wähle, worum es geht.",
    messageMissing: "Sag uns, was passiert ist.",
    messageLong: "Höchstens {{max}} Zeichen.",
  },
};
