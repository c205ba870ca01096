/** Deutsch: the texts of a fan's account, in German. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Dein Profil",
    nav: "Profil",
    signOut: "Abmelden",
    guestTitle: "Hier findest du deine Tickets",
    guestText:
      "Melde dich an, um deine Tickets mit ihren Codes zu sehen. Als Gast gekaufte Tickets öffnest du über den Link in der E-Mail, und sie erscheinen hier, wenn du dich mit derselben E-Mail-Adresse anmeldest.",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
  },
  sections: {
    overview: "Überblick",
    orders: "Bestellungen",
    billing: "Zahlungen",
    security: "Sicherheit",
    details: "Deine Angaben",
    privacy: "Deine Daten",
  },
  again: {
    title: "Bist du es noch?",
    text: "Deine Anmeldung ist eine Weile her. Bevor sich an ihr etwas ändert, gib dein Passwort noch einmal ein.",
    password: "Dein Passwort",
    submit: "Weiter",
    pending: "Wird geprüft",
    elsewhereText:
      "Du hast dich vor einer Weile mit {{provider}} angemeldet. Bevor sich hier etwas ändert, melde dich dort noch einmal an.",
    elsewhereSubmit: "Weiter mit {{provider}}",
  },
  form: {
    save: "Speichern",
    saving: "Wird gespeichert",
    cancel: "Abbrechen",
    sendCode: "Code senden",
    sending: "Wird gesendet",
    sendAgain: "Neuen Code senden",
    confirm: "Bestätigen",
    confirming: "Wird bestätigt",
    dismiss: "Hinweis schließen",
    on: "Ein",
    off: "Aus",
  },
};
