/** Checks an email address that one person entered for another: the recipient of a ticket, or a buyer whose address was wrong. */
import { isEmail } from "../../app/domain/forms/email-address";
import { Refused } from "../failures/refused";

/** As we store it. Throws `Refused` if mail could never reach it. */
export function givenAddress(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new Refused("This is not an email address.");
  return email;
}
