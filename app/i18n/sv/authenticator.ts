/** Svenska: the authenticator's texts in Swedish. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Skapa konto hos {{site}} eller logga in",
    close: "Stäng",
    tabs: "Logga in eller skapa ett konto",
    behind: "Du kommer direkt tillbaka till den här sidan.",
    seatsHeld_one: "Din plats är reserverad till kl. {{until}}.",
    seatsHeld_other: "Dina {{count}} platser är reserverade till kl. {{until}}.",
    notFoundTitle: "Steget hittades inte",
    failedTitle: "Något gick fel",
    notFound: "Det här inloggningssteget finns inte. Logga in, eller gå tillbaka till sidan.",
  },
  titles: {
    signIn: "Logga in",
    signUp: "Skapa konto",
    confirmSignUp: "Bekräfta registreringen",
    confirmSignIn: "Bekräfta inloggningen",
    setupTOTP: "Ställ in TOTP",
    forceNewPassword: "Byt lösenord",
    resetPassword: "Återställ lösenord",
    confirmResetPassword: "Återställ lösenord",
    verifyUser: "För att kunna återställa kontot behöver vi verifierade kontaktuppgifter",
    confirmVerifyUser: "För att kunna återställa kontot behöver vi verifierade kontaktuppgifter",
    selectMfaType: "Multifaktorautentisering",
    authenticated: "Du är inloggad",
  },
  headings: {
    signIn: "Logga in",
    weEmailedYou: "Vi har mejlat dig",
    weTextedYou: "Vi har skickat ett sms till dig",
    weSentACode: "Vi har skickat en kod",
    confirmSmsCode: "Bekräfta sms-koden",
    confirmTotpCode: "Bekräfta TOTP-koden",
    hello: "Hej {{name}}",
    hi: "Hej",
    passkey: "Använd din passkey",
  },
  messages: {
    codeEmailed:
      "Din kod är på väg. Logga in genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    codeTexted:
      "Din kod är på väg. Logga in genom att ange koden som vi skickade med sms till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    codeSent:
      "Din kod är på väg. Logga in genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    linkInstead: "Fick du en länk i stället för en kod? Öppna den så loggar vi in dig här.",
    totpCode: "Ange koden från din autentiseringsapp.",
    loading: "Läser in …",
    forceNewPassword: "Välj ett nytt lösenord för att fortsätta.",
    resetPassword:
      "Vi skickar en kod till e-postadressen eller telefonnumret på ditt konto. Med den väljer du ett nytt lösenord.",
    resetCodeEmailed:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    resetCodeTexted:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi skickade med sms till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    resetCodeSent:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    verifyUser:
      "Vi skickar en kod för att verifiera. Med verifierade kontaktuppgifter kommer du in igen om du glömmer lösenordet.",
    verifyCodeEmailed:
      "Din kod är på väg. Verifiera din e-postadress genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    verifyCodeTexted:
      "Din kod är på väg. Verifiera ditt telefonnummer genom att ange koden som vi skickade med sms till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    verifyCodeSent:
      "Din kod är på väg. Verifiera dina kontaktuppgifter genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    selectMfaType: "Välj hur du bekräftar att det är du.",
    signedInAs: "Du är inloggad som {{email}}.",
    checkSpam: "Titta även i skräpposten.",
    passkey: "Bekräfta med ansikte, fingeravtryck eller skärmlås.",
    passkeyScripts: "En passkey kräver JavaScript. Slå på det, eller logga in på ett annat sätt.",
  },
  choices: {
    email: "E-post: {{contact}}",
    phoneNumber: "Telefonnummer: {{contact}}",
    textMessage: "Sms",
    authenticatorApp: "Autentiseringsapp (TOTP)",
    emailMessage: "Mejl",
  },
  federated: {
    signInAmazon: "Logga in med Amazon",
    signInApple: "Logga in med Apple",
    signInFacebook: "Logga in med Facebook",
    signInGoogle: "Logga in med Google",
    signUpAmazon: "Skapa konto med Amazon",
    signUpApple: "Skapa konto med Apple",
    signUpFacebook: "Skapa konto med Facebook",
    signUpGoogle: "Skapa konto med Google",
    or: "eller",
  },
  pending: {
    signIn: "Loggar in",
    createAccount: "Skapar konto",
    confirm: "Bekräftar",
    resendCode: "Skickar",
    signOut: "Loggar ut",
    sendCode: "Skickar",
    submit: "Skickar",
    changePassword: "Byter",
    verify: "Verifierar",
  },
  notices: {
    codeSentTo: "Vi har skickat en ny kod till {{destination}}.",
    codeSent: "Vi har skickat en ny kod.",
    notConfirmedYetTo: "Ditt konto är inte bekräftat än. Vi har skickat en ny kod till {{destination}}.",
    notConfirmedYet: "Ditt konto är inte bekräftat än. Vi har skickat en ny kod.",
    confirmed: "Ditt konto är bekräftat. Logga in med dina inloggningsuppgifter.",
    flowEnded:
      "Steget har gått ut, eller så började du det i en annan webbläsare. Logga in med dina inloggningsuppgifter.",
    wentOnElsewhere: "Du fortsatte i en annan flik eller ett annat fönster. Fortsätt här.",
    linkNotOpenedYet: "Ditt konto är inte bekräftat än. Öppna länken vi skickade, eller ange koden.",
    passwordChanged: "Ditt lösenord har bytts. Logga in med dina inloggningsuppgifter.",
    resetRequiredTo: "Du behöver ett nytt lösenord innan du kan logga in. Vi har skickat en kod till {{destination}}.",
    resetRequired: "Du behöver ett nytt lösenord innan du kan logga in. Vi har skickat en kod till dig.",
  },
};
