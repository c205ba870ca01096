/** Russian texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Код предпродажи или промокод",
  use: "Применить код",
  have: "Есть код? Введите его и узнайте, что вам доступно.",
  counts: "Код {{code}} действует. Цена появится, как только места будут за вами.",
  saved: "С кодом {{code}} вы экономите {{amount}}.",
  kept: "С кодом {{code}} оставшиеся билеты стоят {{amount}}.",
  insteadOf: "вместо {{price}}, {{code}}",
  regular: "Обычная цена: {{price}}",
  premiumNow: "Сейчас — для подписчиков «Премиум», для всех — {{when}}",
  premiumFrom: "Для подписчиков «Премиум» — {{premium}}, для всех — {{when}}",
  codeNow: "С кодом предпродажи до: {{when}}",
  codeFrom: "С кодом предпродажи: {{when}}",
  earlyUntil: "Ранняя цена до: {{when}}",
  earlyLeft: "Осталось по ранней цене: {{n}}",
};
