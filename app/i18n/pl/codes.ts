/** Polish texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Kod przedsprzedaży lub rabatowy",
  use: "Użyj kodu",
  have: "Masz kod? Wpisz go i zobacz, co możesz kupić.",
  counts: "{{code}} działa. Twoją cenę zobaczysz, gdy zarezerwujesz miejsca.",
  saved: "Z kodem {{code}} oszczędzasz {{amount}}.",
  kept: "Z kodem {{code}} bilety, które zatrzymujesz, kosztują {{amount}}.",
  insteadOf: "zamiast {{price}}, {{code}}",
  regular: "Cena regularna: {{price}}",
  premiumNow: "Teraz dla członków Premium, dla wszystkich od {{when}}",
  premiumFrom: "Członkowie Premium od {{premium}}, wszyscy od {{when}}",
  codeNow: "Z kodem przedsprzedaży do {{when}}",
  codeFrom: "Z kodem przedsprzedaży od {{when}}",
  earlyUntil: "Cena dla pierwszych do {{when}}",
  earlyLeft: "Pozostało w cenie dla pierwszych: {{n}}",
};
