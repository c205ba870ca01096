/** Nederlands: the texts of the search across the site in Dutch. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Zoeken",
  titleFor: "{{text}} · Zoeken",
  description: "Vind shows, wrestlers, steden, pay-per-views, merchandise en nieuws.",
  field: "Zoek op de site",
  hint: "Wrestler, stad of show",
  submit: "Zoeken",
  results: "Resultaten voor ‘{{text}}’",
  more: "Meer resultaten",
  first: "Terug naar de eerste resultaten",
  noneTitle: "Geen resultaten",
  noneText: "We vonden niets voor ‘{{text}}’. Controleer de spelling of probeer minder woorden.",
  suggested: "Binnenkort, en de kampioenen",
  tooMany: "Dat zijn veel zoekopdrachten. Wacht een minuut en probeer het opnieuw.",
  away: "Zoeken lukt nu even niet. Via het menu vind je shows en wrestlers.",
  kind: {
    night: "Show",
    broadcast: "Pay-per-view",
    town: "Stad",
    show: "Reeks",
    wrestler: "Wrestler",
    goods: "Winkel",
    news: "Nieuws",
  },
};
