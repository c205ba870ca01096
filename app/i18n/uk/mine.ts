/** Ukrainian: the texts of a fan's own tickets and of her profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "Ваші квитки, {{title}}",
    count_one: "{{count}} квиток",
    count_few: "{{count}} квитки",
    count_many: "{{count}} квитків",
    count_other: "{{count}} квитка",
    print: "Роздрукувати квитки",
    number: "Квиток {{number}}",
    qr: "QR-код квитка {{number}}",
    tier: "Категорія",
    admits: "Вхід",
    admitsOne: "1 особа",
    order: "Замовлення",
    paid: "Сплачено",
    free: "Безкоштовно",
    refunded: "Гроші повернено",
    cancelled: "Анульовано",
    used: "Використано о {{at}}",
    times: "Вхід із {{doors}}, гонг о {{bell}}",
    small: "Сканується один раз. Власник: {{name}}. Кард може змінитися.",
    noCode: "Гроші за цей квиток повернено, він більше не дійсний.",
    receipt: "Квитанція",
    receiptLine_one: "Замовлення {{number}}: {{count}} квиток, {{total}}",
    receiptLine_few: "Замовлення {{number}}: {{count}} квитки, {{total}}",
    receiptLine_many: "Замовлення {{number}}: {{count}} квитків, {{total}}",
    receiptLine_other: "Замовлення {{number}}: {{count}} квитка, {{total}}",
    keep: "Посилання з листа відкриває ці квитки на будь-якому пристрої. Нікому його не передавайте.",
    keepFan: "Вони у вашому профілі та в листі.",
  },
  after: {
    confirming: "Оплата ще підтверджується",
    confirmingText: "Банк ще не відповів. Сторінка перевіряє оплату кожні кілька секунд, а місця залишаються за вами.",
    confirmingAgain: "Перевірити ще раз",
    refunded: "Місця зайняли, тому ми повернули гроші",
    refundedText:
      "Платіж надійшов, коли час броні вже минув і місця зайняв хтось інший. Ми повернули всю суму на вашу картку. Це може тривати від 5 до 10 днів.",
    ended: "Час броні минув",
    endedText: "Ви не встигли завершити оплату, тож місця повернулися в продаж. Гроші не списано.",
    pickAgain: "Вибрати місця знову",
  },
  print: {
    title: "Друк квитків, {{title}}",
    back: "Повернутися до квитків",
    hint: "Ctrl+P або ⌘P: один квиток на сторінку",
    print: "Роздрукувати",
    heading: "Ваші квитки: {{title}}",
  },
};
