/** The pool's WebAuthnConfiguration: for which site its passkeys are, and whether it takes any. */
import { CognitoError } from "../cognito-errors";
import type { CognitoPool } from "../pool/cognito-pool";

export const PASSKEY_TIMEOUT_MS = 60_000;

/** RelyingPartyId: the site's host. */
export const relyingPartyOf = (pool: CognitoPool): string => new URL(pool.sandbox.siteUrl).hostname;

export function checkPasskeysAllowed(pool: CognitoPool): void {
  if (!pool.state.settings.firstFactors.includes("WEB_AUTHN"))
    throw new CognitoError("WebAuthnNotEnabledException", "WebAuthn is not enabled for this user pool");
}
