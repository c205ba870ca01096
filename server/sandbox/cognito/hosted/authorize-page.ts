/** `GET /oauth2/authorize`: redirects to the provider that the client named, or else to the sign-in page. */
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../../page-layout";
import type { CognitoPool } from "../pool/cognito-pool";
import { grantCode, readRequest } from "./authorization-request";
import { sessionUser } from "./browser-session";

export function authorizePage(pool: CognitoPool): Hono {
  return new Hono().get("/oauth2/authorize", async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const read = readRequest(pool, searchParams);
    if ("stop" in read) return errorPage(context, read.stop);
    if ("back" in read) return context.redirect(read.back);
    const { provider } = read.request;
    if (provider && provider !== "COGNITO") return context.redirect(`/provider/${provider}${search}`);
    const user = sessionUser(pool, context);
    return context.redirect(user ? await grantCode(pool, user, read.request) : `/login${search}`);
  });
}

/** An error that must not be sent to any redirect address. */
export function errorPage(context: Context, reason: string) {
  return context.html(
    sandboxPage(
      "Error",
      html`<p role="alert">An error was encountered with the requested page.</p><p><code>${reason}</code></p>`,
    ),
    400,
  );
}
