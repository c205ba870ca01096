/** Norsk bokmål: the authenticator's texts in Norwegian Bokmål. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Opprett konto hos {{site}} eller logg inn",
    close: "Lukk",
    tabs: "Logg inn eller opprett en konto",
    behind: "Du kommer rett tilbake til denne siden.",
    seatsHeld_one: "Plassen din er reservert til kl. {{until}}.",
    seatsHeld_other: "De {{count}} plassene dine er reservert til kl. {{until}}.",
    notFoundTitle: "Fant ikke trinnet",
    failedTitle: "Noe gikk galt",
    notFound: "Dette innloggingstrinnet finnes ikke. Logg inn, eller gå tilbake til siden.",
  },
  titles: {
    signIn: "Logg inn",
    signUp: "Opprett konto",
    confirmSignUp: "Bekreft registreringen",
    confirmSignIn: "Bekreft innloggingen",
    setupTOTP: "Sett opp TOTP",
    forceNewPassword: "Bytt passord",
    resetPassword: "Tilbakestill passordet",
    confirmResetPassword: "Tilbakestill passordet",
    verifyUser: "For å kunne gjenopprette kontoen trenger vi bekreftet kontaktinformasjon",
    confirmVerifyUser: "For å kunne gjenopprette kontoen trenger vi bekreftet kontaktinformasjon",
    selectMfaType: "Flerfaktorautentisering",
    authenticated: "Du er logget inn",
  },
  headings: {
    signIn: "Logg inn",
    weEmailedYou: "Vi har sendt deg en e-post",
    weTextedYou: "Vi har sendt deg en SMS",
    weSentACode: "Vi har sendt deg en kode",
    confirmSmsCode: "Bekreft SMS-koden",
    confirmTotpCode: "Bekreft TOTP-koden",
    hello: "Hei, {{name}}",
    hi: "Hei",
    passkey: "Bruk passnøkkelen din",
  },
  messages: {
    codeEmailed:
      "Koden din er på vei. For å logge inn skriver du inn koden vi sendte på e-post til {{destination}}. Det kan ta et minutt før den kommer.",
    codeTexted:
      "Koden din er på vei. For å logge inn skriver du inn koden vi sendte på SMS til {{destination}}. Det kan ta et minutt før den kommer.",
    codeSent:
      "Koden din er på vei. For å logge inn skriver du inn koden vi sendte deg. Det kan ta et minutt før den kommer.",
    linkInstead: "Fikk du en lenke i stedet for en kode? Åpne den, så logger vi deg inn her.",
    totpCode: "Skriv inn koden fra autentiseringsappen din.",
    loading: "Laster inn …",
    forceNewPassword: "Velg et nytt passord for å fortsette.",
    resetPassword:
      "Vi sender en kode til e-postadressen eller telefonnummeret på kontoen din. Med den velger du et nytt passord.",
    resetCodeEmailed:
      "Koden din er på vei. For å velge et nytt passord skriver du inn koden vi sendte på e-post til {{destination}}. Det kan ta et minutt før den kommer.",
    resetCodeTexted:
      "Koden din er på vei. For å velge et nytt passord skriver du inn koden vi sendte på SMS til {{destination}}. Det kan ta et minutt før den kommer.",
    resetCodeSent:
      "Koden din er på vei. For å velge et nytt passord skriver du inn koden vi sendte deg. Det kan ta et minutt før den kommer.",
    verifyUser:
      "Vi sender en kode for å bekrefte. Med bekreftet kontaktinformasjon kommer du inn igjen hvis du glemmer passordet.",
    verifyCodeEmailed:
      "Koden din er på vei. For å bekrefte e-postadressen din skriver du inn koden vi sendte på e-post til {{destination}}. Det kan ta et minutt før den kommer.",
    verifyCodeTexted:
      "Koden din er på vei. For å bekrefte telefonnummeret ditt skriver du inn koden vi sendte på SMS til {{destination}}. Det kan ta et minutt før den kommer.",
    verifyCodeSent:
      "Koden din er på vei. For å bekrefte kontaktinformasjonen din skriver du inn koden vi sendte deg. Det kan ta et minutt før den kommer.",
    selectMfaType: "Velg hvordan du bekrefter at det er deg.",
    signedInAs: "Du er logget inn som {{email}}.",
    checkSpam: "Sjekk også søppelposten.",
    passkey: "Bekreft med ansikt, fingeravtrykk eller skjermlås.",
    passkeyScripts: "Passnøkler krever JavaScript. Slå det på, eller logg inn på en annen måte.",
  },
  choices: {
    email: "E-post: {{contact}}",
    phoneNumber: "Telefonnummer: {{contact}}",
    textMessage: "Tekstmelding (SMS)",
    authenticatorApp: "Autentiseringsapp (TOTP)",
    emailMessage: "E-post",
  },
  federated: {
    signInAmazon: "Logg inn med Amazon",
    signInApple: "Logg inn med Apple",
    signInFacebook: "Logg inn med Facebook",
    signInGoogle: "Logg inn med Google",
    signUpAmazon: "Opprett konto med Amazon",
    signUpApple: "Opprett konto med Apple",
    signUpFacebook: "Opprett konto med Facebook",
    signUpGoogle: "Opprett konto med Google",
    or: "eller",
  },
  pending: {
    signIn: "Logger inn",
    createAccount: "Oppretter konto",
    confirm: "Bekrefter",
    resendCode: "Sender",
    signOut: "Logger ut",
    sendCode: "Sender",
    submit: "Sender inn",
    changePassword: "Bytter",
    verify: "Bekrefter",
  },
  notices: {
    codeSentTo: "Vi har sendt en ny kode til {{destination}}.",
    codeSent: "Vi har sendt en ny kode.",
    notConfirmedYetTo: "Kontoen din er ikke bekreftet ennå. Vi har sendt en ny kode til {{destination}}.",
    notConfirmedYet: "Kontoen din er ikke bekreftet ennå. Vi har sendt en ny kode.",
    confirmed: "Kontoen din er bekreftet. Logg inn med innloggingsopplysningene dine.",
    flowEnded:
      "Trinnet har utløpt, eller du startet det i en annen nettleser. Logg inn med innloggingsopplysningene dine.",
    wentOnElsewhere: "Du fortsatte i en annen fane eller et annet vindu. Fortsett her.",
    linkNotOpenedYet: "Kontoen din er ikke bekreftet ennå. Åpne lenken vi sendte deg, eller skriv inn koden.",
    passwordChanged: "Passordet ditt ble byttet. Logg inn med innloggingsopplysningene dine.",
    resetRequiredTo: "Du trenger et nytt passord før du kan logge inn. Vi har sendt en kode til {{destination}}.",
    resetRequired: "Du trenger et nytt passord før du kan logge inn. Vi har sendt deg en kode.",
  },
};
