/** A new password ends the sessions of the old one, and its owner is notified, whatever fails in between. */
import { isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ProviderError } from "../../../server/clients/cognito/provider-error";
import { bearers } from "../../../server/session/bearer";
import { accountChange } from "../../../server/store/schema";
import { credentials } from "../authenticator/authenticator-world";
import { type Browser, type DoorWorld, doorWorld } from "../door-world";
import { announcedTo, newMember } from "./new-member";

const NEW_PASSWORD = "Dropkick-12-feet";
const newPassword = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld();
});
afterAll(() => world.stop());
afterEach(() => vi.restoreAllMocks());

const member = (language?: string) => newMember(world, language);
const mailsTo = (username: string) => announcedTo(world, username);

async function signedIn(form: { username: string; password: string }): Promise<Browser> {
  const browser = world.browser();
  expect(await browser.post("signIn", form)).toEqual({ leaveTo: "page" });
  return browser;
}

function copyOf(browser: Browser): Browser {
  const thief = world.browser({ address: "198.51.100.66" });
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  return thief;
}

const idTokenOf = (browser: Browser) => browser.jar().read("session")?.tokens.idToken ?? "";
const asBearer = async (idToken: string) => {
  const visitor = await bearers(world.parts)(`Bearer ${idToken}`, "");
  return visitor === "invalid" ? visitor : visitor?.user?.email;
};

const change = (browser: Browser, password: string) =>
  browser.through("POST", ({ account }) => account?.changePassword({ current_password: password, ...newPassword }));

async function reset(browser: Browser, username: string) {
  await browser.post("resetPassword", { username });
  const [{ code = "" } = {}] = await world.sent(username);
  return browser.post("confirmResetPassword", { confirmation_code: code, ...newPassword });
}

/** Tokens contain whole seconds, so this moves to the next one. */
const nextSecond = () => world.clock.advance("PT1S");

test("a changed password ends every other session, including a copy of this one's cookie and older bearer tokens", async () => {
  const { browser: laptop, ...form } = await member();
  const [phone, thief] = [await signedIn(form), copyOf(laptop)];
  const [before, stolen] = [idTokenOf(phone), idTokenOf(thief)];
  expect(await thief.user()).toBe(form.username);
  expect(await asBearer(before)).toBe(form.username);
  await nextSecond();

  expect(await change(laptop, form.password)).toEqual({ news: "password" });
  expect(await laptop.user()).toBe(form.username);
  expect(await phone.user()).toBeUndefined();
  expect(await thief.user()).toBeUndefined();
  expect([await asBearer(before), await asBearer(stolen)]).toEqual(["invalid", "invalid"]);
  expect(await laptop.user()).toBe(form.username);

  await nextSecond();
  const again = await signedIn({ ...form, password: NEW_PASSWORD });
  expect(await again.user()).toBe(form.username);
  expect(await asBearer(idTokenOf(again))).toBe(form.username);
  const mails = await mailsTo(form.username);
  expect(mails).toMatchObject([{ subject: "Your password was changed" }]);
});

test("a request in progress with the older cookie does not sign this browser out", async () => {
  const { browser: laptop, ...form } = await member();
  const tab = copyOf(laptop);
  await change(laptop, form.password);
  expect(await tab.user()).toBeUndefined();
  expect(tab.cookies.has("session.0")).toBe(true);
  await world.clock.advance("PT2M");
  expect(await tab.user()).toBeUndefined();
  expect(tab.cookies.has("session.0")).toBe(false);
});

test("a reset ends every session, and the mail is in the language of the browser that made it", async () => {
  const { browser: phone, ...form } = await member();
  const before = idTokenOf(phone);
  const owner = world.browser({ language: "de" });
  expect(await reset(owner, form.username)).toEqual({ leaveTo: "signIn" });
  expect(await phone.user()).toBeUndefined();
  expect(await asBearer(before)).toBe("invalid");
  expect(await mailsTo(form.username)).toMatchObject([{ subject: "Dein Passwort wurde geändert" }]);
});

test("a reset at a new email ends the copied cookie that knows only the previous one", async () => {
  const { browser: laptop, ...form } = await member();
  const [thief, idle] = [copyOf(laptop), copyOf(laptop)];
  const email = `new-${form.username}`;
  await laptop.through("POST", ({ account }) => account?.changeContact("email", { email }));
  const [{ code = "" } = {}] = await world.sent(email);
  const confirmed = laptop.through("POST", ({ account }) =>
    account?.confirmContact("email", { confirmation_code: code }),
  );
  expect(await confirmed).toEqual({ news: "verified" });
  await nextSecond();
  expect(await reset(world.browser(), email)).toEqual({ leaveTo: "signIn" });

  expect(await thief.through("POST", ({ visitor }) => visitor.user)).toBeUndefined();
  await world.clock.advance("PT6M");
  expect(await idle.user()).toBeUndefined();
  expect(await laptop.user()).toBeUndefined();
});

