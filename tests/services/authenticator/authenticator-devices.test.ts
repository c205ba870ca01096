/** Devices: confirmed at the first sign-in, recognized at the next. A device problem never prevents a sign-in. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Submitted } from "../../../server/services/authenticator";
import {
  type AuthenticatorWorld,
  authenticatorWorld,
  credentials,
  PASSWORD,
  STRICT,
  signUpForm,
} from "./authenticator-world";

let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld({ strict: true });
});
afterAll(() => world.stop());
// An account may sign in ten times in 15 minutes, so each test starts with ten new attempts.
beforeEach(() => world.clock.advance("PT15M"));

type Browser = ReturnType<AuthenticatorWorld["browser"]>;
const devon = credentials("device");
const deviceOf = (submitted: Submitted) => (submitted.outcome === "signedIn" ? submitted.tokens.deviceKey : undefined);

/** Signs in with a code from a text message. */
async function bySms(browser: Browser): Promise<Submitted> {
  expect(await browser.post("signIn", devon)).toMatchObject({ outcome: "goto", screen: "confirmSignIn" });
  const [message] = await world.sent("+12025550188");
  return browser.post("confirmSignIn", { confirmation_code: message?.code ?? "" });
}

test("a remembered device replaces the text message, and its tokens can be refreshed", async () => {
  const browser = world.browser();
  const first = await bySms(browser);
  expect(browser.devices[devon.username]).toEqual({
    key: deviceOf(first),
    groupKey: expect.any(String),
    password: expect.stringMatching(/.{50}/),
    remembered: true,
  });

  const again = await browser.post("signIn", devon);
  expect(again.outcome).toBe("signedIn");
  expect(deviceOf(again)).toBe(deviceOf(first));
  if (again.outcome !== "signedIn") return;
  const fresh = await world.client().refresh(again.tokens);
  expect(fresh.deviceKey).toBe(deviceOf(first));
  await expect(world.client().refresh({ ...fresh, deviceKey: undefined })).rejects.toMatchObject({
    name: "NotAuthorizedException",
  });
});

test("another browser is asked for the text message again", async () => {
  expect(await world.browser().post("signIn", devon)).toMatchObject({ screen: "confirmSignIn" });
});

test("a device that the provider has forgotten is forgotten here, and becomes a new one", async () => {
  const browser = world.browser();
  const first = await bySms(browser);
  browser.devices[devon.username] = { ...browser.devices[devon.username], key: "us-east-2_gone" } as never;
  expect(await browser.post("signIn", devon)).toMatchObject({ screen: "confirmSignIn" });
  expect(browser.devices[devon.username]).toBeUndefined();
  const [message] = await world.sent("+12025550188");
  const second = await browser.post("confirmSignIn", { confirmation_code: message?.code ?? "" });
  expect(deviceOf(second)).not.toBe(deviceOf(first));
  expect((await browser.post("signIn", devon)).outcome).toBe("signedIn");
});

test("a device with a wrong secret is not mistaken for a wrong password", async () => {
  const browser = world.browser();
  await bySms(browser);
  Object.assign(browser.devices[devon.username] ?? {}, { password: "not the one that was confirmed" });
  expect(await browser.post("signIn", devon)).toMatchObject({ screen: "confirmSignIn" });
  expect(browser.devices[devon.username]).toBeUndefined();
});

test("if the pool lets users decide, the device is confirmed but not remembered", async () => {
  await world.settings({ deviceOnlyRememberedOnUserPrompt: true });
  const browser = world.browser();
  await bySms(browser);
  expect(browser.devices[devon.username]).toMatchObject({ remembered: false });
  expect(await browser.post("signIn", devon)).toMatchObject({ screen: "confirmSignIn" });
  await world.settings({ deviceOnlyRememberedOnUserPrompt: false });
});

test("two people on one browser have a device each", async () => {
  const browser = world.browser();
  await bySms(browser);
  const fan = credentials("fan");
  await browser.post("signIn", fan);
  expect(Object.keys(browser.devices).sort()).toEqual([devon.username, fan.username]);
  expect((await browser.post("signIn", devon)).outcome).toBe("signedIn");
});

test("a device that cannot be confirmed does not prevent the sign-in", async () => {
  const client = world.client();
  const { tokens } = (await client.initiateAuth(credentials("rival"))) as { tokens: { accessToken: string } };
  const device = { key: "us-east-2_made-up", groupKey: "-group" };
  const refused = client.confirmDevice({ accessToken: tokens.accessToken, device });
  await expect(refused).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: "Device tracking has not been configured in this User Pool",
  });

  const failing = { ...client, confirmDevice: () => refused };
  const browser = world.browser(world.engine({}, failing));
  expect((await browser.post("signIn", credentials("rival"))).outcome).toBe("signedIn");
  expect(browser.devices).toEqual({});
  expect(world.reports.at(-1)).toMatchObject({ severity: "debug" });
});

test("in such a pool, a sign-up with its code leads to a session, by Session and by sealed password", async () => {
  for (const userAuth of [true, false]) {
    await world.settings({ userAuth });
    const email = world.newcomer();
    const browser = world.browser();
    await browser.post("signUp", signUpForm(email));
    await browser.post("confirmSignUp", { intent: "RESEND" });
    const [code = ""] = await world.codes(email);
    const submitted = await browser.post("confirmSignUp", { confirmation_code: code });
    if (submitted.outcome !== "signedIn") throw new Error(JSON.stringify(submitted));
    const fresh = await world.client().refresh(submitted.tokens);
    expect(fresh.refreshToken).not.toBe(submitted.tokens.refreshToken);
    expect((await browser.post("signIn", { username: email, password: PASSWORD })).outcome).toBe("signedIn");
  }
});

test("without the client's secret nothing works, and the error is critical", async () => {
  const without = world.client({ clientSecret: undefined });
  await expect(without.initiateAuth(credentials("fan"))).rejects.toMatchObject({ severity: "critical" });
  await expect(without.forgotPassword(credentials("fan"))).rejects.toMatchObject({ severity: "critical" });
  expect(STRICT.clientSecret).not.toBe("");
});
