/** Polish: the texts of what a fan has paid, what she can do about it, and the mails that tell her of it. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Serwis płatności jest w tej chwili nieosiągalny. To, co przechowujemy sami, jest poniżej; faktury i twoja karta wrócą razem z nim.",
  due: {
    title: "Jedna płatność czeka",
    text: "Nie udało się pobrać {{amount}} za: {{title}}. Zapłać albo zaktualizuj kartę, a wszystko wróci do normy.",
    pay: "Zapłać {{amount}}",
  },
  premium: {
    none: "Nie masz teraz subskrypcji.",
    see: "Zobacz Premium",
  },
  card: {
    title: "Twoja karta",
    name: "{{brand}} z końcówką {{last4}}",
    expires: "Ważna do: {{date}}",
    soon: "Wkrótce straci ważność",
    over: "Nieważna",
    soonText: "Zaktualizuj ją wcześniej, aby nic się nie zatrzymało.",
    overText: "Nie można już nią płacić. Zaktualizuj ją, aby nic się nie zatrzymało.",
    none: "Nie przechowujemy żadnej twojej karty. Wpisujesz ją na stronie Stripe przy płatności.",
    update: "Zaktualizuj kartę",
    going: "Przejście do Stripe",
    unreachable: "Strona Stripe jest w tej chwili nieosiągalna. Nic się nie zmieniło; spróbuj ponownie za minutę.",
  },
  list: {
    title: "Twoje płatności",
    text: "Bilety, gale w domu, artykuły i Premium, razem z fakturami.",
    emptyTitle: "Nie ma jeszcze płatności",
    emptyText: "Tu znajdziesz swoje zakupy, z potwierdzeniem i sposobem na odzyskanie pieniędzy.",
    emptyAction: "Zobacz terminy trasy",
    tickets_one: "{{count}} bilet",
    tickets_few: "{{count}} bilety",
    tickets_many: "{{count}} biletów",
    tickets_other: "{{count}} biletu",
    night: "Do obejrzenia w domu",
    goods: "Ze sklepu",
    order: "Zamówienie {{number}}",
    invoice: "Faktura {{number}}",
    paid: "Zapłacono",
    open: "Do zapłaty",
    void: "Unieważniono",
    refunded: "Zwrócono pieniądze",
    partly: "Zwrócono {{amount}}",
    returned: "Zwrot nie dotarł",
    disputed: "Wyjaśnia bank",
    receipt: "Potwierdzenie",
    pdf: "Jako PDF",
    details: "Szczegóły",
    ask: "Zapytaj o to",
    pages: "Strony płatności",
    page: "Strona {{page}} z {{pages}}",
    newer: "Nowsze",
    older: "Starsze",
  },
  refund: {
    open: "Odzyskaj pieniądze",
    ticketsUntil:
      "Te bilety możesz oddać w terminie do: {{date}}. Zwrócimy {{amount}} na kartę, którą zapłacono, a bilety stracą ważność.",
    ticketsOpen:
      "Nowy termin nie jest jeszcze ustalony, więc te bilety możesz oddać w każdej chwili. Zwrócimy {{amount}} na kartę, którą zapłacono, a bilety stracą ważność.",
    nightUntil:
      "Tę galę możesz oddać do jej rozpoczęcia: {{date}}. Zwrócimy {{amount}} na kartę, którą zapłacono, a gali nie będzie już można oglądać.",
    confirm: "Oddaj i odzyskaj {{amount}}",
    sending: "Chwileczkę",
    done: "Gotowe. Kwota {{amount}} wraca na kartę, którą zapłacono; banki pokazują ją w ciągu 5–10 dni. Potwierdzi to też e-mail.",
    late: "Tego nie można już oddać automatycznie. Napisz do nas poniżej: twoje zamówienie jest dołączone, a decyduje człowiek.",
    ruleTitle: "Kiedy pieniądze wracają",
    ruleTickets:
      "<b>Bilety</b>: do 48 godzin przed gongiem, od razu. Gdy gala została przełożona, do gongu w nowym terminie. Bilety wykorzystane lub przekazane komuś innemu: zapytaj nas.",
    ruleNight:
      "<b>Gale w domu</b>: do rozpoczęcia gali, od razu. Potem za podwójny zakup, odwołaną galę lub usterkę po naszej stronie, jeśli napiszesz w ciągu 48 godzin.",
    rulePremium:
      "<b>Premium</b>: anulujesz w każdej chwili, a subskrypcja działa do końca opłaconego okresu. Płatność pobrana dwa razy lub z naszej winy wraca: napisz do nas.",
    ruleGoods: "<b>Artykuły</b>: w ciągu 30 dni od zakupu. Napisz do nas, a powiemy, dokąd je odesłać.",
    ruleOff: "Za odwołaną galę pieniądze wracają bez składania wniosku.",
  },
  mail: {
    hello: "Witaj,",
    nightPaidSubject: "Możesz już oglądać: {{title}}",
    nightPaid:
      "Dziękujemy. Ta gala jest twoja: {{title}}, {{date}}. Na żywo, a tam, gdzie jest powtórka, także w powtórce.",
    nightPaidWatch: "Przejdź do ekranu",
    paidLine: "Zapłacono: {{amount}}, {{date}}",
    invoiceLine: "Faktura: {{number}}",
    premiumPaidSubject: "Twoje potwierdzenie płatności za Premium",
    premiumPaid: "Dziękujemy, że jesteś z nami. Płatność za Premium została zrealizowana.",
    failedSubject: "Płatność za Premium się nie powiodła",
    failed: "Nie udało się pobrać {{amount}} za Premium. Spróbujemy ponownie, a w tym czasie nic nie tracisz.",
    failedNext: "Następna próba: {{date}}. Działająca karta od razu załatwi sprawę.",
    failedLast: "To była ostatnia próba, a bez płatności subskrypcja nie może trwać dalej.",
    failedPay: "Zapłać teraz",
    trialSubject: "Koniec twoich dni bezpłatnych: {{date}}",
    trial:
      "Koniec twoich dni bezpłatnych z Premium: {{date}}. Wtedy pobierzemy {{amount}} i wszystko będzie trwać dalej.",
    trialLeave: "Jeśli wolisz zrezygnować: anuluj wcześniej, a nic nie zostanie pobrane.",
    canceledSubject: "Twoje Premium zostało anulowane",
    canceled:
      "Zgodnie z twoim życzeniem subskrypcja się zakończy. Koniec: {{date}}. Do tego czasu wszystko pozostaje twoje i nic więcej nie zostanie pobrane.",
    endedSubject: "Twoje Premium się zakończyło",
    ended: "Twoja subskrypcja się zakończyła. Nic więcej nie zostanie pobrane. Możesz wrócić w każdej chwili.",
    refundSubject: "Kwota {{amount}} wraca do ciebie",
    refund: "Zwróciliśmy {{amount}} za: {{title}}, na kartę, którą zapłacono. Kwota pojawi się w ciągu 5–10 dni.",
    refundFailedSubject: "Zwrot {{amount}} nie dotarł na twoją kartę",
    refundFailed:
      "Twój bank odesłał nam zwrot {{amount}} za: {{title}}. Zwykle oznacza to, że karta została zamknięta lub wymieniona. Te pieniądze nadal są twoje: napisz do nas, a znajdziemy inny sposób, żeby je wypłacić.",
    trialRefusedSubject: "Twój okres próbny się nie rozpoczął",
    trialRefused:
      "Na tę kartę wykorzystano już bezpłatny okres próbny Premium, a przysługuje jeden na kartę. Subskrypcja się nie rozpoczęła i niczego nie pobraliśmy. Nadal możesz dołączyć bez okresu próbnego.",
    yours: "Twoje płatności",
    premiumPage: "Twoja subskrypcja",
    receipt: "Faktura",
    help: "Pytania",
  },
};
