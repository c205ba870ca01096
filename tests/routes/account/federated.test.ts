/** Sign-in through the hosted pages on the real build, in a browser without scripts. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventId, hold, PASSWORD, signIn } from "../buying/purchase";
import { fan, type Page } from "../fan";
import { type Site, testSite } from "../site";

const GRACE = "grace@ringside.example";
type Fan = ReturnType<typeof fan>;

let site: Site;
let night: string;
beforeAll(async () => {
  site = await testSite({ SOCIAL_PROVIDERS: "google" });
  night = await eventId(site, "Iron Harvest");
});
afterAll(() => site.stop());

/** Goes from `from` to Google's page and returns its address. */
async function toGoogle(who: Fan, from: string): Promise<string> {
  const away = await who.get(`/oauth/start/google?${new URLSearchParams({ from })}`);
  if (!away.path.startsWith(`${site.sandbox}/oauth2/authorize?`)) throw new Error(`The browser is at ${away.path}`);
  return (await fetch(away.path)).url;
}

/** Presses a button on Google's page and returns the address that the browser is redirected to. */
async function press(google: string, answer: "continue" | "refuse"): Promise<string> {
  const body = new URLSearchParams({ answer });
  const response = await fetch(google, { method: "POST", body, redirect: "manual" });
  const back = new URL(response.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(`${site.url}/oauth/callback`);
  return back.pathname + back.search;
}

async function throughGoogle(who: Fan, from: string, answer: "continue" | "refuse" = "continue"): Promise<Page> {
  return who.get(await press(await toGoogle(who, from), answer));
}

/** Presses "Continue with Google" where `page` asks to sign in again. Returns the address at the hosted pages. */
async function again(who: Fan, page: string): Promise<string> {
  const between = await who.post(page, { intent: "again" });
  expect(between.path.split("?")[0]).toBe("/continue");
  return refreshIn(between.html);
}

/** The address that a page without scripts goes on to. */
const refreshIn = (html: string) =>
  /http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

const alertOf = ({ html }: Page) =>
  html
    .match(/<div[^>]*role="alert"[^>]*>.*?<\/div>/s)?.[0]
    .replace(/<[^>]*>/g, " ")
    .trim();

test("a guest returns to their seats as a fan, and owns them in every browser", async () => {
  const ada = fan(site);
  const path = `/tickets/event/${night}`;
  await hold(ada, night, "Floor", 2);
  const page = await throughGoogle(ada, path);
  expect(page).toMatchObject({ status: 200, path });
  expect(page.html).toContain('value="pay"');
  expect((await ada.get("/profile")).html).toContain(GRACE);

  const laptop = fan(site);
  expect((await laptop.get(path)).html).not.toContain('value="pay"');
  expect((await throughGoogle(laptop, path)).html).toContain('value="pay"');
});

test("the page's query is kept, the overlay on it is not", async () => {
  expect((await throughGoogle(fan(site), "/tour-dates/auth/sign-in?city=Knoxville")).path).toBe(
    "/tour-dates?city=Knoxville",
  );
});

test("returns to no address but a page of ours", async () => {
  const elsewhere = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "javascript:alert(1)",
    "/oauth/start/google",
    `/${"long".repeat(300)}`,
    "",
  ];
  for (const from of elsewhere) {
    const ada = fan(site);
    const callback = await press(await toGoogle(ada, from), "continue");
    expect((await ada.once(callback)).headers.get("location"), from).toBe("/home");
  }
});

test("a forged state signs nobody in, says so, and keeps the genuine sign-in going", async () => {
  const ada = fan(site);
  const callback = await press(await toGoogle(ada, "/profile"), "continue");
  const mallory = await press(await toGoogle(fan(site), "/profile"), "continue");
  const page = await ada.get(mallory);
  expect(page.path).toBe("/profile/auth/sign-in");
  expect(alertOf(page)).toContain("Invalid state in OAuth flow");
  expect([...ada.cookies.keys()].some((name) => name.startsWith("session."))).toBe(false);
  expect(await ada.get(callback)).toMatchObject({ path: "/profile", html: expect.stringContaining(GRACE) });
});

test("an unexpected callback signs nobody in", async () => {
  const callback = await press(await toGoogle(fan(site), "/profile"), "continue");
  const page = await fan(site).get(callback);
  expect(page.path).toBe("/home/auth/sign-in");
  expect(alertOf(page)).toContain("Invalid state in OAuth flow");
});

