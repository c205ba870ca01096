/** Deutsch: the texts of a fan's account, in German. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Dein Profil",
    nav: "Profil",
    signOut: "Abmelden",
    guestTitle: "Deine Tickets findest du hier",
    guestText:
      "Melde dich an, um deine Tickets und ihre QR-Codes zu sehen. Als Gast gekauft? Nutze den Link in deiner E-Mail oder melde dich mit derselben E-Mail-Adresse an, dann erscheinen sie hier.",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
  },
  sections: {
    overview: "Überblick",
    orders: "Bestellungen",
    following: "Folge ich",
    billing: "Zahlungen",
    security: "Sicherheit",
    details: "Deine Angaben",
    privacy: "Deine Daten",
  },
  again: {
    title: "Bestätige, dass du es bist",
    text: "Du bist schon eine Weile angemeldet. Gib dein Passwort ein, um deine Anmeldung zu ändern.",
    password: "Dein Passwort",
    submit: "Weiter",
    pending: "Wird geprüft",
    elsewhereText:
      "Du bist schon eine Weile angemeldet. Melde dich noch einmal mit {{provider}} an, um etwas zu ändern.",
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
