/** All calls that a request makes share one deadline, so that silent services add up to no more than it. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cognitoClient } from "../../server/clients/cognito/cognito-client";
import { stripeClient } from "../../server/clients/stripe-client";
import { timeForCall } from "../../server/failures/call-time";
import { workingFor } from "../../server/telemetry/work-context";

/** The SDK's pauses between its four attempts; none is sent after the deadline. */
const STRIPE_PAUSES_MS = 3_500;
/** An allowance for a busy machine. */
const SLACK_MS = 1_500;

let silent: Server;
let received: string[];
let endpoint: string;
beforeAll(async () => {
  silent = createServer(({ url = "" }) => void received.push(url));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", () => listening()));
  endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

const stripe = () => stripeClient({ secretKey: "sk_test_sandbox", apiUrl: endpoint });
const cognito = () =>
  cognitoClient({
    ...{ region: "us-east-2", userPoolId: "us-east-2_Test1", clientId: "client" },
    ...{ authFlow: "USER_PASSWORD_AUTH", refreshRotation: false, endpoint },
  });
const requestWith = <T>(callsMs: number, work: () => Promise<T>) =>
  workingFor({ id: "test", callsUntil: performance.now() + callsMs }, work);

test("Cognito and Stripe, both silent, together take no longer than the request has", async () => {
  const began = performance.now();
  await requestWith(1_000, async () => {
    await expect(cognito().getUser("token")).rejects.toMatchObject({ name: "NetworkError" });
    expect(performance.now() - began).toBeLessThan(1_000 + SLACK_MS);
    await expect(stripe().balance.retrieve()).rejects.toMatchObject({ type: "StripeConnectionError" });
  });
  expect(performance.now() - began).toBeLessThan(1_000 + STRIPE_PAUSES_MS + SLACK_MS);
  expect(received).toEqual(["/"]);
}, 30_000);

test("An attempt of Stripe's ends at the deadline, and no other is sent after it", async () => {
  const began = performance.now();
  await requestWith(700, () => expect(stripe().balance.retrieve()).rejects.toThrow(/timeout/));
  expect(performance.now() - began).toBeLessThan(700 + STRIPE_PAUSES_MS + SLACK_MS);
  expect(received).toEqual(["/v1/balance"]);
}, 30_000);

test("A call may never take longer than its own limit, and outside of requests there is no deadline", async () => {
  await requestWith(60_000, async () => expect(timeForCall(5_000)).toBe(5_000));
  await requestWith(-1, async () => expect(timeForCall(5_000)).toBe(0));
  expect(timeForCall(5_000)).toBe(5_000);
  workingFor({ id: "job" }, () => expect(timeForCall(5_000)).toBe(5_000));
});
