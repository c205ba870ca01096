/** Spanish texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Código de preventa o de descuento",
  use: "Usar código",
  have: "¿Tienes un código? Escríbelo para ver a qué te da acceso.",
  counts: "{{code}} es válido. Verás tu precio cuando tus asientos estén reservados.",
  saved: "Ahorras {{amount}} con {{code}}.",
  kept: "Con {{code}}, las entradas que conservas cuestan {{amount}}.",
  insteadOf: "en lugar de {{price}}, {{code}}",
  regular: "Precio normal: {{price}}",
  premiumNow: "Ahora para miembros Premium, para todos desde {{when}}",
  premiumFrom: "Miembros Premium desde {{premium}}, todos desde {{when}}",
  codeNow: "Con código de preventa hasta {{when}}",
  codeFrom: "Con código de preventa desde {{when}}",
  earlyUntil: "Precio anticipado hasta {{when}}",
  earlyLeft: "Quedan a precio anticipado: {{n}}",
};
