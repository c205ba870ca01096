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
    noCode: "Цей квиток уже недійсний. Гроші повернено.",
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
    confirmingText:
      "Банк ще не відповів. Ця сторінка сама перевіряє оплату кожні кілька секунд; місця тим часом залишаються за вами.",
    confirmingAgain: "Перевірити ще раз",
    refunded: "Місця зайнято, гроші повернулися",
    refundedText:
      "Платіж надійшов, коли термін бронювання вже минув, а місця були зайняті. Усю суму повернено на вашу картку; банк покаже її протягом 5–10 днів.",
    ended: "Термін бронювання минув",
    endedText: "Оплату не завершено вчасно, тож місця повернулися у продаж. Нічого не списано.",
    pickAgain: "Вибрати місця знову",
  },
  print: {
    title: "Друк квитків, {{title}}",
    back: "Повернутися до квитків",
    hint: "Ctrl або ⌘ + P друкує по одному квитку на сторінці",
    print: "Роздрукувати",
    heading: "Ваші квитки: {{title}}",
  },
};
