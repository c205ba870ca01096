/** Українська: Ukrainian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Сплачено",
  stamp: "Сплачено: {{amount}}",
  word: {
    tickets: "Ви з нами",
    broadcast: "Скоро почнемо",
    premium: "Перший ряд",
    goods: "Тепер ваше",
  },
  heading: {
    paid: "Ви заплатили {{amount}}.",
    nothing: "Гроші не списано.",
    tickets: "Ваші квитки готові: {{title}}.",
    broadcast: "Вам доступна трансляція: {{title}}.",
    premium: "Ваша підписка «Преміум» діє.",
    trial: "Ваш пробний період почався.",
    goods: "Ми отримали ваше замовлення: {{title}}.",
  },
  now: "Зараз",
  anyDay: "Будь-якого дня",
  next: "Що далі",
  have: "Що у вас є",
  mailed: "Подробиці ми надіслали й на {{email}}.",
  tickets: {
    yours: "Ваші квитки",
    show: "Показати квитки",
    code: "Показати код",
    offline: "Квитки працюють без мережі",
    offlineText: "Відкрийте їх один раз на телефоні. Потім їх видно й без зв’язку.",
    keep: "Збережіть лист",
    refund: "Останній термін повернення",
    refundText: "До {{when}}, у вашому профілі.",
    doorText: "Кожен код сканується один раз. Відкрийте його перед входом.",
  },
  broadcast: {
    yours: "Ваша трансляція",
    profile: "Вона у вашому профілі",
    profileText: "Дивіться на будь-якому екрані, де ви увійшли в обліковий запис.",
    starts: "Початок трансляції: {{time}}",
  },
  premium: {
    first: "Насамперед: {{title}}",
    watch: "Дивіться все з позначкою «Преміум»",
    renews: "Поновлення за {{price}}",
    renewsText: "Спишемо з картки, якою ви заплатили.",
    trialEnds: "Пробний період закінчиться",
    trialEndsText: "Цього дня {{price}}, якщо не скасувати раніше.",
    plans: "Переглянути варіанти",
  },
  goods: {
    ships: "Напишемо, коли відправимо",
    shipsText: "По країні до тижня, за кордон до трьох.",
    returns: "Передумали?",
    returnsText: "У вас 30 днів. Напишіть нам, і ми скажемо, куди надіслати.",
  },
  refunded: "Ми повернули вам гроші",
};
