/** How the engine handles a provider with problems: no superfluous calls, a time limit, and the right reports. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Flow } from "../../../app/domain/authenticator/flow";
import type { Screen } from "../../../app/domain/authenticator/machine/screens";
import type { Submitted } from "../../../server/services/authenticator";
import type { Tokens } from "../../../server/session/session";
import { type AuthenticatorWorld, authenticatorWorld, credentials, PASSWORD, signUpForm } from "./authenticator-world";

let world: AuthenticatorWorld;
beforeAll(async () => {
  world = await authenticatorWorld();
});
afterAll(() => world.stop());

const alertOf = (submitted: Submitted) =>
  submitted.outcome === "stay" ? submitted.problems.alert?.key : submitted.outcome;

/** A proxy before the sandbox that counts calls by operation. */
async function counted() {
  const calls: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const target = String(request.headers["x-amz-target"]);
    calls.push(target.split(".")[1] ?? "");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    bodies.push({ operation: calls.at(-1), ...JSON.parse(body.toString("utf8")) });
    const answer = await fetch(world.origin, {
      method: "POST",
      headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": target },
      body,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  }).listen(0);
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const times = (operation: string) => calls.filter((call) => call === operation).length;
  const browser = world.browser(world.engine({}, world.client({ endpoint })));
  return { endpoint, times, bodies, browser, stop: () => server.close() };
}

test("a code request refused by a rate limit is sent exactly once", async () => {
  const { times, browser, stop } = await counted();
  const limited = "limit@ringside.example";
  expect(alertOf(await browser.post("resetPassword", { username: limited }))).toBe("errors.attemptLimit");
  expect(times("ForgotPassword")).toBe(1);
  stop();
});

test("a throttled sign-in is retried", async () => {
  const { times, browser, stop } = await counted();
  const outcome = await browser.post("signIn", credentials("throttle-once"));
  expect(times("InitiateAuth")).toBeGreaterThan(1);
  expect(outcome.outcome).toBeDefined();
  stop();
});

test.each([
  ["without", undefined],
  ["with", "a-secret-of-the-app-client"],
])("sign-up and sign-in send the guest identity and, %s a client secret, the address", async (_, clientSecret) => {
  await world.settings({ clientSecret: clientSecret ?? null });
  const { endpoint, bodies, stop } = await counted();
  const client = world.client({ endpoint, ...(clientSecret && { clientSecret }) });
  const visitor = { address: "203.0.113.7", visitorId: "v", guestCredentials: "us-east-2:guest", locale: "he" };
  const submit = (screen: "signIn" | "signUp", form: Record<string, string>) =>
    world.engine({}, client).submit({ screen, form, flow: undefined, visitor });
  await submit("signUp", signUpForm(world.newcomer()));
  await submit("signIn", credentials("fan"));
  stop();
  await world.settings({ clientSecret: null });

  const entering = bodies.filter(({ operation }) => operation !== "GetUser");
  expect(entering.map(({ operation }) => operation)).toEqual(["SignUp", "InitiateAuth", "RespondToAuthChallenge"]);
  for (const body of entering) {
    expect(body.ClientMetadata).toEqual({ guestCredentials: "us-east-2:guest", locale: "he" });
    expect(body.UserContextData).toEqual(clientSecret ? { IpAddress: "203.0.113.7" } : undefined);
    expect(JSON.stringify(body).includes(credentials("fan").password)).toBe(false);
  }
});

test("a sign-in asks GetUser only if the new token doesn't say who the fan is", async () => {
  const { endpoint, bodies, stop } = await counted();
  const engine = world.engine({}, world.client({ endpoint }));
  const visitor = { address: "203.0.113.9", visitorId: "v" };
  const signIn = async (form: Record<string, string>) => {
    bodies.length = 0;
    const result = await engine.submit({ screen: "signIn", form, flow: undefined, visitor });
    return { result, asked: bodies.map(({ operation }) => operation) };
  };
  const known = await signIn(credentials("fan"));
  const unverified = await signIn(credentials("unverified"));
  stop();

  expect(known.asked).toEqual(["InitiateAuth", "RespondToAuthChallenge"]);
  expect(known.result).toMatchObject({
    outcome: "signedIn",
    attributes: { name: "Frankie Fan", email: credentials("fan").username, email_verified: "true" },
  });
  expect(unverified.asked).toEqual(["InitiateAuth", "RespondToAuthChallenge", "GetUser"]);
  expect(unverified.result).toMatchObject({ outcome: "goto", screen: "verifyUser" });
});

