/** Russian: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Вы подписаны: {{name}}.",
  leave: "Больше не присылать такие письма",
  calendar: "{{site}}: мои шоу",
  confirm: {
    subject: "Подтвердите письма от {{site}}",
    word: "Ещё один шаг",
    heading: "Присылать вам письма об этом?",
    text: "Кто-то, надеемся, что вы, попросил присылать на этот адрес письма о следующем:",
    button: "Да, присылайте",
    ignore: "Это были не вы? Просто не отвечайте на это письмо, и других не будет.",
    already: "Вы уже получаете эти письма.",
    manage: "Посмотреть подписки",
  },
  announced: {
    subject: "Новое шоу, {{city}}: {{title}}",
    word: "Новое шоу",
    open: "Билеты уже в продаже.",
    opens: "Начало продаж: {{when}}.",
    button: "О шоу",
  },
  sale: {
    subject: "Начало продаж, {{when}}: {{title}}",
    word: "Скоро в продаже",
    hour: "Остался час",
    heading: "Начало продаж билетов на {{title}}: {{when}}.",
    button: "К билетам",
  },
  doors: {
    subject: "До встречи на {{title}}",
    word: "До встречи",
    heading: "Вход открывается: {{when}}.",
    text: "Держите QR-код наготове в телефоне или распечатайте билет.",
  },
  live: {
    subject: "В эфире: {{title}}",
    word: "Сейчас в эфире",
    heading: "{{title}}: эфир начался.",
    text: "Можно смотреть прямо сейчас, доплачивать не нужно.",
    button: "Смотреть",
  },
};
