/** `GET /logout`: ends the hosted pages' session, then redirects to the client or to the sign-in page. */
import { Hono } from "hono";
import type { CognitoPool } from "../pool/cognito-pool";
import { logoutUris, readRequest } from "./authorization-request";
import { errorPage } from "./authorize-page";
import { closeSession } from "./browser-session";

export function logoutPage(pool: CognitoPool): Hono {
  return new Hono().get("/logout", async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    if (searchParams.get("client_id") !== pool.clientId) return errorPage(context, "invalid_request");
    const logoutUri = searchParams.get("logout_uri");
    if (logoutUri === null) {
      if (!("request" in readRequest(pool, searchParams)))
        return errorPage(context, "Required String parameter 'redirect_uri' is not present");
    } else if (!logoutUris(pool).includes(logoutUri)) return errorPage(context, "Invalid request: logout_uri");
    await closeSession(pool, context);
    return context.redirect(logoutUri ?? `/login${search}`);
  });
}
