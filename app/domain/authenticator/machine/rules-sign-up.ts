/** Section 4's sign-up flow: create the account, confirm it by code or link, sign in automatically. */
import { challenges } from "./rules-sign-in";

// biome-ignore format: a table is read by its columns
export const signUpRules = [
  // in state                on                  to                        then
  ["signUp",                 "SUBMIT",           "signUp:busy",            "signUp"],
  ["signUp:busy",            "codeSent",         "confirmSignUp"],
  ["signUp:busy",            "alreadyConfirmed", "autoSignIn:busy",        "autoSignIn"],
  ["signUp:busy",            "failed",           "signUp"],

  ["confirmSignUp",          "SUBMIT",           "confirmSignUp:busy",     "confirmSignUp"],
  ["confirmSignUp:busy",     "confirmed",        "autoSignIn:busy",        "autoSignIn"],
  ["confirmSignUp:busy",     "alreadyConfirmed", "autoSignIn:busy",        "autoSignIn"],
  ["confirmSignUp:busy",     "failed",           "confirmSignUp"],

  ["confirmSignUp",          "RESEND",           "confirmSignUp:resend",   "resendConfirmationCode"],
  ["confirmSignUp:resend",   "codeSent",         "confirmSignUp"],
  ["confirmSignUp:resend",   "alreadyConfirmed", "autoSignIn:busy",        "autoSignIn"],
  ["confirmSignUp:resend",   "failed",           "confirmSignUp"],

  ["confirmSignUp",          "SIGN_IN",          "signIn"],
  ["confirmSignUp",          "SIGN_UP",          "signUp"],

  ...challenges("autoSignIn:busy"),
  ["autoSignIn:busy",        "UserNotConfirmedException", "confirmSignUp"],
  ["autoSignIn:busy",        "failed",           "signIn"],

  // If the account is confirmed by a link, the page polls for it.
  ["confirmSignUp",          "AUTO_SIGN_IN",     "confirmSignUp:link",     "autoSignInByLink"],
  ...challenges("confirmSignUp:link"),
  ["confirmSignUp:link",     "UserNotConfirmedException", "confirmSignUp"],
  ["confirmSignUp:link",     "failed",           "confirmSignUp"],
  ["confirmSignUp:link",     "sessionEnded",     "signIn"],
  ["confirmSignUp",          "AUTO_SIGN_IN_FAILURE", "signIn"],
] as const;
