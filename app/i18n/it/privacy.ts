/** Italian: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Informativa sulla privacy",
  description: "Che cosa conserva {{name}} di te, perché, per quanto tempo e come eliminarlo.",
  lead: "Che cosa conserviamo di te, perché, e come farci smettere. Non ne vendiamo nulla.",
  short: "Non misuriamo né registriamo la tua navigazione. Non c’è nessun elenco di visite.",
  cookiesTitle: "Cookie",
  cookiesText: "I primi quattro sono cifrati e nessuno script può leggerli.",
  cookie: "Nome",
  purpose: "Finalità",
  life: "Durata",
  session: "Mantiene il tuo accesso: i token di accesso, il nome e l’email.",
  flow: "Un accesso o una registrazione in corso, così ricaricando la pagina non si perde nulla.",
  guest:
    "Un numero casuale che prenota i tuoi posti, un ID ospite di Amazon Cognito senza nome e le chiavi degli ordini fatti senza account.",
  device: "L’ultimo nome usato per accedere qui, e se ti fidi di questo dispositivo. Resta anche dopo l’uscita.",
  language: "La lingua che hai scelto.",
  consent: "La tua scelta sulla misurazione, se questo sito la chiede.",
  year: "1 anno",
  day: "Fino a 24 ore",
  tab: "La scheda ricorda anche fin dove hai fatto scorrere la pagina e, per dieci secondi, che uno script non si è caricato. Entrambe le cose spariscono quando la chiudi.",
  phone:
    "Sul telefono il browser conserva le pagine dei biglietti che apri dopo l’accesso, così funzionano anche senza rete. Spariscono quando esci o quando la serata è finita.",
  keepTitle: "Che cosa conserviamo",
  keepOrders:
    "<b>Ordini e biglietti.</b> Nome, email, lingua, serata, posti, prezzo, rimborsi, cessioni, orari di scansione e chi ha cambiato che cosa. Conservati finché lo richiede la legge fiscale.",
  keepHolds: "<b>Prenotazioni.</b> Il numero casuale o l’account che prenota i posti. Nessun nome.",
  keepLetters:
    "<b>Messaggi.</b> Quello che scrivi, il tuo nome, l’email e la lingua, e quando hai accettato le email sulle nuove date. Conservati finché non ci chiedi di eliminarli.",
  keepCounts:
    "<b>Tentativi.</b> Quante volte un’email o un indirizzo di rete ha provato ad accedere, prenotare posti o contattarci. Contati al massimo per un giorno, poi eliminati.",
  keepFollows:
    "<b>Contenuti seguiti e promemoria.</b> La tua email, la sua lingua e ciò che segui. Conservati finché non smetti; ognuna di queste email ha un link per farlo. Eliminiamo un promemoria 7 giorni dopo l’apertura delle vendite, un’email mai confermata dopo 7 giorni e una che non segue più nulla dopo 60. Se disattivi un tipo di email, ce ne ricordiamo.",
  keepSearches:
    "<b>Ricerche.</b> Non salviamo ciò che cerchi. Contiamo le ricerche per indirizzo di rete, per un minuto.",
  othersTitle: "Chi altro riceve dati",
  othersCognito:
    "<b>Amazon Cognito</b> conserva gli account: email, nome, telefono se lo hai dato e la tua password, che noi non memorizziamo mai. Se accedi con Amazon, Apple, Facebook o Google, sono loro a comunicargli la tua email e il tuo nome.",
  othersStripe:
    "<b>Stripe</b> riceve i pagamenti sulle proprie pagine. Riceve la tua carta, la tua email e che cosa stai pagando.",
  othersMail: "<b>Un servizio di email</b> consegna i tuoi biglietti e le nostre risposte.",
  othersSentry:
    "<b>Sentry</b>, se questo sito lo usa, riceve le segnalazioni di errore. Non aggiungiamo né il tuo nome né il tuo indirizzo.",
  othersTags:
    "<b>Un gestore di tag</b>, se questo sito ne ha uno e solo dopo il tuo consenso. Puoi cambiare idea in fondo a ogni pagina.",
  rightsTitle: "I tuoi diritti",
  rightsText:
    "Vedere che cosa conserviamo, correggerlo, averne una copia, opporti o farlo eliminare. Puoi disiscriverti dalle email sulle nuove date quando vuoi.",
  rightsAccount: "Con un account puoi <data>scaricare i tuoi dati o eliminare l’account</data> da te.",
  rightsDelete:
    "Contattaci alla voce «Il mio account o i miei dati», dall’email in questione. Eliminiamo tutto ciò che la legge non ci obbliga a conservare e ti diciamo che cosa deve restare, per esempio un ordine pagato.",
  write: "Contattaci",
};
