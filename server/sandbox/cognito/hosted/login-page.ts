/** `/login`: email and password, or a provider. Users who need more than a password sign in on the site itself. */
import { Hono } from "hono";
import { html } from "hono/html";
import { sandboxPage } from "../../page-layout";
import { CognitoError, incorrectPassword } from "../cognito-errors";
import {
  checkLockout,
  passwordMatches,
  recordPasswordAttempt,
  simulatePasswordCheck,
} from "../credentials/pool-passwords";
import { factorOf } from "../flows/second-factor";
import type { CognitoPool } from "../pool/cognito-pool";
import { PROVIDER_NAMES } from "../pool/federated-users";
import type { PoolUser } from "../pool/pool-state";
import { findUser } from "../pool/pool-users";
import { grantCode, readRequest } from "./authorization-request";
import { errorPage } from "./authorize-page";
import { openSession } from "./browser-session";

export function loginPage(pool: CognitoPool): Hono {
  const app = new Hono();

  app.get("/login", (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const read = readRequest(pool, searchParams);
    if ("stop" in read) return errorPage(context, read.stop);
    if ("back" in read) return context.redirect(read.back);
    return context.html(form(pool, search));
  });

  app.post("/login", async (context) => {
    const { search, searchParams } = new URL(context.req.url);
    const read = readRequest(pool, searchParams);
    if (!("request" in read)) return errorPage(context, "invalid_request");
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

async function personOf(pool: CognitoPool, username: string, password: string): Promise<PoolUser> {
  const user = findUser(pool, username);
  if (!user) {
    await simulatePasswordCheck(password);
    throw incorrectPassword();
  }
  checkLockout(pool, user);
  await recordPasswordAttempt(pool, user, await passwordMatches(user.password, password));
  if (!user.enabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
  if (user.status !== "CONFIRMED" || user.mfaRequired || user.customChallenge || factorOf(pool, user))
    throw new CognitoError("NotAuthorizedException", "This page takes passwords only. Sign in on the site.");
  return user;
}

function form(pool: CognitoPool, search: string, problem?: string) {
  const named = (provider: string) =>
    search.replace(/&?identity_provider=[^&]*/, "").concat(`&identity_provider=${provider}`);
  return sandboxPage(
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