test("a sign-in that began after the reset stays valid, even within the same second; an earlier one does not", async () => {
  const { browser: _, ...form } = await member();
  const { initiateAuth } = world.parts.cognito;
  const thief = world.browser({ address: "198.51.100.66" });
  let reached = () => {};
  const asked = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(world.parts.cognito, "initiateAuth").mockImplementationOnce(async (given) => {
    const signedIn = await initiateAuth(given);
    reached();
    await mayAnswer;
    return signedIn;
  });
  const late = thief.post("signIn", form);
  await asked;

  // The clock stands still, so all of this happens at the same instant.
  const now = world.clock.now();
  vi.spyOn(world.parts.clock, "now").mockReturnValue(now);
  expect(await reset(world.browser(), form.username)).toEqual({ leaveTo: "signIn" });
  const owner = await signedIn({ ...form, password: NEW_PASSWORD });
  expect(await owner.user()).toBe(form.username);
  answer();
  expect(await late).toEqual({ leaveTo: "page" });
  expect(await thief.user()).toBeUndefined();
  expect(await owner.user()).toBe(form.username);
});

test("a password that the pool requires at sign-in counts as a change, and the sign-in succeeds", async () => {
  const invited = credentials("invited");
  const browser = world.browser();
  expect(await browser.post("signIn", invited)).toEqual({ leaveTo: "forceNewPassword" });
  expect(await browser.post("forceNewPassword", { ...newPassword, name: "Ivy" })).toEqual({ leaveTo: "page" });
  expect(await browser.user()).toBe(invited.username);
  expect(await mailsTo(invited.username)).toHaveLength(1);
});

test("a wrong password or code changes nothing: no session ends, no mail is sent, nothing is left to settle", async () => {
  const { browser: laptop, ...form } = await member();
  expect(await change(laptop, "Wrong-1-password")).toHaveProperty("problems");
  const stranger = world.browser({ address: "198.51.100.66" });
  await stranger.post("resetPassword", { username: form.username });
  expect(await stranger.post("confirmResetPassword", { confirmation_code: "000000", ...newPassword })).toHaveProperty(
    "problems",
  );
  await world.clock.advance("PT2M");
  await world.parts.changes.resumeChanges();
  expect(await laptop.user()).toBe(form.username);
  expect(await mailsTo(form.username)).toEqual([]);
  expect(await world.parts.store.db.select().from(accountChange).where(isNull(accountChange.settledAt))).toEqual([]);
});

test("a change with a lost response or a dead process ends the sessions and sends the mail within two minutes", async () => {
  const { browser: laptop, ...form } = await member();
  const phone = await signedIn(form);
  const { changePassword } = world.parts.cognito;
  vi.spyOn(world.parts.cognito, "changePassword").mockImplementationOnce(async (given) => {
    await changePassword(given);
    throw new ProviderError("NetworkError", "Network error", "critical");
  });
  expect(await change(laptop, form.password)).toHaveProperty("problems");
  expect(await phone.user()).toBe(form.username);
  await world.clock.advance("PT61S");
  await world.parts.changes.resumeChanges();
  expect(await phone.user()).toBeUndefined();
  expect(await mailsTo(form.username)).toHaveLength(1);
  await world.parts.changes.resumeChanges();
  expect(await mailsTo(form.username)).toHaveLength(1);
  const again = await signedIn({ ...form, password: NEW_PASSWORD });
  expect(await again.user()).toBe(form.username);
});

test("a store failure after the change does not undo it: this session stays, the others end when the store is back", async () => {
  const { browser: laptop, ...form } = await member();
  const phone = await signedIn(form);
  vi.spyOn(world.parts.store.db, "transaction").mockRejectedValueOnce(new Error("The store is gone"));
  expect(await change(laptop, form.password)).toEqual({ news: "password" });
  await world.clock.advance("PT61S");
  await world.parts.changes.resumeChanges();
  expect(await phone.user()).toBeUndefined();
  expect(await laptop.user()).toBe(form.username);
  expect(await mailsTo(form.username)).toHaveLength(1);
});

test("a pool that cannot be reached changes nothing", async () => {
  const { browser: laptop, ...form } = await member();
  const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  vi.spyOn(world.parts.cognito, "confirmForgotPassword").mockRejectedValueOnce(
    new ProviderError("NetworkError", "Network error", "critical", { cause }),
  );
  await reset(world.browser(), form.username);
  await world.clock.advance("PT61S");
  await world.parts.changes.resumeChanges();
  expect(await laptop.user()).toBe(form.username);
});

test("signing out everywhere does not cancel the mail about a changed password", async () => {
  const { browser: thief, ...form } = await member();
  await change(thief, form.password);
  await thief.through("POST", ({ account }) => account?.signOutEverywhere());
  expect(await mailsTo(form.username)).toHaveLength(1);
});
