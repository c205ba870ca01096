/** What operators' scripts do: invite, find, confirm and delete users, and set passwords and groups. */
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  CreateGroupCommand,
  DescribeUserPoolClientCommand,
  ListUsersCommand,
  paginateListUsers,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CognitoWorld, claims, cognitoWorld, PASSWORD, refusal } from "./cognito-world";

let world: CognitoWorld;
let UserPoolId: string;
beforeAll(async () => {
  world = await cognitoWorld();
  UserPoolId = world.UserPoolId;
});
afterAll(() => world.stop());
afterEach(() => world.set({ rotation: false, clientSecret: null }));

const named = (Username: string) => ({ UserPoolId, Username });
const described = (Username: string) => world.operator.send(new AdminGetUserCommand(named(Username)));
const listed = (more: object) => world.operator.send(new ListUsersCommand({ UserPoolId, ...more }));
const invite = (email: string, more: object = {}) =>
  world.operator.send(new AdminCreateUserCommand({ ...named(email), ...more }));
const told = (attributes: { Name?: string; Value?: string }[] = []) =>
  Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));

describe("AdminCreateUser", () => {
  test("sends a temporary password, which must be replaced at the first sign-in", async () => {
    const { User } = await invite("ivy@example.com", {
      UserAttributes: [
        { Name: "name", Value: "Ivy" },
        { Name: "email_verified", Value: "true" },
      ],
    });
    expect(User).toMatchObject({ Enabled: true, UserStatus: "FORCE_CHANGE_PASSWORD" });
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
    expect(told(User?.Attributes)).toMatchObject({ email: "ivy@example.com", email_verified: "true", name: "Ivy" });

    const [mail] = await world.mails("ivy@example.com");
    expect(mail?.subject).toBe("Your temporary password");
    const [, temporary = ""] = /password is (\S+)$/.exec(mail?.text ?? "") ?? [];
    const asked = await world.signIn("ivy@example.com", temporary);
    expect(asked.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    const done = await world.respond("NEW_PASSWORD_REQUIRED", asked.Session, {
      USERNAME: "ivy@example.com",
      NEW_PASSWORD: PASSWORD,
    });
    expect(claims(done.AuthenticationResult?.IdToken ?? "")).toMatchObject({
      email: "ivy@example.com",
      email_verified: true,
    });
    expect((await described("ivy@example.com")).UserStatus).toBe("CONFIRMED");
  });

  test("can send no mail, and resends an invitation with a new password and a new expiry", async () => {
    await invite("quiet@example.com", { MessageAction: "SUPPRESS", TemporaryPassword: "First-1-temporary" });
    expect(await world.mails("quiet@example.com")).toEqual([]);
    await world.later("P8D");
    expect((await refusal(world.signIn("quiet@example.com", "First-1-temporary"))).message).toBe(
      "Temporary password has expired and must be reset by an administrator.",
    );
    await invite("quiet@example.com", { MessageAction: "RESEND", TemporaryPassword: "Second-2-temporary" });
    expect(await world.mails("quiet@example.com")).toHaveLength(1);
    expect((await world.signIn("quiet@example.com", "Second-2-temporary")).ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
  });

  test("refuses an existing user, a resend for a confirmed or unknown one, and a weak password", async () => {
    const email = await world.someone();
    expect(await refusal(invite(email.toUpperCase()))).toMatchObject({
      name: "UsernameExistsException",
      message: "An account with the given email already exists.",
    });
    expect(await refusal(invite(email, { MessageAction: "RESEND" }))).toMatchObject({
      name: "UnsupportedUserStateException",
      message: expect.stringMatching(/^Resend not possible\. \S+ status is not FORCE_CHANGE_PASSWORD$/),
    });
    expect(await refusal(invite("nobody@example.com", { MessageAction: "RESEND" }))).toMatchObject({
      name: "UserNotFoundException",
      message: "User does not exist.",
    });
    expect(await refusal(invite("weak@example.com", { TemporaryPassword: "password" }))).toMatchObject({
      name: "InvalidPasswordException",
      message: "Password did not conform with policy: Password must have uppercase characters",
    });
    expect(await refusal(described("weak@example.com"))).toMatchObject({ name: "UserNotFoundException" });
  });
});

describe("Admin operations", () => {
  test("AdminConfirmSignUp works once, and leaves the email unverified until it is marked verified", async () => {
    await world.signUp("waiting@example.com");
    const confirm = () => world.operator.send(new AdminConfirmSignUpCommand(named("waiting@example.com")));
    await confirm();
    expect(await refusal(confirm())).toMatchObject({
      name: "NotAuthorizedException",
      message: "User cannot be confirmed. Current status is CONFIRMED",
    });
    const before = await described("waiting@example.com");
    expect(told(before.UserAttributes).email_verified).toBe("false");
    await world.later("PT1M");
    const verified = [{ Name: "email_verified", Value: "true" }];
    await world.operator.send(
      new AdminUpdateUserAttributesCommand({ ...named("waiting@example.com"), UserAttributes: verified }),
    );
    const after = await described("waiting@example.com");
    expect(told(after.UserAttributes).email_verified).toBe("true");
    expect(Number(after.UserLastModifiedDate)).toBeGreaterThanOrEqual(Number(before.UserLastModifiedDate) + 60_000);
    expect(after.UserCreateDate).toEqual(before.UserCreateDate);
  });

  test("AdminSetUserPassword is permanent or until the next sign-in, and checks the policy", async () => {
    const email = await world.someone();
    const set = (Password: string, Permanent?: boolean) =>
      world.operator.send(new AdminSetUserPasswordCommand({ ...named(email), Password, Permanent }));
    expect(await refusal(set("short"))).toMatchObject({ name: "InvalidPasswordException" });
    await set("Permanent-1-password", true);
    expect((await world.signIn(email, "Permanent-1-password")).AuthenticationResult).toBeTruthy();
    await set("Temporary-1-password");
    expect((await world.signIn(email, "Temporary-1-password")).ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    expect((await described(email)).UserStatus).toBe("FORCE_CHANGE_PASSWORD");
  });

  test("groups must exist, and their members' tokens contain them", async () => {
    const email = await world.someone();
    const group = { UserPoolId, GroupName: "crew" };
    const member = { ...named(email), GroupName: "crew" };
    const add = () => world.operator.send(new AdminAddUserToGroupCommand(member));
    expect(await refusal(add())).toMatchObject({ name: "ResourceNotFoundException", message: "Group not found." });
    await world.operator.send(new CreateGroupCommand({ ...group, Description: "The crew", Precedence: 1 }));
    expect(await refusal(world.operator.send(new CreateGroupCommand(group)))).toMatchObject({
      name: "GroupExistsException",
    });
    await add();
    await add();
    const { Groups } = await world.operator.send(new AdminListGroupsForUserCommand(named(email)));
    expect(Groups).toMatchObject([{ GroupName: "crew", Description: "The crew", Precedence: 1 }]);
    const { id, access } = await world.tokensOf(email);
    expect([claims(id)["cognito:groups"], claims(access)["cognito:groups"]]).toEqual([["crew"], ["crew"]]);
    await world.operator.send(new AdminRemoveUserFromGroupCommand(member));
    expect(claims((await world.tokensOf(email)).id)).not.toHaveProperty("cognito:groups");
  });

  test("AdminDeleteUser deletes the account and its tokens", async () => {
    const email = await world.someone();
    const { access } = await world.tokensOf(email);
    await world.operator.send(new AdminDeleteUserCommand(named(email)));
    expect(await refusal(described(email))).toMatchObject({ message: "User does not exist." });
    expect(await refusal(world.getUser(access))).toMatchObject({ name: "UserNotFoundException" });
    expect(await refusal(world.operator.send(new AdminDeleteUserCommand(named(email))))).toMatchObject({
      name: "UserNotFoundException",
    });
  });
});

describe("ListUsers", () => {
  test("filters by the whole value and by its beginning", async () => {
    const email = await world.someone();
    const { Username, UserAttributes } = await described(email);
    for (const Filter of [
      `email = "${email}"`,
      `email="${email}"`,
      `username = "${Username}"`,
      `sub = "${told(UserAttributes).sub}"`,
      `"email" ^= "${email.slice(0, -4)}"`,
    ])
      expect((await listed({ Filter })).Users, Filter).toMatchObject([{ Username, UserStatus: "CONFIRMED" }]);
    const { Users = [] } = await listed({ Filter: 'cognito:user_status = "RESET_REQUIRED"' });
    expect(Users.every(({ UserStatus }) => UserStatus === "RESET_REQUIRED")).toBe(true);
    const { Users: off = [] } = await listed({ Filter: 'status = "Disabled"' });
    expect(off.map(({ Attributes }) => told(Attributes).email)).toEqual(["disabled@ringside.example"]);
  });

  test("returns the requested attributes, page by page, each user once", async () => {
    const seen: (string | undefined)[] = [];
    const pages = paginateListUsers(
      { client: world.operator, pageSize: 7 },
      { UserPoolId, AttributesToGet: ["email"] },
    );
    for await (const { Users = [] } of pages) {
      expect(Users.length).toBeLessThanOrEqual(7);
      for (const { Attributes } of Users) {
        expect(Object.keys(told(Attributes)).sort()).toEqual(["email", "sub"]);
        seen.push(told(Attributes).sub);
      }
    }
    expect(seen.length).toBeGreaterThan(14);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("refuses an invalid filter, a page that is too long and a made-up token", async () => {
    for (const Filter of ["foo", 'email != "a"', 'nickname = "a"', "email = a", 'email = "a" or name = "b"'])
      expect(await refusal(listed({ Filter })), Filter).toMatchObject({
        name: "InvalidParameterException",
        message: "Error while parsing filter.",
      });
    expect(await refusal(listed({ Limit: 61 }))).toMatchObject({ name: "InvalidParameterException" });
    expect(await refusal(listed({ PaginationToken: "abc" }))).toMatchObject({ message: "Invalid pagination token" });
  });
});

test("DescribeUserPoolClient returns flows, addresses and rotation as configured", async () => {
  const ask = () => world.operator.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId: world.ClientId }));
  expect((await ask()).UserPoolClient).toMatchObject({
    ClientId: world.ClientId,
    ExplicitAuthFlows: expect.arrayContaining(["ALLOW_USER_AUTH", "ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]),
    CallbackURLs: ["http://localhost:3000/oauth/callback"],
    LogoutURLs: ["http://localhost:3000/oauth/signed-out"],
    PreventUserExistenceErrors: "ENABLED",
    EnableTokenRevocation: true,
  });
  await world.set({ rotation: true, clientSecret: "s3cret", userAuth: false });
  const { UserPoolClient } = await ask();
  expect(UserPoolClient).toMatchObject({
    ClientSecret: "s3cret",
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 },
  });
  expect(UserPoolClient?.ExplicitAuthFlows).not.toContain("ALLOW_REFRESH_TOKEN_AUTH");
  expect(UserPoolClient?.ExplicitAuthFlows).not.toContain("ALLOW_USER_AUTH");
  await world.set({ userAuth: true });
  expect(
    await refusal(world.operator.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId: "another" }))),
  ).toMatchObject({ name: "ResourceNotFoundException", message: "User pool client another does not exist." });
});

