/** Italian texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accessibilità",
  description:
    "Come funziona {{name}} con la tastiera, con uno screen reader e con caratteri grandi, e cosa non funziona ancora.",
  lead: "Tutti devono poter comprare un biglietto qui. In questa pagina trovi cosa controlliamo e quali difetti conosciamo.",
  goalTitle: "Il nostro obiettivo",
  goal: "Seguiamo le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Nessun soggetto esterno ha verificato il sito, quindi non affermiamo che le rispetti.",
  testedTitle: "Cosa controlliamo",
  keyboard: "Prenotare, cambiare, liberare e pagare i posti con la sola tastiera, con e senza script.",
  checker: "Ogni pagina con axe, un programma che trova gli errori, con colori chiari e scuri.",
  narrow: "Ogni pagina, in ogni lingua, a 320 pixel di larghezza: quanto resta con lo zoom al 400%.",
  focus: "Dove si sposta il focus quando qualcosa cambia e cosa leggono gli screen reader.",
  knownTitle: "Cosa resta da sistemare",
  people:
    "Facciamo le prove con programmi in un solo browser, non ancora con persone che usano uno screen reader, il controllo vocale o una lente d’ingrandimento.",
  names:
    "I nomi di serate, wrestler e settori sono in inglese. Nelle frasi in altre lingue gli screen reader possono pronunciarli male.",
  video: "Le repliche hanno i sottotitoli in inglese. Le dirette no, e nessun video ha l’audiodescrizione.",
  time: "Una prenotazione dura 20 minuti e non si può prolungare, perché altri vogliono quei posti. Gli screen reader avvisano quando mancano 5 minuti e quando ne manca 1.",
  others:
    "Paghi sulla pagina di Stripe. Alcuni accessi aprono pagine di Amazon, Apple, Facebook o Google. Su quelle non possiamo intervenire.",
  contactTitle: "Dicci cosa ti blocca",
  contact:
    "Scrivi di quale pagina si tratta e cosa usi. Diccelo anche se qui non riesci a comprare un biglietto. Rispondiamo via email.",
  write: "Contattaci",
  reviewed: "Ultima revisione: {{date}}",
};
