/**
 * The settings an operator would change in Cognito's console. `GET` and `POST {origin}/cognito/settings` read and
 * change them.
 */
import { z } from "zod";

export const PROVIDERS = ["LoginWithAmazon", "SignInWithApple", "Facebook", "Google"] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PoolSettings = z.object({
  /** If set, the app client has a secret, and every call must send SECRET_HASH. */
  clientSecret: z.string().min(1).nullable(),
  /** RefreshTokenRotation ENABLED. */
  rotation: z.boolean(),
  /** ALLOW_USER_SRP_AUTH. */
  srp: z.boolean(),
  /** ALLOW_USER_AUTH: SignUp returns a Session that signs in after confirmation. */
  userAuth: z.boolean(),
  /** AllowedFirstAuthFactors: what USER_AUTH offers besides the password, which every pool has. */
  firstFactors: z.array(z.enum(["PASSWORD", "EMAIL_OTP", "SMS_OTP", "WEB_AUTHN"])),
  /** Whether the pool has the CUSTOM_AUTH triggers. */
  customAuth: z.boolean(),
  /** Lifetime of access and ID tokens. */
  tokenSeconds: z.number().int().positive(),
  /** MfaConfiguration. OPTIONAL asks users who have a factor, ON asks everybody. */
  mfa: z.enum(["OFF", "OPTIONAL", "ON"]),
  /** Whether an authenticator code works only once, as in the real service. */
  totpOnce: z.boolean(),
  /** Whether DeviceConfiguration is set: SRP sign-ins return NewDeviceMetadata, and refreshing needs the device key. */
  deviceTracking: z.boolean(),
  /** DeviceOnlyRememberedOnUserPrompt: a confirmed device is remembered only after UpdateDeviceStatus. */
  deviceOnlyRememberedOnUserPrompt: z.boolean(),
  /** AutoVerifiedAttributes: contacts that get a code on SignUp and when they change. */
  autoVerify: z.array(z.enum(["email", "phone_number"])),
  /** AttributesRequireVerificationBeforeUpdate, for the attributes in `autoVerify`. */
  verifyBeforeUpdate: z.boolean(),
  /** The sign-up mail contains a link instead of a code; SignUp then returns no Session. */
  linkConfirmation: z.boolean(),
  /** The pool's pre-sign-up trigger confirms every user at once. */
  autoConfirm: z.boolean(),
  /** PreventUserExistenceErrors ENABLED. If false, it is LEGACY, and errors reveal who has no account. */
  preventUserExistenceErrors: z.boolean(),
  /**
   * Operations whose connection is closed without a response, to simulate an outage. The real console has no such
   * setting.
   */
  unreachable: z.array(z.string()),
  /** Identity providers of the hosted pages. */
  providers: z.array(z.enum(PROVIDERS)),
});
export type PoolSettings = z.infer<typeof PoolSettings>;

export const initialSettings = (): PoolSettings => ({
  clientSecret: null,
  rotation: false,
  srp: true,
  userAuth: true,
  firstFactors: ["PASSWORD", "EMAIL_OTP", "SMS_OTP", "WEB_AUTHN"],
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
