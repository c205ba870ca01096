/** German texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Du hast für diese Show ein Angebot von der Warteliste. Bezahle es oder lehne es zuerst ab.",
  soldOut: "Gerade ausverkauft. Wähle eine andere Kategorie.",
  notEnough_one: "Hier ist nur noch {{count}} Platz frei.",
  notEnough_other: "Hier sind nur noch {{count}} Plätze frei.",
  notEnough_zero: "Hier ist kein Platz mehr frei.",
  limitPerCheckout_one: "Höchstens {{count}} Ticket in dieser Kategorie.",
  limitPerCheckout_other: "Höchstens {{count}} Tickets in dieser Kategorie.",
  limitPerOrder_one: "Höchstens {{count}} Ticket pro Bestellung, über alle Kategorien.",
  limitPerOrder_other: "Höchstens {{count}} Tickets pro Bestellung, über alle Kategorien.",
  notOnSale: "Gerade nicht im Verkauf.",
  unknown: "Diese Kategorie gibt es nicht mehr. Wähle eine andere.",
  notANumber: "Gib eine ganze Zahl ein: 0, 1, 2 …",
  empty: "Wähle mindestens einen Platz.",
  checkoutOpen:
    "Deine Zahlung läuft vielleicht schon, deshalb kannst du diese Plätze nicht ändern. Geh weiter zur Zahlung oder prüfe es in einer Minute noch einmal.",
  holdEnded: "Deine Reservierung ist abgelaufen. Reserviere noch einmal Plätze, bevor du zahlst.",
  busy: "Viele Fans wollen diese Plätze. Es wurde nichts geändert und nichts abgebucht. Versuch es noch einmal.",
  away: "Wir erreichen die Kasse gerade nicht. Es wurde nichts geändert und nichts abgebucht. Versuch es in einer Minute noch einmal.",
  tooMany: "Zu viele Versuche. Warte zehn Minuten und versuch es dann noch einmal.",
  placeTaken: "Einen dieser Plätze hat gerade jemand anderes genommen.",
  placeUnknown: "Einen dieser Plätze gibt es im Saalplan nicht mehr. Wähle einen anderen.",
  companionAlone: "Begleitplätze gehören zu einem Rollstuhlplatz daneben, höchstens drei zu jedem. Wähle auch den.",
  notTogether: "So viele Plätze nebeneinander sind hier nicht frei.",
  noAccessible: "So viele Rollstuhlplätze sind hier nicht beisammen frei. Versuch es in einer anderen Kategorie.",
  moreThanSeats: "So viele Plätze hast du nicht gewählt. Gib eine kleinere Zahl ein.",
  priceChanged: "Der Preis hat sich geändert. Ein Ticket kostet hier jetzt {{price}}.",
  code: {
    unknown: "{{code}} ist kein Code für diese Show. Prüf die Schreibweise.",
    early: "{{code}} gilt noch nicht. Versuch es später noch einmal.",
    over: "{{code}} ist abgelaufen.",
    used: "{{code}} ist schon aufgebraucht.",
    seats: "So viele Plätze deckt {{code}} nicht ab. Noch übrig: {{n}}.",
    minimum: "{{code}} gilt erst ab so vielen Plätzen: {{n}}.",
    notHere: "{{code}} gilt nicht für die gewählten Plätze.",
    second: "Pro Bestellung gilt ein Vorverkaufscode und ein Rabattcode.",
    tooMany:
      "Das waren zu viele Codes. Warte zehn Minuten und versuch es dann noch einmal. Deine Plätze bleiben, wie sie sind.",
  },
};
