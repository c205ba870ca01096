/**
 * Section 4's sign-out flow. It always succeeds, and leads to setup, or to the start screen if setup has already run.
 */
// biome-ignore format: a table is read by its columns
export const signOutRules = [
  // in state       on                       to            then
  ["authenticated", "SIGN_OUT",              "signOut",    "signOut"],
  ["signOut",       "signedOut",             "setup"],
  ["signOut",       "signedOutAfterSetup",   "setup:busy", "getConfig"],
] as const;
