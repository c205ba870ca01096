/** The card on file for upcoming payments. */
import type { SavedCard } from "../../../server/services/billing";
import { monthTitle } from "../format/zoned-dates";

export type CardView = {
  brand: string;
  last4: string;
  /** "December 2034": the last month in which the card is valid. */
  until: string;
  standing: "good" | "soon" | "over";
};

const SOON_MS = 60 * 86_400_000;

const BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "Eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

export function cardView({ brand, last4, month, year }: SavedCard, locale: string, now: Date): CardView {
  const left = Date.UTC(year, month, 1) - now.getTime();
  return {
    brand: BRANDS[brand] ?? brand,
    last4,
    until: monthTitle(`${year}-${String(month).padStart(2, "0")}`, locale),
    standing: left <= 0 ? "over" : left < SOON_MS ? "soon" : "good",
  };
}
