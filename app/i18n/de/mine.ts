/** Deutsch: the texts of a fan's own tickets and of her profile, in German. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Deine Tickets, {{title}}",
    count_one: "{{count}} Ticket",
    count_other: "{{count}} Tickets",
    print: "Tickets drucken",
    number: "Ticket {{number}}",
    qr: "QR-Code von Ticket {{number}}",
    tier: "Kategorie",
    admits: "Gültig für",
    admitsOne: "Eine Person",
    order: "Bestellung",
    paid: "Bezahlt",
    free: "Kostenlos",
    refunded: "Erstattet",
    cancelled: "Storniert",
    used: "Eingelöst um {{at}}",
    times: "Einlass {{doors}} Uhr, erster Gong {{bell}} Uhr",
    small: "Wird einmal gescannt. Ausgestellt auf {{name}}. Änderungen der Matchcard vorbehalten.",
    noCode: "Dieses Ticket ist nicht mehr gültig. Das Geld wurde erstattet.",
    receipt: "Beleg",
    receiptLine_one: "Bestellung {{number}}: {{count}} Ticket, {{total}}",
    receiptLine_other: "Bestellung {{number}}: {{count}} Tickets, {{total}}",
    keep: "Der Link in deiner E-Mail öffnet diese Tickets auf jedem Gerät. Behalte ihn für dich.",
    keepFan: "Sie sind in deinem Profil und in deiner E-Mail.",
  },
  after: {
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText:
      "Die Bank hat noch nicht geantwortet. Diese Seite schaut alle paar Sekunden von selbst nach; deine Plätze gehören solange weiter dir.",
    confirmingAgain: "Noch einmal nachsehen",
    refunded: "Die Plätze sind weg, das Geld ist zurück",
    refundedText:
      "Deine Zahlung kam an, als die Reservierung schon abgelaufen war und die Plätze vergeben waren. Der ganze Betrag wurde auf deine Karte zurückgebucht; Banken zeigen ihn innerhalb von 5 bis 10 Tagen an.",
    ended: "Die Reservierung ist abgelaufen",
    endedText:
      "Die Zahlung wurde nicht rechtzeitig abgeschlossen, deshalb sind die Plätze zurück im Verkauf. Es wurde nichts abgebucht.",
    pickAgain: "Noch einmal Plätze wählen",
  },
  pass: {
    of: "Ticket {{n}} von {{count}}",
    seat: "Platz",
    row: "Reihe",
    unreserved: "Freie Platzwahl",
    once: "Wird einmal gescannt",
    directions: "Route",
    saved: "Gespeichert am {{when}}. Aktuell wird es, sobald du wieder online bist.",
    calendar: "In den Kalender eintragen",
    postponed: "Der Abend ist verschoben, und der neue Termin steht noch nicht fest. Tickets bleiben dafür gültig.",
  },
  print: {
    title: "Tickets drucken, {{title}}",
    back: "Zurück zu deinen Tickets",
    hint: "Strg oder ⌘ + P druckt ein Ticket pro Seite",
    print: "Drucken",
    heading: "Deine Tickets für {{title}}",
    empty: "Keine Tickets zum Drucken",
    emptyText:
      "Hier erscheinen deine Tickets für kommende Shows. Als Gast gekauft? Dann öffne zuerst den Link aus deiner E-Mail.",
    card: "Die Matchcard",
    subject: "Änderungen der Matchcard vorbehalten.",
    autographs: "Für Autogramme",
    gettingIn: "Anfahrt und Einlass",
    fold: "An den Marken falten. Der Code bleibt außen.",
    photo: "Wird einmal gescannt. Poste kein Foto davon.",
  },
};
