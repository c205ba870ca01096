/** Italian: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Assistenza pagamenti",
    description: "Rimborsi, pagamenti e biglietti smarriti: risposte rapide, i tuoi ordini e un modo per contattarci.",
    lead: "Un addebito che non torna, un biglietto che manca, un rimborso: comincia da qui.",
    guestTitle: "Hai comprato con un account?",
    guestText:
      "Accedi per vedere i tuoi ordini e quanto hai pagato. Hai ordinato senza account? Usa il link nell’email.",
    signIn: "Accedi",
    signUp: "Crea un account",
    ordersTitle: "I tuoi ordini",
    emptyTitle: "Ancora nessun ordine",
    emptyText: "Tutto ciò che compri compare qui, con pagamenti e rimborsi.",
    emptyAction: "Vedi le date del tour",
  },
  orders: {
    date: "Data",
    what: "Articolo",
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
    ask: "Chiedi assistenza",
    next: "Azioni",
  },
  answers: {
    title: "Risposte rapide",
    refund: "Posso avere un rimborso?",
    refundText:
      "Sì, fino a 48 ore prima del gong: usa «Chiedi il rimborso» in Pagamenti, nel tuo profilo, o contattaci. Se una serata viene annullata, rimborsiamo automaticamente la tua carta. Se viene spostata, i tuoi biglietti valgono per la nuova data. Non puoi esserci? Hai tempo fino al gong per il rimborso.",
    when: "Quando riavrò i soldi?",
    whenText:
      "Li inviamo il giorno in cui il rimborso è approvato, e ti scriviamo. Possono volerci da 5 a 10 giorni perché compaiano sulla carta.",
    hold: "Che cos’è una prenotazione?",
    holdText:
      "Teniamo i posti scelti per 20 minuti. Una volta sulla pagina di pagamento, hai 31 minuti per finire. Poi tornano in vendita e non ti viene addebitato nulla.",
    pending: "Ho pagato, dove sono i biglietti?",
    pendingText:
      "La tua banca forse sta ancora confermando. La pagina dopo il pagamento continua a controllare, e ti scriviamo appena è fatto. Se il pagamento è arrivato tardi e i posti non c’erano più, il rimborso completo è già in arrivo.",
    lost: "Ho smarrito i biglietti",
    lostText:
      "Hai un account? Sono nel tuo profilo. Hai comprato senza account? Usa il link nell’email. Possiamo inviarla di nuovo.",
    find: "Invia di nuovo i miei biglietti",
    card: "Conservate il numero della mia carta?",
    cardText: "No. Lo inserisci sulla pagina di Stripe, e noi non lo vediamo mai.",
  },
  letter: {
    title: "Contattaci",
    text: "Una persona vera lo legge e risponde via email.",
    name: "Nome",
    email: "Email",
    subject: "Di che cosa si tratta?",
    choose: "Scegli un argomento",
    refund: "Un rimborso",
    payment: "Un pagamento",
    tickets: "Biglietti mancanti o sbagliati",
    account: "Il mio account o i miei dati",
    access: "Ingresso e accessibilità",
    other: "Altro",
    order: "Ordine",
    noOrder: "Non riguarda un ordine",
    message: "Messaggio",
    messageHelp: "Non scrivere numeri di carta o password.",
    newsletter: "Avvisatemi via email delle nuove date. Posso disiscrivermi quando voglio.",
    trap: "Lascia vuoto questo campo",
    send: "Invia il messaggio",
    sending: "Invio in corso",
    notSent: "Il messaggio non è stato inviato. Correggi i campi segnati qui sotto.",
    tooMany:
      "Hai inviato molti messaggi in dieci minuti, quindi questo non è partito. È ancora qui sotto. Riprova più tardi.",
    away: "Al momento non possiamo ricevere messaggi, quindi il tuo non è partito. È ancora qui sotto. Riprova tra qualche minuto.",
    sentTitle: "Abbiamo ricevuto il tuo messaggio",
    sentText:
      "È il numero {{number}}. Una persona vera risponderà all’email che hai dato. Lì non invieremo altro, a meno che tu non abbia chiesto le nuove date.",
    another: "Invia un altro messaggio",
    nameMissing: "Inserisci il tuo nome.",
    nameLong: "Al massimo {{max}} caratteri.",
    emailMissing: "Inserisci la tua email, così possiamo rispondere.",
    emailInvalid: "Inserisci un’email valida",
    subjectMissing: "Scegli un argomento.",
    messageMissing: "Dicci che cosa è successo.",
    messageLong: "Al massimo {{max}} caratteri.",
  },
};
