/** Signing in without a password, where the pool and the site offer it, and email as a second factor. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { UnexpectedEvent } from "../../../app/domain/authenticator/machine/state-machine";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import type { Submitted } from "../../../server/services/authenticator";
import { type AuthenticatorWorld, authenticatorWorld, credentials } from "./authenticator-world";

const alertOf = (submitted: Submitted) =>
  submitted.outcome === "stay" ? submitted.problems.alert?.key : submitted.outcome;
const other = (right: string) => (right.startsWith("0") ? "111111" : "000000");

describe.each([
  ["a plain pool", false],
  ["a pool with client secret, device tracking and rotation", true],
])("In %s", (_, strict) => {
  let world: AuthenticatorWorld;
  beforeAll(async () => {
    world = await authenticatorWorld({ strict });
  });
  afterAll(() => world.stop());
  const choosing = () => world.browser(world.engine({ signInChoices: ["EMAIL_OTP", "SMS_OTP"] }));
  const codeFor = async (to: string) => (await world.codes(to))[0] ?? "";

  test("nothing is offered or accepted unless the site says so", async () => {
    const browser = world.browser();
    expect(await browser.open("signIn")).toMatchObject({ data: { signInChoices: [] } });
    const { username } = credentials("fan");
    await expect(browser.post("signIn", { intent: "USE_EMAIL_CODE", username })).rejects.toThrow(UnexpectedEvent);
    const byMail = world.browser(world.engine({ signInChoices: ["EMAIL_OTP"] }));
    await expect(byMail.post("signIn", { intent: "USE_TEXT_CODE", username })).rejects.toThrow(UnexpectedEvent);
  });

  test("a code by email signs in, after a wrong one, and can be sent again", async () => {
    const browser = choosing();
    const { username } = credentials("fan");
    expect(await browser.open("signIn")).toMatchObject({ data: { signInChoices: ["EMAIL_OTP", "SMS_OTP"] } });
    expect(await browser.post("signIn", { intent: "USE_EMAIL_CODE", username })).toMatchObject({
      screen: "confirmSignIn",
      flow: { codeDeliveryDetails: { DeliveryMedium: "EMAIL", Destination: "f***@r***" } },
    });
    expect(await browser.open("confirmSignIn")).toMatchObject({
      data: { challengeName: "EMAIL_OTP", resendable: true },
    });
    const first = await codeFor(username);
    expect(alertOf(await browser.post("confirmSignIn", { confirmation_code: other(first) }))).toBe(
      "errors.codeMismatch",
    );
    expect(await browser.post("confirmSignIn", { intent: "RESEND" })).toMatchObject({
      screen: "confirmSignIn",
      flow: { notice: { key: "notices.codeSentTo" } },
    });
    const code = await codeFor(username);
    const done = await browser.post("confirmSignIn", { confirmation_code: code });
    if (done.outcome !== "signedIn") throw new Error(JSON.stringify(done));
    expect((await world.client().getUser(done.tokens.accessToken)).attributes.email).toBe(username);
  });

  test("the password needs nothing of it", async () => {
    expect((await choosing().post("signIn", credentials("fan"))).outcome).toBe("signedIn");
  });

  test("an account that can't sign in that way reads so, and keeps its email", async () => {
    const browser = choosing();
    const { username } = credentials("totp");
    expect(alertOf(await browser.post("signIn", { intent: "USE_EMAIL_CODE", username }))).toBe(
      "errors.choiceUnavailable",
    );
    expect(await choosing().post("signIn", { intent: "USE_EMAIL_CODE", username: " " })).toMatchObject({
      problems: { fields: { username: [{ key: "validation.emailEmpty" }] } },
    });
  });

  test("messages are limited like every other code", async () => {
    const browser = choosing();
    const { username } = credentials("rival");
    const outcomes: string[] = [];
    for (let i = 0; i < 6; i++) {
      outcomes.push(String(alertOf(await browser.post("signIn", { intent: "USE_EMAIL_CODE", username }))));
    }
    expect(outcomes.at(0)).toBe("goto");
    expect(outcomes.at(-1)).toBe("errors.attemptLimit");
  });

  test("email is a second factor too: alone, and as one to choose", async () => {
    const browser = world.browser();
    expect(await browser.post("signIn", credentials("mailcode"))).toMatchObject({ screen: "confirmSignIn" });
    expect(await browser.open("confirmSignIn")).toMatchObject({
      data: { challengeName: "EMAIL_OTP", resendable: false },
    });
    // Its code comes with the password, which nobody keeps.
    expect(await browser.post("confirmSignIn", { intent: "RESEND" })).toMatchObject({ screen: "confirmSignIn" });
    const { username } = credentials("mailcode");
    expect(await world.codes(username)).toHaveLength(1);
    const done = await browser.post("confirmSignIn", { confirmation_code: await codeFor(username) });
    if (done.outcome !== "signedIn") throw new Error(JSON.stringify(done));

    const { accessToken } = done.tokens;
    await world.client().setMfaPreference({ accessToken, email: { enabled: true, preferred: false } });
    const { secret } = await world.client().associateSoftwareToken({ accessToken });
    await world.client().verifySoftwareToken({ accessToken, code: totpCode(secret) });
    await world.client().setMfaPreference({ accessToken, totp: { enabled: true, preferred: false } });
    // Another browser: this one may be remembered, which replaces the factor.
    const elsewhere = world.browser();
    await elsewhere.post("signIn", credentials("mailcode"));
    expect(await elsewhere.open("selectMfaType")).toMatchObject({
      data: { mfaTypes: ["EMAIL_OTP", "SOFTWARE_TOKEN_MFA"] },
    });
    expect(await elsewhere.post("selectMfaType", { mfa_type: "EMAIL_OTP" })).toMatchObject({ screen: "confirmSignIn" });
    const chosen = await elsewhere.post("confirmSignIn", { confirmation_code: await codeFor(username) });
    expect(chosen.outcome).toBe("signedIn");
  });
});
