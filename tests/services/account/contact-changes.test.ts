/** A new email or phone number, which the flow cookie carries until its code is entered. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ContactName } from "../../../app/domain/authenticator/factors-and-contacts";
import { type Browser, type DoorWorld, doorWorld } from "../door-world";
import { newMember } from "./new-member";

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld({ settings: { autoVerify: ["email", "phone_number"] } });
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const member = () => newMember(world);
const change = (browser: Browser, contact: ContactName, form: Record<string, string>) =>
  browser.through("POST", ({ account }) => account?.changeContact(contact, form));
const confirm = (browser: Browser, contact: ContactName, code: string) =>
  browser.through("POST", ({ account }) => account?.confirmContact(contact, { confirmation_code: code }));
const sendCode = (browser: Browser, contact: ContactName) =>
  browser.through("POST", ({ account }) => account?.sendContactCode(contact));
const codeFor = async (contact: string) => (await world.sent(contact))[0]?.code ?? "";

/** Puts the flow cookies of one browser into another one. */
function copyFlow(from: Browser, to: Browser) {
  for (const [name, value] of from.cookies) if (name.startsWith("flow")) to.cookies.set(name, value);
}

/** The contact in effect, and the one that awaits its code. */
async function contactOf(browser: Browser, contact: "email" | "phone") {
  const details = await browser.through("GET", ({ account }) => account?.details());
  if (!details || "problem" in details) throw new Error("No details");
  return details[contact];
}

test("a stolen session of any age cannot send a code to the email of a copied flow cookie", async () => {
  const victim = await member();
  await world.clock.advance("PT16M");
  const { browser: fresh } = await member();
  expect(await change(fresh, "email", { email: "evil@example.com" })).toEqual({ news: "codeSent" });
  const before = await world.sent("evil@example.com");
  copyFlow(fresh, victim.browser);
  expect(await sendCode(victim.browser, "email")).toBe("stale");
  expect(await world.sent("evil@example.com")).toEqual(before);
});

test("nor to a phone number, and not even a fresh session can while sign-in codes go to the old one", async () => {
  const [victim, thief] = [await member(), await member()];
  const { browser } = victim;
  await change(browser, "phone_number", { country_code: "+1", phone_number: "2025550171" });
  expect(await confirm(browser, "phone_number", await codeFor("+12025550171"))).toEqual({ news: "verified" });
  // The change begins before the factor is turned on, so that the cookie is the fan's own.
  await change(browser, "phone_number", { country_code: "+1", phone_number: "2025550172" });
  const on = browser.through("POST", ({ account }) => account?.turn("SMS_MFA", true));
  expect(await on).toEqual({ news: "factors" });
  const before = await world.sent("+12025550172");
  expect(await sendCode(browser, "phone_number")).toHaveProperty("problems");
  expect(await world.sent("+12025550172")).toEqual(before);

  await change(thief.browser, "phone_number", { country_code: "+1", phone_number: "2025550173" });
  const evil = await world.sent("+12025550173");
  copyFlow(thief.browser, browser);
  await world.clock.advance("PT16M");
  expect(await sendCode(browser, "phone_number")).toBe("stale");
  expect(await world.sent("+12025550173")).toEqual(evil);
});

test("a pending change of another fan is ignored, and typing something doesn't adopt it", async () => {
  const [fan, other] = [await member(), await member()];
  await change(other.browser, "email", { email: "of-another@example.com" });
  const before = await world.sent("of-another@example.com");
  copyFlow(other.browser, fan.browser);
  expect(await contactOf(fan.browser, "email")).toMatchObject({ pending: undefined });
  await fan.browser.through("POST", ({ keepTyped }) => keepTyped("name", { name: "Maya" }));
  expect(await sendCode(fan.browser, "email")).toEqual({ news: "codeSent" });
  expect(await world.sent("of-another@example.com")).toEqual(before);
  expect((await contactOf(fan.browser, "email")).pending?.value).toBe(fan.username);
});

test("a pending change outlasts the hour of its flow, also when a sign-in with a provider begins", async () => {
  const { browser } = await member();
  await change(browser, "phone_number", { country_code: "+1", phone_number: "2025550175" });
  await world.clock.advance("PT61M");
  await browser.through("GET", ({ federated }) => federated.start("google", "/profile"));
  expect((await contactOf(browser, "phone")).pending?.value).toBe("+12025550175");
});

test("a code can be sent again to the fan's own new email, and it takes effect with it", async () => {
  const { browser } = await member();
  await change(browser, "email", { email: "sent-again@example.com" });
  expect(await sendCode(browser, "email")).toEqual({ news: "codeSent" });
  expect(await confirm(browser, "email", await codeFor("sent-again@example.com"))).toEqual({ news: "verified" });
  expect(await contactOf(browser, "email")).toEqual({
    value: "sent-again@example.com",
    verified: true,
    pending: undefined,
  });
});

test("a code of the email in effect doesn't confirm the new one", async () => {
  const { browser, username } = await member();
  await change(browser, "email", { email: "not-yet@example.com" });
  const { accessToken = "" } = browser.jar().read("session")?.tokens ?? {};
  await world.parts.cognito.sendAttributeCode({ accessToken, attribute: "email" });
  expect(await confirm(browser, "email", await codeFor(username))).toMatchObject({
    problems: { alert: { key: "errors.codeMismatch" } },
  });
  expect(await contactOf(browser, "email")).toMatchObject({
    value: username,
    pending: { value: "not-yet@example.com" },
  });
  expect(await sendCode(browser, "email")).toEqual({ news: "codeSent" });
  expect(await confirm(browser, "email", await codeFor("not-yet@example.com"))).toEqual({ news: "verified" });
  expect((await contactOf(browser, "email")).value).toBe("not-yet@example.com");
});

test("a pending change survives signing in again", async () => {
  const { browser, ...form } = await member();
  await change(browser, "email", { email: "survives@example.com" });
  await world.clock.advance("PT16M");
  expect(await sendCode(browser, "email")).toBe("stale");
  await browser.through("POST", ({ account }) => account?.signInAgain(form.password));
  expect((await contactOf(browser, "email")).pending?.value).toBe("survives@example.com");
  expect(await sendCode(browser, "email")).toEqual({ news: "codeSent" });
});
