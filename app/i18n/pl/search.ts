/** Polish: the texts of the search across the site. */
import type { search as en } from "../en/search";
import type { CompleteTable } from "../table-shape";

export const search: CompleteTable<typeof en> = {
  title: "Szukaj",
  titleFor: "{{text}} · Wyszukiwanie",
  description: "Znajdź gale, zawodników, miasta, transmisje pay-per-view, gadżety i aktualności.",
  field: "Szukaj na stronie",
  hint: "Zawodnik, miasto lub gala",
  submit: "Szukaj",
  results: "Wyniki dla „{{text}}”",
  more: "Więcej wyników",
  first: "Wróć do pierwszych wyników",
  noneTitle: "Brak wyników",
  noneText: "Nic nie pasuje do „{{text}}”. Sprawdź pisownię albo użyj mniejszej liczby słów.",
  suggested: "Najbliższe gale i mistrzowie",
  tooMany: "To dużo wyszukiwań naraz. Odczekaj minutę i spróbuj ponownie.",
  away: "Wyszukiwarka jest teraz niedostępna. Gale i zawodników znajdziesz w menu.",
  kind: {
    night: "Gala",
    broadcast: "Pay-per-view",
    town: "Miasto",
    show: "Cykl",
    wrestler: "Zawodnik",
    goods: "Sklep",
    news: "Aktualność",
  },
};
