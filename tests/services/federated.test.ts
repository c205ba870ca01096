/** Federated sign-in against the sandbox's hosted pages, and against servers that misbehave. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PendingOAuth } from "../../app/domain/authenticator/flow";
import { cognitoClient } from "../../server/clients/cognito/cognito-client";
import { hostedUi } from "../../server/clients/cognito/hosted-ui";
import { readConfig } from "../../server/config/config";
import { type Sandbox, startSandbox } from "../../server/sandbox/sandbox";
import { type SandboxClock, sandboxClock } from "../../server/sandbox/sandbox-clock";
import { type Federated, federated } from "../../server/services/federated";
import { claimsOf, poolIssuer, tokenVerifier } from "../../server/session/verify-tokens";
import { prepareSandbox } from "../prepared-sandbox";
import { runFolder } from "../run-folder";

const SITE = "http://localhost:3000";
const FROM = "/tickets/event/1?x=2";

let folder: string;
let clock: SandboxClock;
let sandbox: Sandbox;
let reports: { message: string; severity: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(runFolder(), "federated-"));
  await prepareSandbox(folder);
  clock = sandboxClock(folder);
  const webhook = { url: "http://localhost:9/", secret: "whsec_test" };
  sandbox = await startSandbox({ port: 0, siteUrl: SITE, dataDir: folder, clock, webhook });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  reports = [];
});

const configured = () => readConfig(sandbox.environment);
const pages = (more: Partial<Parameters<typeof hostedUi>[0]> = {}) =>
  hostedUi({
    domain: configured().COGNITO_DOMAIN ?? "",
    issuer: poolIssuer(configured()),
    clientId: configured().COGNITO_CLIENT_ID ?? "",
    siteUrl: SITE,
    ...more,
  });
const service = (more: Partial<Parameters<typeof federated>[0]> = {}): Federated =>
  federated({
    hostedUi: pages(),
    providers: ["google"],
    clock,
    report: (error, severity) => void reports.push({ message: String(error), severity }),
    ...more,
  });

async function started(using = service()): Promise<{ address: string; kept: PendingOAuth }> {
  const away = await using.start("google", FROM);
  if (away.outcome !== "away") throw new Error(`The start ended with ${away.outcome}`);
  return away;
}

/** The callback that the browser gets from the provider's page after the fan presses one of its two buttons. */
async function atProvider(address: string, answer: "continue" | "refuse"): Promise<URLSearchParams> {
  const led = await fetch(address);
  const body = new URLSearchParams({ answer });
  const back = await fetch(led.url, { method: "POST", body, redirect: "manual" });
  return new URL(back.headers.get("location") ?? "").searchParams;
}

