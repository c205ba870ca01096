/** Italian: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Carrello",
  add: "Aggiungi al carrello",
  adding: "Aggiunta in corso",
  added: "È nel tuo carrello.",
  see: "Vai al carrello",
  full: "Il tuo carrello è pieno. Prima paga o togli qualcosa.",
  quantity: "Quantità: {{article}}",
  update: "Aggiorna",
  remove: "Togli",
  removeOf: "Togli {{article}}",
  each: "{{price}} l’uno",
  total: "Totale",
  priceChanged: "Quando l’hai aggiunto costava {{was}}. Ora costa {{now}}.",
  fewer: "Ne restano solo {{number}}. Il totale conta quelli.",
  soldOut: "Esaurito. Il totale non lo conta.",
  gone: "Parte del tuo carrello non è più in vendita.",
  changed: "Il tuo carrello è cambiato dall’ultima volta. Controllalo, poi paga. Non ti è stato addebitato nulla.",
  pay: "Paga {{price}}",
  posted:
    "Paga con carta sulla pagina di Stripe. La spedizione è inclusa. Ti prenotiamo tutto per 30 minuti mentre paghi.",
  noAccount: "Non serve un account. Ti mandiamo via email un link al tuo ordine.",
  heldTitle: "In attesa del pagamento",
  held: "Ti prenotiamo {{name}} ({{price}}). Tempo rimasto: {{time}}.",
  emptyTitle: "Il tuo carrello è vuoto",
  emptyText: "Qui trovi quello che aggiungi dal negozio.",
  emptyAction: "Vai al negozio",
  addOn: {
    title: "Dal negozio",
    separate: "È un ordine a parte. I tuoi biglietti non cambiano.",
    together: "Si paga insieme ai tuoi posti, con un solo pagamento. Te lo prenotiamo per lo stesso tempo dei posti.",
    togetherOffer:
      "Si paga insieme ai tuoi posti, con un solo pagamento. Te lo prenotiamo per 30 minuti. Poi lo trovi nel carrello.",
    free: "I tuoi posti sono gratuiti: qui non c’è nulla da pagare. Quello che vuoi dal negozio è nel carrello.",
    include: "Aggiungi a questo ordine",
    basket: "Aggiungi il mio carrello",
    soldOut: "Si è appena esaurito. I tuoi posti sono ancora prenotati.",
    full: "In questo ordine non c’è più spazio. Prima togli qualcosa.",
    late: "È troppo tardi per modificare questo ordine. Pagalo così com’è oppure libera i tuoi posti.",
  },
};
