/** Nederlands: the texts of a fan's account, in Dutch. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Je profiel",
    nav: "Profiel",
    signOut: "Uitloggen",
    guestTitle: "Hier vind je je tickets",
    guestText:
      "Log in om je tickets met hun codes te zien. Tickets die je als gast hebt gekocht, open je met de link in de mail, en ze komen hier te staan als je met hetzelfde e-mailadres inlogt.",
    signIn: "Inloggen",
    signUp: "Account aanmaken",
  },
  sections: {
    overview: "Overzicht",
    orders: "Bestellingen",
    billing: "Betalingen",
    security: "Beveiliging",
    details: "Over jou",
    privacy: "Je gegevens",
  },
  again: {
    title: "Ben jij het nog?",
    text: "Je bent een tijd geleden ingelogd. Vul je wachtwoord nog één keer in voordat er iets aan je inlog verandert.",
    password: "Je wachtwoord",
    submit: "Verder",
    pending: "Bezig met controleren",
    elsewhereText:
      "Je bent een tijd geleden ingelogd met {{provider}}. Log daar nog één keer in voordat er hier iets verandert.",
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
