/** Italian: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Cerca",
  titleFor: "{{text}} · Ricerca",
  description: "Trova serate, wrestler, città, pay-per-view, articoli e notizie.",
  field: "Cerca nel sito",
  hint: "Wrestler, città o serata",
  submit: "Cerca",
  results: "Risultati per “{{text}}”",
  more: "Altri risultati",
  first: "Torna ai primi risultati",
  noneTitle: "Nessun risultato",
  noneText: "Non abbiamo trovato nulla per “{{text}}”. Controlla come è scritto o prova con meno parole.",
  suggested: "In arrivo, e i campioni",
  tooMany: "Hai fatto tante ricerche di seguito. Aspetta un minuto e riprova.",
  away: "La ricerca non è disponibile al momento. Usa il menu per trovare serate e wrestler.",
  kind: {
    night: "Serata",
    broadcast: "Pay-per-view",
    town: "Città",
    show: "Spettacolo",
    wrestler: "Wrestler",
    goods: "Negozio",
    news: "Notizia",
  },
};
