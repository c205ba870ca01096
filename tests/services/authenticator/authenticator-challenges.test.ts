/**
 * Every response that a sign-in can get, with one demo person each, in a simple pool and in one with all options on.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import { demoPeople } from "../../../server/sandbox/demo-people";
import type { Submitted } from "../../../server/services/authenticator";
import { type AuthenticatorWorld, authenticatorWorld, credentials } from "./authenticator-world";

const NEW_PASSWORD = "Dropkick-12-feet";
const alertOf = (submitted: Submitted) =>
  submitted.outcome === "stay" ? submitted.problems.alert?.key : submitted.outcome;
const other = (right: string | undefined) => (right === "000000" ? "111111" : "000000");
const totpSecret = (name: string) =>
  demoPeople.find(({ email }) => email === credentials(name).username)?.state().mfa?.secret ?? "";

describe.each([
  ["a plain pool", false],
  ["a pool with client secret, device tracking and rotation", true],
])("In %s", (_, strict) => {
  let world: AuthenticatorWorld;
  let newestCode: (to: string) => Promise<string>;
  beforeAll(async () => {
    world = await authenticatorWorld({ strict });
    newestCode = async (to) => (await world.sent(to))[0]?.code ?? "";
  });
  afterAll(() => world.stop());

  /** The tokens work: the provider accepts them, and refreshes them any number of times. */
  async function good(submitted: Submitted): Promise<Record<string, string>> {
    if (submitted.outcome !== "signedIn") throw new Error(JSON.stringify(submitted));
    const client = world.client();
    const { tokens } = submitted;
    expect(Boolean(tokens.deviceKey)).toBe(strict);
    const again = await client.refresh(await client.refresh(tokens));
    expect(again).toMatchObject({ username: tokens.username });
    expect(again.refreshToken === tokens.refreshToken).toBe(!strict);
    return (await client.getUser(again.accessToken)).attributes;
  }

  test("a code from a text message signs in; a wrong one stays on the screen and is kept in the form", async () => {
    const browser = world.browser();
    const asked = await browser.post("signIn", credentials("sms"));
    expect(asked).toMatchObject({
      outcome: "goto",
      screen: "confirmSignIn",
      flow: { codeDeliveryDetails: { DeliveryMedium: "SMS", Destination: "+*******0123" } },
    });
    expect(await browser.open("confirmSignIn")).toMatchObject({ data: { challengeName: "SMS_MFA" } });

    const right = await newestCode("+12025550123");
    const wrong = await browser.post("confirmSignIn", { confirmation_code: other(right) });
    expect(alertOf(wrong)).toBe("errors.codeMismatch");
    expect(wrong).toMatchObject({ typed: { confirmation_code: other(right) } });
    await good(await browser.post("confirmSignIn", { confirmation_code: right }));
  });

  test("a code from an authenticator app signs in", async () => {
    const browser = world.browser();
    await browser.post("signIn", credentials("totp"));
    expect(await browser.open("confirmSignIn")).toMatchObject({ data: { challengeName: "SOFTWARE_TOKEN_MFA" } });
    const right = totpCode(totpSecret("totp"));
    expect(alertOf(await browser.post("confirmSignIn", { confirmation_code: other(right) }))).toBe(
      "errors.codeMismatch",
    );
    await good(await browser.post("confirmSignIn", { confirmation_code: right }));
  });

  test("three wrong codes, or three minutes, end the challenge on the sign-in screen with the email filled in", async () => {
    const browser = world.browser();
    const { username } = credentials("totp");
    await browser.post("signIn", credentials("totp"));
    const wrong = other(totpCode(totpSecret("totp")));
    for (let i = 0; i < 3; i++) await browser.post("confirmSignIn", { confirmation_code: wrong });
    const over = {
      outcome: "goto",
      screen: "signIn",
      flow: { authAttributes: { username }, notice: { kind: "alert", key: "errors.sessionExpired" } },
    };
    expect(await browser.post("confirmSignIn", { confirmation_code: wrong })).toMatchObject(over);

    await browser.post("signIn", credentials("totp"));
    await world.clock.advance("PT3M");
    expect(await browser.post("confirmSignIn", { confirmation_code: wrong })).toMatchObject(over);
    expect(browser.flow()).not.toHaveProperty("session");
  });

  test("a fan with two factors chooses one, and a choice that was not offered is refused", async () => {
    const browser = world.browser();
    await browser.post("signIn", credentials("choosy"));
    expect(await browser.open("selectMfaType")).toMatchObject({
      data: { mfaTypes: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] },
    });
    expect(alertOf(await browser.post("selectMfaType"))).toBe("errors.invalidMfaType");
    expect(await browser.post("selectMfaType", { mfa_type: "EMAIL_OTP" })).toMatchObject({
      problems: { alert: { key: "errors.invalidMfaType" } },
      typed: { choice: "EMAIL_OTP" },
    });
    expect(await browser.post("selectMfaType", { mfa_type: "SMS_MFA" })).toMatchObject({ screen: "confirmSignIn" });
    const code = await newestCode("+12025550142");
    await good(await browser.post("confirmSignIn", { confirmation_code: code }));
  });

  test("an authenticator app is set up, verified by its first code, and asked for from then on", async () => {
    const browser = world.browser();
    const { username } = credentials("setup");
    expect(await browser.post("signIn", credentials("setup"))).toMatchObject({ screen: "setupTOTP" });
    const opened = await browser.open("setupTOTP");
    if (opened.outcome !== "show" || !opened.data.totp) throw new Error(opened.outcome);
    const { secret, link, qrSvg } = opened.data.totp;
    expect(link).toBe(`otpauth://totp/AWSCognito:${encodeURIComponent(username)}?secret=${secret}&issuer=AWSCognito`);
    expect(qrSvg).toContain('width="228"');

    expect(alertOf(await browser.post("setupTOTP", { confirmation_code: other(totpCode(secret)) }))).toBe(
      "errors.codeMismatch",
    );
    expect(await browser.open("setupTOTP")).toMatchObject({ data: { totp: { secret } } });
    expect(alertOf(await browser.post("setupTOTP", { confirmation_code: "12" }))).toBe("errors.codeMismatch");
    await good(await browser.post("setupTOTP", { confirmation_code: totpCode(secret) }));
    expect(await world.browser().post("signIn", credentials("setup"))).toMatchObject({ screen: "confirmSignIn" });
  });

  test("an invited fan chooses a password and enters missing attributes", async () => {
    const browser = world.browser();
    const { username } = credentials("invited");
    await browser.post("signIn", credentials("invited"));
    const opened = await browser.open("forceNewPassword");
    if (opened.outcome !== "show") throw new Error(opened.outcome);
    expect(opened.data.fields.map(({ name }) => name)).toEqual(["password", "confirm_password", "name"]);

    const form = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, name: "" };
    expect(await browser.post("forceNewPassword", form)).toMatchObject({
      outcome: "stay",
      problems: { fields: { name: [{ key: "validation.required" }] } },
    });
    const done = await browser.post("forceNewPassword", { ...form, name: "Ina Invited" });
    expect(await good(done)).toMatchObject({ name: "Ina Invited", email: username });
    await good(await world.browser().post("signIn", { username, password: NEW_PASSWORD }));
  });

  test("a reset that the operator required sends a code, and the new password signs in", async () => {
    const browser = world.browser();
    const { username, password } = credentials("reset");
    expect(await browser.post("signIn", { username, password })).toMatchObject({
      screen: "confirmResetPassword",
      flow: { intent: "confirmPasswordReset", notice: { key: "notices.resetRequiredTo" } },
    });
    const form = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const code = await newestCode(username);
    const wrong = await browser.post("confirmResetPassword", { ...form, confirmation_code: other(code) });
    expect(alertOf(wrong)).toBe("errors.codeMismatch");
    expect(JSON.stringify(wrong)).not.toContain(NEW_PASSWORD);
    expect(await browser.post("confirmResetPassword", { ...form, confirmation_code: code })).toMatchObject({
      screen: "signIn",
      flow: { authAttributes: { username }, notice: { kind: "status", key: "notices.passwordChanged" } },
    });
    await good(await browser.post("signIn", { username, password: NEW_PASSWORD }));
  });

  test("a contact is verified by its code, which can be sent again", async () => {
    const browser = world.browser();
    expect(await browser.post("signIn", credentials("contacts"))).toMatchObject({ screen: "verifyUser" });
    expect(await browser.open("verifyUser")).toMatchObject({
      data: {
        unverifiedContacts: [
          { attribute: "email", contact: "c*****s@ringside.example" },
          { attribute: "phone_number", contact: "********0107" },
        ],
      },
    });
    expect(await browser.post("verifyUser")).toMatchObject({
      outcome: "stay",
      problems: { fields: { unverifiedAttr: [{ key: "validation.required" }] } },
    });
    // By its index, as section 2 describes it.
    expect(await browser.post("verifyUser", { unverifiedAttr: "1" })).toMatchObject({
      screen: "confirmVerifyUser",
      flow: { attributeToVerify: "phone_number", codeDeliveryDetails: { DeliveryMedium: "SMS" } },
    });
    expect(await browser.post("confirmVerifyUser", { intent: "RESEND" })).toMatchObject({
      screen: "confirmVerifyUser",
      flow: { notice: { key: "notices.codeSentTo" } },
    });
    const code = await newestCode("+12025550107");
    expect(alertOf(await browser.post("confirmVerifyUser", { confirmation_code: other(code) }))).toBe(
      "errors.codeMismatch",
    );
    const done = await browser.post("confirmVerifyUser", { confirmation_code: code });
    expect(await good(done)).toMatchObject({ phone_number_verified: "true", email_verified: "false" });
    await good(await world.browser().post("signIn", credentials("contacts")));
  });

  test("verifying a contact can be skipped, before and after the code is sent", async () => {
    const browser = world.browser();
    await browser.post("signIn", credentials("unverified"));
    await good(await browser.post("verifyUser", { intent: "SKIP" }));
    await browser.post("signIn", credentials("unverified"));
    await browser.post("verifyUser", { unverifiedAttr: "email" });
    expect(await good(await browser.post("confirmVerifyUser", { intent: "SKIP" }))).toMatchObject({
      email_verified: "false",
    });
  });

  test("a custom challenge of the pool is asked and answered, on every flow that can ask it", async () => {
    for (const authFlow of ["USER_SRP_AUTH", "CUSTOM_AUTH"] as const) {
      const client = world.client({ authFlow });
      const browser = world.browser(world.engine({}, client));
      expect(await browser.post("signIn", credentials("riddle"))).toMatchObject({ screen: "confirmSignIn" });
      expect(await browser.open("confirmSignIn")).toMatchObject({
        data: { challengeName: "CUSTOM_CHALLENGE", challengeQuestion: expect.stringContaining("referee") },
      });
      expect(await browser.post("confirmSignIn", { confirmation_code: " " })).toMatchObject({
        problems: { fields: { confirmation_code: [{ key: "validation.challengeResponseEmpty" }] } },
      });
      const wrong = await browser.post("confirmSignIn", { confirmation_code: "three and a half" });
      expect(alertOf(wrong)).toBe("errors.codeMismatch");
      expect(wrong).toMatchObject({ typed: { confirmation_code: "three and a half" } });
      await good(await browser.post("confirmSignIn", { confirmation_code: "10" }));
    }
  });

  test("a flow with custom challenges is asked by the pool's triggers, whoever signs in", async () => {
    const browser = world.browser(world.engine({}, world.client({ authFlow: "CUSTOM_AUTH" })));
    await browser.post("signIn", credentials("fan"));
    expect(await browser.open("confirmSignIn")).toMatchObject({ data: { challengeName: "CUSTOM_CHALLENGE" } });
    await good(await browser.post("confirmSignIn", { confirmation_code: "10" }));
  });

  test("a disabled fan reads why they cannot sign in; users' mistakes are not reported", async () => {
    const before = world.reports.length;
    expect(alertOf(await world.browser().post("signIn", credentials("disabled")))).toBe("errors.userDisabled");
    expect(world.reports).toHaveLength(before);
  });

  test("going back to sign-in from any step keeps only the email", async () => {
    const browser = world.browser();
    const { username } = credentials("sms");
    await browser.post("signIn", credentials("sms"));
    await browser.post("confirmSignIn", { intent: "SIGN_IN" });
    expect(browser.flow()).toEqual({
      id: expect.any(String),
      state: "signIn",
      authAttributes: { username },
      expires: expect.any(String),
      notice: undefined,
    });
  });

  test("no flow holds a password", async () => {
    for (const name of ["sms", "totp", "choosy", "unverified"]) {
      const browser = world.browser();
      await browser.post("signIn", credentials(name));
      expect(JSON.stringify(browser.flow())).not.toContain(credentials(name).password);
    }
  });
});
