/** Italian texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Hai un’offerta della lista d’attesa per questa serata. Prima pagala o rinuncia.",
  soldOut: "Appena esaurito. Scegli un altro settore.",
  notEnough_one: "Qui resta solo {{count}} posto.",
  notEnough_many: "Qui restano solo {{count}} di posti.",
  notEnough_other: "Qui restano solo {{count}} posti.",
  notEnough_zero: "Qui non resta nessun posto.",
  limitPerCheckout_one: "Al massimo {{count}} biglietto in questo settore.",
  limitPerCheckout_many: "Al massimo {{count}} di biglietti in questo settore.",
  limitPerCheckout_other: "Al massimo {{count}} biglietti in questo settore.",
  limitPerOrder_one: "Al massimo {{count}} biglietto per ordine, fra tutti i settori.",
  limitPerOrder_many: "Al massimo {{count}} di biglietti per ordine, fra tutti i settori.",
  limitPerOrder_other: "Al massimo {{count}} biglietti per ordine, fra tutti i settori.",
  notOnSale: "Al momento non è in vendita.",
  unknown: "Questo settore non è più disponibile. Scegline un altro.",
  notANumber: "Inserisci un numero intero: 0, 1, 2…",
  empty: "Scegli almeno un posto.",
  checkoutOpen:
    "Il tuo pagamento potrebbe essere in corso, quindi non puoi cambiare questi posti. Continua al pagamento o controlla di nuovo tra un minuto.",
  holdEnded: "La tua prenotazione è scaduta. Prenota di nuovo i posti prima di pagare.",
  busy: "Molti fan vogliono questi posti. Non è cambiato nulla e non ti è stato addebitato nulla. Riprova.",
  away: "La biglietteria al momento non risponde. Non è cambiato nulla e non ti è stato addebitato nulla. Riprova tra un minuto.",
  tooMany: "Troppi tentativi. Aspetta dieci minuti e riprova.",
  placeTaken: "Qualcuno ha appena preso uno di questi posti.",
  placeUnknown: "Uno di questi posti non è più sulla pianta. Scegline un altro.",
  companionAlone:
    "I posti per accompagnatori vanno con il posto per sedia a rotelle accanto, al massimo tre per ciascuno. Scegli anche quello.",
  notTogether: "Qui non ci sono tanti posti liberi vicini.",
  noAccessible: "Non ci sono tanti posti per sedia a rotelle vicini. Prova un altro settore.",
  moreThanSeats: "Sono più dei posti che hai scelto. Inserisci un numero più basso.",
  priceChanged: "Il prezzo è cambiato. Qui un biglietto costa ora {{price}}.",
  code: {
    unknown: "{{code}} non è un codice per questa serata. Controlla come l’hai scritto.",
    early: "{{code}} non è ancora valido. Riprova più tardi.",
    over: "{{code}} è scaduto.",
    used: "{{code}} è già esaurito.",
    seats: "{{code}} non copre così tanti posti. Posti rimasti per questo codice: {{n}}.",
    minimum: "{{code}} richiede almeno questo numero di posti: {{n}}.",
    notHere: "{{code}} non vale per i posti che hai scelto.",
    second: "Puoi usare un codice di prevendita e un codice sconto per ordine.",
    tooMany: "Troppi codici. Aspetta dieci minuti e riprova. I tuoi posti restano come sono.",
  },
};
