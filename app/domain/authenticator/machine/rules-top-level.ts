/**
 * The top level of the authenticator, row for row as section 4 of the specification tells it: current user, set-up,
 * the three entry screens, token refresh, sign-out.
 * Read a row as: in this state, on this event, go there; then do this work.
 * This file names work and never does it: the server does it and answers with the next event.
 */
// biome-ignore format: a table is read by its columns
export const authenticatorRules = [
  // in state            on                        to                     then
  ["idle",               "currentUser",            "authenticated"],
  ["idle",               "noCurrentUser",          "setup"],
  ["setup",              "INIT",                   "setup:busy",          "getConfig"],
  ["setup:busy",         "startsWithSignIn",       "signIn"],
  ["setup:busy",         "startsWithSignUp",       "signUp"],
  ["setup:busy",         "startsWithResetPassword", "resetPassword"],

  ["signIn",             "SIGN_UP",                "signUp"],
  ["signIn",             "RESET_PASSWORD",         "resetPassword"],
  ["signUp",             "SIGN_IN",                "signIn"],
  ["signUp",             "RESET_PASSWORD",         "resetPassword"],
  ["resetPassword",      "SIGN_IN",                "signIn"],
  ["resetPassword",      "SIGN_UP",                "signUp"],

  ["authenticated",      "TOKEN_REFRESH",          "authenticated:busy",  "refreshUser"],
  ["authenticated:busy", "currentUser",            "authenticated"],
  ["authenticated:busy", "failed",                 "signOut",             "signOut"],
] as const;
