/** Ukrainian: the texts of a fan’s account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Ваш профіль",
    nav: "Профіль",
    signOut: "Вийти",
    guestTitle: "Тут живуть ваші квитки",
    guestText:
      "Увійдіть, щоб побачити свої квитки з кодами. Квитки, куплені без облікового запису, відкриваються за посиланням із листа й з’являться тут, коли ви ввійдете з тією самою адресою.",
    signIn: "Увійти",
    signUp: "Створити обліковий запис",
  },
  sections: {
    overview: "Огляд",
    orders: "Замовлення",
    billing: "Оплата",
    security: "Безпека",
    details: "Про вас",
    privacy: "Ваші дані",
  },
  again: {
    title: "Це все ще ви?",
    text: "Ви ввійшли досить давно. Перш ніж щось змінювати у вході, введіть пароль ще раз.",
    password: "Ваш пароль",
    submit: "Продовжити",
    pending: "Перевіряємо",
    elsewhereText: "Ви ввійшли через {{provider}} досить давно. Перш ніж щось тут змінювати, увійдіть там ще раз.",
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
