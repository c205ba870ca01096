/** Turkish texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Ön satış veya indirim kodu",
  use: "Kodu kullan",
  have: "Kodunuz mu var? Size neyi açtığını görmek için girin.",
  counts: "{{code}} geçerli. Koltuklarınız ayrılınca fiyatınız görünür.",
  saved: "{{code}} ile {{amount}} tasarruf ediyorsunuz.",
  kept: "{{code}} ile sizde kalan biletlerin tutarı {{amount}}.",
  insteadOf: "{{price}} yerine, {{code}}",
  regular: "Normal fiyat: {{price}}",
  premiumNow: "Şimdi Premium üyelere açık, herkese açılış: {{when}}",
  premiumFrom: "Premium üyelere açılış: {{premium}}, herkese açılış: {{when}}",
  codeNow: "Ön satış koduyla, son: {{when}}",
  codeFrom: "Ön satış koduyla, başlangıç: {{when}}",
  earlyUntil: "Erken alım fiyatı, son: {{when}}",
  earlyLeft: "Erken alım fiyatıyla kalan: {{n}}",
};
