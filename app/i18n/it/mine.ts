/** Italian: the texts of a fan's own tickets and profile. */
import type { mine as en } from "../en/mine";
import type { CompleteTable } from "../table-shape";

export const mine: CompleteTable<typeof en> = {
  tickets: {
    title: "I tuoi biglietti, {{title}}",
    count_one: "{{count}} biglietto",
    count_many: "{{count}} di biglietti",
    count_other: "{{count}} biglietti",
    print: "Stampa i biglietti",
    number: "Biglietto {{number}}",
    qr: "Codice QR del biglietto {{number}}",
    tier: "Settore",
    paid: "Pagato",
    free: "Gratis",
    refunded: "Rimborsato",
    used: "Usato alle {{at}}",
    times: "Porte {{doors}}, gong {{bell}}",
    noCode: "Questo biglietto è stato rimborsato e non è più valido.",
    receipt: "Ricevuta",
    receiptLine_one: "Ordine {{number}}: {{count}} biglietto, {{total}}",
    receiptLine_many: "Ordine {{number}}: {{count}} di biglietti, {{total}}",
    receiptLine_other: "Ordine {{number}}: {{count}} biglietti, {{total}}",
    keep: "Il link nella tua email apre questi biglietti su qualsiasi dispositivo. Non condividerlo.",
    keepFan: "Sono nel tuo profilo e nella tua email.",
  },
  after: {
    confirming: "Stiamo ancora confermando il tuo pagamento",
    confirmingText:
      "La tua banca non ha ancora risposto. Questa pagina ricontrolla ogni pochi secondi, e intanto i posti restano tuoi.",
    confirmingAgain: "Controlla di nuovo",
    refunded: "I posti non c’erano più: ti rimborsiamo",
    refundedText:
      "Il pagamento è arrivato dopo la scadenza della prenotazione e qualcun altro aveva preso i posti. Abbiamo rimborsato l’intero importo sulla tua carta. Possono volerci da 5 a 10 giorni.",
    ended: "La tua prenotazione è scaduta",
    endedText: "Non hai pagato in tempo, quindi i posti sono tornati in vendita. Non ti è stato addebitato nulla.",
    pickAgain: "Scegli di nuovo i posti",
  },
  pass: {
    of: "Biglietto {{n}} di {{count}}",
    seat: "Posto",
    unreserved: "Non numerato",
    once: "Vale una volta sola",
    directions: "Indicazioni",
    saved: "Copia salvata: {{when}}. Si aggiorna quando torni online.",
    calendar: "Aggiungi al calendario",
    postponed: "Questa serata è rinviata. I tuoi biglietti valgono per la nuova data, che non è ancora fissata.",
  },
  print: {
    title: "Stampa i biglietti, {{title}}",
    back: "Torna ai tuoi biglietti",
    hint: "Ctrl+P o ⌘P stampa un biglietto per pagina",
    print: "Stampa",
    heading: "I tuoi biglietti per {{title}}",
    empty: "Nessun biglietto da stampare",
    emptyText:
      "Qui trovi i biglietti per le prossime serate. Hai comprato senza account? Apri prima il link nell’email.",
    card: "La card",
    subject: "Card soggetta a variazioni.",
    autographs: "Per gli autografi",
    gettingIn: "Come arrivare",
    fold: "Piega lungo i segni. Il codice resta all’esterno.",
    photo: "Vale una volta sola. Non pubblicarne la foto.",
  },
};
