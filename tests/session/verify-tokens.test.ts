/** Bearers and sessions while the provider's keys are unavailable. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../server/config/config";
import { Unreachable } from "../../server/failures/unreachable";
import { productApi } from "../../server/product-api/http";
import { bearers } from "../../server/session/bearer";
import { tokenVerifier } from "../../server/session/verify-tokens";

const keys = await generateKeyPair("RS256");
const strangers = await generateKeyPair("RS256");
const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "mine", alg: "RS256", use: "sig" }] };
const good: RequestListener = (_, response) => void response.end(JSON.stringify(jwks));

let fetches = 0;
let answer: RequestListener;
let issuer: string;
let verify: ReturnType<typeof tokenVerifier>;
let stop: () => void;
beforeEach(async () => {
  fetches = 0;
  answer = good;
  const server = createServer((request, response) => {
    fetches++;
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
  verify = tokenVerifier(readConfig({ COGNITO_ISSUER: issuer, COGNITO_CLIENT_ID: "client" }));
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function token(kid = "mine", { privateKey } = keys, sub = "sub"): Promise<string> {
  const claims = { iss: issuer, aud: "client", token_use: "id", sub, email: "fan@example.com" };
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).setExpirationTime("1h").sign(privateKey);
}

const garbage =
  (body: string): RequestListener =>
  (_, response) =>
    void response.end(body);

test.each<[string, RequestListener]>([
  ["500", (_, response) => void response.writeHead(500).end()],
  ["nothing", (request) => void request.socket.destroy()],
  ["half an answer", (_, response) => void response.write('{"keys":[', () => response.destroy())],
  ["a page", garbage("<html>We are down</html>")],
  ["other JSON", garbage('{"error":"down"}')],
  ["keys that are none", garbage('{"keys":[{"kid":"mine"}]}')],
  ["more than there can be", (_, response) => void response.end(Buffer.alloc(2 ** 20, "a"))],
])("an outage that answers %s is 503, not a bad token, and ends by itself", async (_, outage) => {
  answer = outage;
  await expect(verify.bearer(await token())).rejects.toBeInstanceOf(Unreachable);
  await expect(verify.idToken(await token())).rejects.toBeInstanceOf(Unreachable);

  const bearer = bearers({ verify, endedSessions: { has: async () => false } });
  const api = productApi({ bearer, siteUrl: issuer, sites: [] } as unknown as Parameters<typeof productApi>[0]);
  const headers = { authorization: `Bearer ${await token()}` };
  const refused = await api(new Request("http://localhost/api/v1/tickets/orders", { headers }));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toBe("application/problem+json");

  answer = good;
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  expect(await verify.bearer(await token())).toMatchObject({ kind: "user", user: { email: "fan@example.com" } });
});

test("a known token is refused once it has expired, or its session has ended", async () => {
  const ended: string[] = [];
  const endedSessions = { has: async ({ username }: { username: string }) => ended.includes(username) };
  const bearer = bearers({ verify, endedSessions });
  const said = `Bearer ${await token()}`;
  for (let n = 0; n < 2; n++) expect(await bearer(said, "")).toMatchObject({ visitorId: "user:sub" });
  ended.push("sub");
  expect(await bearer(said, "")).toBe("invalid");
  ended.pop();
  expect(await bearer(said, "")).toMatchObject({ visitorId: "user:sub" });
  // A token counts whole seconds, and one may have begun since it was made.
  vi.useFakeTimers({ now: Date.now() + 3_598_000, toFake: ["Date"] });
  expect(await bearer(said, "")).toMatchObject({ visitorId: "user:sub" });
  vi.setSystemTime(Date.now() + 4_000);
  expect(await bearer(said, "")).toBe("invalid");
});

test("a token that differs from a known one in a single letter is verified by itself", async () => {
  const known = await token();
  expect(await verify.bearer(known)).toMatchObject({ kind: "user" });
  for (const at of [20, Math.floor(known.length / 2), known.length - 20]) {
    const letter = known[at] === "A" ? "B" : "A";
    expect(await verify.bearer(known.slice(0, at) + letter + known.slice(at + 1))).toBeUndefined();
  }
  expect(await verify.bearer(`${known.slice(0, known.lastIndexOf("."))}.`)).toBeUndefined();
});

test("an outage after the keys are cached disturbs nobody", async () => {
  await verify.bearer(await token());
  answer = (_, response) => void response.writeHead(500).end();
  expect(await verify.bearer(await token("mine", keys, "other"))).toMatchObject({ kind: "user" });
  expect(await verify.bearer(await token("mine", strangers))).toBeUndefined();
  expect(fetches).toBe(1);
});

test("a token of an unknown key is refused, and a thousand of them fetch the keys once", async () => {
  await verify.bearer(await token());
  for (let i = 0; i < 1_000; i++) expect(await verify.bearer(await token(`unknown-${i}`, strangers))).toBeUndefined();
  expect(fetches).toBe(2);
  expect(await verify.bearer(await token("mine", keys, "other"))).toMatchObject({ kind: "user" });
});

test("a hundred tokens during an outage request the keys once", async () => {
  answer = (_, response) => void response.writeHead(500).end();
  for (let i = 0; i < 100; i++) {
    await expect(verify.bearer(await token(`unknown-${i}`, strangers))).rejects.toBeInstanceOf(Unreachable);
  }
  expect(fetches).toBeLessThan(10);
});
