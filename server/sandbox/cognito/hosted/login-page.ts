/** `/login`: email and password, or a provider. Whoever needs more than a password signs in on the site itself. */
import { Hono } from "hono";
import { html } from "hono/html";
import { page } from "../../page-layout";
import { CognitoError, incorrect } from "../cognito-errors";
import { checkLock, matchNothing, passwordMatches, settleAttempt } from "../credentials/pool-passwords";
import { factorOf } from "../flows/second-factor";
import { PROVIDER_NAMES } from "../pool/federated-users";
import type { PoolUser } from "../pool/pool-state";
import { findUser } from "../pool/pool-users";
import type { Pool } from "../pool/user-pool";
import { grantCode, readRequest } from "./authorization-request";
import { stopPage } from "./authorize-page";
import { openSession } from "./browser-session";

export function loginPage(pool: Pool): Hono {
  const app = new Hono();

  app.get("/login", (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const read = readRequest(pool, searchParams);
    if ("stop" in read) return stopPage(context, read.stop);
    if ("back" in read) return context.redirect(read.back);
    return context.html(form(pool, search));
  });

  app.post("/login", async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const read = readRequest(pool, searchParams);
    if (!("request" in read)) return stopPage(context, "invalid_request");
    const { username, password } = await context.req.parseBody();
    try {
      const user = await personOf(pool, String(username ?? ""), String(password ?? ""));
      openSession(pool, context, user);
      return context.redirect(await grantCode(pool, user, read.request), 303);
    } catch (error) {
      if (error instanceof CognitoError) return context.html(form(pool, search, error.message), 400);
      throw error;
    }
  });
  return app;
}

async function personOf(pool: Pool, username: string, password: string): Promise<PoolUser> {
  const user = findUser(pool, username);
  if (!user) {
    await matchNothing(password);
    throw incorrect();
  }
  checkLock(pool, user);
  await settleAttempt(pool, user, await passwordMatches(user.password, password));
  if (!user.enabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
  if (user.status !== "CONFIRMED" || user.mfaRequired || user.customChallenge || factorOf(pool, user))
    throw new CognitoError("NotAuthorizedException", "This page takes passwords only. Please sign in on the site.");
  return user;
}

function form(pool: Pool, search: string, problem?: string) {
  const named = (provider: string) =>
    search.replace(/&?identity_provider=[^&]*/, "").concat(`&identity_provider=${provider}`);
  return page(
    "Sign in",
    html`${problem ? html`<p role="alert">${problem}</p>` : ""}
<form method="post" action="/login${search}">
<p><label>Email <input name="username" type="email" autocomplete="username" required></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password" required></label></p>
<p><button>Sign in</button></p>
</form>
${pool.state.settings.providers.map((provider) => html`<p><a href="/oauth2/authorize${named(provider)}">Continue with ${PROVIDER_NAMES[provider]}</a></p>`)}`,
  );
}
