/**
 * Section 4's sign-in flow with its challenges: code, choice of method, check for a verified contact.
 * The provider can respond to any request with a challenge, so every state that waits for it has the same rows.
 */
// biome-ignore format: a table is read by its columns
export const challenges = <S extends string>(state: S) =>
  [
    // in state on                       to                   then
    [state,     "SMS_MFA",               "confirmSignIn"],
    [state,     "SOFTWARE_TOKEN_MFA",    "confirmSignIn"],
    [state,     "EMAIL_OTP",             "confirmSignIn"],
    [state,     "SMS_OTP",               "confirmSignIn"],
    [state,     "WEB_AUTHN",             "confirmSignIn"],
    [state,     "MFA_SETUP",             "setupTOTP:secret",  "associateSoftwareToken"],
    [state,     "NEW_PASSWORD_REQUIRED", "forceNewPassword"],
    [state,     "SELECT_MFA_TYPE",       "selectMfaType"],
    [state,     "CUSTOM_CHALLENGE",      "confirmSignIn"],
    [state,     "noValidMfa",            "signIn"],
    [state,     "unknownChallenge",      "signIn"],
    [state,     "signedIn",              "signIn:contact",    "checkVerifiedContact"],
  ] as const;

// biome-ignore format: a table is read by its columns
export const signInRules = [
  // in state            on                               to                   then
  ["signIn",             "SUBMIT",                        "signIn:busy",       "signIn"],
  ["signIn",             "USE_PASSKEY",                   "signIn:busy",       "signInByChoice"],
  ["signIn",             "USE_EMAIL_CODE",                "signIn:busy",       "signInByChoice"],
  ["signIn",             "USE_TEXT_CODE",                 "signIn:busy",       "signInByChoice"],
  ...challenges("signIn:busy"),
  // The provider doesn't send a new code to a user who returns later, so we request one and show where it was sent.
  ["signIn:busy",        "UserNotConfirmedException",     "signIn:code",       "resendConfirmationCode"],
  ["signIn:busy",        "PasswordResetRequiredException", "signIn:reset",     "forgotPassword"],
  ["signIn:busy",        "failed",                        "signIn"],

  ["signIn:code",        "codeSent",                      "confirmSignUp"],
  ["signIn:code",        "alreadyConfirmed",              "autoSignIn:busy",   "autoSignIn"],
  // The user may still have an earlier code, so a failed resend must not block entering it.
  ["signIn:code",        "failed",                        "confirmSignUp"],
  ["signIn:reset",       "codeSent",                      "confirmResetPassword"],
  ["signIn:reset",       "LimitExceededException",        "confirmResetPassword"],
  ["signIn:reset",       "failed",                        "resetPassword"],

  ["signIn:contact",     "contactVerified",               "authenticated"],
  ["signIn:contact",     "contactUnverified",             "verifyUser"],
  ["signIn:contact",     "failed",                        "authenticated"],

  ["confirmSignIn",      "SUBMIT",                        "confirmSignIn:busy", "confirmSignIn"],
  ["confirmSignIn",      "SIGN_IN",                       "signIn"],
  ["confirmSignIn",      "RESEND",                        "confirmSignIn:resend", "signInByChoice"],
  ...challenges("confirmSignIn:resend"),
  ["confirmSignIn:resend", "failed",                      "confirmSignIn"],
  ...challenges("confirmSignIn:busy"),
  ["confirmSignIn:busy", "failed",                        "confirmSignIn"],
  ["confirmSignIn:busy", "sessionEnded",                "signIn"],

  ["selectMfaType",      "SUBMIT",                        "selectMfaType:busy", "selectMfaType"],
  ["selectMfaType",      "SIGN_IN",                       "signIn"],
  ...challenges("selectMfaType:busy"),
  ["selectMfaType:busy", "failed",                        "selectMfaType"],
  ["selectMfaType:busy", "sessionEnded",                "signIn"],
] as const;
