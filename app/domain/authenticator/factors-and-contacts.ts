/** Words of section 3's authenticator context that more than one module needs. */

/** The second factors that have a screen, as the provider spells them. */
export const mfaTypes = ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] as const;
export type MfaType = (typeof mfaTypes)[number];

/** The contacts that a code can verify. */
export const contactNames = ["email", "phone_number"] as const;
export type ContactName = (typeof contactNames)[number];
