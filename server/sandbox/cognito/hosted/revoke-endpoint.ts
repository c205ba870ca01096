/** `POST /oauth2/revoke`: ends a refresh token and every access token that came of it. */
import { Hono } from "hono";
import { findRefreshToken, revokeFamily } from "../credentials/refresh-tokens";
import type { Pool } from "../pool/user-pool";
import { clientProven, formOf, refused } from "./client-authentication";

export function revokeEndpoint(pool: Pool): Hono {
  return new Hono().post("/oauth2/revoke", async (context) => {
    const form = await formOf(context);
    if (!form.token) return refused(context, "invalid_request");
    if (!clientProven(pool, context, form)) return refused(context, "invalid_client");
    if (form.token.split(".").length === 3) return refused(context, "unsupported_token_type");
    const found = findRefreshToken(pool, form.token);
    if (found) {
      revokeFamily(pool, found);
      await pool.save();
    }
    return context.body(null, 200);
  });
}
