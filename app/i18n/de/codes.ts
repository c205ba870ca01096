/** German texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Vorverkaufs- oder Rabattcode",
  use: "Code einlösen",
  have: "Du hast einen Code? Gib ihn ein und sieh, was du damit bekommst.",
  counts: "{{code}} gilt. Deinen Preis siehst du, sobald deine Plätze reserviert sind.",
  saved: "Mit {{code}} sparst du {{amount}}.",
  kept: "Mit {{code}} kosten die Tickets, die du behältst, {{amount}}.",
  insteadOf: "statt {{price}}, {{code}}",
  regular: "Regulärer Preis: {{price}}",
  premiumNow: "Jetzt für Premium-Mitglieder, für alle ab {{when}}",
  premiumFrom: "Für Premium-Mitglieder ab {{premium}}, für alle ab {{when}}",
  codeNow: "Mit Vorverkaufscode bis {{when}}",
  codeFrom: "Mit Vorverkaufscode ab {{when}}",
  earlyUntil: "Frühbucherpreis bis {{when}}",
  earlyLeft: "Noch zum Frühbucherpreis: {{n}}",
};
