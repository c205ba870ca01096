/** German texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Barrierefreiheit",
  description: "Wie {{name}} mit Tastatur, Screenreader und großer Schrift funktioniert und was noch nicht geht.",
  lead: "Alle sollen hier Tickets kaufen können. Auf dieser Seite steht, was wir testen und welche Fehler wir kennen.",
  goalTitle: "Unser Ziel",
  goal: "Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Von außen hat noch niemand die Website geprüft. Deshalb behaupten wir nicht, dass sie die Richtlinien erfüllt.",
  testedTitle: "Was wir testen",
  keyboard: "Plätze reservieren, ändern, freigeben und bezahlen, nur mit der Tastatur, mit und ohne Skripte.",
  checker: "Jede Seite mit dem Prüfprogramm axe, im hellen und im dunklen Design.",
  narrow: "Jede Seite in jeder Sprache bei 320 Pixeln Breite. So viel bleibt bei 400 % Zoom.",
  focus: "Wohin der Fokus springt, wenn sich etwas ändert, und was Screenreader vorlesen.",
  knownTitle: "Was noch nicht stimmt",
  people:
    "Wir testen mit Programmen in einem Browser, noch nicht mit Menschen, die Screenreader, Sprachsteuerung oder Lupe benutzen.",
  names:
    "Namen von Shows, Wrestlern und Kategorien sind englisch. In Sätzen anderer Sprachen sprechen Screenreader sie vielleicht falsch aus.",
  video: "Wiederholungen haben englische Untertitel. Livestreams haben keine, und Audiodeskription gibt es nirgends.",
  time: "Eine Reservierung gilt 20 Minuten und lässt sich nicht verlängern, weil andere die Plätze wollen. Screenreader melden, wenn noch 5 Minuten und wenn noch 1 Minute bleibt.",
  others:
    "Du bezahlst auf der Seite von Stripe. Bei manchen Anmeldungen öffnen sich Seiten von Amazon, Apple, Facebook oder Google. Auf die haben wir keinen Einfluss.",
  contactTitle: "Sag uns, was dir im Weg steht",
  contact:
    "Schreib uns, um welche Seite es geht und was du benutzt. Sag uns auch, wenn du hier kein Ticket kaufen kannst. Wir antworten per E-Mail.",
  write: "Kontakt",
  reviewed: "Zuletzt geprüft: {{date}}",
};
