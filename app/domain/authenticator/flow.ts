/**
 * The unfinished flow: what the encrypted `flow` cookie holds, under the names of section 3's authenticator context.
 * It holds no password but the sealed one, which serves the automatic sign-in for three minutes.
 */
import type { Tokens } from "../../../server/session";
import type { ContactName, MfaType } from "./factors-and-contacts";
import type { KeyedText } from "./keyed-text";
import { screen } from "./machine/screens";
import type { FlowState } from "./machine/state-machine";
import type { SocialProvider } from "./options";

export type Contacts = { [C in ContactName]?: string };
export type CodeDeliveryDetails = { DeliveryMedium?: "EMAIL" | "SMS"; Destination?: string };
export type Notice = KeyedText & { kind: "status" | "alert" };

export type Flow = {
  /** Random; the lease on a busy flow is taken under it. */
  id: string;
  /** A resting state, never a busy one. */
  state: FlowState;
  /** Lower-cased email in this product. */
  authAttributes: { username: string };
  /** `autoSignInSubmit` when she came from an unconfirmed sign-in, `autoSignIn` from sign-up. */
  intent?: "confirmSignUp" | "confirmPasswordReset" | "autoSignIn" | "autoSignInSubmit" | undefined;
  challengeName?: string | undefined;
  codeDeliveryDetails?: CodeDeliveryDetails | undefined;
  /** Attributes that the pool demands and does not know of her yet. */
  requiredAttributes?: string[] | undefined;
  /** Base32. */
  totpSecretCode?: string | undefined;
  mfaTypes?: MfaType[] | undefined;
  /** Her contacts by their attributes' names, values as she knows them. */
  unverifiedContactMethods?: { unverified: Contacts; verified: Contacts } | undefined;
  attributeToVerify?: ContactName | undefined;
  /** The provider's own name of her, under which a challenge is answered. */
  knownAs?: string | undefined;
  /** Of a sign-in that is done but for the offer to verify a contact. */
  tokens?: Tokens | undefined;
  /** The provider's Session of a sign-up or a challenge. It serves once. */
  session?: string | undefined;
  /** The password, sealed under a purpose of its own and bound to the username; `until` is an ISO instant. */
  sealedPassword?: { sealed: string; until: string } | undefined;
  /** What the next page says; gone with the next submit. */
  notice?: Notice | undefined;
  /** Sign-in through the hosted pages, beside whatever flow is under way: what has to come back, what went wrong. */
  oauth?: { kept?: PendingOAuth | undefined; notice?: Notice | undefined } | undefined;
  /** A fan who is signed in proves anew who she is. */
  again?: true | undefined;
  /** What a fan has begun in her profile and has not proven yet, beside whatever flow is under way. */
  account?: PendingAccountChanges | undefined;
  /** ISO instant at which the password was typed: what ends all sessions after it ends this one's, too. */
  startedAt?: string | undefined;
  /** ISO instant at which the flow is over. */
  expires: string;
};

/**
 * Secret of an authenticator app (base32) that waits for its first code; contacts that wait for theirs; by field, what
 * was typed before a fresh sign-in was asked for.
 */
export type PendingAccountChanges = { totp?: string; typed?: Record<string, string> } & {
  [C in ContactName]?: PendingContact;
};

/**
 * `atOnce`: the pool has changed the contact before its code came, so the one before is gone unless she asks for it
 * back.
 */
export type PendingContact = {
  value: string;
  before: string;
  delivery: CodeDeliveryDetails | undefined;
  atOnce: boolean;
};

/** What a sign-in at the hosted pages is recognized by when it comes back. */
export type PendingOAuth = {
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
  /** Path and query of the page that she left. */
  from: string;
  /** She is signed in, and proves anew who she is. */
  again?: true | undefined;
  /** ISO instant, whatever the end of the flow beside it. */
  expires: string;
};

/** How long a sign-in at the hosted pages may take. */
export const OAUTH_MINUTES = 10;

/** How long a password may wait, sealed, for the automatic sign-in. */
export const SEALED_PASSWORD_MINUTES = 3;

const CHALLENGE_MINUTES = 15; // AuthSessionValidity is 3 to 15 minutes; the provider itself refuses what has ended
const lifetimes: Record<string, number> = {
  confirmSignUp: 24 * 60, // the provider's codes live 24 hours
  confirmVerifyUser: 24 * 60,
  confirmResetPassword: 60,
  signIn: 60,
  signUp: 60,
  resetPassword: 60,
};

/** Minutes that a flow lives in `state`, from the moment it came there. */
export function lifetimeMinutes(state: FlowState): number {
  return lifetimes[screen(state) ?? ""] ?? CHALLENGE_MINUTES;
}

/** The ISO instant `minutes` after `now`. */
export function after(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
