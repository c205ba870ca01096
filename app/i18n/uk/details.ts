/** Ukrainian: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Ім’я та пошта надходять із {{provider}}. Змініть їх там, і під час наступного входу вони оновляться тут.",
    nameTitle: "Ім’я",
    nameText: "Так ми до вас звертаємося.",
    nameNews: "Ім’я збережено.",
    emailTitle: "Ел. пошта",
    emailText: "З цією поштою ви входите, і на неї ми надсилаємо квитки.",
    newEmail: "Нова ел. пошта",
    newEmailHelp: "Ми надішлемо на неї код. Доки ви його не введете, діє попередня пошта.",
    verified: "Підтверджено",
    unverified: "Не підтверджено",
    verify: "Підтвердити",
    codeFor: "Введіть код, який ми надіслали на {{value}}. Він може надійти протягом хвилини.",
    stays: "До того ми використовуємо {{before}}.",
    atOnce:
      "Тепер ваша пошта — {{value}}, але її не підтверджено. Введіть код, який ми туди надіслали, або поверніться до {{before}}.",
    changeBack: "Повернутися до {{before}}",
    keep: "Залишити {{before}}",
    drop: "Не зараз",
    phoneTitle: "Номер телефону",
    phoneText: "Для кодів входу через SMS, якщо ви ввімкнете їх у розділі «Безпека».",
    noPhone: "Номера поки немає.",
    newPhone: "Новий номер телефону",
    removePhone: "Видалити цей номер",
    phoneInUse: "На цей номер ми надсилаємо коди для входу. Перш ніж змінювати його, вимкніть коди через SMS.",
    toSecurity: "Відкрити «Безпеку»",
    codeSentNews: "Код уже в дорозі.",
    verifiedNews: "Підтверджено.",
    keptNews: "Нічого не змінилося.",
    phoneRemovedNews: "Номер телефону видалено.",
    languageTitle: "Мова",
    languageText: "Мова цього сайту.",
    newsletterTitle: "Розсилка",
    newsletterLabel: "Повідомляти мені про нові шоу ел. поштою",
    newsletterText: "Відписатися можна тут будь-коли.",
    newsletterNews: "Збережено.",
  },
};
