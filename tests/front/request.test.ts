/** What the site sees of a request, and under which host name. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { siteHosts } from "../../server/front/hosts";
import { world } from "./world";

const SITE = "https://ringside.example";
const PUBLIC = { SITE_URL: SITE, NODE_ENV: "production" };

describe("The names of the site", () => {
  const production = { NODE_ENV: "production" as const, EXTRA_HOSTS: ["www.ringside.example", "inside:8080"] };
  it.each([
    ["ringside.example", true],
    ["RINGSIDE.example", true],
    ["ringside.example:443", true],
    ["www.ringside.example", true],
    ["inside:8080", true],
    ["inside", false],
    ["ringside.example:8443", false],
    ["ringside.example.evil.example", false],
    ["ringside.example/wrestlers?q=1&z=", false],
    ["evil.example@ringside.example", false],
    ["ringside.example#x", false],
    ["ringside.example\\x", false],
    ["localhost", false],
    ["127.0.0.1:3000", false],
    ["", false],
    [undefined, false],
  ])("in production, Host %s: %s", (host, known) => {
    expect(siteHosts(production, SITE).knows(host)).toBe(known);
  });

  it.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000", "127.0.0.53"])("at home, %s is the site", (host) => {
    expect(siteHosts({ NODE_ENV: "development", EXTRA_HOSTS: [] }, "http://localhost:3000").knows(host)).toBe(true);
  });

  it("takes an Origin for its own only if the page came from where the form goes", () => {
    const hosts = siteHosts({ NODE_ENV: "development", EXTRA_HOSTS: [] }, "http://localhost:3000");
    expect(hosts.originSeen("http://127.0.0.1:3000", "127.0.0.1:3000")).toBe("http://localhost:3000");
    for (const other of ["http://127.0.0.1:9000", "http://evil.example", "null", "x"]) {
      expect(hosts.originSeen(other, "127.0.0.1:3000")).toBe(other);
    }
    expect(hosts.originSeen("http://evil.example", "evil.example")).toBe("http://evil.example");
  });
});

const echo = (request: Request) =>
  Response.json({
    url: request.url,
    host: request.headers.get("host"),
    forwarded: request.headers.get("x-forwarded-host"),
  });

it("gets its address from SITE_URL, whatever Host and proxies say", async () => {
  const { ask } = await world({ api: echo, env: { ...PUBLIC, EXTRA_HOSTS: "inside:8080" } });
  const headers = { host: "inside:8080", "x-forwarded-host": "evil.example", "x-forwarded-proto": "ftp" };
  const seen = JSON.parse(String((await ask("/api/v1/events?a=1", { headers })).body));
  expect(seen).toEqual({ url: `${SITE}/api/v1/events?a=1`, host: "ringside.example", forwarded: null });
});

it.each([
  ["GET", "/tickets?city=x", 301],
  ["HEAD", "/home", 301],
  ["POST", "/tickets", 421],
  ["GET", "/api/v1/events", 421],
  ["GET", "/assets/a.js", 421],
  ["GET", "/home.data?_routes=root", 421],
  ["GET", "/healthz", 200],
  ["GET", "/readyz", 200],
])("under an unknown name, %s %s gets %i", async (method, path, status) => {
  const { ask } = await world({ api: echo, env: PUBLIC });
  const answer = await ask(path, { method, headers: { host: "localhost:3000/wrestlers?q=1&z=" } });
  expect(answer.status).toBe(status);
  expect(answer.headers.location).toBe(status === 301 ? `${SITE}${path}` : undefined);
});

it.each([
  ["TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n", "405"],
  ["OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n", "400"],
  ["GET http://localhost/api/v1/events HTTP/1.1\r\nhost: other.example\r\n\r\n", "200"],
  ["GET http://evil.example/home HTTP/1.1\r\nhost: localhost\r\n\r\n", "301"],
  ["GET /api/v1/events HTTP/1.0\r\nhost: localhost\r\n\r\n", "200"],
  ["GET /api/v1/events HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n\r\n", "400"],
  ["GET //evil.example/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n", "301"],
])("answers %j with %s", async (text, status) => {
  const { say } = await world({ api: echo });
  const client = say(text);
  await expect.poll(client.received).toMatch(/^HTTP/);
  expect(client.received().split(" ")[1]).toBe(status);
});

it("a failure of the API is a 500 for that request only", async () => {
  const { ask } = await world({
    api: () => {
      throw new Error("broken");
    },
  });
  expect((await ask("/api/v1/events")).status).toBe(500);
  expect((await ask("/healthz")).status).toBe(200);
});

describe("A computed response", () => {
  const text = JSON.stringify({ words: "of many words ".repeat(200) });
  const api = () => new Response(text, { headers: { "content-type": "application/json", vary: "Origin" } });
  it.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
    [undefined, (body: Buffer) => body],
    ["deflate", (body: Buffer) => body],
    ["gzip;q=0, br;q=0", (body: Buffer) => body],
  ])("is sent as a whole for Accept-Encoding %s", async (accepted, open) => {
    const { ask } = await world({ api });
    const { headers, body } = await ask("/api/v1/events", { headers: accepted ? { "accept-encoding": accepted } : {} });
    expect(String(open(body))).toBe(text);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(headers.vary).toBe("Origin, Accept-Encoding");
    expect(headers["content-encoding"]).toBe(open(body) === body ? undefined : accepted);
  });

  it("keeps every cookie", async () => {
    const headers = new Headers([
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2; Path=/"],
    ]);
    const { ask } = await world({ api: () => new Response("done", { headers }) });
    expect((await ask("/api/v1/events")).headers["set-cookie"]).toEqual(["a=1", "b=2; Path=/"]);
  });

  it.each([204, 304])("has no body with status %i", async (status) => {
    const { ask } = await world({ api: () => new Response(null, { status }) });
    expect((await ask("/api/v1/events")).status).toBe(status);
  });
});
