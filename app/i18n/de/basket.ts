/** Deutsch: the texts of the basket in German. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Warenkorb",
  add: "In den Warenkorb",
  adding: "Wird hinzugefügt",
  added: "Liegt in deinem Warenkorb.",
  see: "Zum Warenkorb",
  full: "Dein Warenkorb ist voll. Bezahle zuerst oder nimm etwas heraus.",
  quantity: "Anzahl: {{article}}",
  update: "Aktualisieren",
  remove: "Entfernen",
  removeOf: "{{article}} entfernen",
  each: "je {{price}}",
  total: "Summe",
  priceChanged: "Als du es hinzugefügt hast, waren es {{was}}. Jetzt sind es {{now}}.",
  fewer: "Nur noch {{number}} da. So viele zählt die Summe.",
  soldOut: "Ausverkauft. In der Summe nicht enthalten.",
  gone: "Einiges aus deinem Warenkorb gibt es nicht mehr zu kaufen.",
  changed: "Dein Warenkorb hat sich inzwischen geändert. Sieh ihn dir an und zahle dann. Es wurde nichts abgebucht.",
  pay: "{{price}} bezahlen",
  posted:
    "Zahle per Karte auf der Seite von Stripe. Der Versand ist inbegriffen. Während du zahlst, ist alles 30 Minuten lang für dich reserviert.",
  noAccount: "Ein Konto brauchst du nicht. Wir schicken dir einen Link zu deiner Bestellung per E-Mail.",
  heldTitle: "Noch nicht bezahlt",
  held: "{{name}} ({{price}}) ist für dich reserviert. Noch Zeit: {{time}}.",
  emptyTitle: "Dein Warenkorb ist leer",
  emptyText: "Was du im Fanshop hinzufügst, erscheint hier.",
  emptyAction: "Zum Fanshop",
  addOn: {
    title: "Aus dem Fanshop",
    separate: "Das ist eine eigene Bestellung. An deinen Tickets ändert sich nichts.",
    together:
      "Wird zusammen mit deinen Plätzen bezahlt, in einer Zahlung. Wir reservieren es so lange wie deine Plätze.",
    togetherOffer:
      "Wird zusammen mit deinen Plätzen bezahlt, in einer Zahlung. Wir reservieren es 30 Minuten. Danach liegt es in deinem Warenkorb.",
    free: "Deine Plätze sind kostenlos, hier gibt es nichts zu bezahlen. Was du aus dem Fanshop möchtest, liegt in deinem Warenkorb.",
    include: "Zu dieser Bestellung",
    basket: "Meinen Warenkorb mitnehmen",
    soldOut: "Das ist gerade ausverkauft. Deine Plätze sind weiter reserviert.",
    full: "Mehr passt nicht in diese Bestellung. Nimm zuerst etwas heraus.",
    late: "Für Änderungen ist es zu spät. Bezahle die Bestellung so, wie sie ist, oder gib deine Plätze frei.",
  },
};
