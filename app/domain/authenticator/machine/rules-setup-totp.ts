/** Section 4's TOTP setup: fetch the secret, show it, verify the first code. */
import { challenges } from "./rules-sign-in";

// biome-ignore format: a table is read by its columns
export const setupTotpRules = [
  // in state         on                to                 then
  ["setupTOTP:secret", "secretReady",   "setupTOTP"],
  ["setupTOTP:secret", "failed",        "signIn"],
  ["setupTOTP",       "SUBMIT",         "setupTOTP:busy",  "verifySoftwareToken"],
  ["setupTOTP",       "SIGN_IN",        "signIn"],
  ...challenges("setupTOTP:busy"),
  ["setupTOTP:busy",  "failed",         "setupTOTP"],
  ["setupTOTP:busy",  "sessionEnded",   "signIn"],
] as const;
