/** Money as people type it. */
import { expect, it } from "vitest";
import { typedCents } from "../../../app/domain/forms/typed-money";

it.each([
  ["45", "USD", 4_500],
  ["45.00", "USD", 4_500],
  ["45.5", "USD", 4_550],
  ["$1,250", "USD", 125_000],
  ["USD 1,250.05", "USD", 125_005],
  [" 20 € ", "EUR", 2_000],
  ["0.29", "USD", 29],
  ["500", "JPY", 500],
  ["¥1,250", "JPY", 1_250],
  ["1.250", "KWD", 1_250],
  ["CA$20", "CAD", 2_000],
  ["$20", "CAD", 2_000],
  ["20 kr", "SEK", 2_000],
])("%s in %s is %i in the smallest unit", (text, currency, cents) => {
  expect(typedCents(text, currency)).toBe(cents);
});

it.each([
  ["", "USD"],
  ["-5", "USD"],
  ["12,50", "USD"],
  ["1.250", "USD"],
  ["45.001", "USD"],
  ["5.5", "JPY"],
  ["1e3", "USD"],
  ["forty", "USD"],
  ["1,25,000", "USD"],
  ["9".repeat(30), "USD"],
  ["€10", "USD"],
  ["10 £", "USD"],
  ["$10", "EUR"],
  ["USD 10", "EUR"],
  ["$$10", "USD"],
])("%s in %s is no amount", (text, currency) => {
  expect(typedCents(text, currency)).toBeUndefined();
});
