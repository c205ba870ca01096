/** The authenticator with cookies: flow, session and devices are read from one browser's cookies and written back. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimsOf } from "../../../server/session/verify-tokens";
import { type DoorWorld, doorWorld } from "../door-world";
import { credentials, STRICT } from "./authenticator-world";

let world: DoorWorld;
beforeAll(async () => {
  world = await doorWorld({
    env: { COGNITO_CLIENT_SECRET: STRICT.clientSecret, COGNITO_REFRESH_ROTATION: "on" },
    settings: STRICT,
  });
});
afterAll(() => world.stop());

async function textMessage(): Promise<string> {
  const [message] = await world.sent("+12025550188");
  return message?.code ?? "";
}

describe("A device", () => {
  const devon = credentials("device");

  test("survives signing out, and replaces the text message next time", async () => {
    const ada = world.browser();
    expect(await ada.post("signIn", devon)).toEqual({ leaveTo: "confirmSignIn" });
    expect(await ada.post("confirmSignIn", { confirmation_code: await textMessage() })).toEqual({ leaveTo: "page" });
    expect(await ada.user()).toBe(devon.username);
    expect(ada.cookies.has("flow.0")).toBe(false);
    expect(ada.jar().read("session")?.tokens.deviceKey).toBe(ada.jar().read("device")?.known?.[devon.username]?.key);

    await ada.signOut();
    expect(await ada.user()).toBeUndefined();
    expect(await ada.post("signIn", devon)).toEqual({ leaveTo: "page" });
    expect(await ada.user()).toBe(devon.username);
    expect(ada.header().length).toBeLessThan(7000);
  });

  test("is kept for the last three people only", async () => {
    const shared = world.browser();
    for (const name of ["fan", "rival", "hasty", "setup", "throttle-once"]) {
      await shared.post("signIn", credentials(name));
      await shared.signOut();
    }
    const known = Object.keys(shared.jar().read("device")?.known ?? {});
    expect(known).toEqual(["rival", "hasty", "throttle-once"].map((name) => credentials(name).username));
    expect(Object.keys(shared.jar().read("device") ?? {}).sort()).toEqual(["known", "ownCounters"]);
  });
});

test("a sign-in with a contact still to verify becomes a session only when that is skipped", async () => {
  const uma = world.browser();
  expect(await uma.post("signIn", credentials("unverified"))).toEqual({ leaveTo: "verifyUser" });
  expect(await uma.user()).toBeUndefined();
  expect(uma.header().length).toBeLessThan(7000);
  expect(await uma.open("verifyUser")).toMatchObject({ unverifiedContacts: [{ attribute: "email" }] });
  expect(await uma.post("verifyUser", { intent: "SKIP" })).toEqual({ leaveTo: "page" });
  expect(await uma.user()).toBe(credentials("unverified").username);
});

test("a session that was ended elsewhere before it began leads back to sign-in, with the reason", async () => {
  const uma = world.browser();
  await uma.post("signIn", credentials("unverified"));
  await world.parts.cognito.revokeToken(uma.jar().read("flow")?.tokens?.refreshToken ?? "");
  expect(await uma.post("verifyUser", { intent: "SKIP" })).toEqual({ leaveTo: "signIn" });
  expect(await uma.open("signIn")).toMatchObject({
    username: credentials("unverified").username,
    notice: { kind: "alert", key: "errors.accessTokenRevoked" },
  });
});

test("a session begins with new tokens if those of the sign-in have expired on the way", async () => {
  const settings = (change: object) =>
    fetch(`${world.sandbox.origin}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });
  const uma = world.browser();
  const { username } = credentials("unverified");
  await settings({ tokenSeconds: 3 });
  try {
    await uma.post("signIn", credentials("unverified"));
    expect(await uma.post("verifyUser", { unverifiedAttr: "email" })).toEqual({ leaveTo: "confirmVerifyUser" });
  } finally {
    await settings({ tokenSeconds: 3600 });
  }
  const { idToken = "" } = uma.jar().read("flow")?.tokens ?? {};
  await expect.poll(() => Date.now() / 1000, { timeout: 5_000 }).toBeGreaterThan(Number(claimsOf(idToken).exp) + 1);
  expect(await uma.post("confirmVerifyUser", { intent: "SKIP" })).toEqual({ leaveTo: "page" });
  expect(await uma.user()).toBe(username);
});

test("a session that was revoked elsewhere ends within five minutes, and the sign-in screen shows the reason", async () => {
  const fan = world.browser();
  await fan.post("signIn", credentials("fan"));
  await world.parts.cognito.revokeToken(fan.jar().read("session")?.tokens.refreshToken ?? "");
  expect(await fan.user()).toBe(credentials("fan").username);
  await world.clock.advance("PT5M");
  expect(await fan.user()).toBeUndefined();
  expect(await fan.open("signIn")).toMatchObject({
    username: credentials("fan").username,
    notice: { kind: "alert", key: "errors.accessTokenRevoked" },
  });
});
