/** Nederlands: the authenticator's texts in Dutch. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Account aanmaken bij {{site}} of inloggen",
    close: "Sluiten",
    tabs: "Inloggen of een account aanmaken",
    behind: "Daarna kom je meteen terug op deze pagina.",
    seatsHeld_one: "Je plaats is gereserveerd tot {{until}}.",
    seatsHeld_other: "Je {{count}} plaatsen zijn gereserveerd tot {{until}}.",
    notFoundTitle: "Stap niet gevonden",
    failedTitle: "Er ging iets mis",
    notFound: "Deze inlogstap bestaat niet. Log in, of ga terug naar de pagina.",
  },
  titles: {
    signIn: "Inloggen",
    signUp: "Account aanmaken",
    confirmSignUp: "Registratie bevestigen",
    confirmSignIn: "Inloggen bevestigen",
    setupTOTP: "TOTP instellen",
    forceNewPassword: "Wachtwoord wijzigen",
    resetPassword: "Wachtwoord opnieuw instellen",
    confirmResetPassword: "Wachtwoord opnieuw instellen",
    verifyUser: "Voor accountherstel hebben we bevestigde contactgegevens nodig",
    confirmVerifyUser: "Voor accountherstel hebben we bevestigde contactgegevens nodig",
    selectMfaType: "Multifactorauthenticatie",
    authenticated: "Je bent ingelogd",
  },
  headings: {
    signIn: "Inloggen",
    weEmailedYou: "We hebben je een e-mail gestuurd",
    weTextedYou: "We hebben je een sms gestuurd",
    weSentACode: "We hebben je een code gestuurd",
    confirmSmsCode: "SMS-code bevestigen",
    confirmTotpCode: "TOTP-code bevestigen",
    hello: "Hallo {{name}}",
    hi: "Hallo",
    passkey: "Gebruik je passkey",
  },
  messages: {
    codeEmailed:
      "Je code is onderweg. Vul om in te loggen de code in die we naar {{destination}} hebben gemaild. Het kan een minuutje duren voordat hij aankomt.",
    codeTexted:
      "Je code is onderweg. Vul om in te loggen de code in die we per sms naar {{destination}} hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    codeSent:
      "Je code is onderweg. Vul om in te loggen de code in die we je hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    linkInstead: "Kreeg je een link in plaats van een code? Open hem, dan loggen we je hier in.",
    totpCode: "Vul de code uit je authenticator-app in.",
    loading: "Laden…",
    forceNewPassword: "Kies een nieuw wachtwoord om verder te gaan.",
    resetPassword:
      "We sturen een code naar het e-mailadres of telefoonnummer van je account. Daarmee stel je een nieuw wachtwoord in.",
    resetCodeEmailed:
      "Je code is onderweg. Vul om een nieuw wachtwoord te kiezen de code in die we naar {{destination}} hebben gemaild. Het kan een minuutje duren voordat hij aankomt.",
    resetCodeTexted:
      "Je code is onderweg. Vul om een nieuw wachtwoord te kiezen de code in die we per sms naar {{destination}} hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    resetCodeSent:
      "Je code is onderweg. Vul om een nieuw wachtwoord te kiezen de code in die we je hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    verifyUser:
      "We sturen een code om het te bevestigen. Met bevestigde contactgegevens kom je weer in je account als je je wachtwoord vergeet.",
    verifyCodeEmailed:
      "Je code is onderweg. Vul om je e-mailadres te bevestigen de code in die we naar {{destination}} hebben gemaild. Het kan een minuutje duren voordat hij aankomt.",
    verifyCodeTexted:
      "Je code is onderweg. Vul om je telefoonnummer te bevestigen de code in die we per sms naar {{destination}} hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    verifyCodeSent:
      "Je code is onderweg. Vul om je contactgegevens te bevestigen de code in die we je hebben gestuurd. Het kan een minuutje duren voordat hij aankomt.",
    selectMfaType: "Kies hoe je bevestigt dat jij het bent.",
    signedInAs: "Je bent ingelogd als {{email}}.",
    checkSpam: "Kijk ook in je spammap.",
    passkey: "Bevestig met je gezicht, je vingerafdruk of je schermvergrendeling.",
    passkeyScripts: "Passkeys werken alleen met JavaScript. Zet het aan, of log op een andere manier in.",
  },
  choices: {
    email: "E-mail: {{contact}}",
    phoneNumber: "Telefoonnummer: {{contact}}",
    textMessage: "Sms-bericht",
    authenticatorApp: "Authenticator-app (TOTP)",
    emailMessage: "E-mail",
  },
  federated: {
    signInAmazon: "Inloggen met Amazon",
    signInApple: "Inloggen met Apple",
    signInFacebook: "Inloggen met Facebook",
    signInGoogle: "Inloggen met Google",
    signUpAmazon: "Account aanmaken met Amazon",
    signUpApple: "Account aanmaken met Apple",
    signUpFacebook: "Account aanmaken met Facebook",
    signUpGoogle: "Account aanmaken met Google",
    or: "of",
  },
  pending: {
    signIn: "Bezig met inloggen",
    createAccount: "Account wordt aangemaakt",
    confirm: "Bezig met bevestigen",
    resendCode: "Bezig met versturen",
    signOut: "Bezig met uitloggen",
    sendCode: "Bezig met versturen",
    submit: "Bezig met versturen",
    changePassword: "Bezig met wijzigen",
    verify: "Bezig met bevestigen",
  },
  notices: {
    codeSentTo: "We hebben een nieuwe code naar {{destination}} gestuurd.",
    codeSent: "We hebben een nieuwe code gestuurd.",
    notConfirmedYetTo: "Je account is nog niet bevestigd. We hebben een nieuwe code naar {{destination}} gestuurd.",
    notConfirmedYet: "Je account is nog niet bevestigd. We hebben een nieuwe code gestuurd.",
    confirmed: "Je account is bevestigd. Log in met je inloggegevens.",
    flowEnded: "Deze stap is verlopen, of je bent in een andere browser begonnen. Log in met je inloggegevens.",
    wentOnElsewhere: "Je bent in een ander tabblad of venster verdergegaan. Ga hier verder.",
    linkNotOpenedYet: "Je account is nog niet bevestigd. Open de link die we je hebben gestuurd, of vul de code in.",
    passwordChanged: "Je wachtwoord is gewijzigd. Log in met je inloggegevens.",
    resetRequiredTo:
      "Je hebt een nieuw wachtwoord nodig voordat je kunt inloggen. We hebben een code naar {{destination}} gestuurd.",
    resetRequired: "Je hebt een nieuw wachtwoord nodig voordat je kunt inloggen. We hebben je een code gestuurd.",
  },
};
