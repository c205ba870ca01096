/**
 * The contents of the encrypted `flow` cookie, named as in section 3's authenticator context.
 * The only password in it is sealed and serves the automatic sign-in for three minutes.
 */
import type { Tokens } from "../../../server/session/session";
import type { ContactName, MfaType } from "./factors-and-contacts";
import type { KeyedText } from "./keyed-text";
import { screen } from "./machine/screens";
import type { FlowState } from "./machine/state-machine";
import type { SocialProvider } from "./options";
import type { SignInChoice } from "./sign-in-choices";

export type Contacts = { [C in ContactName]?: string };
export type CodeDeliveryDetails = { DeliveryMedium?: "EMAIL" | "SMS"; Destination?: string };
export type Notice = KeyedText & { kind: "status" | "alert" };

export type Flow = {
  /** Random; also the key of the lease on a busy flow. */
  id: string;
  /** A resting state, never a busy one. */
  state: FlowState;
  /** Lower-cased email in this product. */
  authAttributes: { username: string };
  /** `autoSignInSubmit` after an unconfirmed sign-in, `autoSignIn` after sign-up. */
  intent?: "confirmSignUp" | "confirmPasswordReset" | "autoSignIn" | "autoSignInSubmit" | undefined;
  challengeName?: string | undefined;
  /** The passwordless method the fan chose. If it sends a code, the code can be sent again. */
  signInChoice?: SignInChoice | undefined;
  /** Public parameter `question` of a custom challenge, as the pool's trigger worded it. */
  challengeQuestion?: string | undefined;
  codeDeliveryDetails?: CodeDeliveryDetails | undefined;
  /** The provider's CREDENTIAL_REQUEST_OPTIONS for the passkey prompt, as JSON. */
  passkeyRequest?: string | undefined;
  /** Attributes that the user pool requires and the user doesn't have yet. */
  requiredAttributes?: string[] | undefined;
  /** Base32. */
  totpSecretCode?: string | undefined;
  mfaTypes?: MfaType[] | undefined;
  /** The user's contacts by attribute name, unmasked. */
  unverifiedContactMethods?: { unverified: Contacts; verified: Contacts } | undefined;
  attributeToVerify?: ContactName | undefined;
  /** The provider's own user name, required to respond to a challenge. */
  knownAs?: string | undefined;
  /** Tokens of a sign-in that is complete except for the offer to verify a contact. */
  tokens?: Tokens | undefined;
  /** The provider's Session of a sign-up or a challenge. Single use. */
  session?: string | undefined;
  /** The password, sealed under its own purpose and bound to the username; `until` is an ISO instant. */
  sealedPassword?: { sealed: string; until: string } | undefined;
  /** Shown on the next page and cleared by the next submit. */
  notice?: Notice | undefined;
  /** Sign-in through the hosted pages, independent of the rest of the flow: the pending request, or its failure. */
  oauth?: { kept?: PendingOAuth | undefined; notice?: Notice | undefined } | undefined;
  /** A signed-in fan is re-authenticating. */
  again?: true | undefined;
  /** Profile changes waiting for verification, independent of the rest of the flow. */
  account?: PendingAccountChanges | undefined;
  /** ISO instant at which the password was entered. If all sessions are ended after it, this one ends, too. */
  startedAt?: string | undefined;
  /** ISO instant at which the flow expires. */
  expires: string;
};

/**
 * `totp` is the secret (base32) of an authenticator app that waits for its first code. `typed` is form input, by field,
 * from before the re-authentication. The contacts wait for their codes. `owner` is the user id of the fan whose changes
 * these are: their session may be over, and someone else may sign in next.
 */
export type PendingAccountChanges = { owner?: string; totp?: string; typed?: Record<string, string> } & {
  [C in ContactName]?: PendingContact;
};

/**
 * `atOnce`: the user pool changed the contact without waiting for the code, so the old one is lost unless the fan
 * restores it.
 */
export type PendingContact = {
  value: string;
  before: string;
  delivery: CodeDeliveryDetails | undefined;
  atOnce: boolean;
};

/** What identifies a sign-in on the hosted pages when its callback arrives. */
export type PendingOAuth = {
  provider: SocialProvider;
  state: string;
  nonce: string;
  /** PKCE code verifier. */
  verifier: string;
  /** Path and query of the page the visitor came from. */
  from: string;
  /** The fan is signed in and re-authenticating. */
  again?: true | undefined;
  /** ISO instant, independent of the flow's own expiry. */
  expires: string;
};

/** How long a sign-in on the hosted pages may take. */
export const OAUTH_MINUTES = 10;

/** How long a sealed password is kept for the automatic sign-in. */
export const SEALED_PASSWORD_MINUTES = 3;

const CHALLENGE_MINUTES = 15; // AuthSessionValidity is 3 to 15 minutes; the provider rejects expired sessions itself
const lifetimes: Record<string, number> = {
  confirmSignUp: 24 * 60, // the provider's codes are valid for 24 hours
  confirmVerifyUser: 24 * 60,
  confirmResetPassword: 60,
  signIn: 60,
  signUp: 60,
  resetPassword: 60,
};

/** Minutes until a flow expires in `state`, counted from when it entered the state. */
export function lifetimeMinutes(state: FlowState): number {
  return lifetimes[screen(state) ?? ""] ?? CHALLENGE_MINUTES;
}

/** The ISO instant `minutes` after `now`. */
export function after(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString();
}
