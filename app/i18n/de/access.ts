/** German texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Barrierefreiheit",
  description: "Wie {{name}} mit Tastatur, Screenreader und großer Schrift funktioniert und was noch nicht geht.",
  lead: "Alle sollen hier an Tickets kommen. Diese Seite sagt, was wir testen und welche Fehler wir kennen.",
  goalTitle: "Unser Ziel",
  goal: "Wir bauen nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Niemand von außen hat die Website geprüft, deshalb behaupten wir nicht, dass sie sie erfüllt.",
  testedTitle: "Was wir testen",
  keyboard: "Plätze reservieren, ändern, freigeben und bezahlen, nur mit der Tastatur, mit Skripten und ohne.",
  checker: "Jede Seite mit axe, einem Programm, das Fehler findet, in hellen und dunklen Farben.",
  narrow: "Jede Seite in jeder Sprache bei 320 Pixeln Breite. So viel bleibt bei 400 % Zoom.",
  focus: "Wohin der Fokus geht, wenn sich etwas ändert, und was Screenreader zu lesen bekommen.",
  knownTitle: "Welche Fehler wir kennen",
  people:
    "Wir testen mit Programmen in einem Browser, noch nicht mit Menschen, die Screenreader, Sprachsteuerung oder Lupe benutzen.",
  names:
    "Namen von Shows, Wrestlern und Kategorien sind englisch. In Sätzen anderer Sprachen sprechen Screenreader sie vielleicht falsch aus.",
  video: "Wiederholungen haben englische Untertitel. Livestreams haben keine, und nirgends gibt es Audiodeskription.",
  time: "Eine Reservierung gilt 20 Minuten und lässt sich nicht verlängern, weil andere die Plätze wollen. Screenreader sagen, wenn noch 5 Minuten und 1 Minute bleiben.",
  others:
    "Du bezahlst auf der Seite von Stripe. Manche Anmeldungen öffnen Seiten von Amazon, Apple, Facebook oder Google. Die können wir nicht ändern.",
  contactTitle: "Sag uns, was dir im Weg steht",
  contact:
    "Schreib uns, welche Seite es ist und was du benutzt. Sag auch, wenn du hier kein Ticket kaufen kannst. Wir antworten per E-Mail.",
  write: "Kontakt",
  reviewed: "Zuletzt geprüft: {{date}}",
};
