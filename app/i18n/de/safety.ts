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
    phoneSubject: "Zu deinem Konto wurde eine Telefonnummer hinzugefügt",
    phone: "Zu deinem Konto bei {{name}} wurde am {{date}} eine neue Telefonnummer hinzugefügt.",
    passkeyAddedSubject: "Zu deinem Konto wurde ein Passkey hinzugefügt",
    passkeyAdded:
      "Zu deinem Konto bei {{name}} wurde am {{date}} ein Passkey hinzugefügt. Mit ihm ist die Anmeldung ohne dein Passwort möglich.",
    passkeyRemovedSubject: "Ein Passkey wurde aus deinem Konto entfernt",
    passkeyRemoved:
      "Aus deinem Konto bei {{name}} wurde am {{date}} ein Passkey entfernt. Mit ihm ist keine Anmeldung mehr möglich.",
    factorSubject: "Ein zweiter Anmeldeschritt wurde ausgeschaltet",
    factor: "Für dein Konto bei {{name}} wurde am {{date}} ein zweiter Anmeldeschritt ausgeschaltet.",
    factorOnSubject: "Ein zweiter Anmeldeschritt wurde eingeschaltet",
    factorOn: "Für dein Konto bei {{name}} wurde am {{date}} ein zweiter Anmeldeschritt eingeschaltet.",
    appReplacedSubject: "Deine Authenticator-App wurde ersetzt",
    appReplaced:
      "Für dein Konto bei {{name}} wurde am {{date}} eine andere Authenticator-App eingerichtet. Codes aus der alten gelten nicht mehr.",
    wasYou: "Wenn du das warst, musst du nichts tun.",
    wasNotYou:
      "Wenn du das nicht warst, setz jetzt dein Passwort zurück. Prüfe danach in deinem Profil E-Mail-Adresse, Telefonnummer, Passkeys und Geräte.",
    noReset:
      "Wenn du das nicht warst, schreib uns sofort. Über diese Adresse lässt sich das Passwort nicht mehr zurücksetzen.",
    noCode:
      "Wenn du das nicht warst, setz jetzt dein Passwort zurück. Wenn bei der Anmeldung ein Code verlangt wird, den du nicht hast, schreib uns sofort.",
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
