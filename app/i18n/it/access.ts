/** Italian texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Accessibilità",
  description:
    "Come funziona {{name}} con la tastiera, con un lettore di schermo e con caratteri grandi, e cosa non funziona ancora.",
  lead: "Chiunque deve poter avere un biglietto qui. Questa pagina dice cosa controlliamo e quali difetti conosciamo.",
  goalTitle: "Il nostro obiettivo",
  goal: "Seguiamo le linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA. Nessuno dall’esterno ha controllato il sito, quindi non affermiamo che le rispetti.",
  testedTitle: "Cosa controlliamo",
  keyboard: "Prenotare, cambiare, liberare e pagare i posti con la sola tastiera, con e senza script.",
  checker: "Ogni pagina con axe, un programma che trova errori, con colori chiari e scuri.",
  narrow: "Ogni pagina in ogni lingua a 320 pixel di larghezza, cioè quanto resta con lo zoom al 400%.",
  focus: "Dove va il focus quando qualcosa cambia e cosa leggono i lettori di schermo.",
  knownTitle: "I difetti che conosciamo",
  people:
    "Facciamo prove con programmi in un solo browser, non ancora con persone che usano un lettore di schermo, il controllo vocale o una lente.",
  names:
    "I nomi di serate, wrestler e settori sono in inglese. Dentro le frasi di altre lingue i lettori di schermo possono pronunciarli male.",
  video: "Le repliche hanno sottotitoli in inglese. Le dirette no, e niente ha l’audiodescrizione.",
  time: "Una prenotazione dura 20 minuti e non si può prolungare, perché altri vogliono quei posti. I lettori di schermo avvisano quando restano 5 minuti e 1 minuto.",
  others:
    "Si paga sulla pagina di Stripe. Alcuni accessi aprono pagine di Amazon, Apple, Facebook o Google. Quelle non possiamo cambiarle.",
  contactTitle: "Dicci cosa ti ostacola",
  contact:
    "Indica la pagina e cosa usi. Se qui non riesci a comprare un biglietto, scrivi anche questo. Rispondiamo via email.",
  write: "Contattaci",
  reviewed: "Ultima revisione: {{date}}",
};
