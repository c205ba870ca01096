/** Nederlands: the texts of a fan's account, in Dutch. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Je profiel",
    nav: "Profiel",
    signOut: "Uitloggen",
    guestTitle: "Hier vind je al je tickets",
    guestText:
      "Log in om je tickets en hun QR-codes te zien. Als gast gekocht? Gebruik de link in je e-mail, of log in met hetzelfde e-mailadres, dan staan ze hier.",
    signIn: "Inloggen",
    signUp: "Account aanmaken",
  },
  sections: {
    overview: "Overzicht",
    orders: "Bestellingen",
    following: "Wat je volgt",
    billing: "Betalingen",
    security: "Beveiliging",
    details: "Over jou",
    privacy: "Je gegevens",
  },
  again: {
    title: "Bevestig dat jij het bent",
    text: "Je bent al een tijdje ingelogd. Vul je wachtwoord in om te wijzigen hoe je inlogt.",
    password: "Je wachtwoord",
    submit: "Verder",
    pending: "Bezig met controleren",
    elsewhereText: "Je bent al een tijdje ingelogd. Log opnieuw in met {{provider}} om iets te wijzigen.",
    elsewhereSubmit: "Verder met {{provider}}",
  },
  form: {
    save: "Opslaan",
    saving: "Bezig met opslaan",
    cancel: "Annuleren",
    sendCode: "Code sturen",
    sending: "Bezig met versturen",
    sendAgain: "Nieuwe code sturen",
    confirm: "Bevestigen",
    confirming: "Bezig met bevestigen",
    dismiss: "Melding sluiten",
    on: "Aan",
    off: "Uit",
  },
};
