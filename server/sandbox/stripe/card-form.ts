/** What a payer types on the hosted page, checked with Stripe's words. */
import { type Card, cardByNumber, hasValidCheckDigit } from "./cards";
import type { Expiry } from "./payment-methods";

export type Typed = { email: string; cardNumber: string; cardExpiry: string; cardCvc: string; billingName: string };
export type Problems = Partial<Record<keyof Typed, string>>;
type Checked = { problems: Problems } | { card: Card; expiry: Expiry };

const LIVE_CARD =
  "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.";

export const nothingTyped: Typed = { email: "", cardNumber: "", cardExpiry: "", cardCvc: "", billingName: "" };

/** The card and its expiry, or what is wrong by field. `now` decides whether a card has run out. */
export function checkCard(typed: Typed, now: Date): Checked {
  const number = typed.cardNumber.replace(/[\s-]/g, "");
  const card = cardByNumber(number);
  const expiry = readExpiry(typed.cardExpiry);
  const problems: Problems = {
    email: emailProblem(typed.email),
    cardNumber: card ? undefined : numberProblem(number),
    cardExpiry: expiry ? expiryProblem(expiry, now) : "Your card's expiration date is incomplete.",
    cardCvc: /^\d{3,4}$/.test(typed.cardCvc.trim()) ? undefined : "Your card's security code is incomplete.",
    billingName: typed.billingName.trim() === "" ? "Enter the name on your card." : undefined,
  };
  const wrong = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  return card && expiry && Object.keys(wrong).length === 0 ? { card, expiry } : { problems: wrong };
}

function emailProblem(email: string) {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim()) ? undefined : "Your email is invalid.";
}

function numberProblem(number: string): string {
  if (!/^\d*$/.test(number)) return "Your card number is invalid.";
  if (number.length < 13) return "Your card number is incomplete.";
  return hasValidCheckDigit(number) && number.length <= 19 ? LIVE_CARD : "Your card number is invalid.";
}

/** `12/34`, `12 / 2034`, `1234`. */
function readExpiry(typed: string): Expiry | undefined {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$|^(\d{2})(\d{2})$/.exec(typed.trim());
  if (!match) return;
  const year = Number(match[2] ?? match[4]);
  return { month: Number(match[1] ?? match[3]), year: year < 100 ? 2000 + year : year };
}

function expiryProblem({ month, year }: Expiry, now: Date): string | undefined {
  if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
  if (year < now.getUTCFullYear()) return "Your card's expiration year is in the past.";
  if (year === now.getUTCFullYear() && month <= now.getUTCMonth()) return "Your card's expiration date is in the past.";
}