test("a refusal shows on the page that the fan left until they move on", async () => {
  const ada = fan(site);
  const page = await throughGoogle(ada, "/tour-dates?city=Knoxville", "refuse");
  expect(page.path).toBe("/tour-dates/auth/sign-in?city=Knoxville");
  expect(alertOf(page)).toContain("Sign-in was declined");
  const wrong = await signIn(ada, "/tour-dates", "fan@ringside.example", "Not-her-password-1");
  expect(wrong.html).not.toContain("Sign-in was declined");
  expect((await ada.get("/tour-dates/auth/sign-in")).html).not.toContain("Sign-in was declined");
});

test("a replayed callback changes nothing, for the fan or anybody else", async () => {
  const ada = fan(site);
  const google = await toGoogle(ada, "/profile");
  const before = new Map(ada.cookies);
  const callback = await press(google, "continue");
  await ada.get(callback);
  expect((await ada.get(callback)).path).toBe("/home");
  expect((await ada.get("/profile")).html).toContain(GRACE);

  const thief = fan(site);
  for (const [name, value] of before) thief.cookies.set(name, value);
  expect((await thief.get(callback)).path).toBe("/profile/auth/sign-in");
  expect((await thief.get("/profile")).html).not.toContain(GRACE);
});

test("the sign-in expires after ten minutes at the provider", async () => {
  const ada = fan(site);
  const callback = await press(await toGoogle(ada, "/profile"), "continue");
  await site.advance("PT11M");
  expect(alertOf(await ada.get(callback))).toContain("Invalid state in OAuth flow");
});

test("a sign-up in progress survives a try with another provider", async () => {
  const ada = fan(site);
  const email = "undecided@example.com";
  const form = { intent: "SUBMIT", email, password: PASSWORD, confirm_password: PASSWORD, name: "Una Decided" };
  const confirm = await ada.post("/profile/auth/sign-up", form);
  const refused = await throughGoogle(ada, "/profile", "refuse");
  expect(alertOf(refused)).toContain("Sign-in was declined");
  const done = await ada.post(confirm.path, { intent: "SUBMIT", confirmation_code: await ada.code(email) });
  expect(done).toMatchObject({ path: "/profile", html: expect.stringContaining(email) });
});

test("a wrong password in another tab does not spoil the sign-in at the provider", async () => {
  const ada = fan(site);
  const callback = await press(await toGoogle(ada, "/profile"), "continue");
  await signIn(ada, "/profile", "rival@ringside.example", "Not-her-password-1");
  expect((await ada.get(callback)).html).toContain(GRACE);
});

test("a fan who is signed in returns to the page and stays signed in", async () => {
  const rival = fan(site);
  await signIn(rival, "/profile", "rival@ringside.example", "Suplex-2-Nights");
  expect((await rival.get("/oauth/start/google?from=/profile")).path).toBe("/profile");
  const callback = await press(await toGoogle(fan(site), "/profile"), "continue");
  expect((await rival.get(callback)).path).toBe("/home");
  expect((await rival.get("/profile")).html).toContain("rival@ringside.example");
});

test("a provider that is not offered has no address", async () => {
  for (const provider of ["facebook", "nobody"]) {
    expect((await fan(site).once(`/oauth/start/${provider}?from=/home`)).status).toBe(404);
  }
});

test("the sign-in screen says so where no hosted pages are configured", async () => {
  const bare = await testSite({
    SANDBOX: "off",
    NODE_ENV: "development",
    COGNITO_USER_POOL_ID: "us-east-2_None",
    COGNITO_CLIENT_ID: "none",
    COGNITO_IDENTITY_POOL_ID: "us-east-2:00000000-0000-0000-0000-000000000000",
    STRIPE_SECRET_KEY: "sk_test_none",
    STRIPE_WEBHOOK_SECRET: "whsec_none",
  });
  try {
    const page = await fan(bare).get("/oauth/start/google?from=/tour-dates");
    expect(page.path).toBe("/tour-dates/auth/sign-in");
    expect(alertOf(page)).toContain("Federation requires either a User Pool or Identity Pool in config");
  } finally {
    await bare.stop();
  }
});

