/** Signing up, confirming and signing in afterwards, as the service does it. */
import {
  CodeMismatchException,
  ExpiredCodeException,
  InitiateAuthCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  ResendConfirmationCodeCommand,
  UserNotConfirmedException,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CognitoWorld, claims, cognitoWorld, refusal } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

const withSession = (email: string, Session?: string) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "USER_AUTH",
      AuthParameters: { USERNAME: email },
      Session,
    }),
  );
const resend = (email: string) =>
  world.provider.send(new ResendConfirmationCodeCommand({ ClientId: world.ClientId, Username: email }));

describe("from sign-up to the first tokens", () => {
  test("the mailed code confirms, and the Session signs in without a password", async () => {
    const email = "ada@example.com";
    const signedUp = await world.signUp(email);
    expect(signedUp).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: "a***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    expect(signedUp.UserSub).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(signedUp.Session?.length).toBeGreaterThanOrEqual(20);

    const confirmed = await world.confirm(email, await world.code(email), signedUp.Session);
    const { AuthenticationResult: result } = await withSession(email, confirmed.Session);
    expect(result).toMatchObject({ TokenType: "Bearer", ExpiresIn: 3600 });
    expect(result?.RefreshToken?.length).toBeGreaterThan(1600);
    expect(claims(result?.IdToken ?? "")).toMatchObject({
      sub: signedUp.UserSub,
      "cognito:username": signedUp.UserSub,
      email,
      email_verified: true,
      name: "Ada Armbar",
      aud: world.ClientId,
      token_use: "id",
    });
  });

  test("the Session works once", async () => {
    const email = "once@example.com";
    const { Session } = await world.signUp(email);
    const confirmed = await world.confirm(email, await world.code(email), Session);
    await withSession(email, confirmed.Session);
    const error = await refusal(withSession(email, confirmed.Session));
    expect(error).toBeInstanceOf(NotAuthorizedException);
    expect(error.message).toBe("Invalid session for the user.");
  });

  test("the Session expires after three minutes", async () => {
    const email = "slow@example.com";
    const { Session } = await world.signUp(email);
    const confirmed = await world.confirm(email, await world.code(email), Session);
    await world.later("PT3M");
    expect((await refusal(withSession(email, confirmed.Session))).message).toBe(
      "Invalid session for the user, session is expired.",
    );
  });

  test("the sign-up's own Session and another user's Session can't sign in", async () => {
    const email = "early@example.com";
    const { Session } = await world.signUp(email);
    expect((await refusal(withSession(email, Session))).message).toBe("Invalid session for the user.");
    const confirmed = await world.confirm(email, await world.code(email), Session);
    const other = await world.someone();
    expect((await refusal(withSession(other, confirmed.Session))).message).toBe("Invalid session for the user.");
  });

  test("a wrong code leaves the Session open for the next try", async () => {
    const email = "typo@example.com";
    const { Session } = await world.signUp(email);
    const code = await world.code(email);
    const error = await refusal(world.confirm(email, code === "000000" ? "000001" : "000000", Session));
    expect(error).toBeInstanceOf(CodeMismatchException);
    expect(error.message).toBe("Invalid verification code provided, please try again.");
    expect((await world.confirm(email, code, Session)).Session).toBeTruthy();
  });

  test("without a Session, confirming returns none", async () => {
    const email = "later@example.com";
    await world.signUp(email);
    expect((await world.confirm(email, await world.code(email))).Session).toBeUndefined();
  });

  test("with USER_AUTH off, no Session is returned and the flow is refused", async () => {
    await world.set({ userAuth: false });
    expect((await world.signUp("plain@example.com")).Session).toBeUndefined();
    const error = await refusal(withSession("plain@example.com", "x".repeat(20)));
    expect(error).toBeInstanceOf(InvalidParameterException);
    expect(error.message).toBe("USER_AUTH flow not enabled for this client");
    await world.set({ userAuth: true });
  });
});

