/** Norsk bokmål: the texts of the search across the site in Norwegian Bokmål. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Søk",
  titleFor: "{{text}} · Søk",
  description: "Finn show, wrestlere, byer, pay-per-view, supporterutstyr og nyheter.",
  field: "Søk på nettstedet",
  hint: "Wrestler, by eller show",
  submit: "Søk",
  results: "Resultater for «{{text}}»",
  more: "Flere resultater",
  first: "Tilbake til de første resultatene",
  noneTitle: "Ingen resultater",
  noneText: "Ingenting passer til «{{text}}». Sjekk stavemåten, eller prøv færre ord.",
  suggested: "Dette skjer snart, og mesterne",
  tooMany: "Det var mange søk på rad. Vent et minutt, og prøv igjen.",
  away: "Søket er ikke tilgjengelig akkurat nå. Bruk menyen for å finne show og wrestlere.",
  kind: {
    night: "Show",
    broadcast: "Pay-per-view",
    town: "By",
    show: "Serie",
    wrestler: "Wrestler",
    goods: "Butikk",
    news: "Nyhet",
  },
};
