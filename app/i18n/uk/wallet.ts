/** Українська: the texts of a ticket in the wallet of a phone, and of the links that put it there in Ukrainian. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Додати в Apple Wallet",
  appleAll: "Додати всі квитки в Apple Wallet",
  google: "Додати в Google Гаманець",
  description: "Квиток: {{title}}",
  date: "Дата",
  doors: "Вхід",
  bell: "Гонг",
  venue: "Зал",
  name: "Ім’я",
  order: "Замовлення",
  number: "Номер квитка",
  rules: "Сканується один раз. Після передачі квитка або повернення коштів код не діє: видаліть квиток із гаманця.",
  yours: "Ваші квитки",
};
