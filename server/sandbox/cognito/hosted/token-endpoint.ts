/** `POST /oauth2/token`: tokens for an authorization code or for a refresh token. */
import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { CognitoError } from "../cognito-errors";
import { accessAndIdTokens, newTokens } from "../credentials/pool-tokens";
import { openRefreshToken, rotateRefreshToken } from "../credentials/refresh-tokens";
import type { CognitoPool } from "../pool/cognito-pool";
import { hashOf } from "./authorization-request";
import { formOf, isClientAuthenticated, oauthError } from "./client-authentication";

type FormFields = Record<string, string>;

export function tokenEndpoint(pool: CognitoPool): Hono {
  return new Hono().post("/oauth2/token", async (context) => {
    const form = await formOf(context);
    if (!form.grant_type) return oauthError(context, "invalid_request");
    if (!isClientAuthenticated(pool, context, form)) return oauthError(context, "invalid_client");
    if (form.grant_type === "authorization_code") return byCode(pool, context, form);
    if (form.grant_type === "refresh_token") return byRefreshToken(pool, context, form);
    return oauthError(
      context,
      form.grant_type === "client_credentials" ? "unauthorized_client" : "unsupported_grant_type",
    );
  });
}

async function byCode(pool: CognitoPool, context: Context, form: FormFields) {
  const id = hashOf(form.code ?? "");
  const code = pool.state.authorizationCodes[id];
  // A code is used up by the first attempt, right or wrong.
  delete pool.state.authorizationCodes[id];
  await pool.save();
  const user = code && pool.state.users[code.sub];
  if (!code || !user?.enabled || pool.now() >= code.expires || form.redirect_uri !== code.redirectUri)
    return oauthError(context, "invalid_grant");
  const challenge = form.code_verifier && createHash("sha256").update(form.code_verifier).digest("base64url");
  if ((code.codeChallenge ?? "") !== (challenge ?? "")) return oauthError(context, "invalid_grant");
  const { scope, nonce } = code;
  return tokenAnswer(context, await newTokens(pool, user, { scope, nonce }), scope);
}

async function byRefreshToken(pool: CognitoPool, context: Context, form: FormFields) {
  try {
    const { found, user } = openRefreshToken(pool, form.refresh_token ?? "", form.device_key);
    const result = await accessAndIdTokens(pool, user, found);
    if (!pool.state.settings.rotation) return tokenAnswer(context, result, found.scope);
    return tokenAnswer(context, { ...result, RefreshToken: await rotateRefreshToken(pool, found) }, found.scope);
  } catch (error) {
    if (error instanceof CognitoError) return oauthError(context, "invalid_grant");
    throw error;
  }
}

function tokenAnswer(context: Context, result: Awaited<ReturnType<typeof newTokens>>, scope = "openid") {
  context.header("cache-control", "no-store");
  return context.json({
    ...(scope.split(" ").includes("openid") && { id_token: result.IdToken }),
    access_token: result.AccessToken,
    ...(result.RefreshToken && { refresh_token: result.RefreshToken }),
    expires_in: result.ExpiresIn,
    token_type: "Bearer",
  });
}