describe("The redirect to the hosted pages", () => {
  test("names client, callback, scopes and provider, and contains state, nonce and challenge", async () => {
    const { address, kept } = await started();
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe(`${sandbox.origin}/oauth2/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: sandbox.environment.COGNITO_CLIENT_ID,
      redirect_uri: `${SITE}/oauth/callback`,
      scope: "openid email profile aws.cognito.signin.user.admin",
      identity_provider: "Google",
      state: kept.state,
      nonce: kept.nonce,
      code_challenge: createHash("sha256").update(kept.verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    expect(kept.state).toHaveLength(32);
    expect(kept.verifier).toMatch(/^[\w-]{128}$/);
    expect(kept).toMatchObject({ provider: "google", from: FROM });
  });

  test("has new random values each time", async () => {
    const [one, two] = [(await started()).kept, (await started()).kept];
    for (const name of ["state", "nonce", "verifier"] as const) expect(one[name]).not.toBe(two[name]);
  });

  test.each([
    ["amazon", "LoginWithAmazon"],
    ["apple", "SignInWithApple"],
    ["facebook", "Facebook"],
    ["google", "Google"],
  ] as const)("calls %s %s", async (provider, name) => {
    const away = await service({ providers: ["amazon", "apple", "facebook", "google"] }).start(provider, FROM);
    expect("address" in away && new URL(away.address).searchParams.get("identity_provider")).toBe(name);
  });

  test("is absent for a provider that is not offered", async () => {
    expect(await service().start("facebook", FROM)).toEqual({ outcome: "absent" });
    expect(await service().start("constructor", FROM)).toEqual({ outcome: "absent" });
  });

  test("reports that no hosted pages are configured", async () => {
    const failed = await service({ hostedUi: undefined }).start("google", FROM);
    expect(failed).toEqual({ outcome: "failed", notice: { kind: "alert", key: "errors.federation" } });
    expect(reports).toMatchObject([{ severity: "critical" }]);
    expect(service({ hostedUi: undefined }).signOutAddress()).toBeUndefined();
  });
});

describe("The callback", () => {
  test("brings the fan's tokens, which the pool accepts", async () => {
    const { address, kept } = await started();
    const finished = await service().finish(await atProvider(address, "continue"), kept);
    if (finished.outcome !== "signedIn") throw new Error(JSON.stringify([finished, reports]));
    const { idToken, accessToken, refreshToken } = finished.tokens;
    const claims = await tokenVerifier(configured()).idToken(idToken);
    expect(claims).toMatchObject({ nonce: kept.nonce, identities: [{ providerName: "Google" }] });
    const cognito = cognitoClient({
      region: "us-east-2",
      userPoolId: sandbox.environment.COGNITO_USER_POOL_ID ?? "",
      clientId: sandbox.environment.COGNITO_CLIENT_ID ?? "",
      authFlow: "USER_SRP_AUTH",
      refreshRotation: false,
      endpoint: sandbox.origin,
    });
    const { attributes } = await cognito.getUser(accessToken);
    expect(attributes).toMatchObject({ email: "grace@ringside.example", email_verified: "true" });
    const username = String(claims["cognito:username"]);
    const fresh = await cognito.refresh({ idToken, accessToken, refreshToken, username });
    expect(claimsOf(fresh.idToken).sub).toBe(claims.sub);
    expect(reports).toEqual([]);
  });

  test("authenticates the client by its secret, if it has one", async () => {
    const settings = (clientSecret: string | null) =>
      fetch(`${sandbox.origin}/cognito/settings`, { method: "POST", body: JSON.stringify({ clientSecret }) });
    await settings("a client's secret");
    try {
      for (const [clientSecret, outcome] of [
        ["a client's secret", "signedIn"],
        ["another secret", "failed"],
      ] as const) {
        const using = service({ hostedUi: pages({ clientSecret }) });
        const { address, kept } = await started(using);
        expect((await using.finish(await atProvider(address, "continue"), kept)).outcome).toBe(outcome);
      }
    } finally {
      await settings(null);
    }
  });

  test("with another state is refused, and does not break the sign-in in progress", async () => {
    const { address, kept } = await started();
    const answer = await atProvider(address, "continue");
    const forged = new URLSearchParams({ code: "another-code", state: "x".repeat(32) });
    const refused = await service().finish(forged, kept);
    expect(refused).toEqual({ outcome: "failed", notice: { kind: "alert", key: "errors.oauthState" }, kept });
    expect((await service().finish(new URLSearchParams({ error: "access_denied" }), kept)).outcome).toBe("failed");
    expect((await service().finish(answer, kept)).outcome).toBe("signedIn");
  });

  test("without stored state is refused", async () => {
    const { address } = await started();
    const refused = await service().finish(await atProvider(address, "continue"), undefined);
    expect(refused).toMatchObject({ outcome: "failed", notice: { key: "errors.oauthState" } });
  });

  test("after a refusal at the provider shows a message, and the next attempt starts fresh", async () => {
    const { address, kept } = await started();
    const refused = await service().finish(await atProvider(address, "refuse"), kept);
    expect(refused).toEqual({
      outcome: "failed",
      notice: { kind: "alert", key: "errors.federationRefused" },
      kept: undefined,
    });
    expect(reports).toEqual([]);
  });

  test("with a used code is refused", async () => {
    const { address, kept } = await started();
    const answer = await atProvider(address, "continue");
    await service().finish(answer, kept);
    const refused = await service().finish(answer, kept);
    expect(refused).toMatchObject({ outcome: "failed", notice: { key: "errors.federationRefused" } });
  });

  test("with another verifier gets no tokens", async () => {
    const { address, kept } = await started();
    const other = { ...kept, verifier: "v".repeat(128) };
    const refused = await service().finish(await atProvider(address, "continue"), other);
    expect(refused.outcome).toBe("failed");
  });

  test("with tokens for another nonce is refused", async () => {
    const { address, kept } = await started();
    const refused = await service().finish(await atProvider(address, "continue"), { ...kept, nonce: "another" });
    expect(refused).toMatchObject({ outcome: "failed", notice: { key: "errors.general" }, kept: undefined });
    expect(reports).toMatchObject([{ severity: "critical" }]);
  });

  test("with tokens of another issuer is refused", async () => {
    const using = service({
      hostedUi: pages({ issuer: "https://cognito-idp.us-east-2.amazonaws.com/us-east-2_Other" }),
    });
    const { address, kept } = await started(using);
    const refused = await using.finish(await atProvider(address, "continue"), kept);
    expect(refused).toMatchObject({ outcome: "failed", notice: { key: "errors.general" } });
  });

  test("after more than ten minutes is too late", async () => {
    const { address, kept } = await started();
    const answer = await atProvider(address, "continue");
    clock.advance("PT10M1S");
    const refused = await service().finish(answer, kept);
    expect(refused).toMatchObject({ outcome: "failed", notice: { key: "errors.oauthState" }, kept: undefined });
  });
});

describe("The token endpoint", () => {
  let server: Server;
  afterEach(() => void (server.listening && server.close()));

  async function endpoint(answer: RequestListener): Promise<string> {
    server = createServer(answer).listen(0, "127.0.0.1");
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const tried = async (domain: string, more: Partial<Parameters<typeof hostedUi>[0]> = {}) => {
    const using = service({ hostedUi: pages({ domain, ...more }) });
    const { kept } = await started(using);
    return { kept, finished: await using.finish(new URLSearchParams({ code: "the-code", state: kept.state }), kept) };
  };

  test.each([
    ["without a secret", undefined],
    ["with the client's secret", "a client's secret"],
  ])("receives a form post, %s", async (_, clientSecret) => {
    const asked: { type: string | undefined; authorization: string | undefined; form: unknown }[] = [];
    const domain = await endpoint(async (request, response) => {
      let body = "";
      for await (const part of request) body += part;
      const { "content-type": type, authorization } = request.headers;
      asked.push({ type, authorization, form: Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(400, { "content-type": "application/json" }).end('{"error":"invalid_client"}');
    });
    const { kept, finished } = await tried(domain, { clientSecret });
    expect(asked).toEqual([
      {
        type: expect.stringContaining("application/x-www-form-urlencoded"),
        authorization: undefined,
        form: {
          grant_type: "authorization_code",
          code: "the-code",
          client_id: sandbox.environment.COGNITO_CLIENT_ID,
          redirect_uri: `${SITE}/oauth/callback`,
          code_verifier: kept.verifier,
          ...(clientSecret && { client_secret: clientSecret }),
        },
      },
    ]);
    expect(finished).toMatchObject({ outcome: "failed", notice: { key: "errors.general" } });
    expect(reports).toMatchObject([{ severity: "critical" }]);
  });

  test("times out if it never responds", async () => {
    const domain = await endpoint(() => {});
    const before = performance.now();
    const { finished } = await tried(domain, { waitMs: 300 });
    expect(performance.now() - before).toBeLessThan(3000);
    expect(finished).toMatchObject({ outcome: "failed", notice: { key: "errors.federationTimeout" }, kept: undefined });
    expect(reports).toMatchObject([{ severity: "critical" }]);
    server.closeAllConnections();
  });

  test("that cannot be reached is a network error", async () => {
    const domain = await endpoint(() => {});
    server.close();
    await once(server, "close");
    const { finished } = await tried(domain);
    expect(finished).toMatchObject({ outcome: "failed", notice: { key: "errors.network" } });
  });

  test("that returns no refresh token signs nobody in", async () => {
    const domain = await endpoint((_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end('{"access_token":"a","token_type":"Bearer"}');
    });
    const { finished } = await tried(domain);
    expect(finished).toMatchObject({ outcome: "failed", notice: { key: "errors.general" } });
  });
});

test("The sign-out address names the client and the page to return to", async () => {
  const address = service().signOutAddress() ?? "";
  const url = new URL(address);
  expect(url.origin + url.pathname).toBe(`${sandbox.origin}/logout`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: sandbox.environment.COGNITO_CLIENT_ID,
    logout_uri: `${SITE}/oauth/signed-out`,
  });
  const left = await fetch(address, { redirect: "manual" });
  expect(left.headers.get("location")).toBe(`${SITE}/oauth/signed-out`);
});
