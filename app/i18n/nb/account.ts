/** Norsk bokmål: the texts of a fan's account, in Norwegian Bokmål. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Profilen din",
    nav: "Profil",
    signOut: "Logg ut",
    guestTitle: "Her finner du billettene dine",
    guestText:
      "Logg inn for å se billettene dine og QR-kodene. Kjøpt som gjest? Bruk lenken i e-posten, eller logg inn med samme e-postadresse, så dukker de opp her.",
    signIn: "Logg inn",
    signUp: "Opprett konto",
  },
  sections: {
    overview: "Oversikt",
    orders: "Bestillinger",
    following: "Følger",
    billing: "Betalinger",
    security: "Sikkerhet",
    details: "Om deg",
    privacy: "Opplysningene dine",
  },
  again: {
    title: "Bekreft at det er deg",
    text: "Du har vært logget inn en stund. Skriv inn passordet ditt for å endre hvordan du logger inn.",
    password: "Passordet ditt",
    submit: "Fortsett",
    pending: "Sjekker",
    elsewhereText: "Du har vært logget inn en stund. Logg inn med {{provider}} igjen for å gjøre endringer.",
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
