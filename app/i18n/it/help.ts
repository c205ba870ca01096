/** Italian: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Assistenza pagamenti",
    description: "Rimborsi, pagamenti e biglietti smarriti: risposte rapide, i tuoi ordini e una lettera all’ufficio.",
    lead: "Un pagamento che non torna, un biglietto smarrito, soldi da riavere: comincia da qui.",
    guestTitle: "Hai comprato con un account?",
    guestText:
      "Accedi e qui trovi i tuoi ordini con ciò che è stato pagato. Un ordine fatto senza account si apre dal link nella sua email.",
    signIn: "Accedi",
    signUp: "Crea un account",
    ordersTitle: "I tuoi ordini",
    emptyTitle: "Ancora nessun ordine",
    emptyText: "Quello che compri è elencato qui, con ciò che è stato pagato e ciò che è tornato.",
    emptyAction: "Vedi le date del tour",
  },
  orders: {
    date: "Data",
    what: "Per",
    state: "Stato",
    amount: "Importo",
    line_one: "{{title}}, {{count}} biglietto",
    line_many: "{{title}}, {{count}} di biglietti",
    line_other: "{{title}}, {{count}} biglietti",
    number: "Ordine {{number}}",
    paid: "Pagato",
    free: "Gratis",
    refunded: "Rimborsato",
    show: "Mostra i biglietti",
    ask: "Chiedi informazioni",
    next: "Che cosa puoi fare",
  },
  answers: {
    title: "Risposte rapide",
    refund: "Posso restituire i biglietti?",
    refundText:
      "Fino a 48 ore prima del gong, sì: scrivici indicando l’ordine. Una serata annullata viene rimborsata senza doverlo chiedere, sulla carta che ha pagato. Se una serata è spostata, i tuoi biglietti restano validi; se la nuova data non va bene, scrivici.",
    when: "Quando tornano i soldi?",
    whenText:
      "Li inviamo il giorno in cui il rimborso è concesso, e un’email lo conferma. Le banche lo mostrano entro 5–10 giorni.",
    hold: "Che cos’è una prenotazione?",
    holdText:
      "I posti che hai scelto sono tenuti per 20 minuti. Quando premi per pagare, la pagina di pagamento ha 31 minuti. Poi tornano in vendita e non viene addebitato nulla.",
    pending: "Ho pagato e non vedo i biglietti",
    pendingText:
      "Forse la banca non ha ancora risposto: la pagina dopo il pagamento controlla di nuovo da sola, e l’email arriva quando è fatto. Se i soldi sono arrivati tardi e i posti non c’erano più, l’intero importo è già sulla via del ritorno.",
    lost: "Ho smarrito i biglietti",
    lostText:
      "Con un account sono nel tuo profilo. Senza, si aprono dal link nella tua email, e possiamo inviarti di nuovo quell’email.",
    find: "Invia di nuovo i miei biglietti",
    card: "Conservate il numero della mia carta?",
    cardText: "No. Lo inserisci sulla pagina di Stripe e noi non lo vediamo mai.",
  },
  letter: {
    title: "Scrivi all’ufficio",
    text: "Una persona la legge e risponde via email.",
    name: "Nome",
    email: "Email",
    subject: "Di che cosa si tratta?",
    choose: "Scegli una voce",
    refund: "Un rimborso",
    payment: "Un pagamento",
    tickets: "Biglietti mancanti o sbagliati",
    account: "Il mio account o i miei dati",
    access: "Ingresso e accessibilità",
    other: "Altro",
    order: "Ordine",
    noOrder: "Nessuno di questi",
    message: "Messaggio",
    messageHelp: "Non scrivere mai qui un numero di carta o una password.",
    newsletter: "Inviatemi le nuove date via email. Posso smettere in ogni momento.",
    trap: "Lascia vuoto questo campo",
    send: "Invia la lettera",
    sending: "Invio in corso",
    notSent: "La lettera non è stata inviata. Quello che manca è segnato qui sotto.",
    tooMany:
      "Erano molte lettere in dieci minuti, quindi questa non è stata inviata. È ancora qui sotto: inviala un po’ più tardi.",
    away: "In questo momento l’ufficio non è raggiungibile e la lettera non è stata inviata. È ancora qui sotto: inviala un po’ più tardi.",
    sentTitle: "La tua lettera è da noi",
    sentText:
      "È la numero {{number}}. Una persona la legge e risponde all’indirizzo che hai dato; lì non si invia altro, a meno che tu non abbia chiesto le nuove date.",
    another: "Scrivi un’altra lettera",
    nameMissing: "Dicci il tuo nome.",
    nameLong: "Al massimo {{max}} caratteri.",
    emailMissing: "Dicci dove rispondere.",
    emailInvalid: "Questo non è un indirizzo email.",
    subjectMissing: "Scegli di che cosa si tratta.",
    messageMissing: "Dicci che cosa è successo.",
    messageLong: "Al massimo {{max}} caratteri.",
  },
};
