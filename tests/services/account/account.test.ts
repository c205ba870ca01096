/**
 * A fan's own account against the stand-in user pool: what each action requests, and the message when the pool refuses.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import type { Holder } from "../../../server/services/account";
import { newsletter } from "../../../server/services/account/newsletter";
import { claimsOf, userOf } from "../../../server/session/verify-tokens";
import { type AuthenticatorWorld, authenticatorWorld, PASSWORD } from "../authenticator/authenticator-world";

let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld();
});
afterAll(() => world.stop());
// Every limit counts one hour at most, so each test starts with new attempts.
beforeEach(() => world.clock.advance("PT61M"));

const OTHER = "Chairshot-8-Times";
const passwords = (change: object = {}) => ({
  current_password: PASSWORD,
  password: OTHER,
  confirm_password: OTHER,
  ...change,
});

/** A new fan, who has just signed in. */
async function member(): Promise<Holder> {
  const client = world.client();
  const username = world.newcomer();
  await client.signUp({ username, password: PASSWORD, attributes: { email: username, name: "Maya" } });
  const [code = ""] = await world.codes(username);
  await client.confirmSignUp({ username, code });
  const by = await signedIn(username);
  await world.calls();
  return by;
}

async function signedIn(username: string, password = PASSWORD): Promise<Holder> {
  const answer = await world.client().initiateAuth({ username, password });
  if (!("tokens" in answer)) throw new Error(answer.challengeName);
  const { tokens, newDevice } = answer;
  const name = "Firefox, Linux";
  if (newDevice) await world.client().confirmDevice({ accessToken: tokens.accessToken, device: newDevice, name });
  const claims = claimsOf(tokens.idToken);
  return {
    accessToken: tokens.accessToken,
    deviceKey: tokens.deviceKey,
    visitor: {
      signedIn: true,
      user: userOf(claims),
      authenticatedAt: new Date(Number(claims.auth_time) * 1000),
      confirmed: true,
      visitorId: "visitor",
      orderKeys: {},
      address: "10.0.0.1",
      locale: "en",
    },
  };
}

const operations = async () => (await world.calls()).map(({ operation }) => operation);
const emailOf = ({ visitor }: Holder) => visitor.user.email;
const asked = async (by: Holder) => {
  const answer = await world.client().initiateAuth({ username: emailOf(by), password: PASSWORD });
  return "tokens" in answer ? "nothing" : answer.challengeName;
};
const alert = (key: string) => ({ outcome: "refused", problems: { fields: {}, alert: { key } } });
const done = { outcome: "done" };

/** Gives the fan a verified number. */
async function withPhone(by: Holder, number: string): Promise<void> {
  const form = { country_code: "+1", phone_number: number };
  expect(await world.account.changeContact(by, "phone_number", form)).toMatchObject(done);
  const [code = ""] = await world.codes(`+1${number}`);
  expect(await world.account.confirmContact(by, "phone_number", { confirmation_code: code })).toMatchObject(done);
}

/** Turns on an authenticator app; returns its secret. */
async function withApp(by: Holder): Promise<string> {
  const started = await world.account.startTotp(by);
  if (started.outcome !== "done") throw new Error(started.outcome);
  const { secret } = started.result;
  expect(await world.account.confirmTotp(by, { confirmation_code: totpCode(secret) })).toMatchObject(done);
  return secret;
}

describe("An account action", () => {
  test("requires a sign-in within 15 minutes if it concerns the sign-in, and otherwise calls nothing", async () => {
    const by = await member();
    world.clock.advance("PT14M");
    expect(world.account.freshlySignedIn(by.visitor)).toBe(true);
    world.clock.advance("PT2M");
    expect(world.account.freshlySignedIn(by.visitor)).toBe(false);
    expect(world.account.freshlySignedIn({})).toBe(false);
    const { account } = world;
    const acts = [
      account.changePassword(by, passwords()),
      account.startTotp(by),
      account.confirmTotp(by, { confirmation_code: "123456" }),
      account.turn(by, "SMS_MFA", false),
      account.prefer(by, "SMS_MFA"),
      account.setDeviceStatus(by, "us-east-2_key", "remembered"),
      account.changeContact(by, "email", { email: "other@example.com" }),
      account.sendContactCode(by, "email"),
      account.restoreEmail(by, "other@example.com"),
      account.removePhone(by),
    ];
    for (const outcome of await Promise.all(acts)) expect(outcome).toEqual({ outcome: "stale" });
    expect(await operations()).toEqual([]);
  });

  test("requires a session that the provider has just confirmed, and otherwise calls nothing", async () => {
    const holder = await member();
    const by = { ...holder, visitor: { ...holder.visitor, confirmed: false } };
    const { account } = world;
    const acts = [
      account.changePassword(by, passwords()),
      account.forgetAllDevices(by),
      account.endAllSessions(by),
      account.rename(by, { name: "Other" }),
    ];
    for (const outcome of await Promise.all(acts)) expect(outcome).toMatchObject(alert("errors.network"));
    expect(await operations()).toEqual([]);
  });
});

