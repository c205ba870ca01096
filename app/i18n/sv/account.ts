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
      "Logga in för att se dina biljetter och QR-koder. Köpt som gäst? Använd länken i mejlet, eller logga in med samma e-postadress så dyker de upp här.",
    signIn: "Logga in",
    signUp: "Skapa konto",
  },
  sections: {
    overview: "Översikt",
    orders: "Beställningar",
    following: "Det du följer",
    billing: "Betalningar",
    security: "Säkerhet",
    details: "Om dig",
    privacy: "Dina uppgifter",
  },
  again: {
    title: "Bekräfta att det är du",
    text: "Du har varit inloggad ett tag. Ange ditt lösenord för att ändra hur du loggar in.",
    password: "Ditt lösenord",
    submit: "Fortsätt",
    pending: "Kontrollerar",
    elsewhereText: "Du har varit inloggad ett tag. Logga in med {{provider}} igen för att göra ändringar.",
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
