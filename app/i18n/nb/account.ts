/** Norsk bokmål: the texts of a fan's account, in Norwegian Bokmål. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profilen din",
    nav: "Profil",
    signOut: "Logg ut",
    guestTitle: "Her ligger billettene dine",
    guestText:
      "Logg inn for å se billettene dine med koder. Billetter kjøpt som gjest åpnes med lenken i e-posten, og kommer hit når du logger inn med samme e-postadresse.",
    signIn: "Logg inn",
    signUp: "Opprett konto",
  },
  sections: {
    overview: "Oversikt",
    orders: "Bestillinger",
    billing: "Betalinger",
    security: "Sikkerhet",
    details: "Om deg",
    privacy: "Opplysningene dine",
  },
  again: {
    title: "Er det fortsatt deg?",
    text: "Du logget inn for en stund siden. Skriv inn passordet ditt en gang til før noe endres i innloggingen din.",
    password: "Passordet ditt",
    submit: "Fortsett",
    pending: "Sjekker",
    elsewhereText: "Du logget inn med {{provider}} for en stund siden. Logg inn der en gang til før noe endres her.",
    elsewhereSubmit: "Fortsett med {{provider}}",
  },
  form: {
    save: "Lagre",
    saving: "Lagrer",
    cancel: "Avbryt",
    sendCode: "Send kode",
    sending: "Sender",
    sendAgain: "Send en ny kode",
    confirm: "Bekreft",
    confirming: "Bekrefter",
    dismiss: "Lukk meldingen",
    on: "På",
    off: "Av",
  },
};
