/** Russian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Ваш пароль изменён",
    password:
      "Пароль вашего аккаунта {{name}} изменён ({{date}}). Во всех остальных браузерах и приложениях выполнен выход.",
    emailSubject: "Адрес для входа изменён",
    email: "Адрес почты вашего аккаунта {{name}} изменён ({{date}}). Этот адрес больше не привязан к аккаунту.",
    factorSubject: "Второй шаг входа отключён",
    factor: "В вашем аккаунте {{name}} отключён второй шаг входа ({{date}}).",
    wasYou: "Если это были вы, ничего делать не нужно.",
    wasNotYou: "Если это были не вы, сейчас же сбросьте пароль, а затем проверьте в профиле адрес почты и устройства.",
    noReset: "Если это были не вы, сразу напишите нам. Через этот адрес пароль больше не сбросить.",
    reset: "Сбросить пароль",
  },
};
