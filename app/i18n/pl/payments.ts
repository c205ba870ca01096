/** Polish: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Nie możemy teraz połączyć się z serwisem płatności. Zamówienia są poniżej. Faktury i karta wrócą razem z nim.",
  due: {
    title: "Masz zaległą płatność",
    text: "Nie udało się pobrać {{amount}} za: {{title}}. Zapłać teraz albo zaktualizuj kartę.",
    pay: "Zapłać {{amount}}",
  },
  premium: {
    none: "Nie masz teraz Premium.",
    see: "Zobacz Premium",
  },
  card: {
    title: "Twoja karta",
    name: "{{brand}} z końcówką {{last4}}",
    expires: "Ważna do: {{date}}",
    soon: "Wkrótce wygasa",
    over: "Wygasła",
    soonText: "Zaktualizuj ją wcześniej, aby wszystko działało dalej.",
    overText: "Nie możemy już jej obciążyć. Zaktualizuj ją, aby wszystko działało dalej.",
    none: "Brak zapisanej karty. Podajesz ją na stronie Stripe przy płatności.",
    update: "Zaktualizuj kartę",
    going: "Otwieranie Stripe",
    unreachable: "Nie możemy teraz połączyć się ze Stripe. Niczego nie zmieniono. Spróbuj ponownie za minutę.",
  },
  list: {
    title: "Płatności",
    text: "Bilety, pay-per-view, zamówienia ze sklepu i Premium, z każdą fakturą.",
    emptyTitle: "Nie ma jeszcze płatności",
    emptyText: "Tu pojawią się twoje zakupy, z potwierdzeniami i zwrotami.",
    emptyAction: "Zobacz terminy trasy",
    tickets_one: "{{count}} bilet",
    tickets_few: "{{count}} bilety",
    tickets_many: "{{count}} biletów",
    tickets_other: "{{count}} biletu",
    night: "Pay-per-view",
    goods: "Zamówienie ze sklepu",
    order: "Zamówienie {{number}}",
    invoice: "Faktura {{number}}",
    paid: "Zapłacono",
    open: "Do zapłaty",
    void: "Unieważniono",
    refunded: "Zwrócono pieniądze",
    partly: "Zwrócono {{amount}}",
    returned: "Zwrot nie dotarł",
    disputed: "Zakwestionowano",
    receipt: "Potwierdzenie",
    pdf: "PDF",
    details: "Szczegóły",
    ask: "Uzyskaj pomoc",
    pages: "Strony płatności",
    page: "Strona {{page}} z {{pages}}",
    newer: "Nowsze",
    older: "Starsze",
  },
  refund: {
    open: "Uzyskaj zwrot",
    ticketsUntil:
      "Zwrot możliwy do: {{date}}. {{amount}} wróci na kartę użytą do płatności, a te bilety stracą ważność.",
    ticketsOpen:
      "Nowy termin nie jest ustalony, więc zwrot możesz dostać w każdej chwili. {{amount}} wróci na kartę użytą do płatności, a te bilety stracą ważność.",
    nightUntil:
      "Zwrot możliwy do startu transmisji: {{date}}. {{amount}} wróci na kartę użytą do płatności, a transmisji nie będzie już można obejrzeć.",
    nightOpen:
      "Nowy termin nie jest ustalony, więc zwrot możesz dostać w każdej chwili. {{amount}} wróci na kartę użytą do płatności, a transmisji nie będzie już można obejrzeć.",
    confirm: "Odzyskaj {{amount}}",
    sending: "Zwracanie",
    done: "Gotowe. {{amount}} wraca na kartę użytą do płatności. Może to potrwać od 5 do 10 dni. Potwierdzimy to e-mailem.",
    late: "Na automatyczny zwrot jest za późno. Wyślij nam wiadomość poniżej: zamówienie jest dołączone, a decyzję podejmie człowiek.",
    ruleTitle: "Zasady zwrotów",
    ruleTickets:
      "<b>Bilety</b>: zwrot tutaj do 48 godzin przed gongiem, a po przełożeniu gali do gongu w nowym terminie. Bilety wykorzystane lub przekazane: napisz do nas.",
    ruleNight:
      "<b>Pay-per-view</b>: zwrot tutaj do startu transmisji. Potem tylko za podwójny zakup, odwołaną galę lub nasz błąd, jeśli napiszesz do nas w ciągu 48 godzin.",
    rulePremium:
      "<b>Premium</b>: anuluj w każdej chwili i korzystaj do końca opłaconego okresu. Opłata pobrana dwa razy lub przez pomyłkę? Napisz do nas, a ją zwrócimy.",
    ruleGoods: "<b>Sklep</b>: w ciągu 30 dni. Napisz do nas, a powiemy, dokąd odesłać produkt.",
    ruleOff: "Jeśli gala zostanie odwołana, zwrócimy pieniądze automatycznie.",
  },
  mail: {
    nightPaidSubject: "Możesz już oglądać: {{title}}",
    nightPaid:
      "Dziękujemy za zamówienie. Masz już dostęp: {{title}}, {{date}}. Na żywo i w powtórce, jeśli jest dostępna.",
    nightPaidWatch: "Oglądaj tutaj",
    paidLine: "Zapłacono: {{amount}}, {{date}}",
    invoiceLine: "Faktura: {{number}}",
    premiumPaidSubject: "Potwierdzenie płatności za Premium",
    premiumPaid: "Dziękujemy, że jesteś z nami. Otrzymaliśmy płatność za Premium.",
    failedSubject: "Płatność za Premium się nie powiodła",
    failed: "Nie udało się pobrać {{amount}} za Premium.",
    failedNext:
      "Zachowujesz Premium, a my spróbujemy ponownie. Następna próba: {{date}}. Aby załatwić to od razu, zaktualizuj kartę.",
    failedLast: "To była ostatnia próba. Zapłać teraz, aby zachować Premium.",
    failedPay: "Zapłać teraz",
    trialSubject: "Koniec okresu próbnego: {{date}}",
    trial: "Koniec bezpłatnego okresu próbnego Premium: {{date}}. Tego dnia pobierzemy {{amount}} i oglądasz dalej.",
    trialLeave: "Nie chcesz? Anuluj wcześniej, a nie pobierzemy opłaty.",
    canceledSubject: "Twoje Premium zostało anulowane",
    canceled: "Premium zostało anulowane. Masz je do {{date}} i nie pobierzemy już żadnej opłaty.",
    keptSubject: "Twoje Premium trwa dalej",
    keptMonth: "Odnowienie subskrypcji miesięcznej: {{date}}, {{amount}}.",
    keptYear: "Odnowienie subskrypcji rocznej: {{date}}, {{amount}}.",
    keptChange:
      "Zachowujesz Premium, a anulowanie już nie obowiązuje. Plan lub kartę zmienisz, a subskrypcję anulujesz w każdej chwili na stronie Premium.",
    endedSubject: "Twoje Premium się zakończyło",
    ended: "Twoja subskrypcja się zakończyła. Nie pobierzemy już żadnej opłaty. Wróć, kiedy chcesz.",
    refundSubject: "Zwrot {{amount}} jest w drodze",
    refund: "Zwróciliśmy {{amount}} za: {{title}}, na kartę użytą do płatności. Może to potrwać od 5 do 10 dni.",
    refundFailedSubject: "Zwrot {{amount}} nie dotarł na twoją kartę",
    refundFailed:
      "Twój bank odesłał nam zwrot {{amount}} za: {{title}}. Zwykle oznacza to, że karta została zamknięta lub wymieniona. Te pieniądze nadal są twoje: napisz do nas, a znajdziemy inny sposób, żeby je wypłacić.",
    trialRefusedSubject: "Twój okres próbny się nie rozpoczął",
    trialRefused:
      "Na tę kartę wykorzystano już bezpłatny okres próbny Premium, a przysługuje jeden na kartę. Subskrypcja się nie rozpoczęła i nie pobraliśmy opłaty. Nadal możesz dołączyć bez okresu próbnego.",
    yours: "Zobacz płatności",
    premiumPage: "Zarządzaj Premium",
    receipt: "Zobacz fakturę",
  },
};
