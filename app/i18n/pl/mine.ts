/** Polish: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Twoje bilety, {{title}}",
    count_one: "{{count}} bilet",
    count_few: "{{count}} bilety",
    count_many: "{{count}} biletów",
    count_other: "{{count}} biletu",
    print: "Drukuj bilety",
    number: "Bilet {{number}}",
    qr: "Kod QR biletu {{number}}",
    tier: "Kategoria",
    admits: "Wstęp",
    admitsOne: "1 osoba",
    order: "Zamówienie",
    paid: "Zapłacono",
    free: "Bezpłatnie",
    refunded: "Zwrócono pieniądze",
    cancelled: "Anulowano",
    used: "Wykorzystano o {{at}}",
    times: "Wejście {{doors}}, gong {{bell}}",
    small: "Skan jednorazowy. Posiadacz: {{name}}. Karta walk może się zmienić.",
    noCode: "Ten bilet został zwrócony i nie jest już ważny.",
    receipt: "Potwierdzenie",
    receiptLine_one: "Zamówienie {{number}}: {{count}} bilet, {{total}}",
    receiptLine_few: "Zamówienie {{number}}: {{count}} bilety, {{total}}",
    receiptLine_many: "Zamówienie {{number}}: {{count}} biletów, {{total}}",
    receiptLine_other: "Zamówienie {{number}}: {{count}} biletu, {{total}}",
    keep: "Link z e-maila otwiera te bilety na każdym urządzeniu. Nie udostępniaj go.",
    keepFan: "Są w twoim profilu i w e-mailu.",
  },
  after: {
    confirming: "Płatność jest jeszcze potwierdzana",
    confirmingText:
      "Bank jeszcze nie odpowiedział. Ta strona sprawdza ponownie co kilka sekund, a miejsca pozostają twoje.",
    confirmingAgain: "Sprawdź ponownie",
    refunded: "Miejsca przepadły, więc zwróciliśmy pieniądze",
    refundedText:
      "Płatność dotarła po wygaśnięciu rezerwacji, a miejsca zajął ktoś inny. Pełną kwotę zwróciliśmy na twoją kartę. Może to potrwać od 5 do 10 dni.",
    ended: "Rezerwacja wygasła",
    endedText: "Płatność nie zakończyła się na czas, więc miejsca wróciły do sprzedaży. Nie pobraliśmy opłaty.",
    pickAgain: "Wybierz miejsca ponownie",
  },
  print: {
    title: "Drukuj bilety, {{title}}",
    back: "Wróć do biletów",
    hint: "Ctrl+P lub ⌘P drukuje jeden bilet na stronie",
    print: "Drukuj",
    heading: "Twoje bilety: {{title}}",
  },
};
