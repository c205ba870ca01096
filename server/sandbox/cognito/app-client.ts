/** Checks that a request names the app client and, if the client has a secret, knows it. */
import { createHmac } from "node:crypto";
import { CognitoError, invalidParameter, notAuthorized, required } from "./cognito-errors";
import type { CognitoPool } from "./pool/cognito-pool";

/** Throws unless `clientId` is the pool's only app client. */
export function checkClient(pool: CognitoPool, clientId: string | undefined) {
  if (required(clientId, "clientId") !== pool.clientId)
    throw new CognitoError("ResourceNotFoundException", `User pool client ${clientId} does not exist.`);
}

/** Throws unless `hash` is base64(HMAC-SHA256(secret, username + client id)), and if there is a hash but no secret. */
export function checkSecretHash(pool: CognitoPool, username: string, hash: string | undefined) {
  const { clientSecret } = pool.state.settings;
  if (!clientSecret) {
    if (hash) throw notAuthorized(`Client ${pool.clientId} is not configured for secret but secret hash was received`);
    return;
  }
  if (!hash) throw notAuthorized(`Client ${pool.clientId} is configured with secret but SECRET_HASH was not received`);
  const expected = createHmac("sha256", clientSecret)
    .update(username + pool.clientId)
    .digest("base64");
  if (hash !== expected) throw notAuthorized(`SecretHash does not match for the client: ${pool.clientId}`);
}

/** For the operations that send the secret itself: RevokeToken and GetTokensFromRefreshToken. */
export function checkSecret(pool: CognitoPool, secret: string | undefined) {
  const { clientSecret } = pool.state.settings;
  if (clientSecret && !secret)
    throw notAuthorized(`Client ${pool.clientId} is configured with secret but secret was not received`);
  if (!clientSecret && secret) throw invalidParameter(`Client ${pool.clientId} is not configured for secret`);
  if (clientSecret && secret !== clientSecret)
    throw notAuthorized(`Secret does not match for the client: ${pool.clientId}`);
}

/** For the operations that name the pool. */
export function checkPool(pool: CognitoPool, userPoolId: string | undefined) {
  if (required(userPoolId, "userPoolId") !== pool.userPoolId)
    throw new CognitoError("ResourceNotFoundException", `User pool ${userPoolId} does not exist.`);
}
