/** Polish: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Twoje imię, nazwisko i e-mail pochodzą z {{provider}}. Zmień je tam, a zaktualizują się tutaj przy następnym logowaniu.",
    nameTitle: "Imię i nazwisko",
    nameText: "Tak się do ciebie zwracamy.",
    nameNews: "Zapisano imię i nazwisko.",
    emailTitle: "E-mail",
    emailText: "Służy do logowania. Na ten adres wysyłamy bilety.",
    newEmail: "Nowy e-mail",
    newEmailHelp: "Wyślemy na niego kod. Dopóki go nie wpiszesz, działa obecny e-mail.",
    verified: "Zweryfikowany",
    unverified: "Niezweryfikowany",
    verify: "Zweryfikuj",
    codeFor: "Wpisz kod, który wysłaliśmy na {{value}}. Może to potrwać minutę.",
    stays: "Do tego czasu używamy: {{before}}.",
    atOnce:
      "Twój e-mail to teraz {{value}}, ale nie jest zweryfikowany. Wpisz kod, który tam wysłaliśmy, albo wróć do {{before}}.",
    changeBack: "Wróć do {{before}}",
    keep: "Zachowaj {{before}}",
    drop: "Nie teraz",
    phoneTitle: "Numer telefonu",
    phoneText: "Do kodów logowania SMS-em, jeśli włączysz je w sekcji Bezpieczeństwo.",
    noPhone: "Nie ma jeszcze numeru.",
    newPhone: "Nowy numer telefonu",
    removePhone: "Usuń ten numer",
    phoneInUse: "Na ten numer wysyłamy SMS-em kody logowania. Zanim go zmienisz, wyłącz SMS-y.",
    toSecurity: "Przejdź do Bezpieczeństwa",
    codeSentNews: "Kod jest już w drodze.",
    verifiedNews: "Zweryfikowano.",
    keptNews: "Niczego nie zmieniono.",
    phoneRemovedNews: "Numer telefonu usunięty.",
    languageTitle: "Język",
    languageText: "Język tej strony.",
    newsletterTitle: "Nowości e-mailem",
    newsletterLabel: "Informujcie mnie e-mailem o nowych galach",
    newsletterText: "Wypiszesz się tutaj w każdej chwili.",
    newsletterNews: "Zapisano.",
  },
};
