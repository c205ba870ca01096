/** Section 4's two verification screens after a sign-in without a verified contact. Both can be skipped. */
// biome-ignore format: a table is read by its columns
export const verifyUserRules = [
  // in state                  on          to                          then
  ["verifyUser",               "SUBMIT",   "verifyUser:busy",          "sendAttributeCode"],
  ["verifyUser",               "SKIP",     "authenticated"],
  ["verifyUser:busy",          "codeSent", "confirmVerifyUser"],
  ["verifyUser:busy",          "failed",   "verifyUser"],
  ["verifyUser:busy",          "sessionEnded", "signIn"],
  ["confirmVerifyUser",        "SUBMIT",   "confirmVerifyUser:busy",   "verifyAttribute"],
  ["confirmVerifyUser",        "RESEND",   "confirmVerifyUser:resend", "sendAttributeCode"],
  ["confirmVerifyUser",        "SKIP",     "authenticated"],
  ["confirmVerifyUser:busy",   "contactVerified", "authenticated"],
  ["confirmVerifyUser:busy",   "failed",   "confirmVerifyUser"],
  ["confirmVerifyUser:busy",   "sessionEnded", "signIn"],
  ["confirmVerifyUser:resend", "codeSent", "confirmVerifyUser"],
  ["confirmVerifyUser:resend", "failed",   "confirmVerifyUser"],
  ["confirmVerifyUser:resend", "sessionEnded", "signIn"],
] as const;
