import { setTimeout as wait } from "node:timers/promises";
import {
  CognitoIdentityProviderClient,
  GlobalSignOutCommand,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;

let site: Site;
beforeAll(async () => {
  site = await testSite({ COGNITO_REFRESH_ROTATION: "on" });
});
afterAll(() => site.stop());

const settings = (change: object) =>
  fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });

test("tokens are in no page and in no cookie that a script can read", async () => {
  const ada = fan(site);
  const page = await signIn(ada, "/profile", ...FAN);
  expect(page.path).toBe("/profile");
  expect(page.html).toContain(FAN[0]);
  const data = await ada.get("/profile.data");
  for (const text of [page.html, data.html]) {
    expect(text).not.toMatch(/eyJ[\w-]{10,}/);
    expect(text).not.toContain("refreshToken");
    expect(text).not.toContain(FAN[1]);
  }
  const response = await fan(site).once("/profile/auth/sign-in", {
    method: "POST",
    body: new URLSearchParams({ intent: "SUBMIT", username: FAN[0], password: FAN[1] }),
  });
  const lines = response.headers.getSetCookie();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/HttpOnly/);
  const header = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  expect(header.length).toBeLessThan(7000);
});

test("expired tokens are refreshed once for parallel requests, and rotation loses no session", async () => {
  await settings({ rotation: true, tokenSeconds: 11 });
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  await settings({ tokenSeconds: 3600 });
  await wait(1500); // within the ten seconds before their end, tokens are renewed

  const before = new Map(ada.cookies);
  const answers = await Promise.all([ada.once("/profile"), ada.once("/home"), ada.once("/profile.data")]);
  for (const answer of answers) expect(answer.status).toBe(200);
  const sent = answers.flatMap((answer) =>
    answer.headers.getSetCookie().filter((line) => line.startsWith("session.0")),
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(ada.cookies.get("session.0")).not.toBe(before.get("session.0"));

  // A slow request sends the old cookie again and gets the cached response.
  const slow = fan(site);
  for (const [name, value] of before) slow.cookies.set(name, value);
  expect((await slow.get("/profile")).html).toContain(FAN[0]);
  expect((await ada.get("/profile")).html).toContain(FAN[0]);
  await settings({ rotation: false });
});

test("a redirect thrown by a loader during a refresh keeps the new tokens, with rotation on", async () => {
  await settings({ rotation: true, tokenSeconds: 11 });
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  await settings({ tokenSeconds: 3600 });
  await wait(1500);
  for (const path of ["/profile/auth/sign-in", "/profile/auth/sign-in.data"]) {
    const used = ada.cookies.get("session.0");
    const response = await ada.once(path);
    expect([302, 303, 202]).toContain(response.status);
    if (path.endsWith("sign-in")) expect(ada.cookies.get("session.0")).not.toBe(used);
  }
  await site.advance("PT2M"); // past the grace, the used-up token would be refused
  expect((await ada.get("/profile")).html).toContain(FAN[0]);
  await settings({ rotation: false });
});

test("a signed-out session ends at once, also for a copy of its cookie", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  const thief = fan(site);
  for (const [name, value] of ada.cookies) thief.cookies.set(name, value);
  expect((await thief.get("/profile")).html).toContain(FAN[0]);
  const home = await ada.post("/profile", { intent: "signOut" });
  expect(home.path).toBe("/home");
  expect((await ada.get("/profile")).html).not.toContain(FAN[0]);
  expect((await thief.get("/profile")).html).not.toContain(FAN[0]);
});

test("a session revoked elsewhere ends within five minutes, and at once for a change", async () => {
  const [email, password] = ["rival@ringside.example", "Suplex-2-Nights"];
  const phone = fan(site);
  const laptop = fan(site);
  await signIn(phone, "/profile", email, password);
  await signIn(laptop, "/profile", email, password);
  await globalSignOut(email, password);
  expect((await phone.get("/profile")).html).toContain(email);
  await laptop.post("/guest-credentials", {});
  expect((await laptop.get("/profile")).html).not.toContain(email);
  await site.advance("PT6M");
  expect((await phone.get("/profile")).html).not.toContain(email);
});

/** What the fan's other device does at the provider. */
async function globalSignOut(email: string, password: string): Promise<void> {
  const cognito = new CognitoIdentityProviderClient({ region: "us-east-2", endpoint: site.sandbox });
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: "4v1ringsidesandboxclient20",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  await cognito.send(new GlobalSignOutCommand({ AccessToken: AuthenticationResult?.AccessToken }));
}

test("an altered cookie is no session", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  const sealed = ada.cookies.get("session.0") ?? "";
  ada.cookies.set("session.0", `${sealed.slice(0, 50)}${sealed[50] === "A" ? "B" : "A"}${sealed.slice(51)}`);
  const page = await ada.get("/profile");
  expect(page.status).toBe(200);
  expect(page.html).not.toContain(FAN[0]);
});