describe("The password", () => {
  test("is changed in one call, and the new one signs in", async () => {
    const by = await member();
    expect(await world.account.changePassword(by, passwords())).toMatchObject(done);
    expect(await operations()).toEqual(["ChangePassword"]);
    await expect(signedIn(emailOf(by))).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await signedIn(emailOf(by), OTHER);
  });

  test.each([
    [{ password: "short" }, "password", "validation.minLength"],
    [{ confirm_password: "Chairshot-9-Times" }, "confirm_password", "validation.passwordsMatch"],
    [{ password: "" }, "password", "validation.passwordEmpty"],
    [{ current_password: "" }, "current_password", "validation.required"],
  ])("%o is refused with a message at its field, and nothing is called", async (change, field, key) => {
    const by = await member();
    const told = expect.arrayContaining([expect.objectContaining({ key })]);
    const refused = await world.account.changePassword(by, passwords(change));
    expect(refused).toMatchObject({ outcome: "refused", problems: { fields: { [field]: told } }, typed: {} });
    expect(JSON.stringify(refused)).not.toContain(OTHER);
    expect(await operations()).toEqual([]);
  });

  test("has the same limit on guesses as a sign-in", async () => {
    const by = await member();
    const wrong = passwords({ current_password: "Wrong-1-password" });
    expect(await world.account.changePassword(by, wrong)).toMatchObject(alert("errors.incorrectPassword"));
    for (let tries = 2; tries <= 10; tries++) await world.account.changePassword(by, wrong);
    await world.calls();
    expect(await world.account.changePassword(by, wrong)).toMatchObject(alert("errors.attemptLimit"));
    expect(await operations()).toEqual([]);
  });
});

describe("Second factors", () => {
  test("an authenticator app is turned on by its first code, and can be turned off again", async () => {
    const by = await member();
    const started = await world.account.startTotp(by);
    if (started.outcome !== "done") throw new Error(started.outcome);
    const { secret } = started.result;
    expect(await world.account.totpOf(by, secret)).toMatchObject({
      link: `otpauth://totp/Ringside:${encodeURIComponent(emailOf(by))}?secret=${secret}&issuer=Ringside`,
      qrSvg: expect.stringContaining('width="228"'),
    });
    const wrong = totpCode(secret) === "000000" ? "111111" : "000000";
    expect(await world.account.confirmTotp(by, { confirmation_code: wrong })).toMatchObject(
      alert("errors.codeMismatch"),
    );
    expect(await asked(by)).toBe("nothing");
    expect(await world.account.confirmTotp(by, { confirmation_code: "" })).toMatchObject({
      problems: { fields: { confirmation_code: [{ key: "validation.confirmationCodeEmpty" }] } },
    });
    await world.calls();
    expect(await world.account.confirmTotp(by, { confirmation_code: totpCode(secret) })).toMatchObject(done);
    expect(await operations()).toEqual(["GetUser", "VerifySoftwareToken", "SetUserMFAPreference"]);
    expect(await asked(by)).toBe("SOFTWARE_TOKEN_MFA");
    expect((await world.account.known(by)).factors).toEqual({
      enabled: ["SOFTWARE_TOKEN_MFA"],
      preferred: "SOFTWARE_TOKEN_MFA",
    });
    expect(await world.account.turn(by, "SOFTWARE_TOKEN_MFA", false)).toMatchObject(done);
    expect(await asked(by)).toBe("nothing");
  });

  test("text messages need a verified number", async () => {
    const by = await member();
    const refused = alert("errors.noValidMfa");
    expect(await world.account.turn(by, "SMS_MFA", true)).toMatchObject(refused);
    const form = { country_code: "+1", phone_number: "2025550199" };
    await world.account.changeContact(by, "phone_number", form);
    expect(await world.account.turn(by, "SMS_MFA", true)).toMatchObject(refused);
    const [code = ""] = await world.codes("+12025550199");
    await world.account.confirmContact(by, "phone_number", { confirmation_code: code });
    expect(await world.account.turn(by, "SMS_MFA", true)).toMatchObject(done);
    expect(await asked(by)).toBe("SMS_MFA");
  });

  test("of two factors, the first is asked for until the fan prefers the other", async () => {
    const by = await member();
    await withPhone(by, "2025550198");
    await withApp(by);
    expect(await world.account.prefer(by, "SMS_MFA")).toMatchObject(alert("errors.noValidMfa"));
    await world.account.turn(by, "SMS_MFA", true);
    expect(await asked(by)).toBe("SOFTWARE_TOKEN_MFA");
    expect(await world.account.prefer(by, "SMS_MFA")).toMatchObject(done);
    expect(await asked(by)).toBe("SMS_MFA");
    await world.account.turn(by, "SMS_MFA", false);
    expect(await asked(by)).toBe("SOFTWARE_TOKEN_MFA");
    await world.account.turn(by, "SMS_MFA", true);
    await withApp(by);
    expect(await asked(by), "another app stays preferred").toBe("SOFTWARE_TOKEN_MFA");
    expect((await world.account.known(by)).factors.enabled.toSorted()).toEqual(["SMS_MFA", "SOFTWARE_TOKEN_MFA"]);
  });

  test("a pool without second factors reports that", async () => {
    const by = await member();
    await world.settings({ mfa: "OFF" });
    expect(await world.account.startTotp(by)).toMatchObject(alert("errors.noValidMfa"));
    await world.settings({ mfa: "OPTIONAL" });
  });
});

