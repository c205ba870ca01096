/** The reset flow: the same responses whether or not an account exists, and limits on codes. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProviderError } from "../../../server/clients/cognito/provider-error";
import type { Submitted } from "../../../server/services/authenticator";
import { type AuthenticatorWorld, authenticatorWorld, credentials, PASSWORD, signUpForm } from "./authenticator-world";

const NEW_PASSWORD = "Dropkick-12-feet";
let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld();
});
afterAll(() => world.stop());

const alertOf = (submitted: Submitted) =>
  submitted.outcome === "stay" ? submitted.problems.alert?.key : submitted.outcome;
const newForm = (code: string, password = NEW_PASSWORD) => ({
  confirmation_code: code,
  password,
  confirm_password: password,
});

async function member(): Promise<string> {
  const email = world.newcomer();
  const browser = world.browser();
  await browser.post("signUp", signUpForm(email));
  const [code = ""] = await world.codes(email);
  await browser.post("confirmSignUp", { confirmation_code: code });
  return email;
}

test("a code arrives, the new password signs in, the old one does not", async () => {
  const email = await member();
  const browser = world.browser();
  await browser.post("signIn", { intent: "RESET_PASSWORD", username: email });
  expect(await browser.open("resetPassword")).toMatchObject({ data: { username: email } });
  expect(await browser.post("resetPassword", { username: email.toUpperCase() })).toMatchObject({
    screen: "confirmResetPassword",
    flow: { authAttributes: { username: email }, codeDeliveryDetails: { DeliveryMedium: "EMAIL" } },
  });
  const [code = ""] = await world.codes(email);
  expect(await browser.post("confirmResetPassword", newForm(code))).toMatchObject({ screen: "signIn" });

  expect(alertOf(await browser.post("signIn", { username: email, password: PASSWORD }))).toBe(
    "errors.incorrectPassword",
  );
  expect(alertOf(await browser.post("signIn", { username: email, password: NEW_PASSWORD }))).toBe("signedIn");
});

test("the new password is validated before the provider is called, and the code stays valid", async () => {
  const email = await member();
  const browser = world.browser();
  await browser.post("resetPassword", { username: email });
  const [code = ""] = await world.codes(email);
  expect(await browser.post("confirmResetPassword", newForm(code, "short"))).toMatchObject({
    problems: { fields: { password: expect.any(Array) } },
    typed: { confirmation_code: code },
  });
  expect(await browser.post("confirmResetPassword", newForm(code))).toMatchObject({ screen: "signIn" });
});

test("a new code is announced with its destination, at most five times an hour", async () => {
  const email = await member();
  const browser = world.browser();
  await browser.post("resetPassword", { username: email });
  const outcomes: string[] = [];
  for (let i = 0; i < 5; i++) {
    outcomes.push(String(alertOf(await browser.post("confirmResetPassword", { intent: "RESEND" }))));
  }
  expect(outcomes).toEqual(["goto", "goto", "goto", "goto", "errors.attemptLimit"]);
  expect(browser.flow()).toMatchObject({ state: "confirmResetPassword" });
});

test("a code expires after an hour, and its flow with it", async () => {
  const email = await member();
  const browser = world.browser();
  await browser.post("resetPassword", { username: email });
  await world.clock.advance("PT1H");
  expect(await browser.open("confirmResetPassword")).toMatchObject({
    outcome: "goto",
    screen: "signIn",
    flow: { notice: { key: "notices.flowEnded" } },
  });
});

describe("In a pool that hides who has an account", () => {
  /** Everything that the fan sees, without their email address. */
  async function seen(email: string) {
    const browser = world.browser();
    const answers = [await browser.post("resetPassword", { username: email })];
    answers.push(await browser.post("confirmResetPassword", { intent: "RESEND" }));
    answers.push(await browser.post("confirmResetPassword", newForm("000000")));
    const shown = answers.map((answer) => [answer.outcome, alertOf(answer), answer.flow?.notice]);
    const { DeliveryMedium, Destination } = browser.flow()?.codeDeliveryDetails ?? {};
    return [...shown, DeliveryMedium, Destination?.replace(/^.(.*@).(.*)$/, "$1$2")];
  }

  test("a reset looks the same for known and unknown accounts", async () => {
    const known = await seen(await member());
    expect(known).toContain("EMAIL");
    expect(await seen("nobody@example.com")).toEqual(known);
  });

  test.each(["unverified", "disabled", "newcomer"])(
    "requesting a code for the %s account looks like requesting any other",
    async (name) => {
      const { username } = credentials(name);
      const browser = world.browser();
      expect(await browser.post("resetPassword", { username })).toMatchObject({
        screen: "confirmResetPassword",
        flow: { codeDeliveryDetails: { DeliveryMedium: "EMAIL", Destination: `${username[0]}***@r***` } },
      });
      expect(await world.codes(username)).toHaveLength(0);
    },
  );

  test("a sign-in with a wrong password looks the same for known and unknown accounts", async () => {
    const alerts = [];
    for (const username of [await member(), "nobody-at-all@example.com"]) {
      alerts.push(alertOf(await world.browser().post("signIn", { username, password: "Wrong-1-password" })));
    }
    expect(alerts).toEqual(["errors.incorrectPassword", "errors.incorrectPassword"]);
  });
});

describe("In a pool that tells who has no account", () => {
  beforeAll(() => world.settings({ preventUserExistenceErrors: false }));
  afterAll(() => world.settings({ preventUserExistenceErrors: true }));

  test("so does the page: the pool's setting decides", async () => {
    const username = "nobody@example.com";
    expect(alertOf(await world.browser().post("signIn", { username, password: "Wrong-1-password" }))).toBe(
      "errors.userDoesNotExist",
    );
    expect(alertOf(await world.browser().post("resetPassword", { username }))).toBe("errors.clientNotFound");
  });

  test.each([
    ["unverified", "errors.noVerifiedContact"],
    ["newcomer", "errors.noVerifiedContact"],
    ["disabled", "errors.userDisabled"],
  ])("the %s account reads why no code can be sent", async (name, key) => {
    const { username } = credentials(name);
    expect(alertOf(await world.browser().post("resetPassword", { username }))).toBe(key);
  });
});

test("a reset that the operator required continues with an earlier code if no new one may be sent", async () => {
  const { username, password } = credentials("reset");
  for (let i = 0; i < 5; i++) await world.browser().post("resetPassword", { username });
  const [code = ""] = await world.codes(username);
  const browser = world.browser();
  expect(await browser.post("signIn", { username, password })).toMatchObject({
    screen: "confirmResetPassword",
    flow: { notice: { kind: "alert", key: "errors.attemptLimit" } },
  });
  expect(await browser.post("confirmResetPassword", newForm(code))).toMatchObject({ screen: "signIn" });
});

test("a fan who entered the right password learns that there is nowhere to send a code", async () => {
  await world.settings({ preventUserExistenceErrors: false });
  const cognito = {
    ...world.client(),
    initiateAuth: () =>
      Promise.reject(new ProviderError("PasswordResetRequiredException", "Password reset required", "none")),
  };
  const { username } = credentials("unverified");
  const browser = world.browser(world.engine({}, cognito));
  expect(await browser.post("signIn", { username, password: PASSWORD })).toMatchObject({
    screen: "resetPassword",
    flow: { notice: { kind: "alert", key: "errors.noVerifiedContact" } },
  });
});