test("every call that can send a message names the fan's language, for the pool's triggers", async () => {
  const { endpoint, bodies, stop } = await counted();
  const engine = world.engine({}, world.client({ endpoint }));
  const visitor = { address: "203.0.113.8", visitorId: "v", locale: "uk" };
  let flow: Flow | undefined;
  const post = async (screen: Screen, form: Record<string, string>) => {
    ({ flow } = await engine.submit({ screen, form, flow, visitor }));
  };
  await post("resetPassword", { username: credentials("fan").username });
  await post("confirmResetPassword", { intent: "RESEND" });
  await post("signIn", credentials("newcomer"));
  await post("confirmSignUp", { intent: "RESEND" });
  await post("signIn", credentials("choosy"));
  await post("selectMfaType", { mfa_type: "SMS_MFA" });
  await post("signIn", credentials("unverified"));
  await post("verifyUser", { unverifiedAttr: "email" });
  await post("confirmVerifyUser", { intent: "RESEND" });
  stop();

  const sending = bodies.filter(({ operation }) => !["GetUser", "ConfirmDevice"].includes(String(operation)));
  for (const body of sending) expect(body.ClientMetadata, String(body.operation)).toEqual({ locale: "uk" });
  expect(new Set(sending.map(({ operation }) => operation))).toEqual(
    new Set([
      ...["ForgotPassword", "InitiateAuth", "RespondToAuthChallenge", "ResendConfirmationCode"],
      "GetUserAttributeVerificationCode",
    ]),
  );
});

describe("Reports", () => {
  test.each([
    ["down@ringside.example", "errors.network", "critical"],
    ["internal@ringside.example", "errors.general", "critical"],
    ["lambda@ringside.example", "errors.service", "debug"],
  ])("of %s: the sign-in shows %s, severity %s", async (username, alert, severity) => {
    const browser = world.browser();
    expect(alertOf(await browser.post("signIn", { username, password: PASSWORD }))).toBe(alert);
    expect(world.reports.at(-1)).toMatchObject({ severity });
    const atSignUp = alert === "errors.general" ? "errors.creatingAccount" : alert;
    expect(alertOf(await browser.post("signUp", signUpForm(username)))).toBe(atSignUp);
  });
});

test("all work of a post ends after ten seconds, however many calls it makes", { timeout: 20_000 }, async () => {
  let calls = 0;
  // The first call fails late and is retried; the second one is never answered.
  const silent = createServer((_, response) => {
    calls += 1;
    if (calls === 1) setTimeout(() => response.writeHead(500).end("{}"), 4_000);
  }).listen(0);
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const browser = world.browser(world.engine({}, world.client({ endpoint })));
  const start = performance.now();
  expect(alertOf(await browser.post("signIn", credentials("fan")))).toBe("errors.network");
  expect(performance.now() - start).toBeGreaterThan(9_900);
  expect(performance.now() - start).toBeLessThan(11_000);
  expect(calls).toBe(2);
  silent.closeAllConnections();
  silent.close();
});

describe("Session events", () => {
  async function signedIn(): Promise<Tokens> {
    const submitted = await world.browser().post("signIn", credentials("fan"));
    if (submitted.outcome !== "signedIn") throw new Error(submitted.outcome);
    return submitted.tokens;
  }

  test("the start and the end call back once each", async () => {
    const [onSignIn, onSignOut] = [vi.fn(), vi.fn()];
    const engine = world.engine({}, undefined, { onSignIn, onSignOut });
    const tokens = await signedIn();
    expect(await engine.hear("signIn", tokens)).toBe("authenticated");
    expect(onSignIn.mock.calls).toEqual([[tokens]]);
    expect(onSignOut).not.toHaveBeenCalled();
    expect(await engine.hear("signOut", tokens)).toBe("signIn");
    expect(onSignOut.mock.calls).toEqual([[tokens]]);
  });

  test("after a refresh the user is looked up again: a revoked session ends, a network error ends nothing", async () => {
    const tokens = await signedIn();
    expect(await world.engine().hear("tokenRefresh", tokens)).toBe("authenticated");
    const unreachable = world.engine({}, world.client({ endpoint: "http://127.0.0.1:9" }));
    expect(await unreachable.hear("tokenRefresh", tokens)).toBe("authenticated");
    await world.client().revokeToken(tokens.refreshToken);
    expect(await world.engine().hear("tokenRefresh", tokens)).toBe("signIn");
  });

  test("a failed refresh signs out", async () => {
    const onSignOut = vi.fn();
    const engine = world.engine({}, undefined, { onSignOut });
    expect(await engine.hear("tokenRefresh_failure", await signedIn())).toBe("signIn");
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});
