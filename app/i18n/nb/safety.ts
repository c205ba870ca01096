/** Norwegian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Passordet ditt er byttet",
    password:
      "Passordet til {{name}}-kontoen din ble byttet {{date}}. Du ble logget ut av alle andre nettlesere og apper.",
    emailSubject: "E-postadressen du logger inn med, er endret",
    email: "E-postadressen til {{name}}-kontoen din ble endret {{date}}. Denne adressen hører ikke lenger til kontoen.",
    phoneSubject: "Et telefonnummer er lagt til i kontoen din",
    phone: "Et nytt telefonnummer ble lagt til i {{name}}-kontoen din {{date}}.",
    passkeyAddedSubject: "En passnøkkel er lagt til i kontoen din",
    passkeyAdded:
      "En passnøkkel ble lagt til i {{name}}-kontoen din {{date}}. Den kan brukes til å logge inn uten passordet ditt.",
    passkeyRemovedSubject: "En passnøkkel er fjernet fra kontoen din",
    passkeyRemoved:
      "En passnøkkel ble fjernet fra {{name}}-kontoen din {{date}}. Den kan ikke lenger brukes til å logge inn.",
    factorSubject: "Et ekstra innloggingstrinn er slått av",
    factor: "Et ekstra innloggingstrinn ble slått av for {{name}}-kontoen din {{date}}.",
    factorOnSubject: "Et ekstra innloggingstrinn er slått på",
    factorOn: "Et ekstra innloggingstrinn ble slått på for {{name}}-kontoen din {{date}}.",
    appReplacedSubject: "Autentiseringsappen din er byttet",
    appReplaced:
      "Autentiseringsappen for {{name}}-kontoen din ble byttet {{date}}. Koder fra den gamle virker ikke lenger.",
    wasYou: "Hvis det var deg, trenger du ikke å gjøre noe.",
    wasNotYou:
      "Hvis det ikke var deg, må du tilbakestille passordet nå. Sjekk deretter e-postadressen, telefonnummeret, passnøklene og enhetene i profilen din.",
    noReset: "Hvis det ikke var deg, må du kontakte oss med en gang. Passordet kan ikke lenger tilbakestilles herfra.",
    noCode:
      "Hvis det ikke var deg, må du tilbakestille passordet nå. Hvis innloggingen krever en kode du ikke har, må du kontakte oss med en gang.",
    reset: "Tilbakestill passordet",
    code: {
      signUp: {
        subject: "Bekreft e-postadressen din",
        heading: "Skriv inn denne koden for å fullføre {{name}}-kontoen din.",
      },
      reset: {
        subject: "Koden din for et nytt passord",
        heading: "Skriv inn denne koden for å velge et nytt passord til {{name}}-kontoen din.",
      },
      contact: {
        subject: "Bekreft e-postadressen din",
        heading: "Skriv inn denne koden for å bekrefte denne e-postadressen for {{name}}-kontoen din.",
      },
      signIn: { subject: "Innloggingskoden din", heading: "Skriv inn denne koden for å logge inn hos {{name}}." },
      where: "Skriv den inn på siden du kom fra. Ikke del den: Vi spør aldri etter den.",
      unasked: "Har du ikke bedt om en kode? Da trenger du ikke å gjøre noe.",
      text: "{{name}}-koden din: {{code}}. Ikke del den.",
    },
  },
};
