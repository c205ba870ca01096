/** Setting up second factors, during MFA_SETUP and while signed in. */
import {
  AssociateSoftwareTokenCommand,
  DescribeUserPoolCommand,
  EnableSoftwareTokenMFAException,
  GetUserPoolMfaConfigCommand,
  InvalidParameterException,
  NotAuthorizedException,
  SetUserMFAPreferenceCommand,
  type SetUserMFAPreferenceCommandInput,
  SoftwareTokenMFANotFoundException,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { totpCode } from "../../../server/sandbox/cognito/credentials/totp";
import { type CognitoWorld, cognitoWorld, otherThan, PASSWORD, refusal, refusals } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

type Proof = { AccessToken?: string | undefined; Session?: string | undefined };
const associate = (proof: Proof) => world.provider.send(new AssociateSoftwareTokenCommand(proof));
const verify = (proof: Proof, UserCode: string) =>
  world.provider.send(new VerifySoftwareTokenCommand({ ...proof, UserCode }));
const prefer = (input: SetUserMFAPreferenceCommandInput) => world.provider.send(new SetUserMFAPreferenceCommand(input));

describe("MFA_SETUP", () => {
  const USERNAME = "setup@ringside.example";

  test("secret, first code, tokens; each step uses the Session of the previous one", async () => {
    const asked = await world.demo("setup");
    expect(asked.ChallengeName).toBe("MFA_SETUP");
    expect(JSON.parse(asked.ChallengeParameters?.MFAS_CAN_SETUP ?? "")).toEqual(["SOFTWARE_TOKEN_MFA"]);

    const { SecretCode = "", Session: second } = await associate({ Session: asked.Session });
    expect(SecretCode).toMatch(/^[A-Z2-7]{52}$/);
    expect(await refusal(associate({ Session: asked.Session }))).toBeInstanceOf(NotAuthorizedException);

    const early = await refusal(world.respond("MFA_SETUP", second, { USERNAME }));
    expect(early).toBeInstanceOf(InvalidParameterException);

    const wrong = await refusal(verify({ Session: second }, otherThan(totpCode(SecretCode))));
    expect(wrong).toBeInstanceOf(EnableSoftwareTokenMFAException);
    expect(wrong.message).toBe("Code mismatch");

    const verified = await verify({ Session: second }, totpCode(SecretCode));
    expect(verified.Status).toBe("SUCCESS");
    const done = await world.respond("MFA_SETUP", verified.Session, { USERNAME });
    expect(done.AuthenticationResult?.AccessToken).toBeTruthy();

    const next = await world.demo("setup");
    expect(next.ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
    const answer = { USERNAME, SOFTWARE_TOKEN_MFA_CODE: totpCode(SecretCode) };
    expect((await world.respond("SOFTWARE_TOKEN_MFA", next.Session, answer)).AuthenticationResult).toBeTruthy();
  });

  test("a code that isn't six digits is refused with a validation error", async () => {
    const error = await refusal(verify({ Session: "x".repeat(30) }, "abcdef"));
    expect(error).toBeInstanceOf(InvalidParameterException);
    expect(error.message).toContain("'userCode' failed to satisfy constraint");
  });
});

describe("for a signed-in user", () => {
  test("the factor is used once it is verified and preferred", async () => {
    const email = await world.someone();
    const { access: AccessToken } = await world.tokensOf(email);
    const on = { Enabled: true, PreferredMfa: true };
    expect((await refusal(prefer({ AccessToken, SoftwareTokenMfaSettings: on }))).message).toBe(
      "User has not set up software token mfa",
    );
    const { SecretCode = "", Session } = await associate({ AccessToken });
    expect(Session).toBeUndefined();
    expect((await refusal(prefer({ AccessToken, SoftwareTokenMfaSettings: on }))).message).toBe(
      "User has not verified software token mfa",
    );
    expect(await refusal(verify({ AccessToken }, otherThan(totpCode(SecretCode))))).toBeInstanceOf(
      EnableSoftwareTokenMFAException,
    );
    expect((await verify({ AccessToken }, totpCode(SecretCode))).Status).toBe("SUCCESS");
    expect((await world.signIn(email)).AuthenticationResult).toBeTruthy();

    await prefer({ AccessToken, SoftwareTokenMfaSettings: on });
    expect(await world.getUser(AccessToken)).toMatchObject({
      PreferredMfaSetting: "SOFTWARE_TOKEN_MFA",
      UserMFASettingList: ["SOFTWARE_TOKEN_MFA"],
    });
    expect((await world.signIn(email)).ChallengeName).toBe("SOFTWARE_TOKEN_MFA");

    await prefer({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } });
    expect((await world.signIn(email)).AuthenticationResult).toBeTruthy();
  });

  test("text messages need a phone number", async () => {
    const { access: AccessToken } = await world.tokensOf(await world.someone());
    const error = await refusal(prefer({ AccessToken, SMSMfaSettings: { Enabled: true } }));
    expect(error).toBeInstanceOf(InvalidParameterException);
  });

  test("a new authenticator that is never verified leaves the old one in use", async () => {
    const email = await world.someone();
    const { access: AccessToken } = await world.tokensOf(email);
    const { SecretCode = "" } = await associate({ AccessToken });
    await verify({ AccessToken }, totpCode(SecretCode));
    await prefer({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
    await associate({ AccessToken });
    const { Session } = await world.signIn(email, PASSWORD);
    const answer = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: totpCode(SecretCode) };
    expect((await world.respond("SOFTWARE_TOKEN_MFA", Session, answer)).AuthenticationResult).toBeTruthy();
  });

  test("a pool without MFA has no authenticators", async () => {
    const { access: AccessToken } = await world.tokensOf(await world.someone());
    await world.set({ mfa: "OFF" });
    expect(await refusal(associate({ AccessToken }))).toBeInstanceOf(SoftwareTokenMFANotFoundException);
    await world.set({ mfa: "OPTIONAL" });
  });

  test("a forged token can't set up anything", async () => {
    for (const AccessToken of ["nonsense", (await world.tokensOf(await world.someone())).id])
      for (const error of await refusals(
        associate({ AccessToken }),
        verify({ AccessToken }, "123456"),
        prefer({ AccessToken }),
      ))
        expect(error.message).toBe("Invalid Access Token");
  });
});

describe("the pool's settings", () => {
  test("a signed request reads policy and factors", async () => {
    const { UserPoolId } = world;
    const { UserPool } = await world.operator.send(new DescribeUserPoolCommand({ UserPoolId }));
    expect(UserPool).toMatchObject({
      Id: UserPoolId,
      MfaConfiguration: "OPTIONAL",
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: true } },
    });
    expect(await world.operator.send(new GetUserPoolMfaConfigCommand({ UserPoolId }))).toMatchObject({
      MfaConfiguration: "OPTIONAL",
      SoftwareTokenMfaConfiguration: { Enabled: true },
    });
    const unknown = new DescribeUserPoolCommand({ UserPoolId: "us-east-2_Unknown" });
    expect((await refusal(world.operator.send(unknown))).name).toBe("ResourceNotFoundException");
  });

  test("an unsigned request is refused", async () => {
    for (const operation of ["DescribeUserPool", "GetUserPoolMfaConfig", "AdminResetUserPassword"]) {
      const response = await fetch(world.origin, {
        method: "POST",
        headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
        body: JSON.stringify({ UserPoolId: world.UserPoolId, Username: "fan@ringside.example" }),
      });
      expect(response.status).toBe(400);
      expect(response.headers.get("x-amzn-errortype")).toBe("MissingAuthenticationTokenException");
    }
    expect((await world.demo("fan")).AuthenticationResult).toBeTruthy();
  });
});
