/** Numbers, amounts and tiers as the office types them for codes and phases. */
import { minorOf } from "../../../app/domain/format/money-format";
import { Refused } from "../../failures/refused";

const MOST = 1_000_000;

/** Undefined if nothing was said. */
export function countOf(said: string | undefined, what: string, most = MOST): number | undefined {
  if (said === undefined) return undefined;
  const number = /^\d{1,7}$/.test(said) ? Number(said) : 0;
  if (number < 1 || number > most) throw new Refused(`${what} is a whole number from 1 to ${most}, not ${said}.`);
  return number;
}

/** Cents of an amount such as 29 or 29.00. */
export function centsOf(said: string | undefined, currency: string): number | undefined {
  if (said === undefined) return undefined;
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(said)) throw new Refused(`${said} is not an amount such as 29.00.`);
  return minorOf(said, currency);
}

/** `Floor=29.00:100` is a tier with a price and a number of seats, both of which may be left out. */
export function tierWish(
  said: string,
  currency: string,
): { name: string; cents: number | undefined; seats: number | undefined } {
  const [, name = "", price, seats] = /^(.*?)(?:=(\d{1,7}(?:\.\d{1,2})?))?(?::(\d{1,7}))?$/.exec(said.trim()) ?? [];
  if (name === "") throw new Refused(`${said} is not a tier such as Floor=29.00:100.`);
  return { name, cents: centsOf(price, currency), seats: countOf(seats, "seats") };
}
