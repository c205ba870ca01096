/** The life of tokens: verified, refreshed, rotated, revoked, and kept across a restart. */
import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  RefreshTokenReuseException,
  RevokeTokenCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier, JwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CognitoWorld, claims, cognitoWorld, PASSWORD, refusal, refusals } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() => world.set({ clientSecret: null, rotation: false, userAuth: true, tokenSeconds: 3600 }));

const refresh = (REFRESH_TOKEN: string, more: Record<string, string> = {}) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN, ...more },
    }),
  );
const rotate = (RefreshToken: string) =>
  world.provider.send(new GetTokensFromRefreshTokenCommand({ ClientId: world.ClientId, RefreshToken }));
const revoke = (Token: string) => world.provider.send(new RevokeTokenCommand({ ClientId: world.ClientId, Token }));

test("aws-jwt-verify accepts ID and access tokens with the published keys, and no forged ones", async () => {
  const tokens = await world.tokensOf(await world.someone());
  const fetcher = { fetch: async (uri: string) => (await fetch(uri)).arrayBuffer() };
  const issuer = world.settings("COGNITO_ISSUER");
  const verifier = JwtVerifier.create(
    { issuer, audience: world.ClientId, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
  const id = await verifier.verify(tokens.id);
  expect(id).toMatchObject({ token_use: "id", iss: issuer });
  for (const name of ["wixUserId", "origin_jti", "jti", "event_id", "auth_time", "email"])
    expect(id).toHaveProperty(name);
  expect(id.wixUserId).not.toBe(id.sub);

  const access = claims(tokens.access);
  expect(access).toMatchObject({
    client_id: world.ClientId,
    token_use: "access",
    username: id.sub,
    origin_jti: id.origin_jti,
    scope: "aws.cognito.signin.user.admin",
  });
  const [header, payload] = tokens.id.split(".");
  await expect(verifier.verify(`${header}.${payload}.${tokens.access.split(".")[2]}`)).rejects.toThrow();
  const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  expect(discovery).toMatchObject({ issuer, jwks_uri: `${issuer}/.well-known/jwks.json` });
});

test("the pool's ids have the service's format", () => {
  expect(() =>
    CognitoJwtVerifier.create({
      userPoolId: world.settings("COGNITO_USER_POOL_ID"),
      clientId: world.ClientId,
      tokenUse: "id",
    }),
  ).not.toThrow();
  expect(world.settings("COGNITO_IDENTITY_POOL_ID")).toMatch(/^[\w-]+:[0-9a-f-]+$/);
});

describe("GetUser", () => {
  test("returns the attributes of the token's user", async () => {
    const email = await world.someone();
    const { access } = await world.tokensOf(email);
    const user = await world.getUser(access);
    expect(user.Username).toBe(claims(access).sub);
    expect(Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))).toEqual({
      sub: user.Username,
      email,
      email_verified: "true",
      name: "Ada Armbar",
    });
  });

  test("refuses an ID token and a token with a changed payload", async () => {
    const { access, id } = await world.tokensOf(await world.someone());
    const [header, , signature] = access.split(".");
    const forged = `${header}.${Buffer.from(JSON.stringify({ ...claims(access), sub: "x" })).toString("base64url")}.${signature}`;
    for (const token of [id, forged, "nonsense"])
      expect((await refusal(world.getUser(token))).message).toBe("Invalid Access Token");
  });

  test("refuses an expired token, in real time", async () => {
    const someone = await world.someone();
    const { access: lasting } = await world.tokensOf(someone);
    await world.set({ tokenSeconds: 1 });
    const { access } = await world.tokensOf(someone);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await world.getUser(lasting);
    expect((await refusal(world.getUser(access))).message).toBe("Access Token has expired");
  });
});

describe("refresh", () => {
  test("returns new tokens of the same family and no new refresh token", async () => {
    const tokens = await world.tokensOf(await world.someone());
    const { AuthenticationResult: fresh } = await refresh(tokens.refresh);
    expect(fresh?.RefreshToken).toBeUndefined();
    expect(claims(fresh?.IdToken ?? "").origin_jti).toBe(claims(tokens.id).origin_jti);
    expect(claims(fresh?.IdToken ?? "").jti).not.toBe(claims(tokens.id).jti);
    expect((await rotate(tokens.refresh)).AuthenticationResult?.RefreshToken).toBeUndefined();
  });

  test("a refresh token lives for 30 days", async () => {
    const { refresh: token } = await world.tokensOf(await world.someone());
    await world.later("P29D");
    await refresh(token);
    await world.later("P1D");
    expect((await refusal(refresh(token))).message).toBe("Refresh Token has expired");
    expect((await refusal(refresh("nonsense"))).message).toBe("Invalid Refresh Token");
  });

  test("with rotation on, the old token works for another minute", async () => {
    await world.set({ rotation: true });
    const { refresh: old } = await world.tokensOf(await world.someone());
    const second = (await rotate(old)).AuthenticationResult?.RefreshToken ?? "";
    expect(second.length).toBeGreaterThan(1600);
    expect(second).not.toBe(old);
    await world.later("PT59S");
    await rotate(old);
    await world.later("PT1S");
    expect(await refusal(rotate(old))).toBeInstanceOf(RefreshTokenReuseException);
    await rotate(second);
    expect((await refusal(refresh(second))).message).toBe("REFRESH_TOKEN_AUTH flow not enabled for this client");
  });
});

