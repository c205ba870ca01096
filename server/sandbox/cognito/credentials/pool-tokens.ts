/**
 * ID and access tokens of the user pool, signed with RS256. They use real time whatever the sandbox's clock says,
 * because verifiers use real time.
 */
import { createHash, randomUUID } from "node:crypto";
import type { AuthenticationResultType } from "@aws-sdk/client-cognito-identity-provider";
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from "jose";
import { notAuthorized, required, resetRequired, userDoesNotExist } from "../cognito-errors";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser } from "../pool/pool-state";
import { attributesOf, identitiesOf, usernameOf } from "../pool/pool-users";
import { poolKeys } from "../pool/signing-keys";
import { newRefreshToken } from "./refresh-tokens";

export const USER_SCOPE = "aws.cognito.signin.user.admin";
const realSeconds = () => Math.floor(Date.now() / 1000);

/** What the tokens of one sign-in share. */
type TokenFamily = { originJti: string; authTime: number; deviceKey?: string | undefined; scope?: string | undefined };

/** Issues a new family of tokens for `user`. Saves. */
export async function newTokens(
  pool: CognitoPool,
  user: PoolUser,
  { nonce, ...of }: { deviceKey?: string | undefined; scope?: string; nonce?: string | undefined } = {},
): Promise<AuthenticationResultType> {
  // `auth_time` follows the sandbox's clock; token expiry follows real time.
  const family = { originJti: randomUUID(), authTime: Math.floor(pool.now() / 1000), ...of };
  const RefreshToken = newRefreshToken(pool, { sub: user.sub, ...family });
  await pool.save();
  return { ...(await accessAndIdTokens(pool, user, family, nonce)), RefreshToken };
}

/** Access token and ID token of a family. */
export async function accessAndIdTokens(
  pool: CognitoPool,
  user: PoolUser,
  { originJti, authTime, deviceKey, scope }: TokenFamily,
  nonce?: string,
): Promise<AuthenticationResultType> {
  const ExpiresIn = user.tokenSeconds ?? pool.state.settings.tokenSeconds;
  const shared = { sub: user.sub, origin_jti: originJti, event_id: randomUUID(), auth_time: authTime };
  const federated = user.identities?.map(({ providerName }) => `${pool.userPoolId}_${providerName}`);
  const groups = [...(user.groups ?? []), ...(federated ?? [])];
  const sign = (claims: Record<string, unknown>) => {
    const iat = realSeconds();
    const times = { iat, exp: iat + ExpiresIn, jti: randomUUID() };
    return new SignJWT({
      ...shared,
      ...(groups.length > 0 && { "cognito:groups": groups }),
      ...claims,
      iss: pool.issuer,
      ...times,
    })
      .setProtectedHeader({ kid: pool.state.keys.pool.kid ?? "", alg: "RS256" })
      .sign(pool.signing.pool);
  };
  const AccessToken = await sign({
    client_id: pool.clientId,
    token_use: "access",
    scope: scope ?? USER_SCOPE,
    username: usernameOf(user),
    ...(scope && { version: 2 }),
    ...(deviceKey && { device_key: deviceKey }),
  });
  const IdToken = await sign({
    ...attributesOf(user),
    aud: pool.clientId,
    token_use: "id",
    "cognito:username": usernameOf(user),
    email_verified: user.emailVerified,
    ...(user.attributes.phone_number && { phone_number_verified: user.phoneVerified }),
    ...(user.identities && { identities: identitiesOf(user) }),
    ...(scope && { at_hash: halfHash(AccessToken) }),
    ...(nonce && { nonce }),
    wixUserId: user.wixUserId,
  });
  return { AccessToken, IdToken, ExpiresIn, TokenType: "Bearer" };
}

/** The user behind an access token. Throws if the token is forged, expired or revoked, or lacks the scope. */
export async function userOfAccessToken(
  pool: CognitoPool,
  accessToken: string | undefined,
  scope = USER_SCOPE,
): Promise<PoolUser> {
  const claims = await verified(pool, required(accessToken, "accessToken"), "access");
  if (!String(claims.scope).split(" ").includes(scope))
    throw notAuthorized("Access Token does not have required scopes");
  const user = pool.state.users[claims.sub ?? ""];
  if (!user) throw userDoesNotExist();
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "RESET_REQUIRED") throw resetRequired();
  return user;
}

async function verified(pool: CognitoPool, token: string, use: "access" | "id") {
  const { payload } = await jwtVerify(token, createLocalJWKSet(poolKeys(pool)), {
    issuer: pool.issuer,
    algorithms: ["RS256"],
  }).catch((error: unknown) => {
    throw notAuthorized(error instanceof errors.JWTExpired ? "Access Token has expired" : "Invalid Access Token");
  });
  if (payload.token_use !== use) throw notAuthorized("Invalid Access Token");
  if (pool.state.revoked[String(payload.origin_jti)]) throw notAuthorized("Access Token has been revoked");
  return payload;
}

/** The `sub` of a valid ID token of this pool, as the identity pool checks it. */
export async function subOfIdToken(pool: CognitoPool, idToken: string): Promise<string> {
  const { payload } = await jwtVerify(idToken, createLocalJWKSet(poolKeys(pool)), {
    issuer: pool.issuer,
    audience: pool.clientId,
    algorithms: ["RS256"],
  }).catch((error: unknown) => {
    throw notAuthorized(
      error instanceof errors.JWTExpired
        ? `Invalid login token. Token expired: ${error.payload.exp} >= ${realSeconds()}`
        : "Invalid login token. Can't verify the signature of the token",
    );
  });
  if (payload.token_use !== "id" || !payload.sub) throw notAuthorized("Invalid login token. Not an id token");
  return payload.sub;
}

/** OpenID Connect's `at_hash`: ties the ID token to its access token. */
const halfHash = (token: string) => createHash("sha256").update(token).digest().subarray(0, 16).toString("base64url");
