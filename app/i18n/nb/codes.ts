/** Norwegian texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Forhåndssalgs- eller rabattkode",
  use: "Bruk kode",
  have: "Har du en kode? Skriv den inn og se hva du får tilgang til.",
  counts: "{{code}} gjelder. Du ser prisen når plassene er reservert.",
  saved: "Du sparer {{amount}} med {{code}}.",
  kept: "Med {{code}} koster billettene du beholder, {{amount}}.",
  insteadOf: "i stedet for {{price}}, {{code}}",
  regular: "Ordinær pris: {{price}}",
  premiumNow: "Premium-medlemmer nå, alle fra {{when}}",
  premiumFrom: "Premium-medlemmer fra {{premium}}, alle fra {{when}}",
  codeNow: "Med forhåndssalgskode til {{when}}",
  codeFrom: "Med forhåndssalgskode fra {{when}}",
  earlyUntil: "Tidligpris til {{when}}",
  earlyLeft: "Igjen til tidligpris: {{n}}",
};
