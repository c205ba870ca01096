/** Every challenge between the right password and the tokens, with one demo user each. */
import { createHmac } from "node:crypto";
import {
  CodeMismatchException,
  InitiateAuthCommand,
  InvalidParameterException,
  InvalidPasswordException,
  NotAuthorizedException,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import { type CognitoWorld, claims, cognitoWorld, otherThan, passwordOf, refusal, refusals } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ clientSecret: null, mfa: "OPTIONAL", customAuth: true, totpOnce: false }));

/** The authenticator's secret, as shown on the people page. */
async function secretOf(name: string): Promise<string> {
  const page = await (await fetch(`${world.origin}/people`)).text();
  return new RegExp(`${name}@ringside\\.example[\\s\\S]*?Authenticator: <code>(\\w+)</code>`).exec(page)?.[1] ?? "";
}

describe("SMS_MFA", () => {
  const USERNAME = "sms@ringside.example";

  test("a text message brings the code that completes the sign-in", async () => {
    const asked = await world.demo("sms");
    expect(asked).toMatchObject({
      ChallengeName: "SMS_MFA",
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: "SMS",
        CODE_DELIVERY_DESTINATION: "+*******0123",
        USER_ID_FOR_SRP: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(asked.AuthenticationResult).toBeUndefined();
    const [message] = await world.mails("+12025550123");
    expect(message).toMatchObject({ medium: "SMS", code: expect.stringMatching(/^\d{6}$/) });
    const answer = { USERNAME, SMS_MFA_CODE: message?.code ?? "" };
    const { AuthenticationResult } = await world.respond("SMS_MFA", asked.Session, answer);
    expect(await world.attributes(AuthenticationResult?.AccessToken)).toMatchObject({
      phone_number: "+12025550123",
      phone_number_verified: "true",
    });
    expect((await refusal(world.respond("SMS_MFA", asked.Session, answer))).message).toBe(
      "Invalid session for the user.",
    );
  });

  test("two wrong codes are allowed, the third one ends the Session", async () => {
    const { Session } = await world.demo("sms");
    const right = await world.code("+12025550123");
    for (let n = 0; n < 3; n += 1) {
      const error = await refusal(world.respond("SMS_MFA", Session, { USERNAME, SMS_MFA_CODE: otherThan(right) }));
      expect(error).toBeInstanceOf(CodeMismatchException);
      expect(error.message).toBe("Invalid code or auth state for the user.");
    }
    const error = await refusal(world.respond("SMS_MFA", Session, { USERNAME, SMS_MFA_CODE: right }));
    expect(error).toBeInstanceOf(NotAuthorizedException);
  });

  test("after a wrong code the same Session accepts the right one", async () => {
    const { Session } = await world.demo("sms");
    const right = await world.code("+12025550123");
    await refusal(world.respond("SMS_MFA", Session, { USERNAME, SMS_MFA_CODE: otherThan(right) }));
    const done = await world.respond("SMS_MFA", Session, { USERNAME, SMS_MFA_CODE: right });
    expect(done.AuthenticationResult?.IdToken).toBeTruthy();
  });

  test("the Session is bound to the user and the step, and expires after three minutes", async () => {
    const { Session } = await world.demo("sms");
    const code = await world.code("+12025550123");
    for (const error of await refusals(
      world.respond("SMS_MFA", Session, { USERNAME: "fan@ringside.example", SMS_MFA_CODE: code }),
      world.respond("SOFTWARE_TOKEN_MFA", Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code }),
      world.respond("NEW_PASSWORD_REQUIRED", Session, { USERNAME, NEW_PASSWORD: "Another-1-password" }),
      world.respond("SMS_MFA", "made-up-session-of-some-length", { USERNAME, SMS_MFA_CODE: code }),
    ))
      expect(error.message).toBe("Invalid session for the user.");
    await world.later("PT3M");
    expect((await refusal(world.respond("SMS_MFA", Session, { USERNAME, SMS_MFA_CODE: code }))).message).toBe(
      "Invalid session for the user, session is expired.",
    );
  });

  test("SECRET_HASH uses the generated user name from the challenge on", async () => {
    await world.set({ clientSecret: "s3cret" });
    const hash = (name: string) =>
      createHmac("sha256", "s3cret")
        .update(name + world.ClientId)
        .digest("base64");
    const asked = await world.provider.send(
      new InitiateAuthCommand({
        ClientId: world.ClientId,
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME, PASSWORD: passwordOf(USERNAME), SECRET_HASH: hash(USERNAME) },
      }),
    );
    const known = asked.ChallengeParameters?.USER_ID_FOR_SRP ?? "";
    const answer = { USERNAME: known, SMS_MFA_CODE: await world.code("+12025550123") };
    const byEmail = { ...answer, SECRET_HASH: hash(USERNAME) };
    for (const attempt of [answer, byEmail, { ...byEmail, USERNAME }])
      expect((await refusal(world.respond("SMS_MFA", asked.Session, attempt))).message).toMatch(/secret/i);
    const done = await world.respond("SMS_MFA", asked.Session, { ...answer, SECRET_HASH: hash(known) });
    expect(done.AuthenticationResult).toBeTruthy();
  });

  test("missing response fields are named", async () => {
    const { Session } = await world.demo("sms");
    const error = await refusal(world.respond("SMS_MFA", Session, { USERNAME }));
    expect(error).toBeInstanceOf(InvalidParameterException);
    expect(error.message).toBe("Missing required parameter SMS_MFA_CODE");
    expect((await refusal(world.respond("SMS_MFA", Session, { SMS_MFA_CODE: "123456" }))).message).toBe(
      "Missing required parameter USERNAME",
    );
  });
});

