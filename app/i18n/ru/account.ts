/** Russian: the texts of a fan’s account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Ваш профиль",
    nav: "Профиль",
    signOut: "Выйти",
    guestTitle: "Здесь живут ваши билеты",
    guestText:
      "Войдите, чтобы увидеть свои билеты с кодами. Билеты, купленные без аккаунта, открываются по ссылке из письма и появятся здесь, когда вы войдёте с тем же адресом.",
    signIn: "Войти",
    signUp: "Создать аккаунт",
  },
  sections: {
    overview: "Обзор",
    orders: "Заказы",
    billing: "Оплата",
    security: "Безопасность",
    details: "О вас",
    privacy: "Ваши данные",
  },
  again: {
    title: "Это всё ещё вы?",
    text: "Вы вошли довольно давно. Прежде чем что-то менять во входе, введите пароль ещё раз.",
    password: "Ваш пароль",
    submit: "Продолжить",
    pending: "Проверяем",
    elsewhereText: "Вы вошли через {{provider}} довольно давно. Прежде чем что-то здесь менять, войдите там ещё раз.",
    elsewhereSubmit: "Продолжить через {{provider}}",
  },
  form: {
    save: "Сохранить",
    saving: "Сохраняем",
    cancel: "Отмена",
    sendCode: "Отправить код",
    sending: "Отправляем",
    sendAgain: "Отправить код ещё раз",
    confirm: "Подтвердить",
    confirming: "Подтверждаем",
    dismiss: "Скрыть сообщение",
    on: "Включено",
    off: "Выключено",
  },
};
