/** Each change to how a fan signs in sends one mail, and nothing else does. */
import { isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ProviderError } from "../../../server/clients/cognito/provider-error";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import { accountChange } from "../../../server/store/schema";
import { passkeyAuthenticator } from "../../sandbox/cognito/passkey-authenticator";
import { credentials } from "../authenticator/authenticator-world";
import { type Browser, type DoorWorld, doorWorld } from "../door-world";
import { announcedTo, newMember } from "./new-member";

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld({ env: { SIGN_IN_CHOICES: "WEB_AUTHN", SOCIAL_PROVIDERS: "google" } });
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const member = () => newMember(world);
const mailsTo = (username: string) => announcedTo(world, username);

test("a new email is announced once, to the previous address", async () => {
  const { browser: laptop, username: old } = await member();
  const email = `moved-${old}`;
  await laptop.through("POST", ({ account }) => account?.changeContact("email", { email }));
  const helpMails = async () => {
    await world.parts.sales?.drained();
    return (await world.sent(old)).filter(({ text }) => text.includes("/billing-assistance"));
  };
  expect(await helpMails()).toEqual([]);
  const [{ code = "" } = {}] = await world.sent(email);
  const told = await laptop.through("POST", ({ account }) =>
    account?.confirmContact("email", { confirmation_code: code }),
  );
  expect(told).toEqual({ news: "verified" });
  expect(await helpMails()).toMatchObject([{ subject: "Your sign-in email was changed" }]);
  expect(await laptop.user()).toBe(email);
});

/** The new fan's authenticator app; its code proves the secret. */
async function setUpApp(browser: Browser): Promise<string> {
  await browser.through("POST", ({ account }) => account?.startTotp());
  const secret = browser.jar().read("flow")?.account?.totp ?? "";
  const form = { confirmation_code: totpCode(secret) };
  expect(await browser.through("POST", ({ account }) => account?.confirmTotp(form))).toEqual({ news: "totpOn" });
  return secret;
}

/** Adds a passkey of a new device; returns the passkey's id. */
async function addPasskey(browser: Browser): Promise<string> {
  const started = await browser.through("POST", ({ account }) => account?.startPasskey());
  const { challenge } = (started as { options: { challenge: string } }).options;
  const made = JSON.stringify(passkeyAuthenticator().make(challenge));
  const added = await browser.through("POST", ({ account }) => account?.completePasskey(made));
  expect(added).toEqual({ news: "passkey" });
  const shown = await browser.through("GET", ({ account }) => account?.security());
  return (shown && "passkeys" in shown && shown.passkeys?.list[0]?.id) || "";
}

const deletePasskey = (browser: Browser, id: string) =>
  browser.through("POST", ({ account }) => account?.deletePasskey(id));

/** Every change that was begun has been settled. */
const open = () => world.parts.store.db.select().from(accountChange).where(isNull(accountChange.settledAt));

async function subjectsTo(username: string) {
  await world.clock.advance("PT61S");
  await world.parts.changes.resumeChanges();
  return (await mailsTo(username)).map(({ subject }) => subject).reverse();
}

test("a new passkey is announced", async () => {
  const { browser: thief, username } = await member();
  await addPasskey(thief);
  expect(await subjectsTo(username)).toEqual(["A passkey was added to your account"]);
  const [mail] = await mailsTo(username);
  expect(mail?.text).toContain("passkeys");
});

test("a deleted passkey is announced once, however often the button is pressed", async () => {
  const { browser: laptop, username } = await member();
  const id = await addPasskey(laptop);
  expect(await deletePasskey(laptop, id)).toEqual({ news: "passkeyRemoved" });
  expect(await deletePasskey(laptop, id)).toEqual({ news: "passkeyRemoved" });
  expect(await subjectsTo(username)).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
  ]);
});

test("an added authenticator app is announced, and so is the one that replaces it, each once", async () => {
  const { browser: laptop, username } = await member();
  const first = await setUpApp(laptop);
  expect(await subjectsTo(username)).toEqual(["A second sign-in step was turned on"]);
  expect(await setUpApp(laptop)).not.toBe(first);
  expect(await subjectsTo(username)).toEqual([
    "A second sign-in step was turned on",
    "Your authenticator app was replaced",
  ]);
});

test("an authenticator app that the pool demands at sign-in is announced", async () => {
  const { username, password } = credentials("setup");
  const browser = world.browser();
  expect(await browser.post("signIn", { username, password })).toEqual({ leaveTo: "setupTOTP" });
  const secret = browser.jar().read("flow")?.totpSecretCode ?? "";
  expect(await browser.post("setupTOTP", { confirmation_code: "12" })).toHaveProperty("problems");
  expect(await browser.post("setupTOTP", { confirmation_code: totpCode(secret) })).toEqual({ leaveTo: "page" });
  expect(await subjectsTo(username)).toEqual(["A second sign-in step was turned on"]);
});

