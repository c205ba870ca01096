/** Deutsch: the texts of buying goods, in German. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Für {{price}} kaufen",
    going: "Zahlung wird geöffnet",
    posted:
      "Zahle per Karte auf der Seite von Stripe. Der Versand ist inbegriffen. Während du zahlst, ist dein Artikel 30 Minuten lang für dich reserviert.",
    byMail: "Zahle per Karte auf der Seite von Stripe.",
    choose: "Triff eine Auswahl.",
    soldOut: "Diese Auswahl ist gerade ausverkauft. Es wurde nichts abgebucht. Die anderen gibt es noch.",
    soldOutWhole: "Gerade ausverkauft. Es wurde nichts abgebucht.",
    gone: "Gerade nicht im Verkauf.",
    unreachable:
      "Wir erreichen den Zahlungsdienst gerade nicht. Es wurde nichts abgebucht. Versuch es in einer Minute noch einmal.",
    tooMany: "Zu viele Versuche. Warte zehn Minuten und versuch es dann noch einmal.",
    released: "Der Artikel liegt wieder am Stand. Es wurde nichts abgebucht.",
  },
  held: {
    text_one: "Noch {{count}} Minute für dich reserviert. Zahle jetzt, dann gehört der Artikel dir.",
    text_other: "Noch {{count}} Minuten für dich reserviert. Zahle jetzt, dann gehört der Artikel dir.",
    pay: "Weiter zur Zahlung",
    release: "Zurücklegen",
  },
  order: {
    title: "Deine Bestellung",
    number: "Bestellung {{number}}",
    bought: "Gekauft am {{date}}",
    article: "Was du gekauft hast",
    paid: "Bezahlt",
    back: "Erstattet am {{date}}",
    postage: "Versand",
    included: "Inbegriffen",
    progress: "Status der Bestellung",
    step: {
      paid: "Bezahlt",
      sending: "In Vorbereitung",
      sent: "Verschickt",
    },
    refunded: "Erstattet",
    done: "fertig",
    next: "So geht es weiter",
    sendingText: "Wir packen es innerhalb von zwei Werktagen und schreiben dir, sobald es verschickt ist.",
    sendingMailText: "Wir schicken es innerhalb eines Werktags an {{email}}.",
    sentText: "Verschickt am {{date}}. Pakete brauchen im Inland bis zu einer Woche, ins Ausland bis zu drei.",
    sentMailText: "Wir haben es am {{date}} an {{email}} geschickt. Nichts da? Sieh auch im Spam-Ordner nach.",
    refundedText:
      "Wir haben {{price}} auf die Karte erstattet, mit der du bezahlt hast. Es kann 5 bis 10 Tage dauern, bis das Geld da ist.",
    lateText:
      "Deine Zahlung kam erst nach den 30 Minuten Reservierung an, und das letzte Stück war weg. Wir haben {{price}} auf deine Karte erstattet. Es kann 5 bis 10 Tage dauern, bis das Geld da ist.",
    returned: "Erstattung nicht angekommen",
    returnedText:
      "Deine Bank hat die Erstattung von {{price}} an uns zurückgeschickt. Das Geld gehört weiterhin dir: Schreib uns, und wir finden einen anderen Weg, es dir auszuzahlen.",
    address: "Versand an",
    mailedTo: "Per E-Mail an",
    receipt: "Beleg",
    receiptLater: "Wir können den Beleg gerade nicht laden. Versuch es in einer Minute noch einmal.",
    help: "Problem melden",
    tracking: "Sendungsverfolgung",
    backPieces: "Erstattet: {{number}}",
    toArticle: "Zurück zum Artikel",
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText: "Deine Bank hat noch nicht geantwortet. Diese Seite prüft alle paar Sekunden erneut.",
    again: "Erneut prüfen",
    ended: "Du hast die Zahlung nicht abgeschlossen",
    endedText: "Es wurde nichts abgebucht, und dein Artikel liegt wieder am Stand.",
    endedMany: "Es wurde nichts abgebucht, und deine Artikel liegen wieder am Stand.",
    guestText:
      "Melde dich mit dem Konto an, mit dem du bestellt hast, dann siehst du die Bestellung hier. Als Gast bestellt? Öffne den Link in deiner E-Mail.",
    signIn: "Anmelden",
  },
  mail: {
    paidSubject: "Bestellung bestätigt: {{article}}",
    paidText: "Danke für deine Bestellung.",
    total: "Bezahlt: {{price}}, inkl. Versand",
    totalMail: "Bezahlt: {{price}}",
    sentSubject: "Verschickt: {{article}}",
    sentText: "Deine Bestellung ist unterwegs. Pakete brauchen im Inland bis zu einer Woche, ins Ausland bis zu drei.",
    sentMailSubject: "Hier ist deine Bestellung: {{article}}",
    sentMailText: "Wir haben deine Bestellung an diese Adresse geschickt. Nichts da? Sieh auch im Spam-Ordner nach.",
    refundSubject: "Erstattung für {{article}}",
    lateText: "Deine Zahlung kam erst nach Ablauf deiner Reservierung an, und das letzte Stück war weg.",
    refundText: "Wir haben deine Bestellung storniert und erstattet.",
    moneyText:
      "Wir erstatten {{price}} auf die Karte, mit der du bezahlt hast. Es kann 5 bis 10 Tage dauern, bis das Geld da ist.",
    order: "Bestellung ansehen",
    partText: "Wir haben einen Teil deiner Bestellung storniert und erstattet.",
    guest:
      "Dieser Link öffnet deine Bestellung ohne Anmeldung. Gib ihn nicht weiter: Wer den Link hat, sieht deine Bestellung.",
  },
};
