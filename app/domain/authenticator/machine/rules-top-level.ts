/**
 * The top level of the authenticator, row by row as in section 4 of the specification: current user, setup, the three
 * entry screens, token refresh, sign-out.
 * A row reads: in this state, on this event, go to that state, then do this work.
 * The tables only name the work. The server performs it and reports the next event.
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
