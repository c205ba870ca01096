/** Italian: the texts of a fan's account: profile, sign-in and name. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Il tuo profilo",
    nav: "Profilo",
    signOut: "Esci",
    guestTitle: "I tuoi biglietti sono qui",
    guestText:
      "Accedi per vedere i tuoi biglietti e i loro codici QR. Hai comprato senza account? Usa il link nell’email, o accedi con lo stesso indirizzo e li trovi qui.",
    signIn: "Accedi",
    signUp: "Crea un account",
  },
  sections: {
    overview: "Panoramica",
    orders: "Ordini",
    following: "Cosa segui",
    billing: "Pagamenti",
    security: "Sicurezza",
    details: "Dati personali",
    privacy: "I tuoi dati",
  },
  again: {
    title: "Conferma che sei tu",
    text: "Hai effettuato l’accesso da un po’. Inserisci la password per cambiare il modo in cui accedi.",
    password: "La tua password",
    submit: "Continua",
    pending: "Verifica in corso",
    elsewhereText: "Hai effettuato l’accesso da un po’. Per fare modifiche, accedi di nuovo con {{provider}}.",
    elsewhereSubmit: "Continua con {{provider}}",
  },
  form: {
    save: "Salva",
    saving: "Salvataggio in corso",
    cancel: "Annulla",
    sendCode: "Invia il codice",
    sending: "Invio in corso",
    sendAgain: "Invia un altro codice",
    confirm: "Conferma",
    confirming: "Conferma in corso",
    dismiss: "Nascondi l’avviso",
    on: "Attivo",
    off: "Non attivo",
  },
};
