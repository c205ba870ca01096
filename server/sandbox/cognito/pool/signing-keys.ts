/** The public parts of the signing keys, as both JWKS addresses publish them. */
import type { JSONWebKeySet, JWK } from "jose";
import type { CognitoPool } from "./cognito-pool";

export const poolKeys = (pool: CognitoPool): JSONWebKeySet => ({ keys: [publicPart(pool.state.keys.pool)] });
export const identityKeys = (pool: CognitoPool): JSONWebKeySet => ({ keys: [publicPart(pool.state.keys.identity)] });

function publicPart({ kty, n, e, kid, alg, use }: JWK): JWK {
  return { kty, n, e, kid, alg, use } as JWK;
}
