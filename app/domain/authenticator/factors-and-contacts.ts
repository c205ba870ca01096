/** Second factors and verifiable contacts, as named in section 3's authenticator context. */

/** The second factors that have a screen, in the provider's spelling. */
export const mfaTypes = ["SMS_MFA", "SOFTWARE_TOKEN_MFA", "EMAIL_OTP"] as const;
export type MfaType = (typeof mfaTypes)[number];

/** The contacts that can be verified with a code. */
export const contactNames = ["email", "phone_number"] as const;
export type ContactName = (typeof contactNames)[number];