test("signing out ends the session at the hosted pages too, if it began there", async () => {
  const ada = fan(site);
  await throughGoogle(ada, "/profile");
  const out = await ada.post("/profile", { intent: "signOut" });
  expect(out.path).toMatch(`${site.sandbox}/logout?`);
  const left = await fetch(out.path, { redirect: "manual" });
  expect(left.headers.get("location")).toBe(`${site.url}/oauth/signed-out`);
  expect((await ada.get("/oauth/signed-out")).path).toBe("/home");
  expect((await ada.get("/profile")).html).not.toContain(GRACE);

  await throughGoogle(ada, "/profile");
  expect((await ada.post("/profile/auth/authenticated", { intent: "SIGN_OUT" })).path).toMatch(
    `${site.sandbox}/logout?`,
  );

  await signIn(ada, "/profile", "rival@ringside.example", "Suplex-2-Nights");
  expect((await ada.post("/profile", { intent: "signOut" })).path).toBe("/home");
});

test("no response on the way is cacheable, and its cookies are HttpOnly", async () => {
  const ada = fan(site);
  const start = await ada.once("/oauth/start/google?from=/profile");
  const google = (await fetch(start.headers.get("location") ?? "")).url;
  const callback = await ada.once(await press(google, "continue"));
  for (const response of [start, callback]) {
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    for (const line of response.headers.getSetCookie()) expect(line).toMatch(/HttpOnly.*SameSite=Lax/i);
  }
  expect(callback.headers.getSetCookie().some((line) => line.startsWith("session.0="))).toBe(true);
});

test("reauthentication reaches the provider through a page, because the policy forbids redirecting the form there", async () => {
  const ada = fan(site);
  await throughGoogle(ada, "/profile");
  await site.advance("PT20M");
  const posted = await ada.once("/profile/security", {
    method: "POST",
    body: new URLSearchParams({ intent: "again" }),
  });
  const location = posted.headers.get("location") ?? "";
  expect([posted.status, location.split("?")[0]]).toEqual([303, "/continue"]);
  expect(posted.headers.get("x-remix-reload-document")).toBe("true");

  const between = await ada.once(location);
  expect(between.status).toBe(200);
  expect(between.headers.get("cache-control")).toBe("no-store");
  const to = refreshIn(await between.text());
  expect(to.startsWith(`${site.sandbox}/oauth2/authorize?`)).toBe(true);
  expect(new URL(to).searchParams.get("prompt")).toBe("login");

  const other = location.replace(encodeURIComponent(site.sandbox), encodeURIComponent("https://evil.example"));
  expect(other).not.toBe(location);
  expect((await ada.once(other)).status).toBe(404);
});

describe.each(["/profile/details", "/profile/privacy"])("Signing in again for %s", (page) => {
  const CONFIRM = "Confirm it’s you";

  test("with another account changes nothing and says so, and works with the fan's own", async () => {
    const ada = fan(site);
    await throughGoogle(ada, "/profile");
    await site.advance("PT20M");
    const elsewhere = new URL(await again(ada, page));
    elsewhere.searchParams.set("identity_provider", "LoginWithAmazon");
    const refused = await ada.get(await press((await fetch(elsewhere)).url, "continue"));
    expect(refused.path.split("?")[0]).toBe(page);
    expect(alertOf(refused)).toContain(`Try again with the one you use here: ${GRACE}`);
    expect(refused.html).toMatch(/<div[^>]*role="alert"[^>]*autofocus/i);
    expect(refused.html).toContain(CONFIRM);

    // The message belongs to that answer: it isn't shown on the page's own address.
    const later = await ada.get(page);
    expect(later.html).toContain(CONFIRM);
    expect(alertOf(later)).toBeUndefined();

    const own = await ada.get(await press((await fetch(await again(ada, page))).url, "continue"));
    expect(own.path).toBe(page);
    expect(own.html).not.toContain(CONFIRM);
    expect(alertOf(await ada.get(refused.path))).toBeUndefined();
  });

  test("says when the provider refused", async () => {
    const ada = fan(site);
    await throughGoogle(ada, "/profile");
    await site.advance("PT20M");
    const refused = await ada.get(await press((await fetch(await again(ada, page))).url, "refuse"));
    expect(refused.path.split("?")[0]).toBe(page);
    expect(alertOf(refused)).toContain("Sign-in was declined");
    expect(refused.html).toContain(CONFIRM);
  });
});
