/** What staff typed into a form of the office, as a value; otherwise `Refused` says what was not understood. */
import { typedCents } from "../../app/domain/forms/typed-money";
import { Refused } from "../failures/refused";
import { instantOf, localText } from "../services/content/local-time";

export { csvText } from "../services/office/csv-text";
export { isCodeText } from "../services/terms/code-text";

const MOST = 1_000_000;

/** An instant of a `datetime-local` field, on the clock of `zone`. */
export function typedInstant(text: string, zone: string, name: string): Date {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) throw new Refused(`${name}: say a day and a time.`);
  const read = instantOf(text, zone);
  if ("fault" in read) throw new Refused(`${name} ${read.fault}.`);
  if (Number.isNaN(read.at.getTime())) throw new Refused(`${name}: ${text} is not a day and a time.`);
  return read.at;
}

/** The value of a `datetime-local` field. */
export const fieldInstant = (at: Date, zone: string): string => localText(at, zone).slice(0, 16);

/** A whole number from 1 on. Undefined if the field is empty. */
export function typedCount(text: string, name: string, most = MOST): number | undefined {
  if (text.trim() === "") return undefined;
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  if (number < 1 || number > most) throw new Refused(`${name}: a whole number from 1 to ${most}, not ${text}.`);
  return number;
}

/** Cents of an amount as 45, 45.00 or $1,250. Undefined if the field is empty. */
export function amountTyped(text: string, currency: string, name: string): number | undefined {
  if (text.trim() === "") return undefined;
  const cents = typedCents(text, currency);
  if (cents === undefined) throw new Refused(`${name}: an amount such as 45 or 45.00, not ${text}.`);
  return cents;
}