test("turning a second factor on or off is announced, and leaving it as it is isn't", async () => {
  const { browser: laptop, username } = await member();
  const turn = (on: boolean) => laptop.through("POST", ({ account }) => account?.turn("EMAIL_OTP", on));
  for (const on of [false, true, true, false, false]) expect(await turn(on)).toEqual({ news: "factors" });
  expect(await subjectsTo(username)).toEqual([
    "A second sign-in step was turned on",
    "A second sign-in step was turned off",
  ]);
});

test("a new phone number is announced once its code is entered", async () => {
  const { browser: laptop, username } = await member();
  const number = { country_code: "+1", phone_number: "2025550177" };
  await laptop.through("POST", ({ account }) => account?.changeContact("phone_number", number));
  expect(await subjectsTo(username)).toEqual([]);
  const [{ code = "" } = {}] = await world.sent("+12025550177");
  const confirm = (sent: string) =>
    laptop.through("POST", ({ account }) => account?.confirmContact("phone_number", { confirmation_code: sent }));
  expect(await confirm("abc")).toHaveProperty("problems");
  expect(await confirm(code)).toEqual({ news: "verified" });
  expect(await subjectsTo(username)).toEqual(["A phone number was added to your account"]);
});

test("the phone number of a fan who signs in at a provider is not announced: nobody can sign in with it", async () => {
  const browser = world.browser();
  const started = await browser.through("GET", ({ federated }) => federated.start("google", "/profile"));
  if (!started || !("address" in started)) throw new Error("No address to sign in at");
  const { url } = await fetch(started.address);
  const body = new URLSearchParams({ answer: "continue" });
  const back = await fetch(url, { method: "POST", body, redirect: "manual" });
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  await browser.through("GET", ({ federated }) => federated.finish(searchParams));
  const username = (await browser.user()) ?? "";
  expect(username).toBe("grace@ringside.example");

  const number = { country_code: "+1", phone_number: "2025550178" };
  await browser.through("POST", ({ account }) => account?.changeContact("phone_number", number));
  const [{ code = "" } = {}] = await world.sent("+12025550178");
  const confirm = () =>
    browser.through("POST", ({ account }) => account?.confirmContact("phone_number", { confirmation_code: code }));
  expect(await confirm()).toEqual({ news: "verified" });
  expect(await subjectsTo(username)).toEqual([]);
});

const REFUSED = new ProviderError("LimitExceededException", "Too much", "debug");
const LOST = new ProviderError("NetworkError", "Network error", "critical");

test("a refused passkey or factor is not announced", async () => {
  const { browser: laptop, username } = await member();
  const { cognito } = world.parts;
  for (const call of ["completePasskey", "deletePasskey", "setMfaPreference", "verifySoftwareToken"] as const)
    vi.spyOn(cognito, call).mockRejectedValue(REFUSED);
  await laptop.through("POST", ({ account }) => account?.startTotp());
  for (const act of [
    () => laptop.through("POST", ({ account }) => account?.completePasskey("{}")),
    () => laptop.through("POST", ({ account }) => account?.deletePasskey("any")),
    () => laptop.through("POST", ({ account }) => account?.turn("EMAIL_OTP", true)),
    () => laptop.through("POST", ({ account }) => account?.confirmTotp({ confirmation_code: "123456" })),
  ])
    expect(await act()).toHaveProperty("problems");
  expect(await subjectsTo(username)).toEqual([]);
  expect(await open()).toEqual([]);
});

test("a first app that could not be turned on is not announced, and a replaced one always is", async () => {
  const { browser: laptop, username } = await member();
  const confirm = async () => {
    await laptop.through("POST", ({ account }) => account?.startTotp());
    vi.spyOn(world.parts.cognito, "setMfaPreference").mockRejectedValueOnce(REFUSED);
    const code = totpCode(laptop.jar().read("flow")?.account?.totp ?? "");
    return laptop.through("POST", ({ account }) => account?.confirmTotp({ confirmation_code: code }));
  };
  expect(await confirm()).toHaveProperty("problems");
  expect(await subjectsTo(username)).toEqual([]);
  vi.restoreAllMocks();
  await setUpApp(laptop);
  expect(await confirm()).toHaveProperty("problems");
  expect(await subjectsTo(username)).toEqual([
    "A second sign-in step was turned on",
    "Your authenticator app was replaced",
  ]);
});

test("a passkey whose response was lost is announced by the regular job", async () => {
  const { browser: thief, username } = await member();
  vi.spyOn(world.parts.cognito, "completePasskey").mockRejectedValueOnce(LOST);
  expect(await thief.through("POST", ({ account }) => account?.completePasskey("{}"))).toHaveProperty("problems");
  expect(await subjectsTo(username)).toEqual(["A passkey was added to your account"]);
});
