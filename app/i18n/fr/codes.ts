/** French texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Code de prévente ou de réduction",
  use: "Utiliser le code",
  have: "Vous avez un code\u00a0? Saisissez-le pour voir ce qu’il vous ouvre.",
  counts: "{{code}} est valable. Votre prix s’affiche dès que vos places sont réservées.",
  saved: "Vous économisez {{amount}} avec {{code}}.",
  kept: "Avec {{code}}, les billets que vous gardez coûtent {{amount}}.",
  insteadOf: "au lieu de {{price}}, {{code}}",
  regular: "Prix normal\u00a0: {{price}}",
  premiumNow: "Membres Premium dès maintenant, tout le monde à partir de {{when}}",
  premiumFrom: "Membres Premium à partir de {{premium}}, tout le monde à partir de {{when}}",
  codeNow: "Avec un code de prévente jusqu’à {{when}}",
  codeFrom: "Avec un code de prévente à partir de {{when}}",
  earlyUntil: "Tarif anticipé jusqu’à {{when}}",
  earlyLeft: "Places restantes au tarif anticipé\u00a0: {{n}}",
};
