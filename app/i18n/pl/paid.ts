/** Polski: Polish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Zapłacono",
  stamp: "Zapłacono {{amount}}",
  word: {
    tickets: "Wchodzisz",
    broadcast: "Oglądasz",
    premium: "Pierwszy rząd",
    goods: "Już twoje",
  },
  heading: {
    paid: "Płatność przyjęta: {{amount}}.",
    nothing: "Nie pobraliśmy opłaty.",
    tickets: "Twoje bilety są gotowe: {{title}}.",
    broadcast: "Możesz oglądać: {{title}}.",
    premium: "Twoja subskrypcja Premium jest aktywna.",
    trial: "Twój okres próbny już trwa.",
    goods: "Mamy twoje zamówienie: {{title}}.",
  },
  now: "Teraz",
  anyDay: "W każdej chwili",
  later: "Później",
  next: "Co teraz",
  have: "Co już masz",
  mailed: "Szczegóły są też w e-mailu na adres {{email}}.",
  tickets: {
    yours: "Twoje bilety",
    show: "Pokaż bilety",
    code: "Pokaż kod",
    offline: "Bilety działają offline",
    offlineText: "Otwórz je raz na telefonie. Potem widać je także bez zasięgu.",
    keep: "Zachowaj e-mail",
    refund: "Ostatnia szansa na zwrot",
    refundText: "Do {{when}}, w twoim profilu.",
    doorText: "Każdy kod skanuje się tylko raz. Miej go pod ręką przy wejściu.",
  },
  broadcast: {
    yours: "Twoja transmisja",
    profile: "Jest w twoim profilu",
    profileText: "Oglądaj na każdym urządzeniu, na którym się zalogujesz.",
    starts: "Początek transmisji: {{time}}",
  },
  premium: {
    first: "Na początek: {{title}}",
    watch: "Oglądaj wszystko z oznaczeniem Premium",
    renews: "Odnowienie za {{price}}",
    renewsText: "Obciążymy kartę użytą do tej płatności.",
    trialEnds: "Koniec okresu próbnego",
    trialEndsText: "Tego dnia pobierzemy {{price}}, chyba że wcześniej anulujesz.",
    plans: "Zobacz plany",
  },
  goods: {
    ships: "Napiszemy, gdy wyślemy paczkę",
    shipsText: "Przesyłki krajowe docierają do tygodnia, zagraniczne do trzech.",
    returns: "Zmieniasz zdanie?",
    returnsText: "Na zwrot masz 30 dni. Napisz do nas, a podamy adres.",
  },
  refunded: "Zwróciliśmy ci pieniądze",
};
