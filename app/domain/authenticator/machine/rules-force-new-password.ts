/** Section 4's flow for a user whose password was set by an administrator: new password and missing attributes. */
import { challenges } from "./rules-sign-in";

// biome-ignore format: a table is read by its columns
export const forceNewPasswordRules = [
  // in state               on                to                       then
  ["forceNewPassword",      "SUBMIT",         "forceNewPassword:busy", "completeNewPassword"],
  ["forceNewPassword",      "SIGN_IN",        "signIn"],
  ...challenges("forceNewPassword:busy"),
  ["forceNewPassword:busy", "failed",         "forceNewPassword"],
  ["forceNewPassword:busy", "sessionEnded",   "signIn"],
] as const;
