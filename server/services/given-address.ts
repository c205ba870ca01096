/** Checks an email address that staff entered for someone else, in a command or in a form of the office. */
import { isEmail } from "../../app/domain/forms/email-address";
import { Refused } from "../failures/refused";

/** As we store it. Throws `Refused` if mail could never reach it. */
export function givenAddress(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email)) throw new Refused("This is not an email address.");
  return email;
}
