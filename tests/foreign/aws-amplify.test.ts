/**
 * aws-amplify's Auth against the stand-in, with an identity pool. We combine its packages here as the umbrella
 * package does, so that we install only those we use.
 */
import { createHash } from "node:crypto";
import * as auth from "@aws-amplify/auth";
import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from "@aws-amplify/auth/cognito";
import { Amplify } from "@aws-amplify/core";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { totpCode } from "../../server/sandbox/cognito/credentials/totp";
import {
  type CognitoWorld,
  claims,
  cognitoWorld,
  otherThan,
  PASSWORD,
  passwordOf,
  refusal,
} from "../sandbox/cognito/cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
  const Auth = {
    Cognito: {
      userPoolId: world.UserPoolId,
      userPoolClientId: world.ClientId,
      userPoolEndpoint: world.origin,
      identityPoolId: world.settings("COGNITO_IDENTITY_POOL_ID"),
      identityPoolEndpoint: world.origin,
      allowGuestAccess: true,
      loginWith: { email: true },
    },
  };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure(
    { Auth },
    { Auth: { tokenProvider: cognitoUserPoolsTokenProvider, credentialsProvider: cognitoCredentialsProvider } },
  );
});
afterAll(() => world.stop());
afterEach(async () => {
  await auth.signOut();
  vi.unstubAllGlobals();
  await world.set({ firstFactors: ["PASSWORD"], deviceTracking: false });
});

/** Signs in and returns the next step, or DONE. */
async function signIn(username: string, password: string, options: auth.SignInInput["options"] = {}) {
  const { nextStep } = await auth.signIn({ username, password, options });
  return nextStep;
}
const answer = async (challengeResponse: string) => (await auth.confirmSignIn({ challengeResponse })).nextStep;
const demo = (name: string) => signIn(`${name}@ringside.example`, passwordOf(`${name}@ringside.example`));
const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

describe("Identity pool", () => {
  test("gives a guest credentials and an identity, which becomes the user's at sign-in", async () => {
    const guest = await auth.fetchAuthSession();
    expect(guest.tokens).toBeUndefined();
    expect(guest.identityId).toMatch(/^us-east-2:[0-9a-f-]{36}$/);
    expect(guest.credentials).toMatchObject({ accessKeyId: expect.stringMatching(/^ASIA/) });

    const email = await world.someone();
    expect(await signIn(email, PASSWORD)).toEqual({ signInStep: "DONE" });
    const member = await auth.fetchAuthSession();
    expect(member.identityId).toBe(guest.identityId);
    expect(member.credentials?.sessionToken).toBeTruthy();
    expect(member.userSub).toBe(member.tokens?.idToken?.payload.sub);
    expect(member.tokens?.idToken?.payload.email).toBe(email);
  });

  test("gives credentials again after a refresh, to the same identity", async () => {
    const email = await world.someone();
    await signIn(email, PASSWORD);
    const before = await auth.fetchAuthSession();
    const after = await auth.fetchAuthSession({ forceRefresh: true });
    expect(after.identityId).toBe(before.identityId);
    expect(fingerprint(String(after.tokens?.accessToken))).not.toBe(fingerprint(String(before.tokens?.accessToken)));
    expect(after.credentials?.accessKeyId).not.toBe(before.credentials?.accessKeyId);
  });
});

