/** Dutch texts of codes, and of the phases of a night’s sale. */
import type { codes as en } from "../en/codes";
import type { CompleteTable } from "../table-shape";

export const codes: CompleteTable<typeof en> = {
  label: "Voorverkoop- of kortingscode",
  use: "Code gebruiken",
  have: "Heb je een code? Vul hem in en zie wat je ermee kunt kopen.",
  counts: "{{code}} is geldig. Je ziet je prijs zodra je plaatsen gereserveerd zijn.",
  saved: "Je bespaart {{amount}} met {{code}}.",
  kept: "Met {{code}} kosten de tickets die je houdt {{amount}}.",
  insteadOf: "in plaats van {{price}}, {{code}}",
  regular: "Normale prijs: {{price}}",
  premiumNow: "Nu voor Premium-leden, voor iedereen vanaf {{when}}",
  premiumFrom: "Premium-leden vanaf {{premium}}, iedereen vanaf {{when}}",
  codeNow: "Met voorverkoopcode tot {{when}}",
  codeFrom: "Met voorverkoopcode vanaf {{when}}",
  earlyUntil: "Vroegboekprijs tot {{when}}",
  earlyLeft: "Nog over voor de vroegboekprijs: {{n}}",
};
