/** USER_AUTH: the ways to sign in, offered by the pool or named by the client. */
import {
  DescribeUserPoolCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createSrpSession, signSrpSession, wrapAuthChallenge } from "cognito-srp-helper";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, claims, cognitoWorld, otherThan, PASSWORD, passwordOf, refusal } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
  await world.set({ firstFactors: ["PASSWORD"] });
});
afterAll(() => world.stop());
afterEach(() => world.set({ firstFactors: ["PASSWORD"], preventUserExistenceErrors: true }));

const begin = (USERNAME: string, more: Record<string, string> = {}) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "USER_AUTH",
      AuthParameters: { USERNAME, ...more },
    }),
  );
const select = (Session: string | undefined, USERNAME: string, ANSWER: string, more: Record<string, string> = {}) =>
  world.respond("SELECT_CHALLENGE", Session, { USERNAME, ANSWER, ...more });

test("offers both password challenges, with a Session for the choice", async () => {
  const email = await world.someone();
  const offered = await begin(email);
  expect(offered).toMatchObject({
    ChallengeName: "SELECT_CHALLENGE",
    AvailableChallenges: ["PASSWORD", "PASSWORD_SRP"],
    Session: expect.any(String),
  });
  const { AuthenticationResult } = await select(offered.Session, email, "PASSWORD", { PASSWORD });
  expect(claims(AuthenticationResult?.IdToken ?? "").email).toBe(email);
  expect((await refusal(select(offered.Session, email, "PASSWORD", { PASSWORD }))).message).toBe(
    "Invalid session for the user.",
  );
});

test("the choice allows a retry after a wrong password, and needs its own Session", async () => {
  const email = await world.someone();
  const { Session } = await begin(email);
  const wrong = select(Session, email, "PASSWORD", { PASSWORD: "Wrong-1-password" });
  expect((await refusal(wrong)).message).toBe("Incorrect username or password.");
  const another = await world.someone();
  expect((await refusal(select(Session, another, "PASSWORD", { PASSWORD }))).message).toBe(
    "Invalid session for the user.",
  );
  expect((await select(Session, email, "PASSWORD", { PASSWORD })).AuthenticationResult).toBeTruthy();
  expect(await refusal(select((await begin(email)).Session, email, "WEB_AUTHN"))).toMatchObject({
    name: "InvalidParameterException",
  });
});

test("SRP works when chosen and when preferred", async () => {
  const email = await world.someone();
  const srp = createSrpSession(email, PASSWORD, world.UserPoolId, false);
  const chosen = await select((await begin(email)).Session, email, "PASSWORD_SRP", { SRP_A: srp.largeA });
  const preferred = await begin(email, { PREFERRED_CHALLENGE: "PASSWORD_SRP", SRP_A: srp.largeA });
  for (const opened of [chosen, preferred]) {
    expect(opened.ChallengeName).toBe("PASSWORD_VERIFIER");
    const USERNAME = opened.ChallengeParameters?.USER_ID_FOR_SRP ?? "";
    const answer = new RespondToAuthChallengeCommand(
      wrapAuthChallenge(signSrpSession(srp, opened), {
        ClientId: world.ClientId,
        ChallengeName: "PASSWORD_VERIFIER",
        ChallengeResponses: { USERNAME },
      }),
    );
    const { AuthenticationResult } = await world.provider.send(answer);
    expect(claims(AuthenticationResult?.IdToken ?? "").email).toBe(email);
  }
});

test("a preferred password needs no second request, and the second factor is still asked for", async () => {
  const email = await world.someone();
  const signedIn = await begin(email, { PREFERRED_CHALLENGE: "PASSWORD", PASSWORD });
  expect(signedIn.AuthenticationResult?.AccessToken).toBeTruthy();
  const sms = await begin("sms@ringside.example", {
    PREFERRED_CHALLENGE: "PASSWORD",
    PASSWORD: passwordOf("sms@ringside.example"),
  });
  expect(sms.ChallengeName).toBe("SMS_MFA");
});

test("a preference that the user doesn't have gets the choice", async () => {
  const email = await world.someone();
  for (const PREFERRED_CHALLENGE of ["EMAIL_OTP", "WEB_AUTHN"])
    expect((await begin(email, { PREFERRED_CHALLENGE })).ChallengeName).toBe("SELECT_CHALLENGE");
});

test("codes replace the password if the pool's policy allows them", async () => {
  await world.set({ firstFactors: ["PASSWORD", "EMAIL_OTP", "SMS_OTP"] });
  const { UserPool } = await world.operator.send(new DescribeUserPoolCommand({ UserPoolId: world.UserPoolId }));
  expect(UserPool?.Policies?.SignInPolicy?.AllowedFirstAuthFactors).toEqual(["PASSWORD", "EMAIL_OTP", "SMS_OTP"]);

  const email = await world.someone();
  const offered = await begin(email);
  expect(offered.AvailableChallenges).toEqual(["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"]);
  const asked = await select(offered.Session, email, "EMAIL_OTP");
  expect(asked).toMatchObject({
    ChallengeName: "EMAIL_OTP",
    ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: "EMAIL", CODE_DELIVERY_DESTINATION: "s***@e***" },
  });
  const code = await world.code(email);
  const answer = (EMAIL_OTP_CODE: string) =>
    world.respond("EMAIL_OTP", asked.Session, { USERNAME: email, EMAIL_OTP_CODE });
  expect(await refusal(answer(otherThan(code)))).toMatchObject({
    name: "CodeMismatchException",
    message: "Invalid code or auth state for the user.",
  });
  expect((await answer(code)).AuthenticationResult).toBeTruthy();
  expect(await refusal(answer(code))).toMatchObject({ name: "NotAuthorizedException" });

  // Users with a second factor keep the password as their first factor.
  expect((await begin("sms@ringside.example")).AvailableChallenges).toEqual(["PASSWORD", "PASSWORD_SRP"]);
});

test("responses don't reveal whether an account exists, unless the pool does", async () => {
  const email = await world.someone();
  const [known, unknown] = await Promise.all([begin(email), begin("nobody@example.com")]);
  expect(unknown.AvailableChallenges).toEqual(known.AvailableChallenges);
  expect(unknown.Session).toHaveLength(known.Session?.length ?? 0);
  const wrong = (Session: string | undefined, name: string) =>
    refusal(select(Session, name, "PASSWORD", { PASSWORD: "Wrong-1-password" }));
  expect((await wrong(unknown.Session, "nobody@example.com")).message).toBe(
    (await wrong(known.Session, email)).message,
  );
  await world.set({ preventUserExistenceErrors: false });
  const preferred = begin("nobody@example.com", { PREFERRED_CHALLENGE: "PASSWORD", PASSWORD });
  expect(await refusal(preferred)).toMatchObject({ name: "UserNotFoundException" });
});
