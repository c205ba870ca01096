/** Italian: the texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Il tuo profilo",
    nav: "Profilo",
    signOut: "Esci",
    guestTitle: "Qui trovi i tuoi biglietti",
    guestText:
      "Accedi per vedere i tuoi biglietti con i loro codici. I biglietti comprati senza account si aprono dal link nell’email ricevuta e arrivano qui quando accedi con lo stesso indirizzo.",
    signIn: "Accedi",
    signUp: "Crea un account",
  },
  sections: {
    overview: "Panoramica",
    orders: "Ordini",
    billing: "Pagamenti",
    security: "Sicurezza",
    details: "Dati personali",
    privacy: "Privacy e dati",
  },
  again: {
    title: "Sei ancora tu?",
    text: "Hai effettuato l’accesso da un po’. Prima di cambiare qualcosa nel tuo accesso, inserisci ancora una volta la password.",
    password: "La tua password",
    submit: "Continua",
    pending: "Verifica in corso",
    elsewhereText:
      "Hai effettuato l’accesso con {{provider}} da un po’. Prima di cambiare qualcosa qui, accedi lì ancora una volta.",
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
    on: "In uso",
    off: "Non in uso",
  },
};
