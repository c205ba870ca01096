/** Deutsch: the texts of a fan's own tickets and profile, in German. */
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
    keepFan: "Du findest sie in deinem Profil und in deiner E-Mail.",
  },
  after: {
    confirming: "Deine Zahlung wird noch bestätigt",
    confirmingText:
      "Deine Bank hat noch nicht geantwortet. Diese Seite prüft alle paar Sekunden erneut, und deine Plätze bleiben so lange für dich reserviert.",
    confirmingAgain: "Erneut prüfen",
    refunded: "Deine Plätze waren weg, du bekommst dein Geld zurück",
    refundedText:
      "Deine Zahlung kam erst nach Ablauf deiner Reservierung an, und die Plätze hatte schon jemand anders. Wir haben den vollen Betrag auf deine Karte erstattet. Es kann 5 bis 10 Tage dauern, bis das Geld da ist.",
    ended: "Deine Reservierung ist abgelaufen",
    endedText:
      "Du hast nicht rechtzeitig bezahlt, deshalb sind deine Plätze wieder im Verkauf. Es wurde nichts abgebucht.",
    pickAgain: "Noch einmal Plätze wählen",
  },
  pass: {
    of: "Ticket {{n}} von {{count}}",
    seat: "Platz",
    unreserved: "Freie Platzwahl",
    once: "Gilt nur einmal",
    directions: "Route",
    saved: "Gespeichert: {{when}}. Wird aktualisiert, sobald du wieder online bist.",
    calendar: "In den Kalender eintragen",
    postponed: "Diese Show ist verschoben. Deine Tickets gelten für den neuen Termin, der noch nicht feststeht.",
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
    fold: "An den Markierungen falten. Der Code bleibt außen.",
    photo: "Gilt nur einmal. Poste kein Foto davon.",
  },
};