describe("SOFTWARE_TOKEN_MFA", () => {
  const USERNAME = "totp@ringside.example";

  test("the code on the people page completes the sign-in", async () => {
    const { ChallengeName, Session } = await world.demo("totp");
    expect(ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
    const page = await (await fetch(`${world.origin}/people`)).text();
    const shown = /totp@ringside[\s\S]*?now <code>(\d{6})<\/code>/.exec(page)?.[1] ?? "";
    const done = await world.respond("SOFTWARE_TOKEN_MFA", Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: shown });
    expect(await world.getUser(done.AuthenticationResult?.AccessToken)).toMatchObject({
      UserMFASettingList: ["SOFTWARE_TOKEN_MFA"],
    });
  });

  test("codes of the previous and the next 30 seconds work, others don't", async () => {
    const secret = await secretOf("totp");
    const step = () => Math.floor(Date.now() / 30_000);
    // Wait for the next step if this one is about to end, so that it doesn't change between computing the code and
    // sending it.
    const left = 30_000 - (Date.now() % 30_000);
    if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left));
    const attempt = async (offset: number) => {
      const { Session } = await world.demo("totp");
      const SOFTWARE_TOKEN_MFA_CODE = totpCode(secret, step() + offset);
      return world.respond("SOFTWARE_TOKEN_MFA", Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE });
    };
    await attempt(0);
    await attempt(-1);
    for (const offset of [-4, 4]) {
      const error = await refusal(attempt(offset));
      expect(error).toBeInstanceOf(CodeMismatchException);
      expect(error.message).toBe("Invalid code received for user");
    }
  });

  test("with single-use codes, a second use is refused", async () => {
    await world.set({ totpOnce: true });
    const code = totpCode(await secretOf("totp"), Math.floor(Date.now() / 30_000) + 1);
    const attempt = async () => {
      const { Session } = await world.demo("totp");
      return world.respond("SOFTWARE_TOKEN_MFA", Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code });
    };
    await attempt();
    const error = await refusal(attempt());
    expect(error.name).toBe("ExpiredCodeException");
  });

  test("codes match RFC 6238", () => {
    // Appendix B: the key is "12345678901234567890"; we use the last six of its eight digits.
    const key = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    expect(totpCode(key, Math.floor(59 / 30))).toBe("287082");
    expect(totpCode(key, Math.floor(1111111109 / 30))).toBe("081804");
    expect(totpCode(key, Math.floor(20000000000 / 30))).toBe("353130");
  });
});

