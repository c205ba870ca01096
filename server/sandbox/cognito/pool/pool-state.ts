/** The pools' stored state: users, unfinished sign-ins, tokens and identities. */
import type { JWK } from "jose";
import type { PasskeyKey } from "../passkeys/passkey-proof";
import type { PoolSettings, Provider } from "./pool-settings";

/** Ways to sign in with a code instead of a password. */
export type OneTimePassword = "EMAIL_OTP" | "SMS_OTP";
export type MfaType = "SMS_MFA" | "SOFTWARE_TOKEN_MFA" | "EMAIL_OTP";
export type ContactName = "email" | "phone_number";
export type CodePurpose = "signUp" | "reset" | ContactName;

export type PoolUser = {
  /** A UUID. For users who sign in by email it is also the user name. */
  sub: string;
  /** The user name of a user from a social provider: `Google_1234`. */
  username?: string;
  /** Put into the ID token by the pool's token trigger. It never equals `sub`, so that a mix-up shows. */
  wixUserId: string;
  /** Lowercase, because the pool ignores case. */
  email: string;
  emailVerified: boolean;
  phoneVerified: boolean;
  attributes: Record<string, string>;
  identities?: { userId: string; providerName: Provider; providerType: Provider; dateCreated: string }[];
  status: "UNCONFIRMED" | "CONFIRMED" | "FORCE_CHANGE_PASSWORD" | "RESET_REQUIRED" | "EXTERNAL_PROVIDER";
  enabled: boolean;
  password: StoredPassword;
  mfa: Mfa;
  devices: Record<string, TrackedDevice>;
  /** By credential id, base64url. */
  passkeys?: Record<string, Passkey>;
  /** The passkey that the browser is making. */
  passkeyChallenge?: { challenge: string; expires: number };
  /** `pending` is an attribute's new value, which takes effect once the code verifies it. */
  codes: Partial<Record<CodePurpose, { value: string; expires: number; pending?: string }>>;
  wrongPasswords: { count: number; lockedUntil: number };
  /** When codes were sent and when wrong codes came in, for the hourly limits. */
  sentAt: number[];
  wrongCodesAt: number[];
  /** Overrides the pool's token lifetime. */
  tokenSeconds?: number;
  /** Milliseconds by the sandbox's clock. */
  created: number;
  modified: number;
  /** Names of the user's groups. */
  groups?: string[];
  /** When the invitation's password expires. */
  temporaryPasswordEnds?: number;
  /** Marks the invitation's password as expired. */
  temporaryPasswordExpired?: boolean;
  /** This user needs a second factor although the pool makes it optional. */
  mfaRequired?: boolean;
  /** The pool's triggers add their own challenge after this user's password. */
  customChallenge?: boolean;
  /** This user's devices are tracked although the pool doesn't track devices. */
  tracksDevices?: boolean;
};

/** `cost` is scrypt's; absent means Node's default. */
export type StoredPassword = { salt: string; hash: string; cost?: number; srpSalt: string; srpVerifier: string };

/**
 * Secrets are base32. `pendingSecret` waits for its first code. `usedStep` is the TOTP step of the last accepted
 * code.
 */
export type Mfa = {
  enabled: MfaType[];
  preferred?: MfaType;
  secret?: string;
  pendingSecret?: string;
  usedStep?: number;
};

/** A device without a verifier was created at sign-in and never confirmed. */
export type TrackedDevice = {
  groupKey: string;
  name?: string;
  salt?: string;
  verifier?: string;
  remembered: boolean;
  created: number;
  modified: number;
  authenticated: number;
};

type Passkey = PasskeyKey & { transports: string[]; created: number; attachment?: string };

/** What a sign-in has passed so far. */
export type SignInProgress = {
  /** The password was proven over SRP: only then are devices tracked. */
  srp?: boolean;
  /** The device that the client claims to be. */
  deviceKey?: string;
  custom?: "wanted" | "done";
  /** A second factor or a remembered device was proven. */
  factor?: boolean;
};

/** A challenge that waits for its response, keyed by the hash of its Session or SECRET_BLOCK. */
export type OpenChallenge = {
  step:
    | "signUp"
    | "SELECT_CHALLENGE"
    | OneTimePassword
    | "WEB_AUTHN"
    | "autoSignIn"
    | "PASSWORD_VERIFIER"
    | "NEW_PASSWORD_REQUIRED"
    | "CUSTOM_CHALLENGE"
    | "DEVICE_SRP_AUTH"
    | "DEVICE_PASSWORD_VERIFIER"
    | "SELECT_MFA_TYPE"
    | "MFA_SETUP"
    | MfaType;
  sub: string;
  expires: number;
  progress?: SignInProgress;
  srp?: { a: string; b: string; publicB: string; verifier: string };
  /** The code that was sent. */
  code?: string;
  /** What a passkey has to sign, base64url. */
  challenge?: string;
  /** Wrong answers so far. */
  tries?: number;
  /** The secret of the authenticator being set up. */
  secret?: string;
  secretVerified?: boolean;
};

export type RefreshToken = {
  sub: string;
  originJti: string;
  /** Seconds by the sandbox's clock; the other times are milliseconds. */
  authTime: number;
  expires: number;
  rotatedAt?: number;
  /** The device used for the sign-in. */
  deviceKey?: string;
  /** The scope that a client requested at the hosted pages. */
  scope?: string;
};

/** An authorization code of the hosted pages, keyed by its hash, until the client exchanges it for tokens. */
export type AuthorizationCode = {
  sub: string;
  redirectUri: string;
  scope: string;
  nonce?: string;
  codeChallenge?: string;
  expires: number;
};

export type PoolState = {
  /** Seeds the fake responses about users who don't exist. */
  secret: string;
  keys: { pool: JWK; identity: JWK };
  settings: PoolSettings;
  users: Record<string, PoolUser>;
  groups: Record<string, { created: number; description?: string; precedence?: number }>;
  challenges: Record<string, OpenChallenge>;
  refreshTokens: Record<string, RefreshToken>;
  /** Revoked token families by `origin_jti`, each with the time until which it is remembered. */
  revoked: Record<string, number>;
  /** Identity id → the `sub` it belongs to, or null for a guest. */
  identities: Record<string, string | null>;
  authorizationCodes: Record<string, AuthorizationCode>;
  /** Browsers signed in to the hosted pages, keyed by the hash of their cookie. */
  hostedSessions: Record<string, { sub: string; expires: number }>;
};