describe("revocation", () => {
  test("ends the refresh token and the access tokens issued from it, and no others", async () => {
    const email = await world.someone();
    const [one, other] = [await world.tokensOf(email), await world.tokensOf(email)];
    await revoke(one.refresh);
    const refused = await refusal(refresh(one.refresh));
    expect(refused).toBeInstanceOf(NotAuthorizedException);
    expect(refused.message).toBe("Refresh Token has been revoked");
    expect((await refusal(world.getUser(one.access))).message).toBe("Access Token has been revoked");
    await refresh(other.refresh);
    await world.getUser(other.access);
  });

  test("GlobalSignOut revokes all of them", async () => {
    const email = await world.someone();
    const [one, other] = [await world.tokensOf(email), await world.tokensOf(email)];
    await world.provider.send(new GlobalSignOutCommand({ AccessToken: one.access }));
    for (const { access, refresh: token } of [one, other]) {
      expect((await refusal(world.getUser(access))).message).toBe("Access Token has been revoked");
      expect((await refusal(refresh(token))).message).toBe("Refresh Token has been revoked");
    }
  });
});

test("a user disabled by an operator is locked out at once, and back in once enabled", async () => {
  const Username = await world.someone();
  const tokens = await world.tokensOf(Username);
  const { UserPoolId } = world;
  await world.operator.send(new AdminDisableUserCommand({ UserPoolId, Username }));
  for (const error of await refusals(
    world.getUser(tokens.access),
    refresh(tokens.refresh),
    rotate(tokens.refresh),
    world.signIn(Username),
  )) {
    expect(error).toBeInstanceOf(NotAuthorizedException);
    expect(error.message).toBe("User is disabled.");
  }
  await world.operator.send(new AdminEnableUserCommand({ UserPoolId, Username }));
  await world.getUser(tokens.access);
  const unknown = new AdminDisableUserCommand({ UserPoolId, Username: "nobody@example.com" });
  expect((await refusal(world.operator.send(unknown))).name).toBe("UserNotFoundException");
});

test("an app client with a secret needs SECRET_HASH in every call, with the right user name", async () => {
  const email = await world.someone();
  await world.set({ clientSecret: "s3cret" });
  const hash = (username: string) =>
    createHmac("sha256", "s3cret")
      .update(username + world.ClientId)
      .digest("base64");
  const signIn = (SECRET_HASH?: string) =>
    world.provider.send(
      new InitiateAuthCommand({
        ClientId: world.ClientId,
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: email, PASSWORD, ...(SECRET_HASH && { SECRET_HASH }) },
      }),
    );
  expect((await refusal(signIn())).message).toBe(
    `Client ${world.ClientId} is configured with secret but SECRET_HASH was not received`,
  );
  expect((await refusal(signIn(hash("other")))).message).toBe(
    `SecretHash does not match for the client: ${world.ClientId}`,
  );
  const tokens = (await signIn(hash(email))).AuthenticationResult;
  const token = tokens?.RefreshToken ?? "";
  const username = String(claims(tokens?.IdToken ?? "")["cognito:username"]);
  await refresh(token, { SECRET_HASH: hash(username) });
  expect((await refusal(refresh(token, { SECRET_HASH: hash(email) }))).message).toMatch(/^SecretHash does not match/);
  await refusal(rotate(token));
  await refusal(revoke(token));

  const Username = "hashed@example.com";
  const UserAttributes = [{ Name: "name", Value: "Ada" }];
  const signUp = { ClientId: world.ClientId, Username, Password: PASSWORD, UserAttributes };
  await refusal(world.provider.send(new SignUpCommand(signUp)));
  await world.provider.send(new SignUpCommand({ ...signUp, SecretHash: hash(Username) }));
  const confirm = { ClientId: world.ClientId, Username, ConfirmationCode: await world.code(Username) };
  await refusal(world.provider.send(new ConfirmSignUpCommand(confirm)));
  await world.provider.send(new ConfirmSignUpCommand({ ...confirm, SecretHash: hash(Username) }));
});

test("users, tokens, codes and settings survive a restart", async () => {
  const first = await cognitoWorld();
  const email = await first.someone();
  const tokens = await first.tokensOf(email);
  await first.signUp("waiting@example.com");
  await first.later("PT1H");
  await first.set({ tokenSeconds: 900 });
  await first.stop({ keep: true });

  const second = await cognitoWorld(first.folder);
  const result = await second.provider.send(
    new InitiateAuthCommand({
      ClientId: second.ClientId,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: tokens.refresh },
    }),
  );
  expect(result.AuthenticationResult?.ExpiresIn).toBe(900);
  await second.signIn(email);
  await second.confirm("waiting@example.com", await second.code("waiting@example.com"));
  const clock = await (await fetch(`${second.origin}/clock`)).json();
  expect(clock.offsetMs).toBeGreaterThan(3_599_000);
  await second.stop();
});

test("everything in a response is already on disk, and passwords are not", async () => {
  const onDisk = () => readFile(`${world.folder}/sandbox/cognito.json`, "utf8");
  await Promise.all([1, 2, 3].map((n) => world.signUp(`parallel${n}@example.com`)));
  const kept = await onDisk();
  for (const n of [1, 2, 3]) expect(kept).toContain(`"parallel${n}@example.com"`);
  expect(kept).not.toContain(PASSWORD);
  const { refresh: token, access } = await world.tokensOf(await world.someone());
  expect(await onDisk()).not.toContain(token);
  await revoke(token);
  expect(await onDisk()).toMatch(new RegExp(`"revoked":{[^}]*"${claims(access).origin_jti}"`));
});
