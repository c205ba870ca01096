/** German texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Dein Passwort wurde geändert",
    password:
      "Das Passwort deines Kontos bei {{name}} wurde am {{date}} geändert. In allen anderen Browsern und Apps wurdest du abgemeldet.",
    emailSubject: "Deine E-Mail-Adresse für die Anmeldung wurde geändert",
    email:
      "Die E-Mail-Adresse deines Kontos bei {{name}} wurde am {{date}} geändert. Diese Adresse hier gehört nicht mehr zum Konto.",
    factorSubject: "Ein zweiter Anmeldeschritt wurde ausgeschaltet",
    factor: "Für dein Konto bei {{name}} wurde am {{date}} ein zweiter Anmeldeschritt ausgeschaltet.",
    wasYou: "Wenn du das warst, musst du nichts tun.",
    wasNotYou:
      "Wenn du das nicht warst, setz jetzt dein Passwort zurück. Prüfe danach in deinem Profil E-Mail-Adresse und Geräte.",
    noReset:
      "Wenn du das nicht warst, schreib uns sofort. Über diese Adresse lässt sich das Passwort nicht mehr zurücksetzen.",
    reset: "Passwort zurücksetzen",
    code: {
      signUp: {
        subject: "Bestätige deine E-Mail-Adresse",
        heading: "Gib diesen Code ein, um dein Konto bei {{name}} fertig einzurichten.",
      },
      reset: {
        subject: "Dein Code für ein neues Passwort",
        heading: "Gib diesen Code ein, um ein neues Passwort für dein Konto bei {{name}} zu wählen.",
      },
      contact: {
        subject: "Bestätige deine E-Mail-Adresse",
        heading: "Gib diesen Code ein, um diese E-Mail-Adresse für dein Konto bei {{name}} zu bestätigen.",
      },
      signIn: {
        subject: "Dein Code für die Anmeldung",
        heading: "Gib diesen Code ein, um dich bei {{name}} anzumelden.",
      },
      where: "Gib ihn auf der Seite ein, von der du kommst. Behalte ihn für dich: Wir fragen nie danach.",
      unasked: "Du hast keinen Code angefordert? Dann musst du nichts tun.",
      text: "Dein Code für {{name}}: {{code}}. Gib ihn nicht weiter.",
    },
  },
};
