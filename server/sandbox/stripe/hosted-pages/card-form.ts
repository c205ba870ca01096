/** The card form of the hosted pages, validated with Stripe's messages. */

import type { Shipping } from "../checkout/checkout-session";
import type { Expiry } from "../payments/payment-method-resource";
import { type Card, cardByNumber, hasValidCheckDigit } from "../payments/test-cards";

export const emptyCardForm = {
  email: "",
  cardNumber: "",
  cardExpiry: "",
  cardCvc: "",
  billingName: "",
  shippingName: "",
  shippingLine1: "",
  shippingLine2: "",
  shippingCity: "",
  shippingState: "",
  shippingPostalCode: "",
  shippingCountry: "",
};
export type CardFormValues = typeof emptyCardForm;
export type CardFormField = keyof CardFormValues;
export type CardFormProblems = Partial<Record<CardFormField, string>>;
type CheckedCard = { problems: CardFormProblems } | { card: Card; expiry: Expiry };

const LIVE_CARD =
  "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.";

/** The text fields of a posted form. */
export function cardFormValues(body: Record<string, unknown>): CardFormValues {
  const names = Object.keys(emptyCardForm) as CardFormField[];
  const texts = names.map((name) => [name, typeof body[name] === "string" ? body[name] : ""]);
  return Object.fromEntries(texts) as CardFormValues;
}

/** The card and its expiry, or the problems by field. `now` decides whether the card has expired. */
export function checkCard(typed: CardFormValues, now: Date): CheckedCard {
  const number = typed.cardNumber.replace(/[\s-]/g, "");
  const card = cardByNumber(number);
  const expiry = readExpiry(typed.cardExpiry);
  const problems = onlyProblems({
    cardNumber: card ? undefined : numberProblem(number),
    cardExpiry: expiry ? expiryProblem(expiry, now) : "Your card's expiration date is incomplete.",
    cardCvc: /^\d{3,4}$/.test(typed.cardCvc.trim()) ? undefined : "Your card's security code is incomplete.",
    billingName: typed.billingName.trim() === "" ? "Enter the name on your card." : undefined,
  });
  return card && expiry && Object.keys(problems).length === 0 ? { card, expiry } : { problems };
}

export function checkEmail({ email }: CardFormValues): CardFormProblems {
  const right = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim());
  return right ? {} : { email: "Your email is invalid." };
}

/** `countries` are the ones the merchant ships to. */
export function checkShipping(typed: CardFormValues, countries: string[]): CardFormProblems {
  const required = ["shippingName", "shippingLine1", "shippingCity", "shippingPostalCode"] as const;
  const empty = required.filter((name) => typed[name].trim() === "");
  return onlyProblems({
    ...Object.fromEntries(empty.map((name) => [name, "This field is incomplete."])),
    shippingCountry: countries.includes(typed.shippingCountry) ? undefined : "Choose a country.",
  });
}

export function shippingOf(typed: CardFormValues): Shipping {
  const text = (name: CardFormField) => typed[name].trim() || null;
  return {
    name: typed.shippingName.trim(),
    address: {
      city: text("shippingCity"),
      country: text("shippingCountry"),
      line1: text("shippingLine1"),
      line2: text("shippingLine2"),
      postal_code: text("shippingPostalCode"),
      state: text("shippingState"),
    },
  };
}

function onlyProblems(problems: { [name in CardFormField]?: string | undefined }): CardFormProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
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
