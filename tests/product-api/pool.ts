/** A user pool and an identity pool for tests: keys behind a real address, and tokens of every kind. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { readConfig } from "../../server/config/config";
import { tokenVerifier } from "../../server/session/verify-tokens";

const CLIENT = "clientofthetests";
const POOL = "us-east-2:00000000-0000-4000-8000-000000000000";
const IDENTITY_ISSUER = "https://cognito-identity.amazonaws.com";
const HOUR_S = 3600;

export async function testPool() {
  const [mine, foreign] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwks = { keys: [{ ...(await exportJWK(mine.publicKey)), kid: "mine", alg: "RS256", use: "sig" }] };
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(jwks));
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/us-east-2_Tests`;
  const config = readConfig({
    COGNITO_USER_POOL_ID: "us-east-2_Tests",
    COGNITO_CLIENT_ID: CLIENT,
    COGNITO_IDENTITY_POOL_ID: POOL,
    COGNITO_ISSUER: issuer,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: origin,
  });

  const now = () => Math.floor(Date.now() / 1000);
  const claimsOf = (userId: string): JWTPayload => ({
    ...{
      iss: issuer,
      aud: CLIENT,
      token_use: "id",
      sub: `sub-${userId}`,
      wixUserId: userId,
      origin_jti: `jti-${userId}`,
    },
    ...{ email: `${userId}@example.com`, email_verified: true, name: userId, "cognito:username": userId },
    ...{ iat: now() - 60, exp: now() + HOUR_S },
  });
  const sign = (claims: JWTPayload, { privateKey } = mine) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "mine" }).sign(privateKey);
  const openId = (identity: string, over: JWTPayload = {}) =>
    sign({ iss: IDENTITY_ISSUER, aud: POOL, sub: identity, iat: now() - 60, exp: now() + HOUR_S, ...over });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  return {
    verify: tokenVerifier(config),
    /** The ID token of a fan whose user id is `userId`. */
    fan: (userId: string, over: JWTPayload = {}) => sign({ ...claimsOf(userId), ...over }),
    /** The OpenID token of a guest. */
    guest: openId,
    /** Tokens that look like `userId`'s but must not be accepted. */
    async forged(userId: string): Promise<Record<string, string>> {
      const claims = claimsOf(userId);
      const genuine = await sign(claims);
      const [head, , signature] = genuine.split(".");
      const shared = new TextEncoder().encode("a key of the forger's own, long enough for HS256");
      return {
        "that has ended": await sign({ ...claims, exp: now() - 10 }),
        "of another key": await sign(claims, foreign),
        "without a signature": `${part({ alg: "none" })}.${part(claims)}.`,
        "with a signature of alg none": `${part({ alg: "none" })}.${part(claims)}.${signature}`,
        "with other claims under a genuine signature": `${head}.${part({ ...claims, wixUserId: "somebody" })}.${signature}`,
        "of a symmetric key": await new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "mine" }).sign(shared),
        "of another user pool": await sign({ ...claims, iss: `${origin}/us-east-2_Others` }),
        "of another client": await sign({ ...claims, aud: "anotherclient" }),
        "for access": await sign({ ...claims, token_use: "access", client_id: CLIENT }),
        "of a guest that has ended": await openId("guest", { exp: now() - 10 }),
        "of another identity pool": await openId("guest", { aud: "us-east-2:11111111-0000-4000-8000-000000000000" }),
        "that is no token": "nonsense",
      };
    },
    close: () => void server.close(),
  };
}
