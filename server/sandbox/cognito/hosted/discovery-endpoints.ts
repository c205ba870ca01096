/** The published keys of both pools, and the user pool's OpenID configuration. */
import { Hono } from "hono";
import type { CognitoPool } from "../pool/cognito-pool";
import { identityKeys, poolKeys } from "../pool/signing-keys";
import { SCOPES } from "./authorization-request";

export function discoveryEndpoints(pool: CognitoPool): Hono {
  const { origin } = pool.sandbox;
  const app = new Hono();
  app.get(`/${pool.userPoolId}/.well-known/jwks.json`, (context) => context.json(poolKeys(pool)));
  app.get("/.well-known/jwks_uri", (context) => context.json(identityKeys(pool)));
  app.get(`/${pool.userPoolId}/.well-known/openid-configuration`, (context) =>
    context.json({
      issuer: pool.issuer,
      authorization_endpoint: `${origin}/oauth2/authorize`,
      token_endpoint: `${origin}/oauth2/token`,
      userinfo_endpoint: `${origin}/oauth2/userInfo`,
      revocation_endpoint: `${origin}/oauth2/revoke`,
      end_session_endpoint: `${origin}/logout`,
      jwks_uri: `${pool.issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ["RS256"],
      response_types_supported: ["code"],
      scopes_supported: SCOPES.filter((scope) => !scope.startsWith("aws.")),
      subject_types_supported: ["public"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
    }),
  );
  return app;
}
