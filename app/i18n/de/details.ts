/** Deutsch: German texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Dein Name und deine E-Mail-Adresse kommen von {{provider}}. Ändere sie dort, dann bringt deine nächste Anmeldung sie hierher.",
    nameTitle: "Name",
    nameText: "So begrüßen wir dich.",
    nameNews: "Dein Name ist gespeichert.",
    emailTitle: "E-Mail",
    emailText: "Damit meldest du dich an, und dorthin gehen deine Tickets.",
    newEmail: "Neue E-Mail-Adresse",
    newEmailHelp: "Wir schicken einen Code dorthin. Bis du ihn eingibst, bleibt alles bei deiner bisherigen Adresse.",
    verified: "Bestätigt",
    unverified: "Nicht bestätigt",
    verify: "Jetzt bestätigen",
    codeFor: "Gib den Code ein, den wir an {{value}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    stays: "Bis dahin gilt weiter {{before}}.",
    atOnce:
      "Deine E-Mail-Adresse ist schon {{value}}, aber noch ist nicht bestätigt, dass sie dir gehört. Gib den Code ein, den wir dorthin geschickt haben, oder wechsle zurück zu {{before}}.",
    changeBack: "Zurück zu {{before}}",
    keep: "{{before}} behalten",
    drop: "Nicht jetzt",
    phoneTitle: "Telefonnummer",
    phoneText: "Für Codes per SMS, wenn du sie unter „Sicherheit“ einschaltest.",
    noPhone: "Noch keine.",
    newPhone: "Neue Telefonnummer",
    removePhone: "Diese Nummer entfernen",
    phoneInUse: "An diese Nummer gehen die Codes für deine Anmeldung. Schalte SMS aus, bevor du sie änderst.",
    toSecurity: "Zu „Sicherheit“",
    codeSentNews: "Der Code ist unterwegs.",
    verifiedNews: "Das ist bestätigt. Danke.",
    keptNews: "Alles bleibt, wie es war.",
    phoneRemovedNews: "Deine Telefonnummer ist entfernt.",
    languageTitle: "Sprache",
    languageText: "Die Sprache dieser Seiten.",
    newsletterTitle: "Newsletter",
    newsletterLabel: "Schickt mir neue Termine per E-Mail",
    newsletterText: "Du kannst es dir hier jederzeit anders überlegen.",
    newsletterNews: "Gespeichert.",
  },
};
