/** Polish: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
  assistance: {
    title: "Pomoc w płatnościach",
    description: "Zwroty, płatności i zgubione bilety: szybkie odpowiedzi, twoje zamówienia i list do biura.",
    lead: "Płatność wygląda źle, bilet zaginął, pieniądze mają wrócić: zacznij tutaj.",
    guestTitle: "Zakup z kontem?",
    guestText:
      "Zaloguj się, a znajdziesz tu swoje zamówienia z zapłaconymi kwotami. Zamówienie bez konta otwiera się linkiem z wiadomości e-mail.",
    signIn: "Zaloguj się",
    signUp: "Załóż konto",
    ordersTitle: "Twoje zamówienia",
    emptyTitle: "Nie ma jeszcze zamówień",
    emptyText: "Tu znajdziesz swoje zakupy: ile zapłacono i ile wróciło.",
    emptyAction: "Zobacz terminy trasy",
  },
  orders: {
    date: "Data",
    what: "Za co",
    state: "Stan",
    amount: "Kwota",
    line_one: "{{title}}, {{count}} bilet",
    line_few: "{{title}}, {{count}} bilety",
    line_many: "{{title}}, {{count}} biletów",
    line_other: "{{title}}, {{count}} biletu",
    number: "Zamówienie {{number}}",
    paid: "Zapłacono",
    free: "Bezpłatnie",
    refunded: "Zwrócono pieniądze",
    show: "Pokaż bilety",
    ask: "Zapytaj o to",
    next: "Co możesz zrobić",
  },
  answers: {
    title: "Szybkie odpowiedzi",
    refund: "Czy mogę oddać bilety?",
    refundText:
      "Tak, do 48 godzin przed gongiem: napisz do nas i podaj zamówienie. Za odwołaną galę pieniądze wracają bez składania wniosku na kartę, którą zapłacono. Gdy gala zostaje przełożona, bilety zachowują ważność; jeśli nowy termin nie pasuje, napisz do nas.",
    when: "Kiedy wrócą pieniądze?",
    whenText: "Wysyłamy je w dniu przyznania zwrotu i potwierdzamy to e-mailem. Banki pokazują je w ciągu 5–10 dni.",
    hold: "Co to jest rezerwacja?",
    holdText:
      "Wybrane miejsca są twoje przez 20 minut. Po przejściu do płatności strona płatności czeka 31 minut. Potem miejsca wracają do sprzedaży i nic nie jest pobierane.",
    pending: "Płatność poszła, a biletów nie ma",
    pendingText:
      "Bank może jeszcze odpowiadać: strona po płatności sama sprawdza to ponownie, a e-mail przychodzi, gdy wszystko jest gotowe. Jeśli pieniądze dotarły za późno i miejsca przepadły, cała kwota już do ciebie wraca.",
    lost: "Bilety zginęły",
    lostText:
      "Z kontem są w twoim profilu. Bez konta otwierają się linkiem z wiadomości e-mail, a tę wiadomość możemy wysłać ponownie.",
    find: "Wyślij bilety ponownie",
    card: "Czy przechowujecie numer mojej karty?",
    cardText: "Nie. Wpisujesz go na stronie Stripe, a my go nie widzimy.",
  },
  letter: {
    title: "Napisz do biura",
    text: "List czyta człowiek i odpowiada e-mailem.",
    name: "Imię i nazwisko",
    email: "E-mail",
    subject: "Czego dotyczy list?",
    choose: "Wybierz",
    refund: "Zwrot",
    payment: "Płatność",
    tickets: "Brakujące lub błędne bilety",
    account: "Moje konto lub moje dane",
    access: "Wejście i dostępność",
    other: "Coś innego",
    order: "Zamówienie",
    noOrder: "Żadne z nich",
    message: "Wiadomość",
    messageHelp: "Nigdy nie wpisuj tu numeru karty ani hasła.",
    newsletter: "Przysyłajcie mi nowe terminy. Mogę z tego zrezygnować w każdej chwili.",
    trap: "Zostaw to pole puste",
    send: "Wyślij list",
    sending: "Wysyłanie",
    notSent: "List nie został wysłany. Czego brakuje, zaznaczono poniżej.",
    tooMany:
      "To było dużo listów w dziesięć minut, więc ten nie został wysłany. Nadal jest poniżej: wyślij go trochę później.",
    away: "Biuro jest w tej chwili nieosiągalne, więc list nie został wysłany. Nadal jest poniżej: wyślij go nieco później.",
    sentTitle: "Twój list jest u nas",
    sentText:
      "Ma numer {{number}}. Przeczyta go człowiek i odpowie na podany adres; nic innego tam nie wyślemy, chyba że zamówisz nowe terminy.",
    another: "Napisz kolejny list",
    nameMissing: "Podaj imię i nazwisko.",
    nameLong: "Najwyżej tyle znaków: {{max}}.",
    emailMissing: "Podaj, dokąd odpisać.",
    emailInvalid: "To nie jest adres e-mail.",
    subjectMissing: "Wybierz, czego dotyczy list.",
    messageMissing: "Napisz, co się stało.",
    messageLong: "Najwyżej tyle znaków: {{max}}.",
  },
  privacy: {
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
    rightsDelete:
      "Napisz do nas na temat „Moje konto lub moje dane” z adresu e-mail, którego to dotyczy. Usuniemy wszystko, czego prawo nie każe nam przechowywać; o tym, co musi zostać, na przykład o opłaconym zamówieniu, powiemy ci.",
    write: "Napisz do biura",
  },
};