describe("An account", () => {
  test("signs up, is confirmed, and signs in automatically", async () => {
    const username = "amplified@example.com";
    const { nextStep } = await auth.signUp({
      username,
      password: PASSWORD,
      options: { userAttributes: { email: username, name: "Amy" }, autoSignIn: true },
    });
    expect(nextStep).toMatchObject({
      signUpStep: "CONFIRM_SIGN_UP",
      codeDeliveryDetails: { destination: "a***@e***", deliveryMedium: "EMAIL" },
    });
    const confirmationCode = await world.code(username);
    const wrong = auth.confirmSignUp({ username, confirmationCode: otherThan(confirmationCode) });
    expect(await refusal(wrong)).toMatchObject({ name: "CodeMismatchException" });
    const confirmed = await auth.confirmSignUp({ username, confirmationCode });
    expect(confirmed.nextStep.signUpStep).toBe("COMPLETE_AUTO_SIGN_IN");
    expect((await auth.autoSignIn()).nextStep).toEqual({ signInStep: "DONE" });
    expect(await auth.getCurrentUser()).toMatchObject({ signInDetails: { loginId: username } });
  });

  test("that is not confirmed has to enter the code, which can be sent again", async () => {
    await world.signUp("unproven@example.com");
    expect(await signIn("unproven@example.com", PASSWORD)).toMatchObject({ signInStep: "CONFIRM_SIGN_UP" });
    await auth.resendSignUpCode({ username: "unproven@example.com" });
    const confirmationCode = await world.code("unproven@example.com");
    const { nextStep } = await auth.confirmSignUp({ username: "unproven@example.com", confirmationCode });
    expect(nextStep.signUpStep).toBe("DONE");
    expect(await signIn("unproven@example.com", PASSWORD)).toEqual({ signInStep: "DONE" });
  });

  test("reads and changes attributes, password and name, and is deleted", async () => {
    const email = await world.someone();
    await signIn(email, PASSWORD);
    expect(await auth.fetchUserAttributes()).toMatchObject({ email, email_verified: "true", name: "Ada Armbar" });
    await auth.updateUserAttributes({ userAttributes: { name: "Ada Again" } });
    const changed = `new-${email}`;
    const { nextStep } = await auth.updateUserAttribute({ userAttribute: { attributeKey: "email", value: changed } });
    expect(nextStep.updateAttributeStep).toBe("CONFIRM_ATTRIBUTE_WITH_CODE");
    await auth.confirmUserAttribute({ userAttributeKey: "email", confirmationCode: await world.code(changed) });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: changed, name: "Ada Again" });
    await auth.updatePassword({ oldPassword: PASSWORD, newPassword: "Another-1-password" });
    await auth.signOut({ global: true });
    expect(await refusal(signIn(changed, PASSWORD))).toMatchObject({
      name: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
    await signIn(changed, "Another-1-password");
    await auth.deleteUser();
    expect((await refusal(signIn(changed, "Another-1-password"))).name).toBe("NotAuthorizedException");
  });

  test("gets a new password with a code", async () => {
    const username = await world.someone();
    const { nextStep } = await auth.resetPassword({ username });
    expect(nextStep.resetPasswordStep).toBe("CONFIRM_RESET_PASSWORD_WITH_CODE");
    const confirmationCode = await world.code(username);
    await auth.confirmResetPassword({ username, confirmationCode, newPassword: "Another-1-password" });
    expect(await signIn(username, "Another-1-password")).toEqual({ signInStep: "DONE" });
  });
});

