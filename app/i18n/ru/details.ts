/** Russian: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText: "Имя и почта приходят из {{provider}}. Измените их там, и при следующем входе они обновятся здесь.",
    nameTitle: "Имя",
    nameText: "Так мы к вам обращаемся.",
    nameNews: "Имя сохранено.",
    emailTitle: "Эл. почта",
    emailText: "С этой почтой вы входите, и на неё мы отправляем билеты.",
    newEmail: "Новая эл. почта",
    newEmailHelp: "Мы отправим на неё код. Пока вы его не введёте, действует прежняя почта.",
    verified: "Подтверждено",
    unverified: "Не подтверждено",
    verify: "Подтвердить",
    codeFor: "Введите код, который мы отправили на {{value}}. Он может прийти в течение минуты.",
    stays: "До этого мы используем {{before}}.",
    atOnce:
      "Теперь ваша почта — {{value}}, но она не подтверждена. Введите код, который мы туда отправили, или вернитесь к {{before}}.",
    changeBack: "Вернуться к {{before}}",
    keep: "Оставить {{before}}",
    drop: "Не сейчас",
    phoneTitle: "Номер телефона",
    phoneText: "Для кодов входа по SMS, если вы включите их в разделе «Безопасность».",
    noPhone: "Номера пока нет.",
    newPhone: "Новый номер телефона",
    removePhone: "Удалить этот номер",
    phoneInUse: "На этот номер мы отправляем коды для входа. Прежде чем менять его, отключите коды по SMS.",
    toSecurity: "Открыть «Безопасность»",
    codeSentNews: "Код уже в пути.",
    verifiedNews: "Подтверждено.",
    keptNews: "Ничего не изменилось.",
    phoneRemovedNews: "Номер телефона удалён.",
    languageTitle: "Язык",
    languageText: "Язык этого сайта.",
    newsletterTitle: "Рассылка",
    newsletterLabel: "Сообщать мне о новых шоу по эл. почте",
    newsletterText: "Отписаться можно здесь в любое время.",
    newsletterNews: "Сохранено.",
  },
};
