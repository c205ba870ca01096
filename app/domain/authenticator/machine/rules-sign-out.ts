/** The sign-out flow of section 4: it ends either way, and leads back to set-up or, where that has run, to the start screen. */
// biome-ignore format: a table is read by its columns
export const signOutRules = [
  // in state       on                       to            then
  ["authenticated", "SIGN_OUT",              "signOut",    "signOut"],
  ["signOut",       "signedOut",             "setup"],
  ["signOut",       "signedOutAfterSetup",   "setup:busy", "getConfig"],
] as const;
