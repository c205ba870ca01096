/** What an operator would set in Cognito's console; `GET` and `POST {origin}/cognito/settings` read and change it. */
import { z } from "zod";

export const PROVIDERS = ["LoginWithAmazon", "SignInWithApple", "Facebook", "Google"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PoolSettings = z.object({
  /** Set: the app client has a secret, and every call must carry SECRET_HASH. */
  clientSecret: z.string().min(1).nullable(),
  /** RefreshTokenRotation ENABLED. */
  rotation: z.boolean(),
  /** ALLOW_USER_AUTH: SignUp answers a Session that signs in after confirmation. */
  userAuth: z.boolean(),
  /** AllowedFirstAuthFactors: what USER_AUTH offers besides the password, which every pool has. */
  firstFactors: z.array(z.enum(["PASSWORD", "EMAIL_OTP", "SMS_OTP"])),
  /** The triggers of CUSTOM_AUTH are there. */
  customAuth: z.boolean(),
  /** Life of access and ID tokens. */
  tokenSeconds: z.number().int().positive(),
  /** MfaConfiguration. OPTIONAL asks whoever has a factor, ON asks everybody. */
  mfa: z.enum(["OFF", "OPTIONAL", "ON"]),
  /** An authenticator's code serves once, as the service has it. */
  totpOnce: z.boolean(),
  /** DeviceConfiguration is there: SRP sign-ins answer NewDeviceMetadata, and refreshing needs the device key. */
  deviceTracking: z.boolean(),
  /** DeviceOnlyRememberedOnUserPrompt: a confirmed device is remembered only after UpdateDeviceStatus. */
  deviceOnlyRememberedOnUserPrompt: z.boolean(),
  /** AutoVerifiedAttributes: where SignUp and a changed attribute have codes sent. */
  autoVerify: z.array(z.enum(["email", "phone_number"])),
  /** AttributesRequireVerificationBeforeUpdate, for those of `autoVerify`. */
  verifyBeforeUpdate: z.boolean(),
  /** The mail of a sign-up brings a link and no code; SignUp then gives no Session. */
  linkConfirmation: z.boolean(),
  /** The pool's pre-sign-up trigger confirms everybody at once. */
  autoConfirm: z.boolean(),
  /** PreventUserExistenceErrors ENABLED; off, it is LEGACY and tells who is unknown. */
  preventUserExistenceErrors: z.boolean(),
  /** Operations whose connection is closed without an answer. No console sets this; it is for a look at the outage. */
  unreachable: z.array(z.string()),
  /** Identity providers of the hosted pages. */
  providers: z.array(z.enum(PROVIDERS)),
});
export type PoolSettings = z.infer<typeof PoolSettings>;

export const initialSettings = (): PoolSettings => ({
  clientSecret: null,
  rotation: false,
  userAuth: true,
  firstFactors: ["PASSWORD"],
  customAuth: true,
  tokenSeconds: 3600,
  mfa: "OPTIONAL",
  totpOnce: false,
  deviceTracking: false,
  deviceOnlyRememberedOnUserPrompt: false,
  autoVerify: ["email"],
  verifyBeforeUpdate: true,
  linkConfirmation: false,
  autoConfirm: false,
  preventUserExistenceErrors: true,
  unreachable: [],
  providers: [...PROVIDERS],
});
