/** Polish texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Dostępność",
  description: "Jak {{name}} działa z klawiaturą, czytnikiem ekranu i dużym tekstem oraz co jeszcze nie działa.",
  lead: "Każda osoba powinna móc kupić tu bilet. Ta strona mówi, co testujemy i jakie błędy znamy.",
  goalTitle: "Nasz cel",
  goal: "Tworzymy zgodnie z wytycznymi dostępności treści internetowych (WCAG) 2.2, poziom AA. Nikt z zewnątrz nie sprawdził strony, więc nie twierdzimy, że je spełnia.",
  testedTitle: "Co testujemy",
  keyboard: "Rezerwowanie, zmienianie, zwalnianie i opłacanie miejsc samą klawiaturą, ze skryptami i bez nich.",
  checker: "Każdą stronę programem axe, który znajduje błędy, w jasnych i ciemnych kolorach.",
  narrow: "Każdą stronę w każdym języku przy szerokości 320 pikseli, czyli tyle, ile zostaje przy powiększeniu 400%.",
  focus: "Dokąd trafia fokus, gdy coś się zmienia, i co odczytują czytniki ekranu.",
  knownTitle: "Jakie błędy znamy",
  people:
    "Testujemy programami w jednej przeglądarce, jeszcze nie z osobami, które używają czytnika ekranu, sterowania głosem lub lupy.",
  names:
    "Nazwy gal, wrestlerów i kategorii są po angielsku. W zdaniach w innych językach czytniki ekranu mogą je źle wymawiać.",
  video: "Powtórki mają angielskie napisy. Transmisje na żywo ich nie mają, a audiodeskrypcji nie ma nigdzie.",
  time: "Rezerwacja trwa 20 minut i nie można jej przedłużyć, bo na miejsca czekają inni. Czytniki ekranu mówią, gdy zostaje 5 minut i 1 minuta.",
  others:
    "Płatność odbywa się na stronie Stripe. Niektóre sposoby logowania otwierają strony Amazon, Apple, Facebook lub Google. Ich nie możemy zmienić.",
  contactTitle: "Napisz, co ci przeszkadza",
  contact: "Podaj stronę i to, czego używasz. Napisz też, jeśli nie możesz kupić tu biletu. Odpowiadamy e-mailem.",
  write: "Napisz do nas",
  reviewed: "Ostatni przegląd: {{date}}",
};
