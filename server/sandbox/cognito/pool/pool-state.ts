/** What the pools remember: people, unfinished flows, tokens and identities, as they are kept on disk. */
import type { JWK } from "jose";
import type { PoolSettings, Provider } from "./pool-settings";

/** Ways to sign in by a code instead of a password. */
export type OneTimePassword = "EMAIL_OTP" | "SMS_OTP";
export type MfaType = "SMS_MFA" | "SOFTWARE_TOKEN_MFA";
export type ContactName = "email" | "phone_number";
export type CodePurpose = "signUp" | "reset" | ContactName;

export type PoolUser = {
  /** A UUID; with an email as sign-in name it is the user name too. */
  sub: string;
  /** The user name of somebody who came from another provider: `Google_1234`. */
  username?: string;
  /** What the pool's token trigger puts into the ID token. Never equal to `sub`, so that a mix-up shows. */
  wixUserId: string;
  /** Lower-cased: the pool ignores case. */
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
  /** `pending` is the new value of an attribute that the code verifies before it counts. */
  codes: Partial<Record<CodePurpose, { value: string; expires: number; pending?: string }>>;
  wrongPasswords: { count: number; lockedUntil: number };
  /** When codes were sent and when wrong ones came, for the limits per hour. */
  sentAt: number[];
  wrongCodesAt: number[];
  /** Overrides the pool's life of tokens. */
  tokenSeconds?: number;
  /** Milliseconds by the sandbox's clock. */
  created: number;
  modified: number;
  /** Names of the pool's groups. */
  groups?: string[];
  /** When the password of an invitation stops serving. */
  temporaryPasswordEnds?: number;
  /** The password of an invitation that was left too long. */
  temporaryPasswordExpired?: boolean;
  /** A factor is demanded of this person although the pool leaves it to people. */
  mfaRequired?: boolean;
  /** The pool's triggers put a challenge of their own after this person's password. */
  customChallenge?: boolean;
  /** This person's devices are tracked although the pool does not. */
  tracksDevices?: boolean;
};

/** `cost` is scrypt's; Node's own where it is absent. */
export type StoredPassword = { salt: string; hash: string; cost?: number; srpSalt: string; srpVerifier: string };

/** Secrets are base32; the pending one waits for its first code. `usedStep` is the half minute of the last code. */
export type Mfa = {
  enabled: MfaType[];
  preferred?: MfaType;
  secret?: string;
  pendingSecret?: string;
  usedStep?: number;
};

/** Without a verifier it was announced at sign-in and never confirmed. */
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

/** How far a sign-in has come. */
export type SignInProgress = {
  /** Proven by SRP: only then are devices tracked. */
  srp?: boolean;
  /** The device that the client says it is. */
  deviceKey?: string;
  custom?: "wanted" | "done";
  /** A second factor or a remembered device was proven. */
  factor?: boolean;
};

/** An unfinished flow, found by the hash of its Session or SECRET_BLOCK. */
export type OpenChallenge = {
  step:
    | "signUp"
    | "SELECT_CHALLENGE"
    | OneTimePassword
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
  /** What was sent by SMS. */
  code?: string;
  /** Wrong answers so far. */
  tries?: number;
  /** The authenticator that is being set up. */
  secret?: string;
  secretVerified?: boolean;
};

export type RefreshToken = {
  sub: string;
  originJti: string;
  /** Seconds by the sandbox's clock, unlike the other times of tokens. */
  authTime: number;
  expires: number;
  rotatedAt?: number;
  /** The device that the sign-in was made on. */
  deviceKey?: string;
  /** From the hosted pages: what the client asked for. */
  scope?: string;
};

/** A code of the hosted pages, found by its hash, until the client fetches the tokens. */
export type AuthorizationCode = {
  sub: string;
  redirectUri: string;
  scope: string;
  nonce?: string;
  codeChallenge?: string;
  expires: number;
};

export type PoolState = {
  /** Seeds the made-up answers about people who do not exist. */
  secret: string;
  keys: { pool: JWK; identity: JWK };
  settings: PoolSettings;
  users: Record<string, PoolUser>;
  groups: Record<string, { created: number; description?: string; precedence?: number }>;
  challenges: Record<string, OpenChallenge>;
  refreshTokens: Record<string, RefreshToken>;
  /** Revoked token families by `origin_jti`, until when they must be remembered. */
  revoked: Record<string, number>;
  /** Identity id → the `sub` it belongs to, or null for a guest. */
  identities: Record<string, string | null>;
  authorizationCodes: Record<string, AuthorizationCode>;
  /** Browsers signed in to the hosted pages, by the hash of their cookie. */
  hostedSessions: Record<string, { sub: string; expires: number }>;
};
