/** `/people`: the demo users and how each signs in, the emails that make Cognito fail, and a reset button. */
import { Hono } from "hono";
import { html } from "hono/html";
import { totpCode } from "./cognito/credentials/totp";
import { failingEmails } from "./cognito/failing-emails";
import type { CognitoPool } from "./cognito/pool/cognito-pool";
import { GRACE } from "./cognito/pool/federated-users";
import { findUser } from "./cognito/pool/pool-users";
import { type DemoPerson, demoPeople, resetDemoPeople } from "./demo-people";
import { sandboxPage } from "./page-layout";

/** Authenticator codes change every 30 seconds and are accepted 30 seconds longer than they are shown. */
const REFRESH_SECONDS = 30;

export function peoplePage(pool: CognitoPool): Hono {
  const app = new Hono();
  app.get("/people", (context) =>
    context.html(sandboxPage("Demo accounts", body(pool), { refreshSeconds: REFRESH_SECONDS })),
  );
  app.post("/people/reset", async (context) => {
    await resetDemoPeople(pool);
    return context.redirect("/people", 303);
  });
  return app;
}

function body(pool: CognitoPool) {
  return html`<p>Demo accounts exist only here. Sign up on the site and your code lands in the <a href="/mailbox">mailbox</a>.</p>
<table>
<thead><tr><th scope="col">Email</th><th scope="col">Password</th><th scope="col">Use it to test</th></tr></thead>
<tbody>${demoPeople.map((person) => row(pool, person))}
<tr><td><code>${GRACE.email}</code></td><td>none</td><td>${GRACE.name}: signing in with Amazon, Apple, Facebook or Google. Choose one at sign-in, then “Continue.”</td></tr></tbody>
</table>
<form method="post" action="/people/reset"><p><button>Reset all</button></p></form>
<h2>Emails that make Cognito fail</h2>
<table>
<thead><tr><th scope="col">Email</th><th scope="col">What happens</th></tr></thead>
<tbody>${failingEmails.map(([email, failure]) => html`<tr><td><code>${email}</code></td><td>${failure}</td></tr>`)}</tbody>
</table>
<p>See the pool’s settings at <a href="/cognito/settings">/cognito/settings</a>. To change them, post JSON there.</p>`;
}

function row(pool: CognitoPool, { email, password, purpose, phone }: DemoPerson) {
  const secret = findUser(pool, email)?.mfa.secret;
  return html`<tr><td><code>${email}</code></td><td><code>${password}</code></td><td>${purpose}
${phone ? html`<br>Text messages: <a href="/mailbox?to=${encodeURIComponent(phone)}">${phone}</a>` : ""}
${secret ? html`<br>Authenticator: <code>${secret}</code>, now <code>${totpCode(secret)}</code>` : ""}</td></tr>`;
}
