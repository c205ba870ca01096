/** Deutsch: the texts of the search across the site in German. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Suche",
  titleFor: "{{text}} · Suche",
  description: "Finde Shows, Wrestler, Städte, Pay-per-Views, Fanartikel und News.",
  field: "Website durchsuchen",
  hint: "Wrestler, Stadt oder Show",
  submit: "Suchen",
  results: "Ergebnisse für „{{text}}“",
  more: "Weitere Ergebnisse",
  first: "Zurück zu den ersten Ergebnissen",
  noneTitle: "Keine Ergebnisse",
  noneText: "Zu „{{text}}“ haben wir nichts gefunden. Prüf die Schreibweise oder versuch es mit weniger Wörtern.",
  suggested: "Das steht an, und die Champions",
  tooMany: "Das waren viele Suchen auf einmal. Warte eine Minute und versuch es noch einmal.",
  away: "Die Suche geht hier gerade nicht. Shows und Wrestler findest du über das Menü.",
  kind: {
    night: "Show",
    broadcast: "Pay-per-View",
    town: "Stadt",
    show: "Reihe",
    wrestler: "Wrestler",
    goods: "Fanshop",
    news: "News",
  },
};
