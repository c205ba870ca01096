/** Italiano: Italian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pagato",
  stamp: "Pagato: {{amount}}",
  word: {
    tickets: "Ci sei",
    broadcast: "Si comincia",
    premium: "Prima fila",
    goods: "È tuo",
  },
  heading: {
    paid: "Hai pagato {{amount}}.",
    nothing: "Non ti è stato addebitato nulla.",
    tickets: "I tuoi biglietti per {{title}} sono pronti.",
    broadcast: "Puoi guardare {{title}}.",
    premium: "Il tuo abbonamento Premium è attivo.",
    trial: "La tua prova gratuita è attiva.",
    goods: "Abbiamo ricevuto il tuo ordine: {{title}}.",
  },
  now: "Adesso",
  anyDay: "Quando vuoi",
  next: "Cosa succede adesso",
  have: "Cosa hai adesso",
  mailed: "Abbiamo inviato i dettagli anche a {{email}}.",
  tickets: {
    yours: "I tuoi biglietti",
    show: "Mostra i biglietti",
    code: "Mostra il codice",
    offline: "I tuoi biglietti funzionano offline",
    offlineText: "Aprili una volta sul telefono. Poi si vedono anche senza rete.",
    keep: "Conserva l’email",
    refund: "Ultimo momento per un rimborso",
    refundText: "Fino a {{when}}, nel tuo profilo.",
    doorText: "Ogni codice si scansiona una sola volta. Tienilo pronto all’ingresso.",
  },
  broadcast: {
    yours: "La tua diretta",
    profile: "È nel tuo profilo",
    profileText: "Guardala su ogni schermo su cui hai fatto l’accesso.",
    starts: "La diretta inizia alle {{time}}",
  },
  premium: {
    first: "Per cominciare: {{title}}",
    watch: "Guarda tutto ciò che è segnato Premium",
    renews: "Si rinnova a {{price}}",
    renewsText: "L’addebito va sulla carta con cui hai pagato.",
    trialEnds: "Finisce la prova gratuita",
    trialEndsText: "Quel giorno {{price}}, se non disdici prima.",
    plans: "Vedi i piani",
  },
  goods: {
    ships: "Ti scriviamo quando parte",
    shipsText: "I pacchi nazionali impiegano fino a una settimana, quelli internazionali fino a tre.",
    returns: "Hai cambiato idea?",
    returnsText: "Hai 30 giorni. Contattaci e ti diremo dove spedirlo.",
  },
  refunded: "Ti abbiamo rimborsato",
};
