/** Polish: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Twoje imię, nazwisko i e-mail pochodzą z {{provider}}. Zmień je tam, a pojawią się tu po następnym logowaniu.",
    nameTitle: "Imię i nazwisko",
    nameText: "Tak się do ciebie zwracamy.",
    nameNews: "Imię i nazwisko zostały zapisane.",
    emailTitle: "E-mail",
    emailText: "Służy do logowania i tam trafiają twoje bilety.",
    newEmail: "Nowy e-mail",
    newEmailHelp: "Wyślemy tam kod. Dopóki go nie wpiszesz, obowiązuje dotychczasowy e-mail.",
    verified: "Zweryfikowany",
    unverified: "Niezweryfikowany",
    verify: "Zweryfikuj",
    codeFor: "Wpisz kod, który wysłaliśmy na {{value}}. Może dotrzeć dopiero po minucie.",
    stays: "Do tego czasu nadal obowiązuje {{before}}.",
    atOnce:
      "Twój e-mail to już {{value}}, ale nic jeszcze nie potwierdza, że należy do ciebie. Wpisz kod, który tam wysłaliśmy, albo wróć do {{before}}.",
    changeBack: "Wróć do {{before}}",
    keep: "Zachowaj {{before}}",
    drop: "Nie teraz",
    phoneTitle: "Numer telefonu",
    phoneText: "Do kodów SMS, jeśli włączysz je w części Bezpieczeństwo.",
    noPhone: "Jeszcze żadnego.",
    newPhone: "Nowy numer telefonu",
    removePhone: "Usuń ten numer",
    phoneInUse: "Na ten numer przychodzą kody do logowania. Zanim go zmienisz, wyłącz SMS-y.",
    toSecurity: "Do części Bezpieczeństwo",
    codeSentNews: "Kod jest już w drodze.",
    verifiedNews: "Zweryfikowano. Dziękujemy.",
    keptNews: "Wszystko zostaje tak, jak było.",
    phoneRemovedNews: "Twój numer telefonu został usunięty.",
    languageTitle: "Język",
    languageText: "Język tych stron.",
    newsletterTitle: "Nowości e-mailem",
    newsletterLabel: "Przysyłajcie mi e-mailem wieści o nowych galach",
    newsletterText: "Decyzję możesz tu zmienić, kiedy chcesz.",
    newsletterNews: "Zapisano.",
  },
};
