/** Svenska: the texts of a fan's account, in Swedish. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Din profil",
    nav: "Profil",
    signOut: "Logga ut",
    guestTitle: "Här finns dina biljetter",
    guestText:
      "Logga in för att se dina biljetter med koder. Biljetter som du köpt som gäst öppnas med länken i mejlet, och hamnar här när du loggar in med samma e-postadress.",
    signIn: "Logga in",
    signUp: "Skapa konto",
  },
  sections: {
    overview: "Översikt",
    orders: "Beställningar",
    billing: "Betalningar",
    security: "Säkerhet",
    details: "Om dig",
    privacy: "Dina uppgifter",
  },
  again: {
    title: "Är det fortfarande du?",
    text: "Du loggade in för ett tag sedan. Ange ditt lösenord en gång till innan något ändras i din inloggning.",
    password: "Ditt lösenord",
    submit: "Fortsätt",
    pending: "Kontrollerar",
    elsewhereText:
      "Du loggade in med {{provider}} för ett tag sedan. Logga in där en gång till innan något ändras här.",
    elsewhereSubmit: "Fortsätt med {{provider}}",
  },
  form: {
    save: "Spara",
    saving: "Sparar",
    cancel: "Avbryt",
    sendCode: "Skicka kod",
    sending: "Skickar",
    sendAgain: "Skicka en ny kod",
    confirm: "Bekräfta",
    confirming: "Bekräftar",
    dismiss: "Stäng meddelandet",
    on: "På",
    off: "Av",
  },
};
