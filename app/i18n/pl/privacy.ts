/** Polish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Polityka prywatności",
  description: "Co {{name}} przechowuje o tobie, po co, jak długo i jak to usunąć.",
  lead: "Co o tobie przechowujemy, po co i jak to zatrzymać. Niczego z tego nie sprzedajemy.",
  short: "Nie mierzymy ani nie zapisujemy przeglądania. Nie ma listy odwiedzin.",
  cookiesTitle: "Pliki cookie",
  cookiesText: "Pierwsze cztery są zaszyfrowane i żaden skrypt nie może ich odczytać.",
  cookie: "Plik cookie",
  purpose: "Cel",
  life: "Jak długo",
  session: "Utrzymuje zalogowanie: tokeny logowania, imię i nazwisko oraz e-mail.",
  flow: "Rozpoczęte logowanie lub rejestracja, aby odświeżenie strony niczego nie zgubiło.",
  guest:
    "Losowa liczba, która trzyma twoje miejsca, identyfikator gościa Amazon Cognito bez nazwiska i klucze zamówień bez konta.",
  device: "Nazwa użyta tu ostatnio do logowania i to, czy ufasz temu urządzeniu. Pozostaje po wylogowaniu.",
  language: "Wybrany język.",
  consent: "Twój wybór w sprawie pomiarów, jeśli ta strona o to pyta.",
  year: "1 rok",
  day: "Do 24 godzin",
  tab: "Karta przeglądarki pamięta też, dokąd przewinięto stronę, a przez dziesięć sekund, że skrypt się nie wczytał. Jedno i drugie znika po jej zamknięciu.",
  phone:
    "Na telefonie przeglądarka zachowuje strony biletów otwarte po zalogowaniu, żeby działały bez sieci. Znikają po wylogowaniu lub po zakończeniu gali.",
  keepTitle: "Co przechowujemy",
  keepOrders:
    "<b>Zamówienia i bilety.</b> Imię i nazwisko, e-mail, język, gala, miejsca, cena, zwroty, przekazania, czas skanowania i kto co zmienił. Przechowujemy je tak długo, jak wymaga prawo podatkowe.",
  keepHolds: "<b>Rezerwacje.</b> Losowa liczba lub konto, które trzyma miejsca. Bez nazwiska.",
  keepLetters:
    "<b>Wiadomości.</b> To, co piszesz, imię i nazwisko, e-mail, język oraz data zgody na e-maile o nowych terminach. Przechowujemy je, dopóki nie poprosisz o usunięcie.",
  keepCounts:
    "<b>Próby.</b> Ile razy z adresu e-mail lub sieciowego próbowano się zalogować, zarezerwować miejsca lub napisać do nas. Liczymy je najwyżej przez dobę, potem usuwamy.",
  keepFollows:
    "<b>Obserwowane i przypomnienia.</b> Twój e-mail, jego język i to, co obserwujesz. Przechowujemy je, dopóki nie zrezygnujesz; każdy taki e-mail ma do tego link. Przypomnienie usuwamy 7 dni po starcie sprzedaży, niepotwierdzony adres po 7 dniach, a adres, który niczego nie obserwuje, po 60. Jeśli wyłączysz dany rodzaj e-maili, zapamiętamy to.",
  keepSearches:
    "<b>Wyszukiwania.</b> Nie zapisujemy, czego szukasz. Liczymy wyszukiwania z adresu sieciowego przez minutę.",
  othersTitle: "Kto jeszcze dostaje dane",
  othersCognito:
    "<b>Amazon Cognito</b> prowadzi konta: e-mail, imię i nazwisko, telefon, jeśli go podasz, oraz hasło, którego nigdy nie przechowujemy. Jeśli logujesz się przez Amazon, Apple, Facebook lub Google, przekazują mu one twój e-mail oraz imię i nazwisko.",
  othersStripe:
    "<b>Stripe</b> przyjmuje płatności na własnych stronach. Dostaje twoją kartę, e-mail i informację, za co płacisz.",
  othersMail: "<b>Usługa e-mail</b> dostarcza bilety i nasze odpowiedzi.",
  othersSentry:
    "<b>Sentry</b>, jeśli ta strona z niego korzysta, dostaje raporty o błędach. Nie dodajemy twojego nazwiska ani adresu.",
  othersTags:
    "<b>Menedżer tagów</b>, jeśli ta strona go ma, i tylko po twojej zgodzie. Decyzję zmienisz na dole każdej strony.",
  rightsTitle: "Twoje prawa",
  rightsText:
    "Możesz zobaczyć, co przechowujemy, sprostować to, dostać kopię, wnieść sprzeciw lub zażądać usunięcia. Z e-maili o nowych terminach wypiszesz się w każdej chwili.",
  rightsAccount: "Jeśli masz konto, możesz samodzielnie <data>pobrać swoje dane lub usunąć konto</data>.",
  rightsDelete:
    "Napisz do nas na temat „Moje konto lub moje dane” z adresu e-mail, którego to dotyczy. Usuniemy wszystko, czego prawo nie każe nam przechowywać, i powiemy, co musi zostać, na przykład opłacone zamówienie.",
  write: "Napisz do nas",
};
