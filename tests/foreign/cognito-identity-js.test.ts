/** Sign-in through third-party clients: amazon-cognito-identity-js and cognito-srp-helper. */
import {
  ConfirmDeviceCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  createDeviceVerifier,
  createSecretHash,
  createSrpSession,
  signSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
  wrapInitiateAuth,
} from "cognito-srp-helper";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  type CognitoWorld,
  claims,
  cognitoWorld,
  PASSWORD,
  passwordOf,
  refusal,
} from "../sandbox/cognito/cognito-world";
import { browserStorage, identityJsUser, sessionOf } from "../sandbox/cognito/identity-js";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ deviceTracking: false, clientSecret: null }));

const browser = (name: string, storage = browserStorage()) =>
  identityJsUser(world, `${name}@ringside.example`, storage);
const password = (name: string) => passwordOf(`${name}@ringside.example`);

describe("amazon-cognito-identity-js", () => {
  test("signs in over SRP and refreshes", async () => {
    const fan = browser("fan");
    const session = sessionOf(await fan.signIn(password("fan")));
    expect(session.isValid()).toBe(true);
    expect(session.getIdToken().payload).toMatchObject({ email: "fan@ringside.example", name: "Frankie Fan" });
    const fresh = await fan.refresh(session);
    expect(fresh.getIdToken().payload.origin_jti).toBe(session.getIdToken().payload.origin_jti);
    expect((await refusal(fan.signIn("Wrong-1-password"))).message).toBe("Incorrect username or password.");
  });

  test("goes through each challenge", async () => {
    const sms = browser("sms");
    expect(await sms.signIn(password("sms"))).toMatchObject({ challenge: "SMS_MFA" });
    sessionOf(await sms.sendCode(await world.code("+12025550123"), "SMS_MFA"));

    const choosy = browser("choosy");
    expect(await choosy.signIn(password("choosy"))).toMatchObject({ challenge: "SELECT_MFA_TYPE" });
    expect(await choosy.chooseMfa("SMS_MFA")).toMatchObject({ challenge: "SMS_MFA" });
    sessionOf(await choosy.sendCode(await world.code("+12025550142"), "SMS_MFA"));

    const riddle = browser("riddle");
    expect(await riddle.signIn(password("riddle"))).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    sessionOf(await riddle.answer("10"));

    const invited = browser("invited");
    expect(await invited.signIn(password("invited"))).toMatchObject({
      challenge: "NEW_PASSWORD_REQUIRED",
      parameters: { missing: "name" },
    });
    sessionOf(await invited.newPassword("Fresh-1-password", { name: "Ivy" }));
  });

  test("CUSTOM_AUTH checks the password first, then asks the challenge", async () => {
    const rival = browser("rival");
    expect(await rival.signIn(password("rival"), "CUSTOM_AUTH")).toMatchObject({ challenge: "CUSTOM_CHALLENGE" });
    sessionOf(await rival.answer("10"));
  });

  test("a remembered device replaces the second factor until it is forgotten", async () => {
    const storage = browserStorage();
    const first = browser("device", storage);
    await first.signIn(password("device"));
    const session = sessionOf(await first.sendCode(await world.code("+12025550188"), "SMS_MFA"));
    const deviceKey = claims(session.getAccessToken().getJwtToken()).device_key;
    expect(deviceKey).toMatch(/^us-east-2_[0-9a-f-]{36}$/);
    expect(storage.keys().some((key) => key.endsWith("deviceKey"))).toBe(true);

    const texts = (await world.mails("+12025550188")).length;
    const again = browser("device", storage);
    const known = sessionOf(await again.signIn(password("device")));
    expect(claims(known.getAccessToken().getJwtToken()).device_key).toBe(deviceKey);
    expect(await world.mails("+12025550188")).toHaveLength(texts);
    await again.refresh(known);

    const secret = storage.keys().find((key) => key.endsWith("randomPasswordKey")) ?? "";
    const copied = browserStorage();
    for (const key of storage.keys()) copied.setItem(key, storage.getItem(key) ?? "");
    copied.setItem(secret, "guessed");
    expect((await refusal(browser("device", copied).signIn(password("device")))).message).toBe(
      "Incorrect username or password.",
    );

    await new Promise((onSuccess, onFailure) => again.user.forgetDevice({ onSuccess, onFailure }));
    await expect(again.refresh(known)).rejects.toThrow("Invalid Refresh Token");
    // The client drops the unknown device key and continues as on a new device.
    expect(await browser("device", storage).signIn(password("device"))).toMatchObject({ challenge: "SMS_MFA" });
  });

  test("if devices are remembered only on request, the second factor is asked for until then", async () => {
    await world.set({ deviceOnlyRememberedOnUserPrompt: true });
    const storage = browserStorage();
    const first = browser("device", storage);
    await first.signIn(password("device"));
    const outcome = await first.sendCode(await world.code("+12025550188"), "SMS_MFA");
    expect(outcome).toMatchObject({ toConfirm: true });
    const second = browser("device", storage);
    expect(await second.signIn(password("device"))).toMatchObject({ challenge: "SMS_MFA" });
    sessionOf(await second.sendCode(await world.code("+12025550188"), "SMS_MFA"));
    await new Promise((onSuccess, onFailure) => second.user.setDeviceStatusRemembered({ onSuccess, onFailure }));
    sessionOf(await browser("device", storage).signIn(password("device")));
    await world.set({ deviceOnlyRememberedOnUserPrompt: false });
  });
});

