/** The identity pool: guests, members, and their tokens. */
import {
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
} from "@aws-sdk/client-cognito-identity";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CognitoWorld, cognitoWorld, refusal } from "./cognito-world";

let world: CognitoWorld;
let IdentityPoolId: string;
let login: string;
beforeAll(async () => {
  world = await cognitoWorld();
  IdentityPoolId = world.settings("COGNITO_IDENTITY_POOL_ID");
  login = `cognito-idp.${world.settings("AWS_REGION")}.amazonaws.com/${world.settings("COGNITO_USER_POOL_ID")}`;
});
afterAll(() => world.stop());

const getId = (Logins?: Record<string, string>) => world.identity.send(new GetIdCommand({ IdentityPoolId, Logins }));
const getToken = (IdentityId = "", Logins?: Record<string, string>) =>
  world.identity.send(new GetOpenIdTokenCommand({ IdentityId, Logins }));
const verify = async (token = "") =>
  (
    await jwtVerify(token, createRemoteJWKSet(new URL(`${world.origin}/.well-known/jwks_uri`)), {
      issuer: "https://cognito-identity.amazonaws.com",
      audience: IdentityPoolId,
    })
  ).payload;

test("a guest gets an identity, and a token valid for ten minutes that proves it", async () => {
  const { IdentityId } = await getId();
  expect(IdentityId).toMatch(/^us-east-2:[0-9a-f-]{36}$/);
  const payload = await verify((await getToken(IdentityId)).Token);
  expect(payload).toMatchObject({ sub: IdentityId, amr: ["unauthenticated"] });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  expect((await getId()).IdentityId).not.toBe(IdentityId);
});

test("a user has one identity, which opens only with their own ID token", async () => {
  const { id } = await world.tokensOf(await world.someone());
  const { IdentityId } = await getId({ [login]: id });
  expect((await getId({ [login]: id })).IdentityId).toBe(IdentityId);
  expect(await verify((await getToken(IdentityId, { [login]: id })).Token)).toMatchObject({
    amr: expect.arrayContaining(["authenticated", login]),
  });
  const error = await refusal(getToken(IdentityId));
  expect(error).toBeInstanceOf(NotAuthorizedException);
  expect(error.message).toBe(`Access to Identity '${IdentityId}' is forbidden.`);
});

test("an access token and an unknown provider are refused", async () => {
  const { access, id } = await world.tokensOf(await world.someone());
  expect(await refusal(getId({ [login]: access }))).toBeInstanceOf(NotAuthorizedException);
  expect(await refusal(getId({ "accounts.example.com": id }))).toBeInstanceOf(NotAuthorizedException);
});

test("unknown pools and identities are not found", async () => {
  const pool = new GetIdCommand({ IdentityPoolId: "us-east-2:00000000-0000-0000-0000-000000000000" });
  expect(await refusal(world.identity.send(pool))).toBeInstanceOf(ResourceNotFoundException);
  expect(await refusal(getToken("us-east-2:00000000-0000-0000-0000-000000000000"))).toBeInstanceOf(
    ResourceNotFoundException,
  );
});

test("credentials have an expiry that the client reads as a date", async () => {
  const { IdentityId } = await getId();
  const { Credentials } = await world.identity.send(new GetCredentialsForIdentityCommand({ IdentityId }));
  expect(Credentials?.AccessKeyId).toMatch(/^ASIA[0-9A-F]{16}$/);
  expect(Credentials?.Expiration?.getTime()).toBeGreaterThan(Date.now());
});
