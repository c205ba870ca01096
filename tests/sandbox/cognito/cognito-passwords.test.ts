/** Forgotten, reset and changed passwords. */
import { scryptSync } from "node:crypto";
import {
  AdminResetUserPasswordCommand,
  ChangePasswordCommand,
  CodeMismatchException,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotFoundException,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { passwordMatches } from "../../../server/sandbox/cognito/credentials/pool-passwords";
import { type CognitoWorld, cognitoWorld, otherThan, PASSWORD, refusal, refusals } from "./cognito-world";

const NEW_PASSWORD = "Chokeslam-9-times";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ preventUserExistenceErrors: true }));

const forgot = (Username: string) =>
  world.provider.send(new ForgotPasswordCommand({ ClientId: world.ClientId, Username }));
const confirm = (Username: string, ConfirmationCode: string, Password = NEW_PASSWORD) =>
  world.provider.send(
    new ConfirmForgotPasswordCommand({ ClientId: world.ClientId, Username, ConfirmationCode, Password }),
  );

describe("a forgotten password", () => {
  test("is replaced with the mailed code, which works once", async () => {
    const email = await world.someone();
    expect((await forgot(email.toUpperCase())).CodeDeliveryDetails).toEqual({
      Destination: "s***@e***",
      DeliveryMedium: "EMAIL",
      AttributeName: "email",
    });
    const code = await world.code(email);
    await confirm(email, code);
    expect((await world.signIn(email, NEW_PASSWORD)).AuthenticationResult).toBeTruthy();
    await refusal(world.signIn(email, PASSWORD));
    expect(await refusal(confirm(email, code))).toBeInstanceOf(ExpiredCodeException);
  });

  test("needs the right code, within the hour, and a password that meets the policy", async () => {
    const email = await world.someone();
    await forgot(email);
    const code = await world.code(email);
    const wrong = await refusal(confirm(email, otherThan(code)));
    expect(wrong).toBeInstanceOf(CodeMismatchException);
    expect(wrong.message).toBe("Invalid verification code provided, please try again.");
    expect(await refusal(confirm(email, code, "weak"))).toBeInstanceOf(InvalidPasswordException);
    await world.later("PT1H");
    const late = await refusal(confirm(email, code));
    expect(late).toBeInstanceOf(ExpiredCodeException);
    expect(late.message).toBe("Invalid code provided, please request a code again.");
  });

  test("can be asked for five times an hour", async () => {
    const email = await world.someone();
    for (let n = 0; n < 5; n += 1) await forgot(email);
    const error = await refusal(forgot(email));
    expect(error).toBeInstanceOf(LimitExceededException);
    expect(error.message).toBe("Attempt limit exceeded, please try after some time.");
  });

  test("wrong codes are limited too", async () => {
    const email = await world.someone();
    await forgot(email);
    const code = await world.code(email);
    for (let n = 0; n < 10; n += 1) await refusal(confirm(email, otherThan(code)));
    expect(await refusal(confirm(email, code))).toBeInstanceOf(LimitExceededException);
  });

  test("an unknown user gets a simulated response, unless the pool reveals unknown users", async () => {
    expect((await forgot("nobody@example.com")).CodeDeliveryDetails?.Destination).toBe("n***@e***");
    expect(await world.mails("nobody@example.com")).toEqual([]);
    expect(await refusal(confirm("nobody@example.com", "123456"))).toBeInstanceOf(CodeMismatchException);

    await world.set({ preventUserExistenceErrors: false });
    for (const error of await refusals(forgot("nobody@example.com"), confirm("nobody@example.com", "123456"))) {
      expect(error).toBeInstanceOf(UserNotFoundException);
      expect(error.message).toBe("Username/client id combination not found.");
    }
    expect((await refusal(world.signIn("nobody@example.com"))).message).toBe("User does not exist.");
  });

  test.each(["unverified", "newcomer", "contacts"])(
    "%s has no verified contact that a code could be sent to, which a pool that hides accounts does not say",
    async (name) => {
      const { CodeDeliveryDetails } = await forgot(`${name}@ringside.example`);
      expect(CodeDeliveryDetails).toMatchObject({ Destination: `${name[0]}***@r***`, DeliveryMedium: "EMAIL" });
      await world.set({ preventUserExistenceErrors: false });
      const error = await refusal(forgot(`${name}@ringside.example`));
      expect(error).toBeInstanceOf(InvalidParameterException);
      expect(error.message).toBe(
        "Cannot reset password for the user as there is no registered/verified email or phone_number",
      );
    },
  );

  test("an invited or disabled user cannot reset", async () => {
    expect((await refusal(forgot("invited@ringside.example"))).message).toBe(
      "User password cannot be reset in the current state.",
    );
    expect((await refusal(world.demo("lapsed"))).message).toBe(
      "Temporary password has expired and must be reset by an administrator.",
    );
    expect(await forgot("disabled@ringside.example")).toMatchObject({
      CodeDeliveryDetails: { Destination: "d***@r***" },
    });
    await world.set({ preventUserExistenceErrors: false });
    expect((await refusal(forgot("disabled@ringside.example"))).message).toBe("User is disabled.");
  });
});

