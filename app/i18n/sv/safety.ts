/** Swedish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Ditt lösenord har bytts",
    password:
      "Lösenordet till ditt {{name}}-konto byttes den {{date}}. Du loggades ut från alla andra webbläsare och appar.",
    emailSubject: "E-postadressen du loggar in med har ändrats",
    email:
      "E-postadressen till ditt {{name}}-konto ändrades den {{date}}. Den här adressen hör inte längre till kontot.",
    phoneSubject: "Ett telefonnummer har lagts till på ditt konto",
    phone: "Ett nytt telefonnummer lades till på ditt {{name}}-konto den {{date}}.",
    passkeyAddedSubject: "En passkey har lagts till på ditt konto",
    passkeyAdded:
      "En passkey lades till på ditt {{name}}-konto den {{date}}. Den kan användas för att logga in utan ditt lösenord.",
    passkeyRemovedSubject: "En passkey har tagits bort från ditt konto",
    passkeyRemoved:
      "En passkey togs bort från ditt {{name}}-konto den {{date}}. Den kan inte längre användas för att logga in.",
    factorSubject: "Ett andra inloggningssteg har stängts av",
    factor: "Ett andra inloggningssteg stängdes av för ditt {{name}}-konto den {{date}}.",
    factorOnSubject: "Ett andra inloggningssteg har slagits på",
    factorOn: "Ett andra inloggningssteg slogs på för ditt {{name}}-konto den {{date}}.",
    appReplacedSubject: "Din autentiseringsapp har bytts ut",
    appReplaced:
      "Autentiseringsappen för ditt {{name}}-konto byttes ut den {{date}}. Koder från den gamla fungerar inte längre.",
    wasYou: "Om det var du behöver du inte göra något.",
    wasNotYou:
      "Om det inte var du, återställ lösenordet nu. Kontrollera sedan e-postadress, telefonnummer, passkeys och enheter i din profil.",
    noReset: "Om det inte var du, kontakta oss genast. Lösenordet kan inte längre återställas via den här adressen.",
    noCode:
      "Om det inte var du, återställ lösenordet nu. Om inloggningen kräver en kod som du inte har, kontakta oss genast.",
    reset: "Återställ lösenordet",
    code: {
      signUp: {
        subject: "Bekräfta din e-postadress",
        heading: "Ange den här koden för att bli klar med ditt {{name}}-konto.",
      },
      reset: {
        subject: "Din kod för ett nytt lösenord",
        heading: "Ange den här koden för att välja ett nytt lösenord till ditt {{name}}-konto.",
      },
      contact: {
        subject: "Bekräfta din e-postadress",
        heading: "Ange den här koden för att bekräfta den här e-postadressen för ditt {{name}}-konto.",
      },
      signIn: { subject: "Din inloggningskod", heading: "Ange den här koden för att logga in på {{name}}." },
      where: "Ange den på sidan du kom från. Dela den inte: vi frågar aldrig efter den.",
      unasked: "Har du inte bett om en kod? Då behöver du inte göra något.",
      text: "Din {{name}}-kod: {{code}}. Dela den inte.",
    },
  },
};
