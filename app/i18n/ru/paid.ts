/** Русский: Russian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Оплачено",
  stamp: "Оплачено: {{amount}}",
  word: {
    tickets: "Вы с нами",
    broadcast: "Скоро начнём",
    premium: "Первый ряд",
    goods: "Теперь ваше",
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
  next: "Что дальше",
  have: "Что у вас есть",
  mailed: "Подробности мы отправили и на {{email}}.",
  tickets: {
    yours: "Ваши билеты",
    show: "Показать билеты",
    code: "Показать код",
    offline: "Билеты работают без сети",
    offlineText: "Откройте их один раз на телефоне. Потом они видны и без связи.",
    keep: "Сохраните письмо",
    refund: "Последний срок возврата",
    refundText: "До {{when}}, в вашем профиле.",
    doorText: "Каждый код сканируется один раз. Откройте его до входа.",
  },
  broadcast: {
    yours: "Ваша трансляция",
    profile: "Она в вашем профиле",
    profileText: "Смотрите на любом экране, где вы вошли в аккаунт.",
    starts: "Начало трансляции: {{time}}",
  },
  premium: {
    first: "Первым делом: {{title}}",
    watch: "Смотрите всё с отметкой «Премиум»",
    renews: "Продление за {{price}}",
    renewsText: "Спишем с карты, которой вы заплатили.",
    trialEnds: "Пробный период закончится",
    trialEndsText: "В этот день {{price}}, если не отменить раньше.",
    plans: "Посмотреть варианты",
  },
  goods: {
    ships: "Напишем, когда отправим",
    shipsText: "По стране до недели, за границу до трёх.",
    returns: "Передумали?",
    returnsText: "У вас 30 дней. Напишите нам, и мы скажем, куда отправить.",
  },
  refunded: "Мы вернули вам деньги",
};