describe("A challenge", () => {
  test("is named as amplify names it, and can be answered", async () => {
    expect(await demo("sms")).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_SMS_CODE" });
    expect(await answer(await world.code("+12025550123"))).toEqual({ signInStep: "DONE" });
    await auth.signOut();

    expect(await demo("choosy")).toMatchObject({
      signInStep: "CONTINUE_SIGN_IN_WITH_MFA_SELECTION",
      allowedMFATypes: ["SMS", "TOTP"],
    });
    expect(await answer("SMS")).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_SMS_CODE" });
    expect(await answer(await world.code("+12025550142"))).toEqual({ signInStep: "DONE" });
    await auth.signOut();

    expect(await demo("riddle")).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE" });
    expect(await answer("10")).toEqual({ signInStep: "DONE" });
    await auth.signOut();

    expect(await demo("invited")).toMatchObject({
      signInStep: "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED",
      missingAttributes: ["name"],
    });
    const { nextStep } = await auth.confirmSignIn({
      challengeResponse: "Fresh-1-password",
      options: { userAttributes: { name: "Ivy" } },
    });
    expect(nextStep).toEqual({ signInStep: "DONE" });
    await auth.signOut();

    expect(await demo("reset")).toMatchObject({ signInStep: "RESET_PASSWORD" });
  });

  test("of an authenticator: set up, preferred, asked for and removed", async () => {
    const email = await world.someone();
    await signIn(email, PASSWORD);
    const { sharedSecret } = await auth.setUpTOTP();
    await auth.verifyTOTPSetup({ code: totpCode(sharedSecret) });
    await auth.updateMFAPreference({ totp: "PREFERRED" });
    expect(await auth.fetchMFAPreference()).toMatchObject({ preferred: "TOTP", enabled: ["TOTP"] });
    await auth.signOut();
    expect(await signIn(email, PASSWORD)).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_TOTP_CODE" });
    const wrong = auth.confirmSignIn({ challengeResponse: otherThan(totpCode(sharedSecret)) });
    expect((await refusal(wrong)).name).toBe("CodeMismatchException");
    expect(await answer(totpCode(sharedSecret))).toEqual({ signInStep: "DONE" });
    await auth.updateMFAPreference({ totp: "DISABLED" });
  });

  test("a device is remembered, listed and forgotten", async () => {
    // amplify names the device after the browser, and Node 20 has no browser name.
    vi.stubGlobal("navigator", { userAgent: "Amplified Browser" });
    await world.set({ deviceTracking: true });
    const email = await world.someone();
    await signIn(email, PASSWORD);
    await auth.rememberDevice();
    const [device, ...more] = await auth.fetchDevices();
    expect(more).toEqual([]);
    expect(device?.attributes).toMatchObject({ device_name: "Amplified Browser" });
    await auth.signOut();
    expect(await signIn(email, PASSWORD)).toEqual({ signInStep: "DONE" });
    const { tokens } = await auth.fetchAuthSession();
    expect(claims(String(tokens?.accessToken)).device_key).toBe(device?.id);
    await auth.forgetDevice();
    expect(await auth.fetchDevices()).toEqual([]);
  });
});

describe("USER_AUTH", () => {
  const choose = { authFlowType: "USER_AUTH" } as const;

  test("offers a choice, and accepts the chosen password", async () => {
    const username = await world.someone();
    const { nextStep } = await auth.signIn({ username, options: choose });
    expect(nextStep).toMatchObject({
      signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION",
      availableChallenges: ["PASSWORD", "PASSWORD_SRP"],
    });
    for (const challenge of ["PASSWORD", "PASSWORD_SRP"]) {
      await auth.signOut();
      await auth.signIn({ username, options: choose });
      expect(await answer(challenge)).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_PASSWORD" });
      expect(await answer(PASSWORD)).toEqual({ signInStep: "DONE" });
    }
  });

  test.each(["PASSWORD", "PASSWORD_SRP"] as const)(
    "accepts %s as the preferred challenge at once",
    async (preferredChallenge) => {
      const username = await world.someone();
      expect(await signIn(username, PASSWORD, { ...choose, preferredChallenge })).toEqual({ signInStep: "DONE" });
      expect((await auth.fetchAuthSession()).tokens?.idToken?.payload.email).toBe(username);
    },
  );

  test("signs in with a code alone if the pool allows it", async () => {
    await world.set({ firstFactors: ["PASSWORD", "EMAIL_OTP"] });
    const username = await world.someone();
    const { nextStep } = await auth.signIn({ username, options: { ...choose, preferredChallenge: "EMAIL_OTP" } });
    expect(nextStep).toMatchObject({ signInStep: "CONFIRM_SIGN_IN_WITH_EMAIL_CODE" });
    expect(await answer(await world.code(username))).toEqual({ signInStep: "DONE" });
  });
});
