import { expect, it } from "vitest";
import { amount, minorOf, moneyOf, price } from "../../../app/domain/format/money-format";

it.each([
  [7900, "USD", "$79", "$79.00"],
  [3499, "USD", "$34.99", "$34.99"],
  [15800, "USD", "$158", "$158.00"],
  [5, "USD", "$0.05", "$0.05"],
  [0, "USD", "$0", "$0.00"],
  [2850, "GBP", "£28.50", "£28.50"],
  [500, "JPY", "¥500", "¥500"],
])("formats %i minor units of %s as a price and as a receipt amount", (cents, currency, short, exact) => {
  expect(price(cents, currency, "en")).toBe(short);
  expect(amount(cents, currency, "en")).toBe(exact);
});

it.each([
  ["34.99", 3499],
  ["0.29", 29],
  ["20.00", 2000],
  ["1.1", 110],
  ["8", 800],
])("parses %s without floating-point errors", (decimal, cents) => {
  expect(minorOf(decimal, "USD")).toBe(cents);
});

it.each([
  [500, "JPY", "500"],
  [5, "JPY", "5"],
  [500, "USD", "5.00"],
  [5, "USD", "0.05"],
  [1_234, "KWD", "1.234"],
])(
  "S28: %i minor units of %s are %s in the API, and the same number when they are read again",
  (minor, currency, amount) => {
    expect(moneyOf(minor, currency)).toEqual({ amount, currency });
    expect(minorOf(amount, currency)).toBe(minor);
  },
);
