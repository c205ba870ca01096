/** Identities of the identity pool: whose they are, and who may ask for their tokens. */
import { CognitoError, notAuthorized, required } from "../cognito-errors";
import { subOfIdToken } from "../credentials/pool-tokens";
import type { CognitoPool } from "./user-pool";

/** The user pool as identities name it: the service's name, which keeps its form whatever the address. */
export const loginOf = (pool: CognitoPool) => `cognito-idp.${pool.sandbox.region}.amazonaws.com/${pool.userPoolId}`;

/** Keys in `Logins`. Clients that read the key from the token take its issuer without the scheme, which is here another name. */
const loginKeys = (pool: CognitoPool) => [loginOf(pool), pool.issuer.replace(/^https?:\/\//, "")];

/** The person that `logins` prove; undefined for a guest. Throws for a foreign provider and for a token that is not genuine. */
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

/** The identity of that id and its person. Throws if it is unknown or belongs to somebody that `logins` do not prove. */
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