describe("Devices", () => {
  test("if the pool does not track devices, the specification's message is shown instead", async () => {
    const by = await member();
    const problem = { key: "errors.deviceTracking" };
    expect(await world.account.devices(by)).toEqual({ here: undefined, others: [], next: undefined, problem });
    expect(await world.account.forgetAllDevices(by)).toMatchObject(alert("errors.deviceTracking"));
    expect(await world.account.setDeviceStatus(by, "us-east-2_key", "remembered")).toMatchObject(
      alert("errors.deviceTracking"),
    );
  });

  test("are listed in pages of sixty with this one first; one or all can be forgotten", async () => {
    const first = await member();
    await world.settings({ deviceTracking: true });
    expect(await world.account.devices(first)).toEqual({ here: undefined, others: [], next: undefined });
    const by = await signedIn(emailOf(first));
    for (let others = 0; others < 61; others++) await signedIn(emailOf(first));

    const { here, others, next } = await world.account.devices(by);
    expect(here).toMatchObject({ key: by.deviceKey, name: "Firefox, Linux", status: "remembered" });
    expect(here?.seenAt).toBeInstanceOf(Date);
    expect(others).toHaveLength(59);
    const rest = await world.account.devices(by, next);
    expect(rest).toMatchObject({ here: { key: by.deviceKey }, next: undefined });
    expect(rest.others).toHaveLength(2);

    const [begins, one] = rest.others;
    expect(await world.account.forgetDevice(by, one?.key ?? "")).toMatchObject(done);
    expect(await world.account.forgetDevice(by, one?.key ?? "")).toMatchObject(done);
    expect((await world.account.devices(by, next)).others).toHaveLength(1);
    await world.account.forgetDevice(by, begins?.key ?? "");
    expect((await world.account.devices(by, next)).others).toHaveLength(59);

    expect(await world.account.setDeviceStatus(by, by.deviceKey ?? "", "not_remembered")).toMatchObject(done);
    expect((await world.account.devices(by)).here?.status).toBe("not_remembered");

    expect(await world.account.forgetAllDevices(by)).toMatchObject(done);
    expect(await world.account.devices(by)).toEqual({ here: undefined, others: [], next: undefined });
    await world.settings({ deviceTracking: false });
  }, 60_000);
});

