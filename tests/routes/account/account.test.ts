/** The profile's pages over HTTP: who sees what, and how their forms are answered. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillIn, GOOD_CARD, pathOf, signIn } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const CONTACTS = ["contacts@ringside.example", "Clothesline-2-Ways"] as const;
const TOTP = ["totp@ringside.example", "Backdrop-30-Seconds"] as const;
const SECURITY = "/profile/security";
const DETAILS = "/profile/details";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const settings = (change: object) =>
  fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });

async function operations(): Promise<string[]> {
  const calls = (await (await fetch(`${site.sandbox}/cognito/calls`)).json()) as { operation: string }[];
  return calls.map(({ operation }) => operation);
}

test.each(["", "/orders", "/billing", "/security", "/details", "/privacy"])(
  "/profile%s invites a guest to sign in on top of it",
  async (section) => {
    const page = await fan(site).get(`/profile${section}`);
    expect(page.status).toBe(200);
    expect(page.html).toContain(`href="/profile${section}/auth/sign-in"`);
    expect(page.html).not.toContain('name="intent"');
  },
);

test.each([SECURITY, DETAILS])("a guest's form at %s redirects to sign-in", async (path) => {
  const page = await fan(site).post(path, { intent: "email", email: "other@example.com" });
  expect(page.path).toBe(`${path}/auth/sign-in`);
});

test("fifteen minutes after sign-in a change first requires the password", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...FAN);
  expect((await ada.get(SECURITY)).html).not.toContain("Confirm it’s you");
  await site.advance("PT16M");
  const before = await operations();
  for (const [path, fields] of [
    [SECURITY, { intent: "totpStart" }],
    [
      SECURITY,
      { intent: "password", current_password: FAN[1], password: "Other-1-word", confirm_password: "Other-1-word" },
    ],
    [DETAILS, { intent: "email", email: "other@example.com" }],
    [DETAILS, { intent: "phone", phone_number: "2025550195" }],
  ] as const) {
    const page = await ada.post(path, fields);
    expect(page.status).toBe(403);
    expect(page.html).toContain("Confirm it’s you");
  }
  const asked = (await operations()).slice(before.length);
  expect(asked.filter((operation) => !/^(GetUser|ListDevices)$/.test(operation))).toEqual([]);

  const wrong = await ada.post(DETAILS, { intent: "again", password: "Wrong-1-password" });
  expect(wrong.status).toBe(400);
  expect(wrong.html).toContain("Incorrect username or password");
  const right = await ada.post(DETAILS, { intent: "again", password: FAN[1] });
  expect([right.path, right.status]).toEqual([DETAILS, 200]);
  expect(right.html).not.toContain("Confirm it’s you");
  expect(await operations()).toContain("RevokeToken");
});

test("a second factor is asked for on top of the page, and nobody else may sign in there", async () => {
  const toni = fan(site);
  const screen = await signIn(toni, "/profile", ...TOTP);
  expect(screen.path).toBe("/profile/auth/confirm-sign-in");
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  expect((await ada.get(`${SECURITY}/auth/confirm-sign-in`)).path).toBe(SECURITY);
  expect(
    (await ada.post(`${SECURITY}/auth/sign-in`, { intent: "SUBMIT", username: FAN[0], password: FAN[1] })).path,
  ).toBe(SECURITY);
  expect((await ada.get("/profile")).html).toContain(RIVAL[0]);
});

test("typed values stay, except passwords, and the reason stands beside its field", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  const email = await ada.post(DETAILS, { intent: "email", email: "no email" });
  expect(email.status).toBe(400);
  expect(email.html).toMatch(/<input[^>]*aria-describedby="email-email-errors"[^>]*value="no email"/);
  expect(email.html).toContain("Please enter a valid email");
  const form = { intent: "password", current_password: "Typed-1-before", password: "short", confirm_password: "short" };
  const password = await ada.post(SECURITY, form);
  expect(password.status).toBe(400);
  expect(password.html).toContain("Password must have at least 8 characters");
  expect(password.html).not.toContain("Typed-1-before");
});

test("an intent without a button is refused", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  for (const path of [SECURITY, DETAILS]) {
    const page = await ada.post(path, { intent: "sub", sub: "other" });
    expect([page.path, page.status]).toEqual([path, 400]);
  }
});

test("a pool that does not track devices says so in their place and changes nothing else", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  const { html, status } = await ada.get(SECURITY);
  expect(status).toBe(200);
  expect(html).toContain("Device tracking has not been configured in this User Pool");
  await settings({ deviceTracking: true });
  expect((await ada.get(SECURITY)).html).toContain("None yet.");
  await settings({ deviceTracking: false });
});

test("a silent provider is reported once, where it was called, and signs nobody out", async () => {
  await settings({ deviceTracking: true });
  const ada = fan(site);
  for (let devices = 0; devices < 3; devices++) await signIn(fan(site), "/profile", ...RIVAL);
  await signIn(ada, "/profile", ...RIVAL);
  const { html } = await ada.get(SECURITY);
  const keys = [...html.matchAll(/name="key" value="([^"]*)"/g)].map(([, key = ""]) => key);
  expect(new Set(keys).size).toBe(4);
  const alerts = ({ html }: { html: string }) => html.match(/role="alert"/g)?.length ?? 0;

  await settings({ unreachable: ["ForgetDevice", "UpdateDeviceStatus", "AssociateSoftwareToken", "GlobalSignOut"] });
  const forms: Record<string, string>[] = [
    { intent: "forget", key: keys[2] ?? "" },
    { intent: "forgetAll" },
    { intent: "stopRemembering", key: keys[0] ?? "" },
    { intent: "totpStart" },
    { intent: "everywhere" },
  ];
  for (const form of forms) {
    const page = await ada.post(SECURITY, form);
    expect([form.intent, page.status, alerts(page)]).toEqual([form.intent, 400, 1]);
    expect(page.html).toContain("Network error");
  }

  await settings({ unreachable: ["GetUser"] });
  for (const path of [SECURITY, DETAILS]) {
    const page = await ada.get(path);
    expect([page.status, alerts(page)]).toEqual([200, 1]);
    expect(page.html).toContain("Network error");
  }
  for (const path of ["/profile/privacy/data", "/profile/privacy/data.json"]) {
    const page = await ada.get(path);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
  }
  await settings({ unreachable: [], deviceTracking: false });
  expect((await ada.get("/profile")).html).toContain(RIVAL[0]);
});

test("an unverified number is named when its code is sent", async () => {
  const casey = fan(site);
  await signIn(casey, "/profile", ...CONTACTS);
  await casey.post("/profile/auth/verify-user", { intent: "SKIP" });
  const page = await casey.post(DETAILS, { intent: "phoneSend" });
  expect(page.html).toMatch(/Enter the code we sent to [^.]*12025550107/);
  const proven = await casey.post(DETAILS, {
    intent: "phoneConfirm",
    confirmation_code: await casey.code("+12025550107"),
  });
  expect(proven.html).toContain("Verified.");
  const removed = await casey.post(DETAILS, { intent: "phoneRemove" });
  expect(removed.html).toContain("Phone number removed.");
  expect(removed.html).not.toContain("12025550107");
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

test("values typed before reauthentication are still there after it", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  await site.advance("PT16M");
  await ada.post(DETAILS, { intent: "email", email: "typed@example.com" });
  const again = await ada.post(DETAILS, { intent: "again", password: RIVAL[1] });
  expect(again.html).toContain('value="typed@example.com"');
  expect((await ada.post(DETAILS, { intent: "email", email: "typed@example.com" })).html).toContain(
    "Your code is on the way",
  );
  const dropped = await ada.post(DETAILS, { intent: "emailDrop" });
  expect(dropped.html).not.toContain("typed@example.com");
});

test("what was typed while the session had ended elsewhere is still there for the fan, and for nobody else", async () => {
  for (const [form, value] of [
    [{ intent: "name", name: "Ada Typed" }, "Ada Typed"],
    [{ intent: "email", email: "ended@example.com" }, "ended@example.com"],
  ] as const) {
    const ended = await endedElsewhere();
    expect((await ended.post(DETAILS, form)).path).toBe(`${DETAILS}/auth/sign-in`);
    const stranger = await signIn(ended, DETAILS, ...FAN);
    expect([stranger.path, stranger.html.includes(value)]).toEqual([DETAILS, false]);

    const ada = await endedElsewhere();
    await ada.post(DETAILS, form);
    const again = await signIn(ada, DETAILS, ...RIVAL);
    expect(again.html).toContain(`value="${value}"`);
  }
  const ada = await endedElsewhere();
  await ada.post(DETAILS, { intent: "name", name: "Ada Typed" });
  await signIn(ada, DETAILS, ...RIVAL);
  const saved = await ada.post(DETAILS, { intent: "name", name: "Ada Saved" });
  expect(saved.html).not.toContain("Ada Typed");
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

/** A browser whose session was ended from another one. */
async function endedElsewhere() {
  const [here, there] = [fan(site), fan(site)];
  await signIn(here, "/profile", ...RIVAL);
  await site.advance("PT2S");
  await signIn(there, "/profile", ...RIVAL);
  await there.post(SECURITY, { intent: "everywhere" });
  return here;
}

