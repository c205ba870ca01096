/** Svenska: the authenticator's texts in Swedish. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Skapa konto hos {{site}} eller logga in",
    close: "Stäng",
    tabs: "Logga in eller skapa ett konto",
    behind: "Du kommer tillbaka dit du var.",
    seatsHeld_one: "Din plats är fortsatt reserverad till kl. {{until}}.",
    seatsHeld_other: "Dina {{count}} platser är fortsatt reserverade till kl. {{until}}.",
    notFoundTitle: "Det steget finns inte",
    failedTitle: "Det gick inte",
    notFound: "Det steget finns inte här. Logga in för att fortsätta, eller gå tillbaka till sidan.",
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
    weTextedYou: "Vi har skickat ett SMS till dig",
    weSentACode: "Vi har skickat en kod",
    confirmSmsCode: "Bekräfta SMS-koden",
    confirmTotpCode: "Bekräfta TOTP-koden",
    hello: "Hej {{name}}",
    hi: "Hej",
    passkey: "Använd din nyckel",
  },
  messages: {
    codeEmailed:
      "Din kod är på väg. Logga in genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    codeTexted:
      "Din kod är på väg. Logga in genom att ange koden som vi skickade som SMS till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    codeSent:
      "Din kod är på väg. Logga in genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    linkInstead: "Fanns det en länk i meddelandet i stället för en kod? Öppna den, så loggas du in här automatiskt.",
    totpCode: "Ange koden som visas i din autentiseringsapp.",
    loading: "Läser in …",
    forceNewPassword: "Välj ett eget lösenord för att fortsätta.",
    resetPassword:
      "Vi skickar en kod till e-postadressen eller telefonnumret i ditt konto. Med den väljer du ett nytt lösenord.",
    resetCodeEmailed:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    resetCodeTexted:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi skickade som SMS till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    resetCodeSent:
      "Din kod är på väg. Välj ett nytt lösenord genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    verifyUser:
      "Vi skickar en kod dit. Med verifierade kontaktuppgifter kommer du in på kontot igen om du glömmer lösenordet.",
    verifyCodeEmailed:
      "Din kod är på väg. Verifiera din e-postadress genom att ange koden som vi mejlade till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    verifyCodeTexted:
      "Din kod är på väg. Verifiera ditt telefonnummer genom att ange koden som vi skickade som SMS till {{destination}}. Det kan ta någon minut innan den kommer fram.",
    verifyCodeSent:
      "Din kod är på väg. Verifiera dina kontaktuppgifter genom att ange koden som vi skickade till dig. Det kan ta någon minut innan den kommer fram.",
    selectMfaType: "Välj hur du bekräftar att det är du.",
    signedInAs: "Du är inloggad som {{email}}.",
    checkSpam: "Titta även i skräpposten.",
    passkey: "Bekräfta med ansikte, fingeravtryck eller skärmlås.",
    passkeyScripts: "En nyckel kräver JavaScript. Slå på det eller logga in på ett annat sätt.",
  },
  choices: {
    email: "E-post: {{contact}}",
    phoneNumber: "Telefonnummer: {{contact}}",
    textMessage: "Textmeddelande (SMS)",
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
      "Det steget är över, eller så påbörjades det i en annan webbläsare. Logga in med dina inloggningsuppgifter.",
    wentOnElsewhere: "Du fortsatte i en annan flik eller ett annat fönster. Så här långt har du kommit.",
    linkNotOpenedYet: "Ditt konto är inte bekräftat än. Öppna först länken i meddelandet, eller ange koden i det.",
    passwordChanged: "Ditt lösenord är bytt. Logga in med dina inloggningsuppgifter.",
    resetRequiredTo: "Du behöver ett nytt lösenord innan du kan logga in. Vi har skickat en kod till {{destination}}.",
    resetRequired: "Du behöver ett nytt lösenord innan du kan logga in. Vi har skickat en kod till dig.",
  },
};
