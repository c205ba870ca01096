/** Russian: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Ваши билеты, {{title}}",
    count_one: "{{count}} билет",
    count_few: "{{count}} билета",
    count_many: "{{count}} билетов",
    count_other: "{{count}} билета",
    print: "Распечатать билеты",
    number: "Билет {{number}}",
    qr: "QR-код билета {{number}}",
    tier: "Категория",
    admits: "Вход",
    admitsOne: "1 человек",
    order: "Заказ",
    paid: "Оплачено",
    free: "Бесплатно",
    refunded: "Деньги возвращены",
    cancelled: "Аннулирован",
    used: "Использован в {{at}}",
    times: "Вход с {{doors}}, гонг в {{bell}}",
    small: "Сканируется один раз. Владелец: {{name}}. Кард может измениться.",
    noCode: "Деньги за этот билет возвращены, он больше не действует.",
    receipt: "Квитанция",
    receiptLine_one: "Заказ {{number}}: {{count}} билет, {{total}}",
    receiptLine_few: "Заказ {{number}}: {{count}} билета, {{total}}",
    receiptLine_many: "Заказ {{number}}: {{count}} билетов, {{total}}",
    receiptLine_other: "Заказ {{number}}: {{count}} билета, {{total}}",
    keep: "Ссылка из письма открывает эти билеты на любом устройстве. Никому её не передавайте.",
    keepFan: "Они в вашем профиле и в письме.",
  },
  after: {
    confirming: "Оплата ещё подтверждается",
    confirmingText: "Банк ещё не ответил. Страница проверяет оплату каждые несколько секунд, а места остаются за вами.",
    confirmingAgain: "Проверить ещё раз",
    refunded: "Места ушли, поэтому мы вернули деньги",
    refundedText:
      "Платёж пришёл, когда бронь уже истекла и места занял кто-то другой. Мы вернули всю сумму на вашу карту. Это может занять от 5 до 10 дней.",
    ended: "Бронь истекла",
    endedText: "Вы не успели завершить оплату, поэтому места вернулись в продажу. Деньги не списаны.",
    pickAgain: "Выбрать места заново",
  },
  print: {
    title: "Печать билетов, {{title}}",
    back: "Вернуться к билетам",
    hint: "Ctrl+P или ⌘P: один билет на страницу",
    print: "Распечатать",
    heading: "Ваши билеты: {{title}}",
  },
};
