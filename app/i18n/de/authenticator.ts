/** Deutsch: the authenticator's texts in German. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Konto bei {{site}} erstellen oder anmelden",
    close: "Schließen",
    tabs: "Anmelden oder Konto erstellen",
    behind: "Danach bist du gleich wieder auf dieser Seite.",
    seatsHeld_one: "Dein Platz ist bis {{until}} reserviert.",
    seatsHeld_other: "Deine {{count}} Plätze sind bis {{until}} reserviert.",
    notFoundTitle: "Schritt nicht gefunden",
    failedTitle: "Das hat nicht geklappt",
    notFound: "Diesen Schritt gibt es nicht. Melde dich an oder geh zurück zur Seite.",
  },
  titles: {
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    confirmSignUp: "Registrierung bestätigen",
    confirmSignIn: "Anmeldung bestätigen",
    setupTOTP: "TOTP einrichten",
    forceNewPassword: "Passwort ändern",
    resetPassword: "Passwort zurücksetzen",
    confirmResetPassword: "Passwort zurücksetzen",
    verifyUser: "Für die Kontowiederherstellung brauchen wir bestätigte Kontaktdaten",
    confirmVerifyUser: "Für die Kontowiederherstellung brauchen wir bestätigte Kontaktdaten",
    selectMfaType: "Multi-Faktor-Authentifizierung",
    authenticated: "Du bist angemeldet",
  },
  headings: {
    signIn: "Anmelden",
    weEmailedYou: "Wir haben dir eine E-Mail geschickt",
    weTextedYou: "Wir haben dir eine SMS geschickt",
    weSentACode: "Wir haben dir einen Code geschickt",
    confirmSmsCode: "SMS-Code bestätigen",
    confirmTotpCode: "TOTP-Code bestätigen",
    hello: "Hallo {{name}}",
    hi: "Hallo",
    passkey: "Passkey verwenden",
  },
  messages: {
    codeEmailed:
      "Dein Code ist unterwegs. Gib zum Anmelden den Code ein, den wir per E-Mail an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    codeTexted:
      "Dein Code ist unterwegs. Gib zum Anmelden den Code ein, den wir per SMS an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    codeSent:
      "Dein Code ist unterwegs. Gib zum Anmelden den Code ein, den wir dir geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    linkInstead: "Link statt Code bekommen? Öffne ihn, und wir melden dich hier an.",
    totpCode: "Gib den Code aus deiner Authenticator-App ein.",
    loading: "Wird geladen …",
    forceNewPassword: "Wähle ein neues Passwort, um weiterzumachen.",
    resetPassword:
      "Wir schicken einen Code an die E-Mail-Adresse oder Telefonnummer deines Kontos. Damit legst du ein neues Passwort fest.",
    resetCodeEmailed:
      "Dein Code ist unterwegs. Gib für ein neues Passwort den Code ein, den wir per E-Mail an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    resetCodeTexted:
      "Dein Code ist unterwegs. Gib für ein neues Passwort den Code ein, den wir per SMS an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    resetCodeSent:
      "Dein Code ist unterwegs. Gib für ein neues Passwort den Code ein, den wir dir geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    verifyUser:
      "Wir schicken dir einen Code zur Bestätigung. Mit einem bestätigten Kontakt kommst du wieder in dein Konto, falls du dein Passwort vergisst.",
    verifyCodeEmailed:
      "Dein Code ist unterwegs. Gib zum Bestätigen deiner E-Mail-Adresse den Code ein, den wir per E-Mail an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    verifyCodeTexted:
      "Dein Code ist unterwegs. Gib zum Bestätigen deiner Telefonnummer den Code ein, den wir per SMS an {{destination}} geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    verifyCodeSent:
      "Dein Code ist unterwegs. Gib zum Bestätigen deines Kontakts den Code ein, den wir dir geschickt haben. Es kann eine Minute dauern, bis er ankommt.",
    selectMfaType: "Wähle, wie du bestätigst, dass du es bist.",
    signedInAs: "Du bist als {{email}} angemeldet.",
    checkSpam: "Schau auch im Spam-Ordner nach.",
    passkey: "Bestätige mit Gesicht, Fingerabdruck oder Bildschirmsperre.",
    passkeyScripts: "Passkeys funktionieren nur mit JavaScript. Schalte es ein oder melde dich auf anderem Weg an.",
  },
  choices: {
    email: "E-Mail: {{contact}}",
    phoneNumber: "Telefonnummer: {{contact}}",
    textMessage: "Textnachricht (SMS)",
    authenticatorApp: "Authenticator-App (TOTP)",
    emailMessage: "E-Mail",
  },
  federated: {
    signInAmazon: "Mit Amazon anmelden",
    signInApple: "Mit Apple anmelden",
    signInFacebook: "Mit Facebook anmelden",
    signInGoogle: "Mit Google anmelden",
    signUpAmazon: "Mit Amazon registrieren",
    signUpApple: "Mit Apple registrieren",
    signUpFacebook: "Mit Facebook registrieren",
    signUpGoogle: "Mit Google registrieren",
    or: "oder",
  },
  pending: {
    signIn: "Anmeldung läuft",
    createAccount: "Konto wird erstellt",
    confirm: "Wird bestätigt",
    resendCode: "Wird gesendet",
    signOut: "Abmeldung läuft",
    sendCode: "Wird gesendet",
    submit: "Wird abgesendet",
    changePassword: "Wird geändert",
    verify: "Wird bestätigt",
  },
  notices: {
    codeSentTo: "Wir haben einen neuen Code an {{destination}} geschickt.",
    codeSent: "Wir haben einen neuen Code geschickt.",
    notConfirmedYetTo: "Dein Konto ist noch nicht bestätigt. Wir haben einen neuen Code an {{destination}} geschickt.",
    notConfirmedYet: "Dein Konto ist noch nicht bestätigt. Wir haben einen neuen Code geschickt.",
    confirmed: "Dein Konto ist bestätigt. Bitte melde dich mit deinen Zugangsdaten an.",
    flowEnded:
      "Dieser Schritt ist abgelaufen, oder du hast ihn in einem anderen Browser begonnen. Bitte melde dich mit deinen Zugangsdaten an.",
    wentOnElsewhere: "Du hast in einem anderen Tab oder Fenster weitergemacht. Hier geht es weiter.",
    linkNotOpenedYet:
      "Dein Konto ist noch nicht bestätigt. Öffne den Link, den wir dir geschickt haben, oder gib den Code daraus ein.",
    passwordChanged: "Dein Passwort wurde geändert. Bitte melde dich mit deinen Zugangsdaten an.",
    resetRequiredTo:
      "Du brauchst ein neues Passwort, bevor du dich anmelden kannst. Wir haben einen Code an {{destination}} geschickt.",
    resetRequired: "Du brauchst ein neues Passwort, bevor du dich anmelden kannst. Wir haben dir einen Code geschickt.",
  },
};
