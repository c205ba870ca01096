/** Failures that can be triggered by hand, confirmation by link and by trigger, and what survives a restart. */
import { readFile, writeFile } from "node:fs/promises";
import {
  ForgotPasswordCommand,
  InternalErrorException,
  LimitExceededException,
  ResendConfirmationCodeCommand,
  TooManyRequestsException,
  UserLambdaValidationException,
  UserNotConfirmedException,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demoPeople } from "../../../server/sandbox/demo-people";
import { type CognitoWorld, cognitoWorld, PASSWORD, refusal, refusals } from "./cognito-world";
import { browserStorage, identityJsUser, sessionOf } from "./identity-js";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ linkConfirmation: false, autoConfirm: false }));

const forgot = (Username: string) =>
  world.provider.send(new ForgotPasswordCommand({ ClientId: world.ClientId, Username }));
const resend = (Username: string) =>
  world.provider.send(new ResendConfirmationCodeCommand({ ClientId: world.ClientId, Username }));

describe("emails that make the service fail", () => {
  test("limit@: refuses every code request, whether the user exists or not", async () => {
    const email = "limit@ringside.example";
    expect(await refusal(forgot(email))).toBeInstanceOf(LimitExceededException);
    await world.signUp(email);
    for (const error of await refusals(forgot(email), resend("LIMIT@ringside.example"))) {
      expect(error).toBeInstanceOf(LimitExceededException);
      expect(error.message).toBe("Attempt limit exceeded, please try after some time.");
    }
    await world.confirm(email, await world.code(email));
  });

  test("down@: closes the connection; other users are unaffected", async () => {
    const error = await refusal(world.signIn("down@ringside.example"));
    expect(error).toMatchObject({ code: "ECONNRESET" });
    await expect(
      fetch(world.origin, {
        method: "POST",
        headers: { "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" },
        body: JSON.stringify({ Username: "down@ringside.example" }),
      }),
    ).rejects.toThrow("fetch failed");
    await world.demo("fan");
  });

  test("internal@: status 500", async () => {
    const error = await refusal(world.signIn("internal@ringside.example"));
    expect(error).toBeInstanceOf(InternalErrorException);
    expect(error).toMatchObject({ $metadata: { httpStatusCode: 500 } });
  });

  test("lambda@: a trigger refuses", async () => {
    const error = await refusal(world.signUp("lambda@ringside.example"));
    expect(error).toBeInstanceOf(UserLambdaValidationException);
    expect(error.message).toMatch(/^PreSignUp failed with error /);
  });

  test("throttle-once@: every other call", async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await refusal(world.demo("throttle-once"))).toBeInstanceOf(TooManyRequestsException);
      expect((await world.demo("throttle-once")).AuthenticationResult).toBeTruthy();
    }
  });

  test("the people page lists all of them, and everybody who may sign in", async () => {
    const page = await (await fetch(`${world.origin}/people`)).text();
    for (const name of ["limit", "down", "internal", "lambda", "throttle-once", "grace"])
      expect(page).toContain(`<code>${name}@ringside.example</code>`);
    for (const { email, password } of demoPeople) expect(page).toMatch(new RegExp(`${email}.*${password}`, "s"));
  });
});

describe("confirmation", () => {
  test("by link: the mail has no code, SignUp returns no Session, and the link works once", async () => {
    await world.set({ linkConfirmation: true });
    const email = "link@example.com";
    expect((await world.signUp(email)).Session).toBeUndefined();
    await resend(email);
    const [mail] = await world.mails(email);
    expect(mail?.code).toBeUndefined();
    const link = /http:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(link.startsWith(`${world.origin}/confirm?`)).toBe(true);
    expect(await refusal(world.signIn(email))).toBeInstanceOf(UserNotConfirmedException);

    const forged = await fetch(link.replace(/confirmation_code=\d{6}/, "confirmation_code=abcdef"));
    expect(forged.status).toBe(400);
    expect(await (await fetch(link)).text()).toContain("Your registration has been confirmed!");
    const { AuthenticationResult } = await world.signIn(email);
    expect((await world.attributes(AuthenticationResult?.AccessToken)).email_verified).toBe("true");
    const again = await fetch(link);
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining("Current status is CONFIRMED")]);
  });

  test("by trigger: no code is sent, and the email stays unverified", async () => {
    await world.set({ autoConfirm: true });
    const email = "trigger@example.com";
    const signedUp = await world.signUp(email);
    expect(signedUp).toMatchObject({ UserConfirmed: true });
    expect(signedUp.CodeDeliveryDetails).toBeUndefined();
    const { AuthenticationResult } = await world.signIn(email);
    expect((await world.attributes(AuthenticationResult?.AccessToken)).email_verified).toBe("false");
    expect(await world.mails(email)).toEqual([]);
  });
});

test("settings of the wrong type are refused and change nothing", async () => {
  const before = await (await fetch(`${world.origin}/cognito/settings`)).json();
  for (const change of [{ mfa: "SOMETIMES" }, { providers: ["Pigeon"] }, { unheard: true }, { tokenSeconds: 0 }])
    expect((await world.set(change)).status).toBe(400);
  expect(await (await fetch(`${world.origin}/cognito/settings`)).json()).toEqual(before);
});

test("a state file from an older version is loaded", async () => {
  const first = await cognitoWorld();
  const email = await first.someone();
  await first.set({ tokenSeconds: 900 });
  await first.stop({ keep: true });
  const file = `${first.folder}/sandbox/cognito.json`;
  const { keys, secret, settings, users, challenges, refreshTokens, revoked, identities } = JSON.parse(
    await readFile(file, "utf8"),
  );
  for (const user of Object.values<Record<string, unknown>>(users))
    for (const added of ["mfa", "devices", "codes", "phoneVerified"]) delete user[added];
  const older = {
    settings: { tokenSeconds: settings.tokenSeconds, rotation: false, userAuth: true, clientSecret: null },
  };
  await writeFile(
    file,
    JSON.stringify({ keys, secret, users, challenges, refreshTokens, revoked, identities, ...older }),
  );

  const second = await cognitoWorld(first.folder);
  expect((await second.signIn(email)).AuthenticationResult?.ExpiresIn).toBe(900);
  await second.provider.send(new ForgotPasswordCommand({ ClientId: second.ClientId, Username: email }));
  await second.stop();
});

test("challenges, devices, factors and settings survive a restart", async () => {
  const first = await cognitoWorld();
  await first.set({ deviceTracking: true });
  const email = await first.someone();
  const storage = browserStorage();
  sessionOf(await identityJsUser(first, email, storage).signIn(PASSWORD));
  const { Session } = await first.demo("sms");
  const SMS_MFA_CODE = await first.code("+12025550123");
  await first.stop({ keep: true });

  const second = await cognitoWorld(first.folder);
  const answer = { USERNAME: "sms@ringside.example", SMS_MFA_CODE };
  expect((await second.respond("SMS_MFA", Session, answer)).AuthenticationResult).toBeTruthy();
  // The pool would return NewDeviceMetadata for an unknown device.
  const known = storage.getItem(storage.keys().find((key) => key.endsWith("deviceKey")) ?? "");
  const session = sessionOf(await identityJsUser(second, email, storage).signIn(PASSWORD));
  expect(session.getAccessToken().payload.device_key).toBe(known);
  await second.stop();
});
