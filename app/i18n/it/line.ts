/** The texts of the line in front of a sale, in Italian. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "La fila apre alle {{time}}",
    text: "La vendita inizia alle {{opens}}. Chi arriva prima riceve un posto a sorte: non serve arrivare presto.",
  },
  gathering: {
    heading: "La vendita inizia alle {{opens}}",
    text: "Chi è qui per quell’ora riceve un posto a sorte nella fila. Arrivare per primi non dà vantaggi.",
  },
  drawn: {
    heading: "Partecipi al sorteggio. Il tuo numero:",
    text: "Alle {{opens}} sorteggiamo l’ordine. Puoi chiudere questa pagina.",
  },
  drawing: {
    heading: "Stiamo sorteggiando l’ordine",
    text: "Ci vuole qualche secondo.",
  },
  open: {
    heading: "C’è una fila per questi biglietti. Persone in attesa:",
    text: "Prendi un posto. Puoi chiudere la pagina e tornare.",
  },
  waiting: {
    heading: "Sei in fila. Persone davanti a te:",
    wait: "Attesa stimata: {{range}}.",
    near: "Il tuo turno arriva verso le {{time}}.",
    unknown: "Non sappiamo ancora dire quanto ci vorrà.",
    far: "Probabilmente i posti finiranno prima del tuo turno.",
  },
  paused: {
    heading: "Tutti i posti sono prenotati. Persone davanti a te:",
    text: "Alcuni tornano quando le prenotazioni scadono. Il tuo posto in fila resta tuo.",
    halted: "La biglietteria ha sospeso la fila. Il tuo posto resta tuo.",
  },
  turn: {
    heading: "Hai {{minutes}} per scegliere. Poi i tuoi posti restano prenotati per altri 20.",
    word: "Tocca a te",
    enter: "Scegli i posti",
  },
  inside: {
    heading: "Tocca a te fino alle {{time}}",
    text: "Scegli prima. Non si addebita nulla finché non paghi.",
    more: "Altri 10 minuti",
  },
  missed: {
    heading: "Il tuo turno è passato. Il tuo posto no.",
    enter: "Entra ora",
  },
  spent: {
    heading: "Hai già usato il tuo turno",
    text: "Per altri posti, rimettiti in fondo alla fila.",
  },
  soldOut: {
    heading: "Gli ultimi posti sono andati alle {{time}}. Non ti è stato addebitato nulla.",
    word: "Esaurito",
    text: "A volte i posti tornano dopo un rimborso.",
    others: "Vedi altre serate",
  },
  ended: {
    heading: "Al momento non c’è fila",
    text: "Puoi scegliere i posti senza aspettare.",
  },
  notice: {
    crowded: "Stanno entrando molti fan che avevano perso il turno. Riprova tra qualche secondo.",
    notYours: "Quel posto è di un altro browser o account. Prendi il tuo.",
    notCalled: "Non è ancora il tuo turno.",
    accountNeeded: "Per questa vendita serve un account con email confermata. Accedi, poi prendi il tuo posto.",
    closed: "Al momento la fila non accetta nessuno.",
    noMore: "Il tuo turno non si può allungare oltre.",
    heldElsewhere:
      "In questo turno hai già prenotato dei posti, con un altro account o senza accedere. Pagali o liberali prima: un turno vale per un ordine.",
    tooMany: "Troppi tentativi. Aspetta dieci minuti e riprova.",
  },
  join: "Prendi il mio posto",
  signIn: "Accedi",
  safe: {
    title: "Cosa è sicuro",
    reload: "Non serve ricaricare",
    reloadText: "Questa pagina si aggiorna da sola. Ultima volta: {{time}}.",
    stillText: "Questa pagina non si aggiorna da sola.",
    check: "Controlla di nuovo",
    still: "Non aggiornare più",
    kept: "Il tuo posto è conservato",
    keptText: "Blocca il telefono o chiudi la pagina. Torna con questo browser e il tuo posto è lo stesso.",
    free: "Nessuna commissione, nessuna carta salvata",
    freeText: "Addebitiamo solo quando paghi i tuoi posti.",
  },
  left: {
    title: "Ancora disponibili",
    many: "più di {{count}}",
    none: "esaurito",
  },
  leave: "Lascia la fila",
  receipt: "Ricevuta del tuo posto",
  draw: {
    link: "Come sorteggiamo",
    heading: "Come sorteggiamo",
    before:
      "Prima di aprire la fila abbiamo scelto un numero segreto, il seme, e ne abbiamo pubblicato l’impronta. L’impronta non si può più cambiare.",
    order:
      "All’apertura, il seme e il numero di partecipanti decidono l’ordine di tutti. Dopo il sorteggio pubblichiamo il seme, così chiunque può ricalcolare l’ordine.",
    beacon: "Il sorteggio usa anche un numero casuale pubblico che nessuno conosceva prima dell’apertura.",
    noBeacon: "Non si usa alcun numero casuale pubblico.",
    late: "Chi arriva dopo l’apertura sta dietro a tutti i partecipanti, in ordine di arrivo.",
    fingerprint: "Impronta",
    seed: "Seme",
    people: "Partecipanti al sorteggio",
    random: "Numero casuale pubblico",
    later: "Pubblicato dopo il sorteggio",
    record: "Il registro come file",
    verify: "Verifica il sorteggio in questo browser",
    right: "Il sorteggio è corretto.",
    wrong: "Il sorteggio non corrisponde al registro.",
    back: "Torna alla fila",
  },
};
