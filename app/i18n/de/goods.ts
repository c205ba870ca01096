/** Deutsch: the texts of buying goods, in German. */
import type { goods as en } from "../en/goods";
import type { CompleteTable } from "../table-shape";

export const goods: CompleteTable<typeof en> = {
  buy: {
    button: "Für {{price}} kaufen",
    going: "Weiter zur Zahlung",
    posted:
      "Du zahlst per Karte auf der Seite von Stripe; der Versand ist inbegriffen. Dein Stück bleibt dafür eine halbe Stunde zurückgelegt.",
    byMail: "Du zahlst per Karte auf der Seite von Stripe.",
    choose: "Bitte triff eine Auswahl.",
    soldOut:
      "Das letzte Stück in dieser Auswahl ist gerade weggegangen. Es wurde nichts abgebucht, und die anderen sind noch da.",
    soldOutWhole: "Das letzte Stück ist gerade weggegangen. Es wurde nichts abgebucht.",
    gone: "Zurzeit nicht im Verkauf.",
    unreachable:
      "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; bitte versuch es in einer Minute noch einmal.",
    released: "Es liegt wieder auf dem Tisch. Es wurde nichts abgebucht.",
  },
  held: {
    text_one: "Dieses Stück ist noch {{count}} Minute für dich zurückgelegt und wartet auf die Zahlung.",
    text_other: "Dieses Stück ist noch {{count}} Minuten für dich zurückgelegt und wartet auf die Zahlung.",
    pay: "Weiter zur Zahlung",
    release: "Wieder auf den Tisch legen",
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
    progress: "Stand der Bestellung",
    step: {
      paid: "Bezahlt",
      sending: "Wird verschickt",
      sent: "Verschickt",
    },
    refunded: "Erstattet",
    done: "erledigt",
    next: "Wie es weitergeht",
    sendingText: "Wir packen es innerhalb von zwei Werktagen und schreiben dir, sobald es unterwegs ist.",
    sendingMailText: "Wir schicken es innerhalb eines Werktags an {{email}}.",
    sentText:
      "Am {{date}} haben wir es verschickt. Pakete brauchen im Inland bis zu einer Woche, ins Ausland bis zu drei Wochen.",
    sentMailText: "Wir haben es am {{date}} an {{email}} geschickt. Ist es nicht da, sieh auch im Spam-Ordner nach.",
    refundedText:
      "Wir haben {{price}} auf die Karte zurückgebucht, mit der du bezahlt hast. Banken zeigen das innerhalb von fünf bis zehn Tagen an.",
    lateText:
      "Deine Zahlung kam erst nach der halben Stunde, für die dein Stück zurückgelegt war, und da war das letzte schon weg. Wir haben {{price}} auf deine Karte zurückgebucht; Banken zeigen das innerhalb von fünf bis zehn Tagen an.",
    returned: "Erstattung nicht angekommen",
    returnedText:
      "Deine Bank hat die Erstattung von {{price}} an uns zurückgeschickt. Das Geld gehört weiterhin dir: Schreib uns, und wir finden einen anderen Weg, es dir auszuzahlen.",
    address: "Geht an",
    mailedTo: "Kommt per E-Mail an",
    receipt: "Beleg",
    receiptLater: "Der Beleg lässt sich gerade nicht abrufen. Bitte versuch es in einer Minute noch einmal.",
    help: "Damit stimmt etwas nicht",
    toArticle: "Zurück zum Artikel",
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText: "Die Bank hat noch nicht geantwortet. Diese Seite schaut alle paar Sekunden von selbst nach.",
    again: "Noch einmal nachsehen",
    ended: "Die Zahlung wurde nicht abgeschlossen",
    endedText: "Es wurde nichts abgebucht, und das Stück liegt wieder auf dem Tisch.",
    guestTitle: "Deine Bestellung ist in deinem Konto",
    guestText: "Melde dich mit dem Konto an, mit dem du sie gekauft hast, dann steht sie genau hier.",
    signIn: "Anmelden",
  },
  mail: {
    hello: "Hallo {{name}},",
    helloNobody: "Hallo,",
    paidSubject: "Deine Bestellung: {{article}}",
    paidText: "Danke. Das gehört jetzt dir:",
    total: "Bezahlt: {{price}}, inklusive Versand",
    totalMail: "Bezahlt: {{price}}",
    sentSubject: "Unterwegs: {{article}}",
    sentText: "Dein Paket ist auf dem Weg. Es braucht im Inland bis zu einer Woche, ins Ausland bis zu drei Wochen.",
    sentMailSubject: "An dich geschickt: {{article}}",
    sentMailText: "Wir haben es an diese Adresse geschickt. Ist es nicht da, sieh auch im Spam-Ordner nach.",
    refundSubject: "Deine Zahlung für {{article}} ist auf dem Rückweg",
    lateText: "Deine Zahlung kam, als dein Stück nicht mehr zurückgelegt war, und da war das letzte schon weg.",
    refundText: "Deine Bestellung wurde zurückgenommen.",
    moneyText: "Wir schicken {{price}} zurück. Auf deiner Karte zeigt sich das nach fünf bis zehn Tagen.",
    order: "Deine Bestellung",
    help: "Fragen",
  },
};
