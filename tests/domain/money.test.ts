import { expect, it } from "vitest";
import { amount, centsOf, price } from "../../app/domain/money";

it.each([
  [7900, "USD", "$79", "$79.00"],
  [3499, "USD", "$34.99", "$34.99"],
  [15800, "USD", "$158", "$158.00"],
  [5, "USD", "$0.05", "$0.05"],
  [0, "USD", "$0", "$0.00"],
  [2850, "GBP", "£28.50", "£28.50"],
  [500, "JPY", "¥500", "¥500"],
])("writes %i minor units of %s as a price and as a line of a bill", (cents, currency, short, exact) => {
  expect(price(cents, currency, "en")).toBe(short);
  expect(amount(cents, currency, "en")).toBe(exact);
});

it.each([
  ["34.99", 3499],
  ["0.29", 29],
  ["20.00", 2000],
  ["1.1", 110],
  ["8", 800],
])("reads %s without the errors of floating point", (decimal, cents) => {
  expect(centsOf(decimal)).toBe(cents);
});
