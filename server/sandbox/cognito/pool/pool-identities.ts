/** Identities of the identity pool: who owns them, and who may ask for their tokens. */
import { CognitoError, notAuthorized, required } from "../cognito-errors";
import { subOfIdToken } from "../credentials/pool-tokens";
import type { CognitoPool } from "./cognito-pool";

/** The user pool's provider name in identities. It is always the service's name, whatever address the sandbox has. */
export const loginOf = (pool: CognitoPool) => `cognito-idp.${pool.sandbox.region}.amazonaws.com/${pool.userPoolId}`;

/**
 * Valid keys in `Logins`. Clients that read the key from the token use its issuer without the scheme, which differs
 * in the sandbox.
 */
const loginKeys = (pool: CognitoPool) => [loginOf(pool), pool.issuer.replace(/^https?:\/\//, "")];

/**
 * The user that `logins` prove, or undefined for a guest. Throws if the provider is unknown or the token is invalid.
 */
export async function subOfLogins(
  pool: CognitoPool,
  logins: Record<string, string> | undefined,
): Promise<string | undefined> {
  const [entry, ...more] = Object.entries(logins ?? {});
  if (!entry) return undefined;
  if (more.length > 0 || !loginKeys(pool).includes(entry[0]))
    throw notAuthorized("Token is not from a supported provider of this identity pool.");
  return subOfIdToken(pool, entry[1]);
}

/** The identity and its user. Throws if the identity is unknown or belongs to a user that `logins` don't prove. */
export async function openIdentity(
  pool: CognitoPool,
  id: string | undefined,
  logins: Record<string, string> | undefined,
): Promise<{ identityId: string; sub: string | undefined }> {
  const identityId = required(id, "identityId");
  const owner = pool.state.identities[identityId];
  if (owner === undefined) throw new CognitoError("ResourceNotFoundException", `Identity '${identityId}' not found.`);
  const sub = await subOfLogins(pool, logins);
  if (owner !== null && owner !== sub) throw notAuthorized(`Access to Identity '${identityId}' is forbidden.`);
  if (owner === null && sub) {
    pool.state.identities[identityId] = sub;
    await pool.save();
  }
  return { identityId, sub };
}
