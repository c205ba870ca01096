/** Polish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Dostępność",
  description: "Jak {{name}} działa z klawiaturą, czytnikiem ekranu i powiększonym tekstem, a co jeszcze nie działa.",
  lead: "Każdy powinien móc kupić tu bilet. Na tej stronie piszemy, co testujemy i o jakich błędach wiemy.",
  goalTitle: "Nasz cel",
  goal: "Budujemy serwis według wytycznych dostępności treści internetowych (WCAG) 2.2 na poziomie AA. Nikt z zewnątrz go nie sprawdził, więc nie twierdzimy, że je spełnia.",
  testedTitle: "Co testujemy",
  keyboard: "Rezerwację, zmianę, zwolnienie i opłacenie miejsc za pomocą samej klawiatury, ze skryptami i bez nich.",
  checker: "Każdą stronę w jasnych i ciemnych kolorach programem axe, który wyszukuje błędy.",
  narrow: "Każdą stronę w każdym języku przy szerokości 320 pikseli: tyle zostaje przy powiększeniu 400%.",
  focus: "Dokąd trafia fokus, gdy coś się zmienia, i co odczytują czytniki ekranu.",
  knownTitle: "O jakich błędach wiemy",
  people:
    "Testujemy za pomocą programów w jednej przeglądarce, a jeszcze nie z osobami, które korzystają z czytnika ekranu, sterowania głosem lub lupy.",
  names:
    "Nazwy gal i kategorii oraz imiona wrestlerów są po angielsku. W tekście w innym języku czytniki ekranu mogą je źle wymawiać.",
  video: "Powtórki mają angielskie napisy. Transmisje na żywo ich nie mają, a audiodeskrypcji nie ma nigdzie.",
  time: "Rezerwacja trwa 20 minut i nie można jej przedłużyć, bo na miejsca czekają inni. Czytniki ekranu informują, gdy zostaje 5 minut i 1 minuta.",
  others:
    "Płacisz na stronie Stripe. Niektóre sposoby logowania otwierają strony Amazon, Apple, Facebook lub Google. Na te strony nie mamy wpływu.",
  contactTitle: "Napisz, co ci przeszkadza",
  contact:
    "Napisz, o którą stronę chodzi i z czego korzystasz. Jeśli nie możesz kupić tu biletu, też daj nam znać. Odpowiadamy e-mailem.",
  write: "Napisz do nas",
  reviewed: "Ostatni przegląd: {{date}}",
};
