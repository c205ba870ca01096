/** Italian: the texts of a fan's payments, the actions on them, and the mails about them. */
import type { payments as en } from "../en/payments";
import type { CompleteTable } from "../table-shape";

export const payments: CompleteTable<typeof en> = {
  away: "Il servizio di pagamento al momento non risponde. I tuoi ordini sono qui sotto. Fatture e carta torneranno con il servizio.",
  due: {
    title: "Hai un pagamento in sospeso",
    text: "Non siamo riusciti ad addebitare {{amount}} per {{title}}. Paga ora o aggiorna la carta.",
    pay: "Paga {{amount}}",
  },
  premium: {
    none: "Al momento non hai Premium.",
    see: "Scopri Premium",
  },
  card: {
    title: "La tua carta",
    name: "{{brand}} che termina con {{last4}}",
    expires: "Scadenza: {{date}}",
    soon: "Scade presto",
    over: "Scaduta",
    soonText: "Aggiornala prima, così tutto continua.",
    overText: "Non possiamo più usarla per gli addebiti. Aggiornala, così tutto continua.",
    none: "Nessuna carta salvata. La inserisci sulla pagina di Stripe quando paghi.",
    update: "Aggiorna la carta",
    going: "Apertura di Stripe",
    unreachable: "Stripe al momento non risponde. Non è cambiato nulla. Riprova tra un minuto.",
  },
  list: {
    title: "Pagamenti",
    text: "Biglietti, pay-per-view, ordini del negozio e Premium, con tutte le fatture.",
    emptyTitle: "Ancora nessun pagamento",
    emptyText: "Quello che compri compare qui, con ricevute e rimborsi.",
    emptyAction: "Vedi le date del tour",
    tickets_one: "{{count}} biglietto",
    tickets_many: "{{count}} di biglietti",
    tickets_other: "{{count}} biglietti",
    night: "Pay-per-view",
    goods: "Ordine del negozio",
    order: "Ordine {{number}}",
    invoice: "Fattura {{number}}",
    paid: "Pagato",
    open: "Da pagare",
    void: "Annullato",
    refunded: "Rimborsato",
    partly: "Rimborso: {{amount}}",
    returned: "Rimborso non arrivato",
    disputed: "Contestato",
    receipt: "Ricevuta",
    pdf: "PDF",
    details: "Dettagli",
    ask: "Chiedi assistenza",
    pages: "Pagine dei pagamenti",
    page: "Pagina {{page}} di {{pages}}",
    newer: "Più recenti",
    older: "Meno recenti",
  },
  refund: {
    open: "Chiedi il rimborso",
    ticketsUntil:
      "Puoi avere il rimborso fino a: {{date}}. Ti restituiamo {{amount}} sulla carta con cui hai pagato, e questi biglietti non valgono più.",
    ticketsOpen:
      "La nuova data non è fissata, quindi puoi avere il rimborso in ogni momento. Ti restituiamo {{amount}} sulla carta con cui hai pagato, e questi biglietti non valgono più.",
    nightUntil:
      "Puoi avere il rimborso fino all’inizio della diretta: {{date}}. Ti restituiamo {{amount}} sulla carta con cui hai pagato, e non potrai più guardarla.",
    nightOpen:
      "La nuova data non è fissata, quindi puoi avere il rimborso in ogni momento. Ti restituiamo {{amount}} sulla carta con cui hai pagato, e non potrai più guardare la diretta.",
    confirm: "Rimborsa {{amount}}",
    sending: "Rimborso in corso",
    done: "Rimborsato. {{amount}} in arrivo sulla carta con cui hai pagato. Possono volerci da 5 a 10 giorni. Ti invieremo una conferma via email.",
    late: "È troppo tardi per un rimborso automatico. Scrivici qui sotto: il tuo ordine è allegato e a decidere è una persona.",
    ruleTitle: "Politica di rimborso",
    ruleTickets:
      "<b>Biglietti</b>: rimborso qui fino a 48 ore prima del gong o, se la serata è stata spostata, fino al gong della nuova data. Biglietti usati o ceduti: contattaci.",
    ruleNight:
      "<b>Pay-per-view</b>: rimborso qui fino all’inizio della diretta. Dopo, solo per un doppio acquisto, una serata annullata o un nostro errore, se ci contatti entro 48 ore.",
    rulePremium:
      "<b>Premium</b>: disdici quando vuoi e tienilo per il periodo già pagato. Addebito doppio o per errore? Contattaci e lo rimborsiamo.",
    ruleGoods: "<b>Negozio</b>: entro 30 giorni. Contattaci e ti diciamo dove spedire.",
    ruleOff: "Se una serata viene annullata, ti rimborsiamo automaticamente.",
  },
  mail: {
    nightPaidSubject: "Tutto pronto per guardare {{title}}",
    nightPaid: "Grazie per il tuo ordine. {{title}}, {{date}}, è tuo: in diretta, e in replica se c’è.",
    nightPaidWatch: "Guardalo qui",
    paidLine: "Pagato: {{amount}}, {{date}}",
    invoiceLine: "Fattura: {{number}}",
    premiumPaidSubject: "La tua ricevuta Premium",
    premiumPaid: "Grazie di essere con noi. Abbiamo ricevuto il tuo pagamento per Premium.",
    failedSubject: "Il tuo pagamento Premium non è riuscito",
    failed: "Non siamo riusciti ad addebitare {{amount}} per Premium.",
    failedNext:
      "Premium resta attivo mentre riproviamo. Prossimo tentativo: {{date}}. Per risolvere subito, aggiorna la carta.",
    failedLast: "Era l’ultimo tentativo. Paga ora per tenere Premium.",
    failedPay: "Paga ora",
    trialSubject: "Fine della tua prova gratuita: {{date}}",
    trial:
      "Fine della tua prova gratuita di Premium: {{date}}. Quel giorno addebiteremo {{amount}} e tu continui a guardare.",
    trialLeave: "Non lo vuoi? Disdici prima e non ti verrà addebitato nulla.",
    canceledSubject: "Il tuo abbonamento Premium è disdetto",
    canceled: "Hai disdetto Premium. Lo tieni fino a: {{date}}. Non ti addebiteremo altro.",
    keptSubject: "Il tuo abbonamento Premium continua",
    keptMonth: "Il tuo abbonamento mensile si rinnova. Data e importo: {{date}}, {{amount}}.",
    keptYear: "Il tuo abbonamento annuale si rinnova. Data e importo: {{date}}, {{amount}}.",
    keptChange:
      "Tieni Premium e la tua disdetta non vale più. Cambia piano o carta, o disdici, quando vuoi sulla pagina di Premium.",
    endedSubject: "Il tuo abbonamento Premium è finito",
    ended: "Il tuo abbonamento è finito. Non ti addebiteremo altro. Torna quando vuoi.",
    refundSubject: "Il tuo rimborso di {{amount}} è in arrivo",
    refund:
      "Abbiamo rimborsato {{amount}} per {{title}} sulla carta con cui hai pagato. Possono volerci da 5 a 10 giorni.",
    refundFailedSubject: "Il tuo rimborso di {{amount}} non è arrivato sulla carta",
    refundFailed:
      "La tua banca ci ha rimandato il rimborso di {{amount}} per {{title}}. Di solito significa che la carta è stata chiusa o sostituita. I soldi sono ancora tuoi: contattaci e troveremo un altro modo per farteli avere.",
    trialRefusedSubject: "La tua prova gratuita non è iniziata",
    trialRefused:
      "La carta che hai usato ha già avuto una prova gratuita di Premium, e ce n’è una sola per carta. L’abbonamento non è iniziato e non ti è stato addebitato nulla. Puoi sempre abbonarti senza prova.",
    yours: "Vedi i tuoi pagamenti",
    premiumPage: "Gestisci Premium",
    receipt: "Vedi la fattura",
  },
};
