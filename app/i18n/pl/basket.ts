/** Polish: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Koszyk",
  add: "Dodaj do koszyka",
  adding: "Dodajemy",
  added: "Jest w twoim koszyku.",
  see: "Przejdź do koszyka",
  full: "Koszyk jest pełny. Najpierw zapłać albo usuń coś z niego.",
  quantity: "Liczba sztuk: {{article}}",
  update: "Zaktualizuj",
  remove: "Usuń",
  removeOf: "Usuń: {{article}}",
  each: "{{price}} za sztukę",
  total: "Razem",
  priceChanged: "W chwili dodania do koszyka cena wynosiła {{was}}. Teraz wynosi {{now}}.",
  fewer: "Zostało tylko {{number}}. Tyle liczymy w sumie.",
  soldOut: "Wyprzedane. Nie liczymy tego w sumie.",
  gone: "Części rzeczy z koszyka już nie sprzedajemy.",
  changed: "Koszyk zmienił się od ostatniej wizyty. Sprawdź go, a potem zapłać. Nie pobraliśmy opłaty.",
  pay: "Zapłać {{price}}",
  posted: "Zapłać kartą na stronie Stripe. Wysyłka jest w cenie. Na czas płatności rezerwujemy wszystko na 30 minut.",
  noAccount: "Konto nie jest potrzebne. Link do zamówienia wyślemy e-mailem.",
  heldTitle: "Czeka na płatność",
  held: "Rezerwujemy dla ciebie: {{name}} ({{price}}). Pozostały czas: {{time}}.",
  emptyTitle: "Koszyk jest pusty",
  emptyText: "Tu zobaczysz to, co dodasz w sklepie.",
  emptyAction: "Przejdź do sklepu",
  addOn: {
    title: "Ze sklepu",
    separate: "To osobne zamówienie. Twoje bilety się nie zmieniają.",
    together: "Płacisz razem z miejscami, jedną płatnością. Rezerwujemy to dla ciebie tak długo jak miejsca.",
    togetherOffer:
      "Płacisz razem z miejscami, jedną płatnością. Rezerwujemy to dla ciebie na 30 minut. Potem znajdziesz to w koszyku.",
    free: "Twoje miejsca są bezpłatne, więc tutaj nic nie płacisz. Rzeczy ze sklepu czekają w koszyku.",
    include: "Dodaj do tego zamówienia",
    basket: "Dodaj mój koszyk",
    soldOut: "Produkt właśnie się wyprzedał. Twoje miejsca są nadal zarezerwowane.",
    full: "W tym zamówieniu nie zmieści się więcej. Najpierw coś usuń.",
    late: "Za późno na zmiany w tym zamówieniu. Zapłać za nie bez zmian albo zwolnij miejsca.",
  },
};
