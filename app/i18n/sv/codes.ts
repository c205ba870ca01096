/** Swedish texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Förköps- eller rabattkod",
  use: "Använd kod",
  have: "Har du en kod? Skriv in den och se vad den öppnar.",
  counts: "{{code}} gäller. Du ser ditt pris när platserna är reserverade.",
  saved: "Du sparar {{amount}} med {{code}}.",
  kept: "Med {{code}} kostar biljetterna du behåller {{amount}}.",
  insteadOf: "i stället för {{price}}, {{code}}",
  regular: "Ordinarie pris: {{price}}",
  premiumNow: "Premiummedlemmar nu, alla från {{when}}",
  premiumFrom: "Premiummedlemmar från {{premium}}, alla från {{when}}",
  codeNow: "Med förköpskod till {{when}}",
  codeFrom: "Med förköpskod från {{when}}",
  earlyUntil: "Early bird-pris till {{when}}",
  earlyLeft: "Kvar till early bird-pris: {{n}}",
};
