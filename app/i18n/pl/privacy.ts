/** Polish: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Polityka prywatności",
  description: "Co {{name}} przechowuje o tobie, po co, jak długo i jak to usunąć.",
  lead: "Co ta strona przechowuje o tobie, po co i jak to przerwać. Nic z tego nie jest sprzedawane.",
  short: "Przeglądanie nie jest mierzone ani zapisywane: nie ma listy odwiedzin.",
  cookiesTitle: "Pliki cookie",
  cookiesText: "Pierwsze cztery są zaszyfrowane i żaden skrypt nie może ich odczytać.",
  cookie: "Plik cookie",
  purpose: "Do czego",
  life: "Jak długo",
  session: "Utrzymuje zalogowanie: dowody logowania, twoje imię i adres e-mail.",
  flow: "Niedokończone logowanie lub rejestracja, aby ponowne wczytanie niczego nie zgubiło.",
  guest:
    "Losowa liczba, która trzyma twoje miejsca, tożsamość gościa Amazon Cognito bez nazwiska i klucze zamówień złożonych bez konta.",
  device: "Ostatnia nazwa użyta tu do logowania i to, że ufasz temu urządzeniu. Pozostaje po wylogowaniu.",
  language: "Wybrany język.",
  consent: "Twoja odpowiedź w sprawie pomiarów. Tylko tam, gdzie ta strona o nią pyta.",
  year: "1 rok",
  day: "Najwyżej 24 godziny",
  tab: "Sama karta przeglądarki pamięta też, dokąd przewinięto stronę, a przez dziesięć sekund, że skrypt się nie wczytał. Jedno i drugie znika razem z kartą.",
  phone:
    "Na telefonie przeglądarka zachowuje strony biletów otwarte po zalogowaniu, żeby działały bez sieci. Znikają po wylogowaniu lub po zakończeniu show.",
  keepTitle: "Co przechowujemy",
  keepOrders:
    "<b>Zamówienia i bilety.</b> Imię i nazwisko, e-mail, język, gala, miejsca, cena, zwroty, komu przekazano bilet, kiedy go zeskanowano i kto co zmienił. Pozostają tak długo, jak wymaga prawo podatkowe.",
  keepHolds: "<b>Rezerwacje.</b> Losowa liczba lub konto, które trzyma miejsca. Bez nazwiska.",
  keepLetters:
    "<b>Listy.</b> To, co piszesz, z imieniem i nazwiskiem, adresem e-mail i językiem, oraz chwila zgody na wiadomości o nowych terminach. Pozostają, dopóki nie poprosisz o ich usunięcie.",
  keepCounts:
    "<b>Próby.</b> Ile razy z adresu e-mail lub adresu sieciowego próbowano się zalogować, rezerwować albo pisać. Liczone najwyżej przez godzinę, potem usuwane.",
  othersTitle: "Kto jeszcze bierze w tym udział",
  othersCognito:
    "<b>Amazon Cognito</b> prowadzi konta: e-mail, imię i nazwisko, telefon, jeśli go podasz, i hasło, którego my nigdy nie przechowujemy. Jeśli logujesz się przez Amazon, Apple, Facebook lub Google, przekazują one twój e-mail oraz imię i nazwisko.",
  othersStripe:
    "<b>Stripe</b> przyjmuje płatność na własnych stronach. Poznaje twoją kartę, twój e-mail i to, za co płacisz.",
  othersMail: "<b>Usługa pocztowa</b> dostarcza bilety i odpowiedzi na twój adres e-mail.",
  othersSentry:
    "<b>Sentry</b>, tylko tam, gdzie ta strona zgłasza mu usterki, dowiaduje się, co się zepsuło. Nie dodajemy ani twojego nazwiska, ani adresu.",
  othersTags:
    "<b>Menedżer tagów</b>, tylko tam, gdzie ta strona go ma, i tylko po twojej zgodzie. Decyzję zmienisz na dole każdej strony.",
  rightsTitle: "Twoje prawa",
  rightsText:
    "Możesz zobaczyć, co przechowujemy, sprostować to, zabrać kopię, wnieść sprzeciw albo żądać usunięcia. Wiadomości o nowych terminach kończą się, gdy tylko tak powiesz.",
  rightsAccount: "Jeśli masz konto, możesz <data>zabrać swoje dane albo usunąć konto</data> bez pytania nas.",
  rightsDelete:
    "Napisz do nas na temat „Moje konto lub moje dane” z adresu e-mail, którego to dotyczy. Usuniemy wszystko, czego prawo nie każe nam przechowywać; o tym, co musi zostać, na przykład o opłaconym zamówieniu, powiemy ci.",
  write: "Napisz do biura",
};
