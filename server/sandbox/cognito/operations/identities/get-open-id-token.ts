/**
 * GetOpenIdToken: a token that proves an identity to others. RS512 and valid for ten minutes, like the service's; in
 * real time.
 */
import type { GetOpenIdTokenCommandInput, GetOpenIdTokenCommandOutput } from "@aws-sdk/client-cognito-identity";
import { SignJWT } from "jose";
import type { CognitoOperation } from "../../cognito-operation";
import { loginOf, openIdentity } from "../../pool/pool-identities";

const ISSUER = "https://cognito-identity.amazonaws.com";
const LIFE_SECONDS = 10 * 60;

export const getOpenIdToken: CognitoOperation<GetOpenIdTokenCommandInput, GetOpenIdTokenCommandOutput> = async (
  pool,
  input,
) => {
  const { identityId, sub } = await openIdentity(pool, input.IdentityId, input.Logins);
  const iat = Math.floor(Date.now() / 1000);
  const amr = sub ? ["authenticated", loginOf(pool), `${loginOf(pool)}:CognitoSignIn:${sub}`] : ["unauthenticated"];
  const Token = await new SignJWT({
    sub: identityId,
    aud: pool.identityPoolId,
    amr,
    iss: ISSUER,
    iat,
    exp: iat + LIFE_SECONDS,
  })
    .setProtectedHeader({ kid: pool.state.keys.identity.kid ?? "", typ: "JWS", alg: "RS512" })
    .sign(pool.signing.identity);
  return { IdentityId: identityId, Token };
};
