/** English texts of codes, and of the phases of a night’s sale. */
export const codes = {
  label: "Presale or discount code",
  use: "Use code",
  have: "Do you have a code? Enter it to see what’s open to you.",
  counts: "{{code}} works. Your price shows once your seats are held.",
  saved: "You save {{amount}} with {{code}}.",
  kept: "With {{code}}, the tickets you keep cost {{amount}}.",
  insteadOf: "instead of {{price}}, {{code}}",
  regular: "Regular price: {{price}}",
  premiumNow: "Premium members now, everyone from {{when}}",
  premiumFrom: "Premium members from {{premium}}, everyone from {{when}}",
  codeNow: "With a presale code until {{when}}",
  codeFrom: "With a presale code from {{when}}",
  earlyUntil: "Early-bird price until {{when}}",
  earlyLeft: "Left at the early-bird price: {{n}}",
} as const;
