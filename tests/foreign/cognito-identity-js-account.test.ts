/** An account from sign-up to deletion through amazon-cognito-identity-js, with its callbacks turned into promises. */
import { CognitoUserAttribute, CognitoUserPool, type CognitoUserSession } from "amazon-cognito-identity-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { totpCode } from "../../server/sandbox/cognito/credentials/totp";
import { type CognitoWorld, cognitoWorld, otherThan, PASSWORD, refusal } from "../sandbox/cognito/cognito-world";
import { browserStorage, identityJsUser, sessionOf } from "../sandbox/cognito/identity-js";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

type Callback<T> = (error: Error | null | undefined, result?: T) => void;
const called = <T>(begin: (callback: Callback<T>) => void) =>
  new Promise<T | undefined>((resolve, reject) => begin((error, result) => (error ? reject(error) : resolve(result))));
/** For calls that take `onSuccess` and `onFailure`. */
const heard = <T>(begin: (callbacks: { onSuccess: (value: T) => void; onFailure: (error: Error) => void }) => void) =>
  new Promise<T>((onSuccess, onFailure) => begin({ onSuccess, onFailure }));
const attribute = (Name: string, Value: string) => new CognitoUserAttribute({ Name, Value });

async function signedIn() {
  const email = await world.someone();
  const browser = identityJsUser(world, email, browserStorage());
  const session = sessionOf(await browser.signIn(PASSWORD));
  return { email, session, ...browser };
}

describe("Signing up", () => {
  test("ends with a confirmed account, after a wrong code and another mail", async () => {
    const email = "json@example.com";
    const pool = new CognitoUserPool({
      UserPoolId: world.UserPoolId,
      ClientId: world.ClientId,
      endpoint: world.origin,
      Storage: browserStorage(),
    });
    const attributes = [attribute("email", email), attribute("name", "Jason")];
    const signUp = () =>
      called<{ userConfirmed: boolean; userSub: string }>((done) => pool.signUp(email, PASSWORD, attributes, [], done));
    expect(await signUp()).toMatchObject({ userConfirmed: false, userSub: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(await refusal(signUp())).toMatchObject({ name: "UsernameExistsException" });

    const { user } = identityJsUser(world, email, browserStorage());
    const confirm = (code: string) => called((done) => user.confirmRegistration(code, false, done));
    const first = await world.code(email);
    expect(await refusal(confirm(otherThan(first)))).toMatchObject({
      name: "CodeMismatchException",
      message: "Invalid verification code provided, please try again.",
    });
    await called((done) => user.resendConfirmationCode(done));
    expect(await confirm(await world.code(email))).toBe("SUCCESS");
  });
});

describe("A signed-in user", () => {
  test("reads, changes, verifies and removes attributes", async () => {
    const { email, user } = await signedIn();
    const read = async () => {
      const found = (await called<CognitoUserAttribute[]>((done) => user.getUserAttributes(done))) ?? [];
      return Object.fromEntries(found.map((one) => [one.getName(), one.getValue()]));
    };
    expect(await read()).toMatchObject({ email, name: "Ada Armbar" });
    const changes = [attribute("name", "Ada Again"), attribute("email", `new-${email}`), attribute("locale", "de")];
    await called<string>((done) => user.updateAttributes(changes, done));
    const code = await world.code(`new-${email}`);
    await heard<string>((callbacks) => user.verifyAttribute("email", code, callbacks));
    expect(await read()).toMatchObject({ email: `new-${email}`, name: "Ada Again", email_verified: "true" });
    await called<string>((done) => user.deleteAttributes(["locale"], done));
    expect(await read()).not.toHaveProperty("locale");
  });

  test("changes the password by giving the old one", async () => {
    const { email, user } = await signedIn();
    const change = (old: string) => called<string>((done) => user.changePassword(old, "Another-1-password", done));
    expect((await refusal(change("Wrong-1-password"))).message).toBe("Incorrect username or password.");
    expect(await change(PASSWORD)).toBe("SUCCESS");
    sessionOf(await identityJsUser(world, email, browserStorage()).signIn("Another-1-password"));
  });

  test("sets up an authenticator, prefers it, and is asked for it", async () => {
    const { email, user } = await signedIn();
    const secret = await new Promise<string>((associateSecretCode, onFailure) =>
      user.associateSoftwareToken({ associateSecretCode, onFailure }),
    );
    const verify = (code: string) =>
      heard<CognitoUserSession>((callbacks) => user.verifySoftwareToken(code, "Phone", callbacks));
    expect((await refusal(verify(otherThan(totpCode(secret))))).name).toBe("EnableSoftwareTokenMFAException");
    await verify(totpCode(secret));
    await called<string>((done) => user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done));
    const again = identityJsUser(world, email, browserStorage());
    expect(await again.signIn(PASSWORD)).toMatchObject({ challenge: "SOFTWARE_TOKEN_MFA" });
    sessionOf(await again.sendCode(totpCode(secret), "SOFTWARE_TOKEN_MFA"));
    const data = await called<{ PreferredMfaSetting: string }>((done) => again.user.getUserData(done));
    expect(data).toMatchObject({ PreferredMfaSetting: "SOFTWARE_TOKEN_MFA" });
  });

  test("signs out everywhere, which revokes the refresh token", async () => {
    const { user, session, refresh } = await signedIn();
    await refresh(session);
    await heard<string>((callbacks) => user.globalSignOut(callbacks));
    await expect(refresh(session)).rejects.toThrow("Refresh Token has been revoked");
  });

  test("deletes the account", async () => {
    const { email, user } = await signedIn();
    expect(await called<string>((done) => user.deleteUser(done))).toBe("SUCCESS");
    const error = await refusal(identityJsUser(world, email, browserStorage()).signIn(PASSWORD));
    expect(error.message).toBe("Incorrect username or password.");
  });
});

test("A forgotten password is replaced by a code", async () => {
  const email = await world.someone();
  const { user, signIn } = identityJsUser(world, email, browserStorage());
  await heard<object>((callbacks) => user.forgotPassword(callbacks));
  const confirm = (code: string) =>
    heard<string>((callbacks) => user.confirmPassword(code, "Another-1-password", callbacks));
  const code = await world.code(email);
  expect((await refusal(confirm(otherThan(code)))).name).toBe("CodeMismatchException");
  expect(await confirm(code)).toBe("SUCCESS");
  sessionOf(await signIn("Another-1-password"));
});