describe("Signatures", () => {
  const signature = "0".repeat(64);
  const scope = "AKIASANDBOX/20261122/us-east-2/cognito-idp/aws4_request";
  const good = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=${signature}`;
  const call = async (operation: string, headers: Record<string, string>) => {
    const response = await fetch(world.origin, {
      method: "POST",
      headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`, ...headers },
      body: JSON.stringify({ UserPoolId, ClientId: world.ClientId, Username: "fan@ringside.example", Limit: 1 }),
    });
    return { status: response.status, body: await response.json() };
  };
  const date = { "x-amz-date": "20261122T120000Z" };

  test.each(["ListUsers", "AdminGetUser", "DescribeUserPool", "DescribeUserPoolClient"])(
    "%s is refused without one, and accepted with one",
    async (operation) => {
      expect(await call(operation, date)).toMatchObject({
        status: 400,
        body: { __type: "MissingAuthenticationTokenException", message: "Missing Authentication Token" },
      });
      expect(await call(operation, { ...date, authorization: good })).toMatchObject({ status: 200 });
    },
  );

  test.each([
    ["another scheme", "Bearer abc", "IncompleteSignatureException"],
    ["no credential", `AWS4-HMAC-SHA256 SignedHeaders=host, Signature=${signature}`, "IncompleteSignatureException"],
    ["no headers", `AWS4-HMAC-SHA256 Credential=${scope}, Signature=${signature}`, "IncompleteSignatureException"],
    ["another service", good.replace("cognito-idp", "s3"), "InvalidSignatureException"],
    ["half a signature", good.slice(0, -8), "InvalidSignatureException"],
  ])("one with %s is refused", async (_, authorization, type) => {
    expect(await call("ListUsers", { ...date, authorization })).toMatchObject({ status: 400, body: { __type: type } });
  });

  test("one without a date is refused", async () => {
    expect((await call("ListUsers", { authorization: good })).body).toMatchObject({
      __type: "IncompleteSignatureException",
      message: expect.stringContaining("'X-Amz-Date'"),
    });
  });
});
