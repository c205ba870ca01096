/** Checks an email address and a name that one person entered for another: a ticket's recipient, or a buyer. */
import { printableLine } from "../../app/domain/format/printable";
import { isEmail } from "../../app/domain/forms/email-address";
import { Refused } from "../failures/refused";

/** As we store it. Throws `Refused` if mail could never reach it. */
export function givenAddress(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new Refused("This is not an email address.");
  return email;
}

/** Stripe may have given an order a longer name. */
const LONGEST_NAME = 300;

/** One line. Throws `Refused` if there is none, or if it is too long for a ticket. */
export function givenName(typed: string): string {
  const name = printableLine(typed).trim();
  if (!name) throw new Refused("Say a name.");
  if (name.length > LONGEST_NAME) throw new Refused(`The name is too long: at most ${LONGEST_NAME} characters.`);
  return name;
}