test("SELECT_MFA_TYPE offers both factors and continues with the chosen one", async () => {
  const USERNAME = "choosy@ringside.example";
  const asked = await world.demo("choosy");
  expect(asked.ChallengeName).toBe("SELECT_MFA_TYPE");
  expect(JSON.parse(asked.ChallengeParameters?.MFAS_CAN_CHOOSE ?? "")).toEqual(["SMS_MFA", "SOFTWARE_TOKEN_MFA"]);
  const unknown = await refusal(world.respond("SELECT_MFA_TYPE", asked.Session, { USERNAME, ANSWER: "PIGEON" }));
  expect(unknown).toBeInstanceOf(InvalidParameterException);

  const sms = await world.respond("SELECT_MFA_TYPE", asked.Session, { USERNAME, ANSWER: "SMS_MFA" });
  expect(sms.ChallengeName).toBe("SMS_MFA");
  const SMS_MFA_CODE = await world.code("+12025550142");
  expect((await world.respond("SMS_MFA", sms.Session, { USERNAME, SMS_MFA_CODE })).AuthenticationResult).toBeTruthy();

  const again = await world.demo("choosy");
  const totp = await world.respond("SELECT_MFA_TYPE", again.Session, { USERNAME, ANSWER: "SOFTWARE_TOKEN_MFA" });
  expect(totp.ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
  const SOFTWARE_TOKEN_MFA_CODE = totpCode(await secretOf("choosy"));
  const done = await world.respond("SOFTWARE_TOKEN_MFA", totp.Session, { USERNAME, SOFTWARE_TOKEN_MFA_CODE });
  expect(done.AuthenticationResult).toBeTruthy();
});

describe("NEW_PASSWORD_REQUIRED", () => {
  const USERNAME = "invited@ringside.example";
  const answer = (Session: string | undefined, more: Record<string, string>) =>
    world.respond("NEW_PASSWORD_REQUIRED", Session, { USERNAME, NEW_PASSWORD: "Fresh-1-password", ...more });

  test("names the missing attributes, and refuses invalid responses while the Session stays open", async () => {
    const asked = await world.demo("invited");
    expect(asked.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    const { requiredAttributes = "", userAttributes = "" } = asked.ChallengeParameters ?? {};
    expect(JSON.parse(requiredAttributes)).toEqual(["userAttributes.name"]);
    expect(JSON.parse(userAttributes)).toEqual({ email: USERNAME, email_verified: "true", name: "" });

    const weak = await refusal(answer(asked.Session, { NEW_PASSWORD: "weak", "userAttributes.name": "Ivy" }));
    expect(weak).toBeInstanceOf(InvalidPasswordException);
    expect((await refusal(answer(asked.Session, {}))).message).toBe("Invalid attributes given, name is missing");
    expect((await refusal(answer(asked.Session, { "userAttributes.email": USERNAME }))).message).toBe(
      "Cannot modify an already provided email",
    );
    const { AuthenticationResult } = await answer(asked.Session, { "userAttributes.name": "Ivy Invited" });
    expect(claims(AuthenticationResult?.IdToken ?? "")).toMatchObject({ name: "Ivy Invited", email_verified: true });
    await refusal(world.demo("invited"));
    expect((await world.signIn(USERNAME, "Fresh-1-password")).AuthenticationResult).toBeTruthy();
  });

  test("comes before the second factor", async () => {
    await fetch(`${world.origin}/people/reset`, { method: "POST", redirect: "manual" });
    await world.set({ mfa: "ON" });
    const { Session } = await world.demo("invited");
    expect((await answer(Session, { "userAttributes.name": "Ivy" })).ChallengeName).toBe("MFA_SETUP");
  });
});

describe("CUSTOM_CHALLENGE", () => {
  const USERNAME = "riddle@ringside.example";

  test("the right answer completes the sign-in, and each wrong one gets a new Session", async () => {
    const first = await world.demo("riddle");
    expect(first).toMatchObject({
      ChallengeName: "CUSTOM_CHALLENGE",
      ChallengeParameters: { question: expect.stringContaining("referee") },
    });
    const second = await world.respond("CUSTOM_CHALLENGE", first.Session, { USERNAME, ANSWER: "9" });
    expect(second.ChallengeName).toBe("CUSTOM_CHALLENGE");
    expect((await refusal(world.respond("CUSTOM_CHALLENGE", first.Session, { USERNAME, ANSWER: "10" }))).message).toBe(
      "Invalid session for the user.",
    );
    const done = await world.respond("CUSTOM_CHALLENGE", second.Session, { USERNAME, ANSWER: "10" });
    expect(done.AuthenticationResult).toBeTruthy();
  });

  test("the third wrong answer fails the sign-in", async () => {
    let { Session } = await world.demo("riddle");
    for (let n = 0; n < 2; n += 1)
      ({ Session } = await world.respond("CUSTOM_CHALLENGE", Session, { USERNAME, ANSWER: "no" }));
    const error = await refusal(world.respond("CUSTOM_CHALLENGE", Session, { USERNAME, ANSWER: "no" }));
    expect(error.message).toBe("Incorrect username or password.");
  });

  test("CUSTOM_AUTH asks any user, without a password", async () => {
    const start = () =>
      world.provider.send(
        new InitiateAuthCommand({
          ClientId: world.ClientId,
          AuthFlow: "CUSTOM_AUTH",
          AuthParameters: { USERNAME: "fan@ringside.example" },
        }),
      );
    const { ChallengeName, Session } = await start();
    expect(ChallengeName).toBe("CUSTOM_CHALLENGE");
    const answer = { USERNAME: "fan@ringside.example", ANSWER: "10" };
    expect((await world.respond("CUSTOM_CHALLENGE", Session, answer)).AuthenticationResult).toBeTruthy();
    await world.set({ customAuth: false });
    expect((await refusal(start())).message).toMatch(/^Custom auth lambda trigger is not configured/);
  });
});

test("with MFA off nobody is asked, with MFA on everybody is", async () => {
  await world.set({ mfa: "OFF" });
  for (const name of ["sms", "totp", "choosy", "setup"]) {
    const { AuthenticationResult, ChallengeName } = await world.demo(name);
    expect([name, ChallengeName, Boolean(AuthenticationResult)]).toEqual([name, undefined, true]);
  }
  await world.set({ mfa: "ON" });
  expect((await world.demo("fan")).ChallengeName).toBe("MFA_SETUP");
  expect((await world.demo("contacts")).ChallengeName).toBe("SMS_MFA");
  await world.set({ mfa: "OPTIONAL" });
  expect((await world.demo("fan")).AuthenticationResult).toBeTruthy();
});
