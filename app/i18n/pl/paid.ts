/** Polski: Polish texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Zapłacono",
  stamp: "Zapłacono {{amount}}",
  word: {
    tickets: "Masz miejsce",
    broadcast: "Zaczynamy",
    premium: "Pierwszy rząd",
    goods: "To twoje",
  },
  heading: {
    paid: "Płatność przyjęta: {{amount}}.",
    nothing: "Nic nie zostało pobrane.",
    tickets: "Twoje bilety są gotowe: {{title}}.",
    broadcast: "Możesz oglądać: {{title}}.",
    premium: "Twoja subskrypcja Premium działa.",
    trial: "Twój okres próbny trwa.",
    goods: "Mamy twoje zamówienie: {{title}}.",
  },
  now: "Teraz",
  anyDay: "W każdej chwili",
  next: "Co teraz",
  have: "Co masz teraz",
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
    profileText: "Oglądaj na każdym ekranie, na którym masz otwarte konto.",
    starts: "Początek transmisji: {{time}}",
  },
  premium: {
    first: "Na początek: {{title}}",
    watch: "Oglądaj wszystko ze znakiem Premium",
    renews: "Odnowienie za {{price}}",
    renewsText: "Obciążymy kartę, którą była zapłata.",
    trialEnds: "Koniec okresu próbnego",
    trialEndsText: "Tego dnia {{price}}, chyba że anulujesz wcześniej.",
    plans: "Zobacz plany",
  },
  goods: {
    ships: "Napiszemy, gdy wyślemy paczkę",
    shipsText: "Paczki krajowe idą do tygodnia, zagraniczne do trzech.",
    returns: "Zmiana zdania?",
    returnsText: "Masz 30 dni. Napisz do nas, a podamy adres do odesłania.",
  },
  refunded: "Zwróciliśmy ci pieniądze",
};