test("the longest name leaves room in the cookies for everything else, at the next sign-in too", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  const name = Array.from({ length: 2048 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000))).join("");
  expect((await ada.post(DETAILS, { intent: "name", name })).status).toBe(200);
  const next = fan(site);
  await signIn(next, "/profile", ...RIVAL);
  expect((await next.get("/profile")).status).toBe(200);
  const bytes = [...next.cookies].map(([name, value]) => `${name}=${value}`).join("; ").length;
  expect(bytes).toBeLessThan(7_000);
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

test("an email that the pool changed too early is reported and changed back", async () => {
  await settings({ verifyBeforeUpdate: false });
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  const page = await ada.post(DETAILS, { intent: "email", email: "early@example.com" });
  expect(page.html).toContain("Your email is now early@example.com");
  const back = await ada.post(DETAILS, { intent: "emailDrop" });
  expect(back.html).toContain("Nothing was changed.");
  expect((await ada.get("/profile")).html).toContain(RIVAL[0]);
  await settings({ verifyBeforeUpdate: true });
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

test("a changed email also gets the mails about what the fan follows", async () => {
  const ada = fan(site);
  await signIn(ada, "/profile", ...RIVAL);
  expect((await ada.post("/follow", { intent: "follow", kind: "show", subject: "pigeon-forge" })).status).toBe(200);
  const to = "moved@example.com";
  await ada.post(DETAILS, { intent: "email", email: to });
  await ada.post(DETAILS, { intent: "emailConfirm", confirmation_code: await ada.code(to) });
  const { html } = await ada.get("/profile/following");
  expect(html.slice(html.indexOf("<main"))).toContain(to);
  expect(html).not.toContain(RIVAL[0]);
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

test("a changed email also gets the mails about payments", async () => {
  const ada = fan(site);
  await signIn(ada, "/premium", ...RIVAL);
  const checkout = await ada.post("/premium", { intent: "subscribe", plan: "monthly" });
  await ada.get(pathOf(await fillIn(checkout.path, GOOD_CARD)));
  const to = "moved-payer@example.com";
  await ada.post(DETAILS, { intent: "email", email: to });
  await ada.post(DETAILS, { intent: "emailConfirm", confirmation_code: await ada.code(to) });
  await ada.post("/premium", { intent: "cancel", reason: "", comment: "" });
  const subjectsTo = async (email: string) => {
    const mails = await (await fetch(`${site.sandbox}/mailbox.json?to=${email}`)).json();
    return (mails as { subject: string }[]).map(({ subject }) => subject);
  };
  await expect.poll(() => subjectsTo(to), { timeout: 10_000 }).toContain("Your Premium is canceled");
  expect(await subjectsTo(RIVAL[0])).not.toContain("Your Premium is canceled");
  await fetch(`${site.sandbox}/people/reset`, { method: "POST" });
});

test("signing out everywhere ends every earlier session and no later one", async () => {
  const [phone, laptop] = [fan(site), fan(site)];
  await signIn(phone, "/profile", ...FAN);
  await signIn(laptop, "/profile", ...FAN);
  await site.advance("PT2S");
  const home = await laptop.post(SECURITY, { intent: "everywhere" });
  expect(home.path).toBe("/home");
  expect((await phone.get("/profile")).html).not.toContain(FAN[0]);
  expect((await laptop.get("/profile")).html).not.toContain(FAN[0]);
  await site.advance("PT2S");
  await signIn(phone, "/profile", ...FAN);
  expect((await phone.get("/profile")).html).toContain(FAN[0]);
});
