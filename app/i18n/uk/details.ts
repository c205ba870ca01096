/** Ukrainian: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Ваші ім’я та ел. пошту повідомляє {{provider}}. Змініть їх там, і з наступним входом вони оновляться тут.",
    nameTitle: "Ім’я",
    nameText: "Так ми до вас звертаємося.",
    nameNews: "Ім’я збережено.",
    emailTitle: "Ел. пошта",
    emailText: "З нею ви входите, і на неї надходять квитки.",
    newEmail: "Нова ел. пошта",
    newEmailHelp: "Ми надішлемо туди код. Доки ви його не введете, усе залишається з попередньою поштою.",
    verified: "Підтверджено",
    unverified: "Не підтверджено",
    verify: "Підтвердити",
    codeFor: "Введіть код, який ми надіслали на {{value}}. Він може надійти протягом хвилини.",
    stays: "А поки діє {{before}}.",
    atOnce:
      "Ваша ел. пошта вже {{value}}, але ще не підтверджено, що вона ваша. Введіть код, який ми туди надіслали, або поверніться до {{before}}.",
    changeBack: "Повернутися до {{before}}",
    keep: "Залишити {{before}}",
    drop: "Не зараз",
    phoneTitle: "Номер телефону",
    phoneText: "Для кодів через SMS, якщо ви ввімкнете їх у розділі «Безпека».",
    noPhone: "Поки не вказано.",
    newPhone: "Новий номер телефону",
    removePhone: "Видалити цей номер",
    phoneInUse: "На цей номер надходять коди для входу. Перш ніж змінювати його, вимкніть коди через SMS.",
    toSecurity: "До розділу «Безпека»",
    codeSentNews: "Код уже в дорозі.",
    verifiedNews: "Підтверджено. Дякуємо.",
    keptNews: "Усе залишилося як було.",
    phoneRemovedNews: "Номер телефону видалено.",
    languageTitle: "Мова",
    languageText: "Мова цих сторінок.",
    newsletterTitle: "Розсилка",
    newsletterLabel: "Повідомляти мені про нові вечори ел. поштою",
    newsletterText: "Передумати можна тут будь-коли.",
    newsletterNews: "Збережено.",
  },
};
