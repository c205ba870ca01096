/** Polish texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Opuść listę oczekujących",
  deadline: "Zapłać do: {{until}}.",
  confirm: {
    subject: "Potwierdź e-mail: lista oczekujących na {{title}}",
    word: "Jeszcze jeden krok",
    heading: "Potwierdź e-mail, aby dołączyć do listy oczekujących na {{title}}.",
    text: "Kolejność liczy się od chwili potwierdzenia. Jeśli to nie ty, zignoruj ten e-mail i nic się nie stanie.",
    button: "Dołącz do listy oczekujących",
  },
  joined: {
    subject: "Jesteś na liście oczekujących na {{title}}",
    word: "W kolejce",
    heading: "Jesteś na liście oczekujących na {{title}}.",
    text: "Gdy zwolnią się miejsca, proponujemy je osobie, która czeka najdłużej i której pasują. Dostaniesz e-mail z terminem. Zapłać na czas, a będą twoje.",
    button: "Zobacz moją kolejność",
  },
  offer: {
    subject: "Miejsca na {{title}}: twoje do {{until}}",
    word: "Twoja kolej",
    heading: "Miejsca na {{title}} są twoje do: {{until}}.",
    text: "Bez płatności do tego czasu dostanie je następna osoba.",
    button: "Zobacz ofertę",
  },
  missed: {
    subject: "Twoja oferta na {{title}} wygasła",
    word: "Po terminie",
    heading: "Twoja oferta na {{title}} wygasła przed płatnością.",
    text: "Miejsca dostała następna osoba. Nadal jesteś na liście, ale teraz na końcu. Kolejna przegapiona oferta oznacza skreślenie z listy.",
    button: "Zobacz moją kolejność",
  },
  over: {
    subject: "Nie ma cię już na liście oczekujących na {{title}}",
    word: "Poza listą",
    heading: "Nie ma cię już na liście oczekujących na {{title}}.",
    missed: "Dwie oferty zostały bez odpowiedzi. Możesz dołączyć ponownie w każdej chwili.",
    closed: "Lista jest zamknięta. Jeśli zwolnią się jeszcze miejsca, do gongu może je kupić każdy.",
    canceled: "Gala została odwołana.",
    button: "Zobacz galę",
  },
  listed: {
    subject: "Twój bilet na {{title}} jest oferowany",
    word: "W ofercie",
    heading: "Twój bilet {{number}} jest oferowany za {{amount}}, czyli za tyle, ile kosztował.",
    text: "Jest twój i ważny, dopóki ktoś za niego nie zapłaci. Do tego czasu możesz wycofać ofertę.",
    less: "Zwrócimy {{amount}}. Reszta została już zwrócona.",
    button: "Zobacz moje bilety",
  },
  sold: {
    subject: "Twój bilet na {{title}} jest sprzedany",
    word: "Sprzedany",
    heading: "Inny fan zapłacił za twój bilet {{number}}.",
    text: "Zwrócimy {{amount}} tą samą metodą płatności. Może to potrwać od 5 do 10 dni. Kod twojego biletu już nie działa.",
    button: "Zobacz moje bilety",
  },
  withdrawn: {
    subject: "Twój bilet na {{title}} nie jest już oferowany",
    word: "Wycofany",
    heading: "Twój bilet {{number}} nie jest już oferowany.",
    text: "Zwróciliśmy pieniądze za część zamówienia, więc ten bilet kosztuje teraz {{amount}}. To za mało, żeby go sprzedać. Nadal jest twój i ważny.",
    button: "Zobacz moje bilety",
  },
};
