/** `POST /oauth2/revoke`: revokes a refresh token and every access token issued from it. */
import { Hono } from "hono";
import { findRefreshToken, revokeFamily } from "../credentials/refresh-tokens";
import type { CognitoPool } from "../pool/cognito-pool";
import { formOf, isClientAuthenticated, oauthError } from "./client-authentication";

export function revokeEndpoint(pool: CognitoPool): Hono {
  return new Hono().post("/oauth2/revoke", async (context) => {
    const form = await formOf(context);
    if (!form.token) return oauthError(context, "invalid_request");
    if (!isClientAuthenticated(pool, context, form)) return oauthError(context, "invalid_client");
    if (form.token.split(".").length === 3) return oauthError(context, "unsupported_token_type");
    const found = findRefreshToken(pool, form.token);
    if (found) {
      revokeFamily(pool, found);
      await pool.save();
    }
    return context.body(null, 200);
  });
}
