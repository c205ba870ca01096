/** Ukrainian: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Ви підписані: {{name}}.",
  leave: "Більше не надсилати такі листи",
  calendar: "{{site}}: мої шоу",
  confirm: {
    subject: "Підтвердьте листи від {{site}}",
    word: "Ще один крок",
    heading: "Надсилати вам листи про це?",
    text: "Хтось, сподіваємося, що ви, попросив надсилати на цю адресу листи про таке:",
    button: "Так, надсилайте",
    ignore: "Це були не ви? Просто не зважайте на цей лист, і інших не буде.",
    already: "Ви вже отримуєте ці листи.",
    manage: "Переглянути підписки",
  },
  announced: {
    subject: "Нове шоу, {{city}}: {{title}}",
    word: "Нове шоу",
    open: "Квитки вже у продажу.",
    opens: "Початок продажу: {{when}}.",
    button: "Про шоу",
  },
  sale: {
    subject: "Початок продажу, {{when}}: {{title}}",
    word: "Скоро у продажу",
    hour: "Лишилася година",
    heading: "Початок продажу квитків на {{title}}: {{when}}.",
    button: "До квитків",
  },
  doors: {
    subject: "До зустрічі на {{title}}",
    word: "До зустрічі",
    heading: "Вхід відкривається: {{when}}.",
    text: "Тримайте QR-код напоготові в телефоні або роздрукуйте квиток.",
  },
  live: {
    subject: "В ефірі: {{title}}",
    word: "Зараз в ефірі",
    heading: "{{title}}: ефір почався.",
    text: "Дивитися можна просто зараз, доплачувати не треба.",
    button: "Дивитися",
  },
};