describe("a reset by an operator", () => {
  test("blocks sign-in, refresh and tokens until the user sets a new password with the mailed code", async () => {
    const email = await world.someone();
    const tokens = await world.tokensOf(email);
    await world.operator.send(new AdminResetUserPasswordCommand({ UserPoolId: world.UserPoolId, Username: email }));
    for (const error of await refusals(world.signIn(email), world.getUser(tokens.access))) {
      expect(error).toBeInstanceOf(PasswordResetRequiredException);
      expect(error.message).toBe("Password reset required for the user");
    }
    await confirm(email, await world.code(email));
    expect((await world.signIn(email, NEW_PASSWORD)).AuthenticationResult).toBeTruthy();
  });

  test("the demo user for it goes through the same steps, and the reset button restores them", async () => {
    const email = "reset@ringside.example";
    expect(await refusal(world.demo("reset"))).toBeInstanceOf(PasswordResetRequiredException);
    await forgot(email);
    await confirm(email, await world.code(email));
    const { AuthenticationResult } = await world.signIn(email, NEW_PASSWORD);
    const { sub } = await world.attributes(AuthenticationResult?.AccessToken);
    await fetch(`${world.origin}/people/reset`, { method: "POST", redirect: "manual" });
    expect(await refusal(world.demo("reset"))).toBeInstanceOf(PasswordResetRequiredException);
    await forgot(email);
    await confirm(email, await world.code(email));
    const back = await world.signIn(email, NEW_PASSWORD);
    expect((await world.attributes(back.AuthenticationResult?.AccessToken)).sub).toBe(sub);
  });
});

test("changing a password needs the old one", async () => {
  const email = await world.someone();
  const { access: AccessToken } = await world.tokensOf(email);
  const change = (PreviousPassword: string, ProposedPassword = NEW_PASSWORD) =>
    world.provider.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));
  const wrong = await refusal(change("Wrong-1-password"));
  expect(wrong).toBeInstanceOf(NotAuthorizedException);
  expect(wrong.message).toBe("Incorrect username or password.");
  expect(await refusal(change(PASSWORD, "weak"))).toBeInstanceOf(InvalidPasswordException);
  await change(PASSWORD);
  expect((await world.signIn(email, NEW_PASSWORD)).AuthenticationResult).toBeTruthy();
});

describe("a password stored before its cost was", () => {
  const kept = {
    salt: "00".repeat(16),
    hash: scryptSync(PASSWORD, Buffer.alloc(16), 32).toString("hex"),
    srpSalt: "00",
    srpVerifier: "00",
  };

  test("still works, and a wrong one doesn't", async () => {
    expect(await passwordMatches(kept, PASSWORD)).toBe(true);
    expect(await passwordMatches(kept, NEW_PASSWORD)).toBe(false);
  });
});
