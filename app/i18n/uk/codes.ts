/** Ukrainian texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Код передпродажу або промокод",
  use: "Застосувати код",
  have: "Маєте код? Введіть його й дізнайтеся, що вам доступно.",
  counts: "Код {{code}} діє. Ціна з’явиться, щойно місця будуть за вами.",
  saved: "З кодом {{code}} ви заощаджуєте {{amount}}.",
  kept: "З кодом {{code}} квитки, що залишаються, коштують {{amount}}.",
  insteadOf: "замість {{price}}, {{code}}",
  regular: "Звичайна ціна: {{price}}",
  premiumNow: "Зараз — для підписників «Преміум», для всіх — {{when}}",
  premiumFrom: "Для підписників «Преміум» — {{premium}}, для всіх — {{when}}",
  codeNow: "З кодом передпродажу до: {{when}}",
  codeFrom: "З кодом передпродажу: {{when}}",
  earlyUntil: "Рання ціна до: {{when}}",
  earlyLeft: "Залишилося за ранньою ціною: {{n}}",
};
