/** Russian: the texts of a fan’s account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Ваш профиль",
    nav: "Профиль",
    signOut: "Выйти",
    guestTitle: "Здесь будут ваши билеты",
    guestText:
      "Войдите, чтобы увидеть свои билеты и их QR-коды. Покупали без аккаунта? Откройте ссылку из письма или войдите с тем же адресом, и билеты появятся здесь.",
    signIn: "Войти",
    signUp: "Создать аккаунт",
  },
  sections: {
    overview: "Обзор",
    orders: "Заказы",
    following: "Подписки",
    billing: "Оплата",
    security: "Безопасность",
    details: "О вас",
    privacy: "Ваши данные",
  },
  again: {
    title: "Подтвердите, что это вы",
    text: "Вы вошли уже давно. Чтобы изменить способ входа, введите пароль.",
    password: "Ваш пароль",
    submit: "Продолжить",
    pending: "Проверяем",
    elsewhereText: "Вы вошли уже давно. Чтобы что-то изменить, войдите через {{provider}} ещё раз.",
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
