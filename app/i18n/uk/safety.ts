/** Ukrainian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Ваш пароль змінено",
    password:
      "Пароль вашого облікового запису {{name}} змінено ({{date}}). В усіх інших браузерах і застосунках виконано вихід.",
    emailSubject: "Адресу для входу змінено",
    email:
      "Адресу пошти вашого облікового запису {{name}} змінено ({{date}}). Ця адреса більше не прив’язана до нього.",
    factorSubject: "Другий крок входу вимкнено",
    factor: "У вашому обліковому записі {{name}} вимкнено другий крок входу ({{date}}).",
    wasYou: "Якщо це були ви, нічого робити не потрібно.",
    wasNotYou: "Якщо це були не ви, негайно скиньте пароль, а потім перевірте в профілі адресу пошти та пристрої.",
    noReset: "Якщо це були не ви, одразу напишіть нам. Через цю адресу пароль більше не скинути.",
    reset: "Скинути пароль",
  },
};
