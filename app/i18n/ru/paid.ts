/** Русский: Russian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Оплачено",
  stamp: "Оплачено: {{amount}}",
  word: {
    tickets: "Ждём вас",
    broadcast: "Всё готово",
    premium: "Первый ряд",
    goods: "Уже ваше",
  },
  heading: {
    paid: "Вы заплатили {{amount}}.",
    nothing: "Деньги не списаны.",
    tickets: "Ваши билеты готовы: {{title}}.",
    broadcast: "Вам доступна трансляция: {{title}}.",
    premium: "Ваша подписка «Премиум» действует.",
    trial: "Ваш пробный период начался.",
    goods: "Мы получили ваш заказ: {{title}}.",
  },
  now: "Сейчас",
  anyDay: "В любой день",
  later: "Позже",
  next: "Что дальше",
  have: "Что у вас теперь есть",
  mailed: "Подробности мы отправили и на {{email}}.",
  tickets: {
    yours: "Ваши билеты",
    show: "Показать билеты",
    code: "Показать код",
    offline: "Билеты работают без сети",
    offlineText: "Откройте их один раз на телефоне, и они будут видны даже без связи.",
    keep: "Сохраните письмо",
    refund: "Последний день для возврата",
    refundText: "До {{when}}, в вашем профиле.",
    doorText: "Каждый код сканируется один раз. Откройте его заранее, до входа.",
  },
  broadcast: {
    yours: "Ваша трансляция",
    profile: "Она в вашем профиле",
    profileText: "Смотрите на любом устройстве, где вы вошли в аккаунт.",
    starts: "Начало трансляции: {{time}}",
  },
  premium: {
    first: "Для начала: {{title}}",
    watch: "Смотрите всё с отметкой «Премиум»",
    renews: "Продление за {{price}}",
    renewsText: "Спишем с карты, которой вы платили.",
    trialEnds: "Пробный период закончится",
    trialEndsText: "В этот день спишем {{price}}, если не отменить подписку раньше.",
    plans: "Посмотреть тарифы",
  },
  goods: {
    ships: "Напишем, когда отправим заказ",
    shipsText: "Доставка по стране занимает до недели, за границу до трёх.",
    returns: "Передумали?",
    returnsText: "На возврат есть 30 дней. Напишите нам, и мы скажем, куда отправить посылку.",
  },
  refunded: "Мы вернули вам деньги",
};