describe("codes", () => {
  test("a code works after 23 hours but not after 24", async () => {
    await world.signUp("day@example.com");
    await world.signUp("night@example.com");
    await world.later("PT23H");
    await world.confirm("day@example.com", await world.code("day@example.com"));
    await world.later("PT1H");
    const error = await refusal(world.confirm("night@example.com", await world.code("night@example.com")));
    expect(error).toBeInstanceOf(ExpiredCodeException);
    expect(error.message).toBe("Invalid code provided, please request a code again.");
  });

  test("a new code replaces the old one", async () => {
    const email = "again@example.com";
    await world.signUp(email);
    const old = await world.code(email);
    const { CodeDeliveryDetails, ...rest } = await resend(email);
    expect(CodeDeliveryDetails?.Destination).toBe("a***@e***");
    expect(rest).not.toHaveProperty("Session");
    const fresh = await world.code(email);
    if (fresh !== old) expect(await refusal(world.confirm(email, old))).toBeInstanceOf(CodeMismatchException);
    await world.confirm(email, fresh);
  });

  test("five more codes per hour, not six", async () => {
    const email = "eager@example.com";
    await world.signUp(email);
    for (let n = 0; n < 5; n += 1) await resend(email);
    const error = await refusal(resend(email));
    expect(error).toBeInstanceOf(LimitExceededException);
    expect(error.message).toBe("Attempt limit exceeded, please try after some time.");
    expect(await world.mails(email)).toHaveLength(6);
    await world.later("PT1H");
    await resend(email);
  });

  test("a confirmed user can be neither confirmed nor sent a code", async () => {
    const email = await world.someone();
    const again = await refusal(world.confirm(email, "123456"));
    expect(again).toBeInstanceOf(NotAuthorizedException);
    expect(again.message).toBe("User cannot be confirmed. Current status is CONFIRMED");
    const sent = await refusal(resend(email));
    expect(sent).toBeInstanceOf(InvalidParameterException);
    expect(sent.message).toBe("User is already confirmed.");
  });

  test("responses don't reveal that a user doesn't exist", async () => {
    expect((await resend("nobody@example.com")).CodeDeliveryDetails?.Destination).toBe("n***@e***");
    expect(await refusal(world.confirm("nobody@example.com", "123456"))).toBeInstanceOf(ExpiredCodeException);
    expect(await world.mails("nobody@example.com")).toEqual([]);
  });
});

describe("a sign-up is refused for", () => {
  test.each([
    ["Aa1-aaa", "Password not long enough"],
    ["AAAA-1111", "Password must have lowercase characters"],
    ["aaaa-1111", "Password must have uppercase characters"],
    ["Aaaa-aaaa", "Password must have numeric characters"],
    ["Aaaa1aaaa", "Password must have symbol characters"],
  ])("the password %s: %s", async (password, complaint) => {
    const error = await refusal(world.signUp("weak@example.com", password));
    expect(error).toBeInstanceOf(InvalidPasswordException);
    expect(error.message).toBe(`Password did not conform with policy: ${complaint}`);
  });

  test("a password with a space at its end", async () => {
    expect(await refusal(world.signUp("weak@example.com", "Aaaa-1111 "))).toBeInstanceOf(InvalidParameterException);
  });

  test("a user name that isn't an email", async () => {
    expect((await refusal(world.signUp("ada"))).message).toBe("Username should be an email.");
  });

  test("an email that is taken, whatever its case", async () => {
    const email = await world.someone();
    const error = await refusal(world.signUp(email.toUpperCase()));
    expect(error).toBeInstanceOf(UsernameExistsException);
    expect(error.message).toBe("An account with the given email already exists.");
  });

  test("two simultaneous sign-ups with one email create one user", async () => {
    const results = await Promise.allSettled([world.signUp("twin@example.com"), world.signUp("TWIN@example.com")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

test("an unconfirmed user gets UserNotConfirmedException whatever the password", async () => {
  await world.signUp("raw@example.com");
  for (const password of [undefined, "Wrong-1-password"]) {
    const error = await refusal(world.signIn("raw@example.com", password));
    expect(error).toBeInstanceOf(UserNotConfirmedException);
    expect(error.message).toBe("User is not confirmed.");
  }
});
