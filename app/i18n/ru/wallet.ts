/** Русский: the texts of a ticket in the wallet of a phone, and of the links that put it there in Russian. */
import type { wallet as en } from "../en/wallet";
import type { CompleteTable } from "../table-shape";

export const wallet: CompleteTable<typeof en> = {
  apple: "Добавить в Apple Wallet",
  appleAll: "Добавить все билеты в Apple Wallet",
  google: "Добавить в Google Кошелек",
  description: "Билет: {{title}}",
  date: "Дата",
  doors: "Вход",
  bell: "Гонг",
  venue: "Зал",
  name: "Имя",
  order: "Заказ",
  number: "Номер билета",
  rules: "Сканируется один раз. После передачи билета или возврата денег код не действует: удалите билет из кошелька.",
  yours: "Ваши билеты",
};
