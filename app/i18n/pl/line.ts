/** The texts of the line in front of a sale, in Polish. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "Kolejka otworzy się o {{time}}",
    text: "Sprzedaż rusza o {{opens}}. Każdy, kto dołączy wcześniej, dostanie losowe miejsce, więc nie trzeba przychodzić wcześnie.",
  },
  gathering: {
    heading: "Sprzedaż rusza o {{opens}}",
    text: "Każdy, kto tu będzie do tego czasu, dostanie losowe miejsce w kolejce. Pierwszeństwo nic nie daje.",
  },
  drawn: {
    heading: "Bierzesz udział w losowaniu. Twój numer:",
    text: "O {{opens}} losujemy kolejność. Możesz zamknąć tę stronę.",
  },
  drawing: {
    heading: "Losujemy kolejność",
    text: "To potrwa kilka sekund.",
  },
  open: {
    heading: "Na te bilety jest kolejka. Liczba oczekujących:",
    text: "Zajmij miejsce. Możesz zamknąć stronę i wrócić.",
  },
  waiting: {
    heading: "Jesteś w kolejce. Osób przed tobą:",
    wait: "Szacowany czas: {{range}}.",
    near: "Twoja kolej przyjdzie około {{time}}.",
    unknown: "Nie wiemy jeszcze, jak długo to potrwa.",
    far: "Miejsca skończą się prawdopodobnie przed twoją koleją.",
  },
  paused: {
    heading: "Wszystkie miejsca są zarezerwowane. Osób przed tobą:",
    text: "Część wróci, gdy wygasną rezerwacje. Twoje miejsce w kolejce zostaje.",
    halted: "Kasa wstrzymała kolejkę. Twoje miejsce zostaje.",
  },
  turn: {
    heading: "Czas na wybór: {{minutes}}. Potem twoje miejsca są zarezerwowane na kolejne 20.",
    word: "Twoja kolej",
    enter: "Wybierz miejsca",
  },
  inside: {
    heading: "Twoja kolej trwa do {{time}}",
    text: "Wybierz wcześniej. Do zapłaty nic nie pobieramy.",
    more: "10 minut więcej",
  },
  missed: {
    heading: "Twoja kolej minęła. Miejsce zostało.",
    enter: "Wejdź teraz",
  },
  spent: {
    heading: "Twoja kolej jest wykorzystana",
    text: "Aby kupić więcej, zajmij nowe miejsce na końcu kolejki.",
  },
  soldOut: {
    heading: "Ostatnie miejsca zniknęły o {{time}}. Nic nie pobraliśmy.",
    word: "Wyprzedane",
    text: "Czasem miejsca wracają po zwrotach.",
    others: "Zobacz inne gale",
  },
  ended: {
    heading: "Teraz nie ma kolejki",
    text: "Możesz wybrać miejsca bez czekania.",
  },
  notice: {
    crowded: "Wchodzi wielu fanów, których kolej minęła. Spróbuj za kilka sekund.",
    notYours: "To miejsce należy do innej przeglądarki lub konta. Zajmij własne.",
    notCalled: "To jeszcze nie twoja kolej.",
    accountNeeded: "Ta sprzedaż wymaga konta z potwierdzonym adresem e-mail. Zaloguj się, a potem zajmij miejsce.",
    closed: "Kolejka teraz nikogo nie przyjmuje.",
    noMore: "Twojej kolei nie można już przedłużyć.",
    heldElsewhere:
      "Masz już zarezerwowane miejsca, na innym koncie albo bez logowania. Najpierw za nie zapłać albo je zwolnij: za jednym razem możesz złożyć jedno zamówienie.",
    tooMany: "Zbyt wiele prób. Odczekaj dziesięć minut i spróbuj ponownie.",
  },
  join: "Zajmij miejsce",
  signIn: "Zaloguj się",
  safe: {
    title: "Co jest pewne",
    reload: "Nie trzeba odświeżać",
    reloadText: "Strona sprawdza sama. Ostatnio: {{time}}.",
    stillText: "Strona nie sprawdza sama.",
    check: "Sprawdź ponownie",
    still: "Nie sprawdzaj",
    kept: "Twoje miejsce jest zapisane",
    keptText: "Zablokuj telefon lub zamknij stronę. Wróć w tej przeglądarce, a miejsce będzie to samo.",
    free: "Bez opłat i bez zapisanej karty",
    freeText: "Pobieramy pieniądze dopiero przy płatności za miejsca.",
  },
  left: {
    title: "Dostępne teraz",
    many: "ponad {{count}}",
    none: "wyprzedane",
  },
  leave: "Opuść kolejkę",
  receipt: "Potwierdzenie miejsca",
  draw: {
    link: "Jak losujemy",
    heading: "Jak losujemy",
    before:
      "Przed otwarciem kolejki wybraliśmy tajną liczbę, ziarno, i opublikowaliśmy jej odcisk. Odcisku nie można później zmienić.",
    order:
      "Przy otwarciu ziarno i liczba uczestników ustalają kolejność wszystkich. Po losowaniu publikujemy ziarno, więc każdy może obliczyć kolejność ponownie.",
    beacon: "Losowanie używa też publicznej liczby losowej, której nikt nie znał przed otwarciem.",
    noBeacon: "Publiczna liczba losowa nie jest używana.",
    late: "Kto dołączy po otwarciu, stoi za wszystkimi z losowania, w kolejności przybycia.",
    fingerprint: "Odcisk",
    seed: "Ziarno",
    people: "Uczestnicy losowania",
    random: "Publiczna liczba losowa",
    later: "Opublikujemy po losowaniu",
    record: "Zapis jako plik",
    verify: "Sprawdź losowanie w tej przeglądarce",
    right: "Losowanie jest poprawne.",
    wrong: "Losowanie nie zgadza się z zapisem.",
    back: "Wróć do kolejki",
  },
};
