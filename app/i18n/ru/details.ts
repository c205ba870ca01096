/** Russian: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Ваши имя и эл. почту сообщает {{provider}}. Измените их там, и при следующем входе они обновятся здесь.",
    nameTitle: "Имя",
    nameText: "Так мы к вам обращаемся.",
    nameNews: "Имя сохранено.",
    emailTitle: "Эл. почта",
    emailText: "С ней вы входите, и на неё приходят билеты.",
    newEmail: "Новая эл. почта",
    newEmailHelp: "Мы отправим туда код. Пока вы его не введёте, всё остаётся с прежней почтой.",
    verified: "Подтверждено",
    unverified: "Не подтверждено",
    verify: "Подтвердить",
    codeFor: "Введите код, который мы отправили на {{value}}. Он может прийти в течение минуты.",
    stays: "А пока действует {{before}}.",
    atOnce:
      "Ваша эл. почта уже {{value}}, но ещё не подтверждено, что она ваша. Введите код, который мы туда отправили, или вернитесь к {{before}}.",
    changeBack: "Вернуться к {{before}}",
    keep: "Оставить {{before}}",
    drop: "Не сейчас",
    phoneTitle: "Номер телефона",
    phoneText: "Для кодов по SMS, если вы включите их в разделе «Безопасность».",
    noPhone: "Пока не указан.",
    newPhone: "Новый номер телефона",
    removePhone: "Удалить этот номер",
    phoneInUse: "На этот номер приходят коды для входа. Прежде чем менять его, отключите коды по SMS.",
    toSecurity: "К разделу «Безопасность»",
    codeSentNews: "Код уже в пути.",
    verifiedNews: "Подтверждено. Спасибо.",
    keptNews: "Всё осталось как было.",
    phoneRemovedNews: "Номер телефона удалён.",
    languageTitle: "Язык",
    languageText: "Язык этих страниц.",
    newsletterTitle: "Рассылка",
    newsletterLabel: "Сообщать мне о новых вечерах по эл. почте",
    newsletterText: "Передумать можно здесь в любое время.",
    newsletterNews: "Сохранено.",
  },
};
