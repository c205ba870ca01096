/** Stripe's test cards and their behavior. https://docs.stripe.com/testing#cards */
import { countryCards } from "./country-cards";

export type Decline = { code: string; decline_code?: string; message: string };

type CardBehavior =
  /** `refunds`: what happens to a refund after an hour, if it doesn't succeed at once. */
  | { does: "pays"; refunds?: "late" | "never" }
  /** `unlessSetUp`: the bank no longer asks once the card is set up for off-session payments. */
  | { does: "authenticates"; unlessSetUp: boolean }
  /** `attaches`: the card can be saved, but charging it fails. */
  | { does: "declines"; error: Decline; attaches: boolean }
  | { does: "disputes"; reason: "fraudulent" | "product_not_received" };

export type Card = {
  number: string;
  /** The card's name in the API. */
  token: string;
  brand: "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay";
  outcome: CardBehavior;
  /** The bank's country; left out for the United States. */
  country?: string;
};

const DECLINED = "Your card was declined.";
export const EXPIRED: Decline = { code: "expired_card", message: "Your card has expired." };

const pays: CardBehavior = { does: "pays" };
const authenticates: CardBehavior = { does: "authenticates", unlessSetUp: false };
const declines = (code: string, message: string, decline_code?: string): CardBehavior => ({
  does: "declines",
  error: decline_code === undefined ? { code, message } : { code, decline_code, message },
  attaches: false,
});

const american: Card[] = [
  ["4242424242424242", "pm_card_visa", "visa", pays],
  ["4000056655665556", "pm_card_visa_debit", "visa", pays],
  ["5555555555554444", "pm_card_mastercard", "mastercard", pays],
  ["5200828282828210", "pm_card_mastercard_debit", "mastercard", pays],
  ["5105105105105100", "pm_card_mastercard_prepaid", "mastercard", pays],
  ["378282246310005", "pm_card_amex", "amex", pays],
  ["6011111111111117", "pm_card_discover", "discover", pays],
  ["3056930009020004", "pm_card_diners", "diners", pays],
  ["3566002020360505", "pm_card_jcb", "jcb", pays],
  ["6200000000000005", "pm_card_unionpay", "unionpay", pays],
  [
    "4000002500003155",
    "pm_card_authenticationRequiredOnSetup",
    "visa",
    { does: "authenticates", unlessSetUp: true } satisfies CardBehavior,
  ],
  ["4000002760003184", "pm_card_authenticationRequired", "visa", authenticates],
  ["4000000000003220", "pm_card_threeDSecure2Required", "visa", authenticates],
  ["4000000000000002", "pm_card_visa_chargeDeclined", "visa", declines("card_declined", DECLINED, "generic_decline")],
  [
    "4000000000009995",
    "pm_card_visa_chargeDeclinedInsufficientFunds",
    "visa",
    declines("card_declined", "Your card has insufficient funds.", "insufficient_funds"),
  ],
  ["4000000000009987", "pm_card_visa_chargeDeclinedLostCard", "visa", declines("card_declined", DECLINED, "lost_card")],
  [
    "4000000000009979",
    "pm_card_visa_chargeDeclinedStolenCard",
    "visa",
    declines("card_declined", DECLINED, "stolen_card"),
  ],
  [
    "4000000000006975",
    "pm_card_visa_chargeDeclinedVelocityLimitExceeded",
    "visa",
    declines("card_declined", DECLINED, "card_velocity_exceeded"),
  ],
  ["4000000000000069", "pm_card_chargeDeclinedExpiredCard", "visa", declines(EXPIRED.code, EXPIRED.message)],
  [
    "4000000000000127",
    "pm_card_chargeDeclinedIncorrectCvc",
    "visa",
    declines("incorrect_cvc", "Your card's security code is incorrect."),
  ],
  [
    "4000000000000119",
    "pm_card_chargeDeclinedProcessingError",
    "visa",
    declines("processing_error", "An error occurred while processing your card. Try again in a little bit."),
  ],
  [
    "4000000000000341",
    "pm_card_chargeCustomerFail",
    "visa",
    { ...declines("card_declined", DECLINED, "generic_decline"), attaches: true },
  ],
  ["4000000000007726", "pm_card_pendingRefund", "visa", { does: "pays", refunds: "late" } satisfies CardBehavior],
  ["4000000000005126", "pm_card_refundFail", "visa", { does: "pays", refunds: "never" } satisfies CardBehavior],
  [
    "4000000000000259",
    "pm_card_createDispute",
    "visa",
    { does: "disputes", reason: "fraudulent" } satisfies CardBehavior,
  ],
  [
    "4000000000002685",
    "pm_card_createProductNotReceivedDispute",
    "visa",
    { does: "disputes", reason: "product_not_received" } satisfies CardBehavior,
  ],
].map(([number, token, brand, outcome]) => ({ number, token, brand, outcome }) as Card);

const cards: Card[] = [
  ...american,
  ...countryCards.map((card) => ({ ...card, brand: "visa" as const, outcome: pays })),
];

/** `number` contains digits only. */
export const cardByNumber = (number: string) => cards.find((card) => card.number === number);

/** Stripe still accepts these older names. */
const OLDER_TOKENS: Record<string, string> = {
  pm_card_chargeDeclined: "pm_card_visa_chargeDeclined",
  pm_card_chargeDeclinedInsufficientFunds: "pm_card_visa_chargeDeclinedInsufficientFunds",
  pm_card_visa_chargeDeclinedExpiredCard: "pm_card_chargeDeclinedExpiredCard",
  pm_card_visa_chargeDeclinedIncorrectCvc: "pm_card_chargeDeclinedIncorrectCvc",
  pm_card_visa_chargeDeclinedProcessingError: "pm_card_chargeDeclinedProcessingError",
  pm_card_threeDSecureRequired: "pm_card_threeDSecure2Required",
};

export function cardByToken(token: string): Card | undefined {
  const named = OLDER_TOKENS[token] ?? token;
  return cards.find((card) => card.token === named);
}

/** The decline for saving a card without charging it, or undefined. */
export function declineOnSaving({ outcome }: Card): Decline | undefined {
  return outcome.does === "declines" && !outcome.attaches ? outcome.error : undefined;
}

/** The check digit of card numbers (ISO/IEC 7812-1). */
export function hasValidCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
