/** Calls to the user pool: which are retried and which never, with a client secret and with token rotation. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cognitoClient } from "../../server/clients/cognito/cognito-client";
import { type AuthenticatorWorld, authenticatorWorld, PASSWORD } from "../services/authenticator/authenticator-world";

/** A provider that gives every call the same response, and records the times. */
async function provider(status: number, type: string) {
  const calls: number[] = [];
  const server = createServer((_request, response) => {
    calls.push(Date.now());
    response.writeHead(status, { "content-type": "application/x-amz-json-1.1", "x-amzn-errortype": type });
    response.end(JSON.stringify({ __type: type, message: "Attempt limit exceeded, please try after some time." }));
  }).listen(0);
  const client = cognitoClient({
    region: "us-east-2",
    userPoolId: "us-east-2_Test1",
    clientId: "client",
    authFlow: "USER_PASSWORD_AUTH",
    refreshRotation: false,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return { calls, client, stop: () => void server.close() };
}
const maya = { username: "maya@example.com" };
const session = "s".repeat(20);
const challenge = { challengeName: "SMS_MFA", session, knownAs: "maya" };
const contact = { accessToken: "a", attribute: "email" } as const;

describe("Retries", () => {
  test.each([
    ["a server error", 500, "InternalErrorException"],
    ["throttling", 400, "TooManyRequestsException"],
  ])("a sign-in with %s is tried three times with growing delays", async (_, status, type) => {
    const { calls, client, stop } = await provider(status, type);
    await expect(client.initiateAuth({ ...maya, password: "x" })).rejects.toMatchObject({ name: type });
    stop();
    expect(calls).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = calls;
    expect(second - first).toBeGreaterThanOrEqual(99);
    expect(third - second).toBeGreaterThanOrEqual(199);
    expect(third - first).toBeLessThan(1500);
  });

  test.each([
    ["a sign-in", (client: Client) => client.initiateAuth({ ...maya, password: "x" })],
    ["a code request", (client: Client) => client.resendConfirmationCode(maya)],
  ])("%s refused by a rate limit makes exactly one call", async (_, call) => {
    const { calls, client, stop } = await provider(400, "LimitExceededException");
    await expect(call(client)).rejects.toMatchObject({ name: "LimitExceededException", severity: "debug" });
    stop();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["signing up", (client: Client) => client.signUp({ ...maya, password: "x", attributes: {} })],
    ["confirming", (client: Client) => client.confirmSignUp({ ...maya, code: "123456" })],
    ["asking for a code", (client: Client) => client.resendConfirmationCode(maya)],
    ["asking for a new password", (client: Client) => client.forgotPassword(maya)],
    ["setting it", (client: Client) => client.confirmForgotPassword({ ...maya, code: "123456", password: "x" })],
    ["answering a challenge", (client: Client) => client.answerChallenge({ ...maya, challenge, responses: {} })],
    ["asking for an authenticator's secret", (client: Client) => client.associateSoftwareToken({ session })],
    ["proving it", (client: Client) => client.verifySoftwareToken({ session, code: "123456" })],
    ["asking to verify a contact", (client: Client) => client.sendAttributeCode(contact)],
    ["verifying it", (client: Client) => client.verifyAttribute({ ...contact, code: "123456" })],
    [
      "confirming a device",
      (client: Client) => client.confirmDevice({ accessToken: "a", device: { key: "us-east-2_k", groupKey: "-g" } }),
    ],
    ["signing out", (client: Client) => client.revokeToken("token")],
    ["signing in by a Session", (client: Client) => client.signInWithSession({ ...maya, session: "s".repeat(20) })],
  ])("%s acts once, even when the provider breaks", async (_, call) => {
    const { calls, client, stop } = await provider(500, "InternalErrorException");
    await expect(call(client)).rejects.toMatchObject({ severity: "critical" });
    stop();
    expect(calls).toHaveLength(1);
  });
});
type Client = ReturnType<typeof cognitoClient>;

describe("With the sandbox", () => {
  let world: AuthenticatorWorld;
  beforeAll(async () => {
    world = await authenticatorWorld();
  });
  afterAll(() => world.stop());

  async function member(client: Client): Promise<string> {
    const username = world.newcomer();
    await client.signUp({ username, password: PASSWORD, attributes: { email: username, name: "Maya" } });
    const [code = ""] = await world.codes(username);
    await client.confirmSignUp({ username, code });
    return username;
  }
  async function tokens(client: Client, username: string) {
    const answer = await client.initiateAuth({ username, password: PASSWORD });
    if (!("tokens" in answer)) throw new Error(answer.challengeName);
    return answer.tokens;
  }

  test.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
    "every call carries a client secret proof, over %s",
    async (authFlow) => {
      const clientSecret = "a-secret-of-the-app-client";
      await world.settings({ clientSecret });
      const client = world.client({ clientSecret, authFlow });
      const username = await member(client);
      const issued = await tokens(client, username);
      const fresh = await client.refresh(issued);
      expect(fresh).toMatchObject({ refreshToken: issued.refreshToken, username: issued.username });
      expect(await client.getUser(fresh.accessToken)).toMatchObject({ attributes: { email: username, name: "Maya" } });
      await client.revokeToken(fresh.refreshToken);
      await expect(client.refresh(fresh)).rejects.toMatchObject({ name: "NotAuthorizedException", severity: "none" });

      const without = world.client({ authFlow });
      await expect(tokens(without, username)).rejects.toMatchObject({ severity: "critical" });
      await world.settings({ clientSecret: null });
    },
  );

  test("a rotated refresh token is replaced", async () => {
    await world.settings({ rotation: true });
    const client = world.client({ refreshRotation: true });
    const issued = await tokens(client, await member(client));
    const fresh = await client.refresh(issued);
    expect(fresh.refreshToken).not.toBe(issued.refreshToken);
    expect(fresh.username).toBe(issued.username);
    await world.settings({ rotation: false });
  });

  test("a wrong password over SRP is a wrong password, for an unknown user too", async () => {
    const client = world.client();
    const username = await member(client);
    const refusal = { name: "NotAuthorizedException", message: "Incorrect username or password." };
    await expect(client.initiateAuth({ username, password: "Wrong-1-password" })).rejects.toMatchObject(refusal);
    const nobody = { username: world.newcomer(), password: "Wrong-1-password" };
    await expect(client.initiateAuth(nobody)).rejects.toMatchObject(refusal);
  });
});
