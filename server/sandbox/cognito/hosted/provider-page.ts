/** `/provider/…`: the page of Amazon, Apple, Facebook or Google, with the two outcomes that matter. */
import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../../page-layout";
import type { CognitoPool } from "../pool/cognito-pool";
import { federatedUser, GRACE, PROVIDER_NAMES } from "../pool/federated-users";
import { PROVIDERS } from "../pool/pool-settings";
import { grantCode, readRequest, returnTo } from "./authorization-request";
import { errorPage } from "./authorize-page";
import { openSession } from "./browser-session";

export function providerPage(pool: CognitoPool): Hono {
  return new Hono().on(["GET", "POST"], "/provider/:provider", async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const provider = PROVIDERS.find((each) => each === context.req.param("provider"));
    const read = readRequest(pool, searchParams);
    if (!provider || !("request" in read)) return errorPage(context, "invalid_request");
    const { request } = read;
    if (context.req.method === "GET")
      return context.html(
        sandboxPage(
          `Sign in with ${PROVIDER_NAMES[provider]}`,
          html`<p>Ringside would like to know your name and email.</p>
<form method="post" action="/provider/${provider}${search}">
<p><button name="answer" value="continue">Continue as ${GRACE.name}</button></p>
<p><button name="answer" value="refuse">Cancel</button></p>
</form>`,
        ),
      );

    const { answer } = await context.req.parseBody();
    if (answer !== "continue") {
      const description = `The user refused at ${PROVIDER_NAMES[provider]}`;
      return context.redirect(returnTo(request, { error: "access_denied", error_description: description }), 303);
    }
    const user = await federatedUser(pool, provider);
    if (!user.enabled) {
      const refusal = { error: "invalid_request", error_description: "User is disabled." };
      return context.redirect(returnTo(request, refusal), 303);
    }
    openSession(pool, context, user);
    return context.redirect(await grantCode(pool, user, request), 303);
  });
}
