/** Ukrainian: the texts of a fan’s account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Ваш профіль",
    nav: "Профіль",
    signOut: "Вийти",
    guestTitle: "Тут будуть ваші квитки",
    guestText:
      "Увійдіть, щоб побачити свої квитки та їхні QR-коди. Купували без облікового запису? Відкрийте посилання з листа або ввійдіть із тією самою адресою, і квитки з’являться тут.",
    signIn: "Увійти",
    signUp: "Створити обліковий запис",
  },
  sections: {
    overview: "Огляд",
    orders: "Замовлення",
    following: "Підписки",
    billing: "Оплата",
    security: "Безпека",
    details: "Про вас",
    privacy: "Ваші дані",
  },
  again: {
    title: "Підтвердьте, що це ви",
    text: "Ви ввійшли вже давно. Щоб змінити спосіб входу, введіть пароль.",
    password: "Ваш пароль",
    submit: "Продовжити",
    pending: "Перевіряємо",
    elsewhereText: "Ви ввійшли вже давно. Щоб щось змінити, увійдіть через {{provider}} ще раз.",
    elsewhereSubmit: "Продовжити через {{provider}}",
  },
  form: {
    save: "Зберегти",
    saving: "Зберігаємо",
    cancel: "Скасувати",
    sendCode: "Надіслати код",
    sending: "Надсилаємо",
    sendAgain: "Надіслати код ще раз",
    confirm: "Підтвердити",
    confirming: "Підтверджуємо",
    dismiss: "Сховати повідомлення",
    on: "Увімкнено",
    off: "Вимкнено",
  },
};
