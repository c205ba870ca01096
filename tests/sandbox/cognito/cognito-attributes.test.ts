/** A signed-in user's attributes: changed, verified and removed; and deleting the user. */
import {
  AliasExistsException,
  CodeMismatchException,
  DeleteUserAttributesCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  InitiateAuthCommand,
  InvalidParameterException,
  LimitExceededException,
  NotAuthorizedException,
  UpdateUserAttributesCommand,
  UserNotFoundException,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld, otherThan, refusal } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ autoVerify: ["email"], verifyBeforeUpdate: true }));

const update = (AccessToken: string, attributes: Record<string, string>) =>
  world.provider.send(
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
const remove = (AccessToken: string, ...UserAttributeNames: string[]) =>
  world.provider.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames }));
const request = (AccessToken: string | undefined, AttributeName: string) =>
  world.provider.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName }));
const verify = (AccessToken: string | undefined, AttributeName: string, Code: string) =>
  world.provider.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code }));

describe("a new email", () => {
  test("waits for its code while the old one stays", async () => {
    const email = await world.someone();
    const { access } = await world.tokensOf(email);
    const { CodeDeliveryDetailsList } = await update(access, { email: "New@example.com", name: "Ada Piledriver" });
    expect(CodeDeliveryDetailsList).toEqual([
      { Destination: "n***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    ]);
    expect(await world.attributes(access)).toMatchObject({ email, email_verified: "true", name: "Ada Piledriver" });
    await refusal(world.signIn("new@example.com"));

    const code = await world.code("new@example.com");
    expect(await refusal(verify(access, "email", otherThan(code)))).toBeInstanceOf(CodeMismatchException);
    await verify(access, "email", code);
    expect(await world.attributes(access)).toMatchObject({ email: "new@example.com", email_verified: "true" });
    await world.signIn("new@example.com");
    await refusal(world.signIn(email));
  });

  test("that someone else has is refused, at once and if it was taken meanwhile", async () => {
    const { access } = await world.tokensOf(await world.someone());
    const other = await world.someone();
    const error = await refusal(update(access, { email: other.toUpperCase() }));
    expect(error).toBeInstanceOf(AliasExistsException);
    expect(error.message).toBe("An account with the given email already exists.");
    await update(access, { email: "taken@example.com" });
    const code = await world.code("taken@example.com");
    await world.signUp("taken@example.com");
    expect(await refusal(verify(access, "email", code))).toBeInstanceOf(AliasExistsException);
  });

  test("changes at once, unverified, if the pool is set up so", async () => {
    await world.set({ verifyBeforeUpdate: false });
    const { access } = await world.tokensOf(await world.someone());
    await update(access, { email: "atonce@example.com" });
    expect(await world.attributes(access)).toMatchObject({ email: "atonce@example.com", email_verified: "false" });
    await verify(access, "email", await world.code("atonce@example.com"));
    expect(await world.attributes(access)).toMatchObject({ email_verified: "true" });
  });
});

describe("verifying contacts", () => {
  test("a code goes to the email or the phone and verifies it", async () => {
    const { AuthenticationResult } = await world.demo("contacts");
    const access = AuthenticationResult?.AccessToken;
    expect(await world.attributes(access)).toMatchObject({ email_verified: "false", phone_number_verified: "false" });
    expect((await request(access, "phone_number")).CodeDeliveryDetails).toEqual({
      Destination: "+*******0107",
      DeliveryMedium: "SMS",
      AttributeName: "phone_number",
    });
    await verify(access, "phone_number", await world.code("+12025550107"));
    await request(access, "email");
    await verify(access, "email", await world.code("contacts@ringside.example"));
    expect(await world.attributes(access)).toMatchObject({ email_verified: "true", phone_number_verified: "true" });
  });

  test("works only for these two, only if they are set, and five times an hour", async () => {
    const { access } = await world.tokensOf(await world.someone());
    expect((await refusal(request(access, "name"))).message).toBe(
      "Invalid attribute name. Only phone_number and email can be verified.",
    );
    expect(await refusal(request(access, "phone_number"))).toBeInstanceOf(InvalidParameterException);
    for (let n = 0; n < 5; n += 1) await request(access, "email");
    expect(await refusal(request(access, "email"))).toBeInstanceOf(LimitExceededException);
  });
});

describe("attributes that may not be written", () => {
  test.each([
    [{ sub: "x" }, InvalidParameterException, /immutable attribute/],
    [{ email_verified: "true" }, NotAuthorizedException, /^A client attempted to write unauthorized attribute$/],
    [{ phone_number_verified: "true" }, NotAuthorizedException, /^A client attempted to write unauthorized attribute$/],
    [{ "custom:hold": "x" }, InvalidParameterException, /custom:hold/],
    [{ phone_number: "12345" }, InvalidParameterException, /^Invalid phone number format\.$/],
    [{ email: "ada" }, InvalidParameterException, /^Invalid email address format\.$/],
    [
      { name: " " },
      InvalidParameterException,
      /^Invalid user attributes: name: Required attribute cannot be deleted\.$/,
    ],
  ])("%j", async (attributes, exception, message) => {
    const { access } = await world.tokensOf(await world.someone());
    const before = await world.attributes(access);
    const error = await refusal(update(access, { nickname: "Boulder", ...attributes }));
    expect(error).toBeInstanceOf(exception);
    expect(error.message).toMatch(message);
    expect(await world.attributes(access)).toEqual(before);
  });
});

test("a phone number is stored unverified and can be removed; email and name can't", async () => {
  const { access } = await world.tokensOf(await world.someone());
  await update(access, { phone_number: "+12025550199", nickname: "Boulder" });
  expect(await world.attributes(access)).toMatchObject({
    phone_number: "+12025550199",
    phone_number_verified: "false",
    nickname: "Boulder",
  });
  await remove(access, "phone_number", "nickname");
  const left = await world.attributes(access);
  for (const name of ["phone_number", "phone_number_verified", "nickname"]) expect(left).not.toHaveProperty(name);
  for (const name of ["email", "name"])
    expect((await refusal(remove(access, name))).message).toBe(
      `Invalid user attributes: ${name}: Required attribute cannot be deleted.`,
    );
  expect((await refusal(remove(access, "sub"))).message).toMatch(/immutable attribute/);
});

test("deleting the account ends every token, and the email can sign up again", async () => {
  const email = await world.someone();
  const { access, refresh } = await world.tokensOf(email);
  await world.provider.send(new DeleteUserCommand({ AccessToken: access }));
  const error = await refusal(world.getUser(access));
  expect(error).toBeInstanceOf(UserNotFoundException);
  expect(error.message).toBe("User does not exist.");
  const refreshed = world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: refresh },
    }),
  );
  expect((await refusal(refreshed)).message).toBe("User does not exist.");
  expect((await refusal(world.signIn(email))).message).toBe("Incorrect username or password.");
  await world.signUp(email);
});
