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
    paid: "Bezahlt",
    free: "Kostenlos",
    refunded: "Erstattet",
    used: "Eingelöst um {{at}}",
    times: "Einlass {{doors}} Uhr, Gong {{bell}} Uhr",
    noCode: "Dieses Ticket wurde erstattet und ist nicht mehr gültig.",
    receipt: "Beleg",
    receiptLine_one: "Bestellung {{number}}: {{count}} Ticket, {{total}}",
    receiptLine_other: "Bestellung {{number}}: {{count}} Tickets, {{total}}",
    keep: "Der Link in deiner E-Mail öffnet diese Tickets auf jedem Gerät. Gib ihn nicht weiter.",
    keepFan: "Sie sind in deinem Profil und in deiner E-Mail.",
  },
  after: {
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText:
      "Deine Bank hat noch nicht geantwortet. Diese Seite prüft alle paar Sekunden erneut, und so lange bleiben deine Plätze deine.",
    confirmingAgain: "Erneut prüfen",
    refunded: "Deine Plätze waren weg, du bekommst dein Geld zurück",
    refundedText:
      "Deine Zahlung kam erst nach Ablauf deiner Reservierung, und die Plätze hatte schon jemand anders. Wir haben den vollen Betrag auf deine Karte erstattet. Es kann 5 bis 10 Tage dauern, bis du ihn siehst.",
    ended: "Deine Reservierung ist abgelaufen",
    endedText:
      "Du hast nicht rechtzeitig bezahlt, deshalb sind deine Plätze wieder im Verkauf. Es wurde nichts abgebucht.",
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
    hint: "Strg+P oder ⌘P druckt ein Ticket pro Seite",
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
