/** Italian texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Codice di prevendita o sconto",
  use: "Usa il codice",
  have: "Hai un codice? Inseriscilo per vedere cosa ti apre.",
  counts: "{{code}} è valido. Vedrai il tuo prezzo quando i posti saranno prenotati.",
  saved: "Con {{code}} risparmi {{amount}}.",
  kept: "Con {{code}}, i biglietti che tieni costano {{amount}}.",
  insteadOf: "invece di {{price}}, {{code}}",
  regular: "Prezzo normale: {{price}}",
  premiumNow: "Membri Premium da subito, tutti da {{when}}",
  premiumFrom: "Membri Premium da {{premium}}, tutti da {{when}}",
  codeNow: "Con un codice di prevendita fino a {{when}}",
  codeFrom: "Con un codice di prevendita da {{when}}",
  earlyUntil: "Prezzo anticipato fino a {{when}}",
  earlyLeft: "Rimasti al prezzo anticipato: {{n}}",
};