describe("cognito-srp-helper", () => {
  /** Signs in over SRP, with the device if there is one, and returns the tokens or the next challenge. */
  async function signIn(email: string, device?: string, secret?: string) {
    const srp = createSrpSession(email, PASSWORD, world.UserPoolId, false);
    const DEVICE_KEY: Record<string, string> = device ? { DEVICE_KEY: device } : {};
    const hash = (username: string): Record<string, string> =>
      secret ? { SECRET_HASH: createSecretHash(username, world.ClientId, secret) } : {};
    const opened = await world.provider.send(
      new InitiateAuthCommand(
        wrapInitiateAuth(srp, {
          ClientId: world.ClientId,
          AuthFlow: "USER_SRP_AUTH",
          AuthParameters: { USERNAME: email, ...DEVICE_KEY, ...hash(email) },
        }),
      ),
    );
    const USERNAME = opened.ChallengeParameters?.USER_ID_FOR_SRP ?? "";
    const answer = (hashed: string) =>
      new RespondToAuthChallengeCommand(
        wrapAuthChallenge(signSrpSession(srp, opened), {
          ClientId: world.ClientId,
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: { USERNAME, ...DEVICE_KEY, ...hash(hashed) },
        }),
      );
    return { srp, USERNAME, answer };
  }

  test("signs in", async () => {
    const email = await world.someone();
    const { answer, USERNAME } = await signIn(email);
    const { AuthenticationResult } = await world.provider.send(answer(USERNAME));
    expect(claims(AuthenticationResult?.IdToken ?? "").email).toBe(email);
  });

  test("SECRET_HASH in a challenge uses the generated user name, not the email", async () => {
    const email = await world.someone();
    await world.set({ clientSecret: "s3cret" });
    const { answer, USERNAME } = await signIn(email, undefined, "s3cret");
    expect((await refusal(world.provider.send(answer(email)))).message).toMatch(/^SecretHash does not match/);
    expect((await world.provider.send(answer(USERNAME))).AuthenticationResult).toBeTruthy();
  });

  test("confirms a device and signs in with it", async () => {
    await world.set({ deviceTracking: true });
    const email = await world.someone();
    const first = await signIn(email);
    const { AuthenticationResult: result } = await world.provider.send(first.answer(first.USERNAME));
    const { DeviceKey = "", DeviceGroupKey = "" } = result?.NewDeviceMetadata ?? {};
    const { DeviceRandomPassword, DeviceSecretVerifierConfig } = createDeviceVerifier(DeviceKey, DeviceGroupKey);
    const confirm = () =>
      world.provider.send(
        new ConfirmDeviceCommand({ AccessToken: result?.AccessToken, DeviceKey, DeviceSecretVerifierConfig }),
      );
    expect(await confirm()).toMatchObject({ UserConfirmationNecessary: false });
    expect((await refusal(confirm())).message).toBe("Invalid device key given.");

    const { srp, USERNAME, answer } = await signIn(email, DeviceKey);
    const asked = await world.provider.send(answer(USERNAME));
    expect(asked.ChallengeName).toBe("DEVICE_SRP_AUTH");
    const own = { USERNAME, DEVICE_KEY: DeviceKey };
    const opened = await world.respond("DEVICE_SRP_AUTH", asked.Session, { ...own, SRP_A: srp.largeA });
    expect(opened.ChallengeName).toBe("DEVICE_PASSWORD_VERIFIER");
    const signed = signSrpSessionWithDevice(srp, opened, DeviceGroupKey, DeviceRandomPassword);
    const proof = new RespondToAuthChallengeCommand(
      wrapAuthChallenge(signed, {
        ClientId: world.ClientId,
        ChallengeName: "DEVICE_PASSWORD_VERIFIER",
        Session: opened.Session,
        ChallengeResponses: own,
      }),
    );
    const done = await world.provider.send(proof);
    expect(done.AuthenticationResult?.NewDeviceMetadata).toBeUndefined();
    expect(claims(done.AuthenticationResult?.AccessToken ?? "").device_key).toBe(DeviceKey);
    expect((await refusal(world.provider.send(proof))).message).toBe("Invalid session for the user.");
  });
});
