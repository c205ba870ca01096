/** Italiano: Italian texts of the page after paying. */
import type { paid as en } from "../en/paid";
import type { CompleteTable } from "../table-shape";

export const paid: CompleteTable<typeof en> = {
  title: "Pagato",
  stamp: "Pagato: {{amount}}",
  word: {
    tickets: "Ci sei",
    broadcast: "Tutto pronto",
    premium: "Prima fila",
    goods: "Ora è tuo",
  },
  heading: {
    paid: "Hai pagato {{amount}}.",
    nothing: "Non ti è stato addebitato nulla.",
    tickets: "I tuoi biglietti per {{title}} sono pronti.",
    broadcast: "Hai accesso a {{title}}.",
    premium: "Il tuo abbonamento Premium è attivo.",
    trial: "La tua prova gratuita è iniziata.",
    goods: "Abbiamo ricevuto il tuo ordine: {{title}}.",
  },
  now: "Adesso",
  anyDay: "In ogni momento",
  later: "Più avanti",
  next: "E adesso",
  have: "Che cosa hai adesso",
  mailed: "Abbiamo inviato i dettagli anche a {{email}}.",
  tickets: {
    yours: "I tuoi biglietti",
    show: "Vedi i biglietti",
    code: "Vedi il codice",
    offline: "I biglietti funzionano anche offline",
    offlineText: "Aprili una volta sul telefono. Poi li vedi anche senza rete.",
    keep: "Conserva l’email",
    refund: "Ultimo giorno per il rimborso",
    refundText: "Nel tuo profilo, fino a: {{when}}.",
    doorText: "Ogni codice vale una volta sola. Tienilo pronto all’ingresso.",
  },
  broadcast: {
    yours: "La tua diretta",
    profile: "È nel tuo profilo",
    profileText: "Guarda su qualsiasi schermo collegato al tuo account.",
    starts: "La diretta inizia alle {{time}}",
  },
  premium: {
    first: "Per cominciare: {{title}}",
    watch: "Guarda tutto ciò che ha il marchio Premium",
    renews: "Si rinnova a {{price}}",
    renewsText: "Addebitiamo la carta con cui hai pagato.",
    trialEnds: "Fine della prova gratuita",
    trialEndsText: "Quel giorno addebitiamo {{price}}, se non disdici prima.",
    plans: "Vedi i piani",
  },
  goods: {
    ships: "Ti scriviamo appena parte",
    shipsText: "Le spedizioni nazionali richiedono fino a una settimana, quelle internazionali fino a tre.",
    returns: "Hai cambiato idea?",
    returnsText: "Hai 30 giorni. Contattaci e ti diciamo dove spedirlo.",
  },
  refunded: "Ti abbiamo rimborsato",
};
