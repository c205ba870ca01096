/** Portuguese texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Código de pré-venda ou de desconto",
  use: "Usar código",
  have: "Tem um código? Digite para ver o que ele libera.",
  counts: "{{code}} é válido. Seu preço aparece assim que seus lugares forem reservados.",
  saved: "Você economiza {{amount}} com {{code}}.",
  kept: "Com {{code}}, os ingressos que você mantém custam {{amount}}.",
  insteadOf: "em vez de {{price}}, {{code}}",
  regular: "Preço normal: {{price}}",
  premiumNow: "Membros Premium agora, todos a partir de {{when}}",
  premiumFrom: "Membros Premium a partir de {{premium}}, todos a partir de {{when}}",
  codeNow: "Com código de pré-venda até {{when}}",
  codeFrom: "Com código de pré-venda a partir de {{when}}",
  earlyUntil: "Preço antecipado até {{when}}",
  earlyLeft: "Restam ao preço antecipado: {{n}}",
};
