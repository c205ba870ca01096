/** Section 4's reset flow: request a code, enter it with a new password, return to sign-in. */
// biome-ignore format: a table is read by its columns
export const resetPasswordRules = [
  // in state                     on         to                             then
  ["resetPassword",               "SUBMIT",  "resetPassword:busy",          "forgotPassword"],
  ["resetPassword:busy",          "codeSent", "confirmResetPassword"],
  ["resetPassword:busy",          "failed",  "resetPassword"],

  ["confirmResetPassword",        "SUBMIT",  "confirmResetPassword:busy",   "confirmForgotPassword"],
  ["confirmResetPassword:busy",   "passwordChanged", "signIn"],
  ["confirmResetPassword:busy",   "failed",  "confirmResetPassword"],
  ["confirmResetPassword",        "RESEND",  "confirmResetPassword:resend", "forgotPassword"],
  ["confirmResetPassword:resend", "codeSent", "confirmResetPassword"],
  ["confirmResetPassword:resend", "failed",  "confirmResetPassword"],
  ["confirmResetPassword",        "SIGN_IN", "signIn"],
] as const;
