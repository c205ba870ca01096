/** Deutsch: German texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Dein Name und deine E-Mail-Adresse kommen von {{provider}}. Ändere sie dort, und nach deiner nächsten Anmeldung stehen sie auch hier.",
    nameTitle: "Name",
    nameText: "So begrüßen wir dich.",
    nameNews: "Name gespeichert.",
    emailTitle: "E-Mail",
    emailText: "Damit meldest du dich an, und dorthin schicken wir deine Tickets.",
    newEmail: "Neue E-Mail-Adresse",
    newEmailHelp: "Wir schicken einen Code dorthin. Bis du ihn eingibst, gilt deine bisherige Adresse.",
    verified: "Bestätigt",
    unverified: "Nicht bestätigt",
    verify: "Bestätigen",
    codeFor: "Gib den Code ein, den wir an {{value}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    stays: "Bis dahin nutzen wir weiter {{before}}.",
    atOnce:
      "Deine E-Mail-Adresse ist jetzt {{value}}, aber noch nicht bestätigt. Gib den Code ein, den wir dorthin geschickt haben, oder wechsle zurück zu {{before}}.",
    changeBack: "Zurück zu {{before}}",
    keep: "{{before}} behalten",
    drop: "Nicht jetzt",
    phoneTitle: "Telefonnummer",
    phoneText: "Für Anmeldecodes per SMS, wenn du sie unter „Sicherheit“ einschaltest.",
    noPhone: "Noch keine Nummer.",
    newPhone: "Neue Telefonnummer",
    removePhone: "Diese Nummer entfernen",
    phoneInUse: "An diese Nummer schicken wir deine Anmeldecodes. Schalte SMS aus, bevor du sie änderst.",
    toSecurity: "Zu „Sicherheit“",
    codeSentNews: "Dein Code ist unterwegs.",
    verifiedNews: "Bestätigt.",
    keptNews: "Es wurde nichts geändert.",
    phoneRemovedNews: "Telefonnummer entfernt.",
    languageTitle: "Sprache",
    languageText: "Die Sprache dieser Website.",
    newsletterTitle: "Newsletter",
    newsletterLabel: "Schickt mir E-Mails über neue Shows",
    newsletterText: "Hier kannst du sie jederzeit abbestellen.",
    newsletterNews: "Gespeichert.",
  },
};
