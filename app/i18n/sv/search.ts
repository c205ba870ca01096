/** Svenska: the texts of the search across the site in Swedish. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Sök",
  titleFor: "{{text}} · Sökning",
  description: "Hitta shower, wrestlare, städer, pay-per-view, souvenirer och nyheter.",
  field: "Sök på webbplatsen",
  hint: "Wrestlare, stad eller show",
  submit: "Sök",
  results: "Resultat för ”{{text}}”",
  more: "Fler resultat",
  first: "Tillbaka till de första resultaten",
  noneTitle: "Inga resultat",
  noneText: "Inget matchar ”{{text}}”. Kontrollera stavningen eller prova med färre ord.",
  suggested: "På gång, och mästarna",
  tooMany: "Det var många sökningar på rad. Vänta en minut och försök igen.",
  away: "Det går inte att söka just nu. Använd menyn för att hitta shower och wrestlare.",
  kind: {
    night: "Show",
    broadcast: "Pay-per-view",
    town: "Stad",
    show: "Serie",
    wrestler: "Wrestlare",
    goods: "Butik",
    news: "Nyhet",
  },
};