describe("Name and contacts", () => {
  test("a name takes effect at once; an empty one calls nothing", async () => {
    const by = await member();
    expect(await world.account.rename(by, { name: "  " })).toMatchObject({
      problems: { fields: { name: [{ key: "validation.required" }] } },
    });
    expect(await operations()).toEqual([]);
    expect(await world.account.rename(by, { name: " Maya Moreno ", sub: "x", email_verified: "true" })).toMatchObject(
      done,
    );
    expect(await world.calls()).toEqual([{ operation: "UpdateUserAttributes", names: ["name"] }]);
    expect((await world.account.known(by)).attributes.name).toBe("Maya Moreno");
  });

  test("neither sub nor verified flags are ever sent, whatever the form contains", async () => {
    const by = await member();
    const attributes = { name: "Maya", sub: "x", email_verified: "true", phone_number_verified: "true" };
    await world.client().updateAttributes({ accessToken: by.accessToken, attributes });
    expect(await world.calls()).toEqual([{ operation: "UpdateUserAttributes", names: ["name"] }]);
  });

  test("a new email takes effect when its code is entered, not before", async () => {
    const by = await member();
    const email = world.newcomer();
    expect(await world.account.changeContact(by, "email", { email: email.toUpperCase() })).toMatchObject({
      result: { value: email, before: emailOf(by), atOnce: false },
    });
    expect((await world.account.known(by)).attributes.email).toBe(emailOf(by));
    expect(await world.account.confirmContact(by, "email", { confirmation_code: "abc" })).toMatchObject(
      alert("errors.codeMismatch"),
    );
    const before = await world.codes(emailOf(by));
    const waiting = { value: email, before: emailOf(by), delivery: undefined, atOnce: false };
    expect(await world.account.sendContactCode(by, "email", waiting)).toMatchObject({
      result: { value: email, before: emailOf(by), atOnce: false },
    });
    expect(await world.codes(emailOf(by)), "the address in effect gets no code").toEqual(before);
    const [code = "", old = ""] = await world.codes(email);
    if (old !== code) {
      expect(await world.account.confirmContact(by, "email", { confirmation_code: old })).toMatchObject(
        alert("errors.codeMismatch"),
      );
    }
    expect(await world.account.confirmContact(by, "email", { confirmation_code: code })).toMatchObject(done);
    expect((await world.account.known(by)).attributes).toMatchObject({ email, email_verified: "true" });
    await expect(signedIn(emailOf(by))).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await signedIn(email);
  });

  test("an invalid email or one of another account is refused, and the form keeps it", async () => {
    const [by, other] = [await member(), await member()];
    expect(await world.account.changeContact(by, "email", { email: emailOf(other) })).toMatchObject({
      ...alert("errors.accountExists"),
      typed: { email: emailOf(other) },
    });
    expect(await world.account.changeContact(by, "email", { email: "no email" })).toMatchObject({
      problems: { fields: { email: [{ key: "validation.email" }] } },
      typed: { email: "no email" },
    });
  });

  test("if the pool changes an email before its code is entered, we notice and can restore it", async () => {
    const by = await member();
    await world.settings({ verifyBeforeUpdate: false });
    const email = world.newcomer();
    expect(await world.account.changeContact(by, "email", { email })).toMatchObject({ result: { atOnce: true } });
    expect((await world.account.known(by)).attributes).toMatchObject({ email, email_verified: "false" });
    expect(await world.account.restoreEmail(by, emailOf(by))).toMatchObject(done);
    expect((await world.account.known(by)).attributes.email).toBe(emailOf(by));
    await world.settings({ verifyBeforeUpdate: true });
  });

  test("a number is verified by its code, and cannot be removed while sign-in codes go there", async () => {
    const by = await member();
    expect(await world.account.changeContact(by, "phone_number", { phone_number: "12" })).toMatchObject({
      problems: { fields: { phone_number: [{ key: "validation.phoneFormat" }] } },
      typed: { country_code: "+1", phone_number: "12" },
    });
    await withPhone(by, "2025550197");
    await world.account.turn(by, "SMS_MFA", true);
    await world.calls();
    expect(await world.account.removePhone(by)).toMatchObject({ outcome: "refused" });
    expect(await world.account.changeContact(by, "phone_number", { phone_number: "2025550196" })).toMatchObject({
      outcome: "refused",
    });
    expect(await operations()).toEqual(["GetUser", "GetUser"]);
    await world.account.turn(by, "SMS_MFA", false);
    expect(await world.account.removePhone(by)).toMatchObject(done);
    expect((await world.account.known(by)).attributes.phone_number).toBeUndefined();
  });

  test("a new code names the unverified email or number that it was sent to", async () => {
    const by = await member();
    await world.settings({ verifyBeforeUpdate: false });
    await world.account.changeContact(by, "phone_number", { country_code: "+1", phone_number: "2025550194" });
    await world.settings({ verifyBeforeUpdate: true });
    expect(await world.account.sendContactCode(by, "phone_number")).toMatchObject({
      result: { value: "+12025550194" },
    });
    expect(await world.account.sendContactCode(by, "email")).toMatchObject({ result: { value: emailOf(by) } });
  });

  test("codes are sent five times an hour", async () => {
    const by = await member();
    for (let sent = 0; sent < 5; sent++) await world.account.sendContactCode(by, "email");
    await world.calls();
    expect(await world.account.sendContactCode(by, "email")).toMatchObject(alert("errors.attemptLimit"));
    expect(await operations()).toEqual([]);
  });
});

test("all of the fan's sessions at the provider can be ended", async () => {
  const by = await member();
  const other = await signedIn(emailOf(by));
  expect(await world.account.endAllSessions(by)).toMatchObject(done);
  await expect(world.account.known(other)).rejects.toMatchObject({ message: "Access Token has been revoked" });
});

test("the fan can subscribe to and unsubscribe from the newsletter, whichever form the consent came from", async () => {
  const { visitor } = await member();
  const subscription = newsletter({ store: world.store, clock: world.clock });
  expect(await subscription.wanted(visitor)).toBe(false);
  await subscription.subscribe(visitor);
  await subscription.subscribe(visitor);
  expect(await subscription.wanted(visitor)).toBe(true);
  const { visitor: stranger } = await member();
  expect(await subscription.wanted(stranger)).toBe(false);
  await subscription.unsubscribe(visitor);
  expect(await subscription.wanted(visitor)).toBe(false);
});
