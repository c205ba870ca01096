/** Italian: the texts of the privacy policy. */
import type { privacy as en } from "../en/privacy";
import type { CompleteTable } from "../table-shape";

export const privacy: CompleteTable<typeof en> = {
  title: "Informativa sulla privacy",
  description: "Che cosa conserva {{name}} di te, perché, per quanto tempo e come farlo cancellare.",
  lead: "Che cosa conserva di te questo sito, perché, e come farlo smettere. Qui nulla viene venduto.",
  short: "Chi guarda non viene misurato né annotato: non c’è nessun elenco delle visite.",
  cookiesTitle: "Cookie",
  cookiesText: "I primi quattro sono cifrati e nessuno script può leggerli.",
  cookie: "Nome",
  purpose: "A che cosa serve",
  life: "Per quanto tempo",
  session: "Mantiene il tuo accesso: le prove dell’accesso, il tuo nome e la tua email.",
  flow: "Un accesso o una registrazione non ancora conclusi, così una ricarica non fa perdere nulla.",
  guest:
    "Un numero casuale che prenota i tuoi posti, un’identità ospite di Amazon Cognito senza nome e le chiavi degli ordini fatti senza account.",
  device:
    "L’ultimo nome che ha effettuato l’accesso qui e che ti fidi di questo dispositivo. Resta anche dopo l’uscita.",
  language: "La lingua che hai scelto.",
  consent: "La tua risposta sulla misurazione. Solo dove questo sito la chiede.",
  year: "1 anno",
  day: "24 ore al massimo",
  tab: "Anche la scheda ricorda fin dove hai fatto scorrere la pagina e, per dieci secondi, che uno script non si è caricato. Entrambe le cose finiscono con la scheda.",
  phone:
    "Sul telefono il browser conserva le pagine dei biglietti che apri dopo l’accesso, così funzionano anche senza rete. Spariscono quando esci o quando la serata è finita.",
  keepTitle: "Che cosa conserviamo",
  keepOrders:
    "<b>Ordini e biglietti.</b> Nome, email, lingua, serata, posti, prezzo, rimborsi, a chi è stato ceduto un biglietto, quando è stato scansionato e chi ha cambiato che cosa. Restano finché lo richiede la legge fiscale.",
  keepHolds: "<b>Prenotazioni.</b> Il numero casuale o l’account che prenota i posti. Nessun nome.",
  keepLetters:
    "<b>Lettere.</b> Quello che scrivi, con il tuo nome, la tua email e la tua lingua, e il momento in cui hai accettato le email sulle nuove date. Restano finché non ci chiedi di cancellarle.",
  keepCounts:
    "<b>Tentativi.</b> Quante volte un’email o un indirizzo di rete ha provato ad accedere, a prenotare o a scrivere. Contati per un’ora al massimo, poi cancellati.",
  othersTitle: "Chi altro è coinvolto",
  othersCognito:
    "<b>Amazon Cognito</b> conserva gli account: email, nome, telefono se lo hai dato e la tua password, che noi non memorizziamo mai. Se accedi con Amazon, Apple, Facebook o Google, sono loro a comunicargli la tua email e il tuo nome.",
  othersStripe:
    "<b>Stripe</b> riceve il pagamento sulle proprie pagine. Viene a sapere la tua carta, la tua email e che cosa paghi.",
  othersMail: "<b>Un servizio di posta</b> porta biglietti e risposte al tuo indirizzo.",
  othersSentry:
    "<b>Sentry</b>, solo dove questo sito gli segnala i guasti, viene a sapere che cosa si è rotto. Noi non aggiungiamo né il tuo nome né il tuo indirizzo.",
  othersTags:
    "<b>Un gestore di tag</b>, solo dove questo sito ne ha uno e solo dopo il tuo consenso. Puoi cambiare idea in fondo a ogni pagina.",
  rightsTitle: "I tuoi diritti",
  rightsText:
    "Vedere che cosa conserviamo, farlo correggere, portarne via una copia, opporti o farlo cancellare. Le email sulle nuove date finiscono nel momento in cui lo dici.",
  rightsAccount: "Con un account puoi <data>portare con te i tuoi dati o eliminare l’account</data> senza chiedercelo.",
  rightsDelete:
    "Scrivici alla voce «Il mio account o i miei dati», dall’email in questione. Va via tutto ciò che nessuna legge ci obbliga a conservare; ciò che deve restare, come un ordine pagato, ti viene comunicato.",
  write: "Scrivi all’ufficio",
};
