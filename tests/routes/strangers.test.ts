/** Nothing that a stranger sends is our fault: no 5xx, no line above info in the log, and every line is JSON. */
import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addressOf, builtRoutes } from "./built-routes";
import { signIn } from "./buying/purchase";
import { fan } from "./fan";
import { embeddedSite, type Site, testSite } from "./site";

const QUIET = ["debug", "info"];
const SOAK = process.env.SOAK === "on";

let site: Site;
let maya: ReturnType<typeof fan>;
let seen = 0;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "debug" });
  maya = fan(site);
  await signIn(maya, "/profile", "fan@ringside.example", "Headlock-4-Ever");
  seen = site.printed().length;
});
afterAll(() => site.stop());

const linesSince = (from: number) => site.printed().slice(from).split("\n").filter(Boolean);

function expectQuiet(): void {
  const lines = linesSince(seen);
  seen = site.printed().length;
  const loud = lines.filter((line) => !isJson(line) || !QUIET.includes(JSON.parse(line).level));
  expect(loud).toEqual([]);
  expect(lines.filter((line) => line.includes("[object Object]"))).toEqual([]);
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** Statuses of a request as a guest and as a fan. The path is sent unchanged, while `fetch` would normalize it. */
async function statuses(path: string, sent: Sent = {}): Promise<number[]> {
  return Promise.all([false, true].map((asFan) => statusOf(path, asFan, sent)));
}

function statusOf(
  path: string,
  asFan: boolean,
  { method = "GET", headers = {}, body = "" }: Sent = {},
): Promise<number> {
  const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const common: Record<string, string> = {
    ...(body && { "content-type": "application/x-www-form-urlencoded" }),
    ...(method !== "GET" && { origin: site.url }),
  };
  return raw(`${method} ${path}`, { ...common, ...(asFan && { cookie }), ...headers }, body);
}

/**
 * Requests a page and its data, as a guest and as a fan. The usual run makes one of these four requests, in turn, so
 * that every page and every value meets every visitor. `npm run soak` makes all four.
 */
async function expectNoFault(turn: number, page: string, data: string): Promise<void> {
  const four = [page, data].flatMap((path) => [false, true].map((asFan) => ({ path, asFan })));
  for (const { path, asFan } of four.filter((_, n) => SOAK || n === turn % four.length)) {
    expect([path, (await statusOf(path, asFan)) < 500]).toEqual([path, true]);
  }
}

function raw(line: string, headers: Record<string, string>, body: string): Promise<number> {
  const { host, port } = new URL(site.url);
  const all = { host, connection: "close", "content-length": String(Buffer.byteLength(body)), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(Number(port), "localhost").setEncoding("latin1");
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("end", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])));
    socket.on("error", reject);
    socket.write(`${line} HTTP/1.1\r\n${head.join("")}\r\n${body}`);
  });
}

const ODD = [
  "%00",
  "a%00b",
  "%5C",
  "%5Cevil.example",
  "%zz",
  "%C3%28",
  "%ED%A0%80",
  "%0A",
  "%0d%0ax:y",
  "%",
  "..%2f..",
  "%2f%2fx",
];
const built = await builtRoutes();
/** The overlay is one module on every page, so it is tested on one. */
const withParameters = built
  .map(({ pattern }) => pattern)
  .filter((pattern) => /[:*]/.test(pattern) && (!pattern.endsWith("/auth/:screen") || pattern.startsWith("/home")));

test.each(withParameters)("odd parameters of %s", async (pattern) => {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name).concat(pattern.includes("*") ? "*" : []);
  const route = built.find((one) => one.pattern === pattern);
  for (const [at, odd] of (route ? ODD : []).entries())
    for (const [position, name] of names.entries()) {
      const address = addressOf(route as (typeof built)[number], { screen: "sign-in", [name]: odd });
      await expectNoFault(withParameters.indexOf(pattern) + position + at, address, `${address}.data`);
    }
  expectQuiet();
});

const QUERIES = [
  "?purchase=%00&order=%00&key=%00&letter=%00&page=%00&devices=%00&from=%00&lng=%00&event=%00&back=%00&reservation=%00",
  "?page=99999999999999999999999&rows=1e400&month=0000-00&from=-1&look=1e9&s=%00&q=%00&city=%00",
  "?page=-1&page=2&rows=NaN&month=%zz&intent=x&index&index=1",
  "?__proto__=1&constructor=2&toString=3",
  `?q=${"a".repeat(8_000)}`,
];

test.each(QUERIES)("the query %s of every page", async (query) => {
  const pages = new Set(built.filter(({ pattern }) => !/auth|\*/.test(pattern)).map((route) => addressOf(route)));
  for (const [at, page] of [...pages].entries()) {
    await expectNoFault(QUERIES.indexOf(query) + at, page + query, `${page}.data${query}&_routes=nonsense,root,%00`);
  }
  expectQuiet();
});

test.each([
  ["a method that the page has not", "/language", { method: "POST" }, [405, 405]],
  ["PUT", "/home", { method: "PUT" }, [405, 405]],
  ["OPTIONS", "/home", { method: "OPTIONS" }, [204, 204]],
  ["a form for a page without one", "/home", { method: "POST", body: "a=b" }, [405, 405]],
  ["the same for scripts", "/home.data", { method: "POST", body: "a=b" }, [405, 405]],
  ["a form for no page", "/nowhere", { method: "POST", body: "a=b" }, [405, 405]],
  ["a form for a feed", "/news.rss", { method: "POST", body: "a=b" }, [405, 405]],
  ["data by a route's name", "/home?_data=x", {}, [404, 404]],
  ["data by a layout's name", "/premium?_data=billing-guard", {}, [404, 404]],
  ["another's Origin", "/tickets/lost", { method: "POST", headers: { origin: "null" }, body: "a=b" }, [403, 403]],
  [
    "a forwarded host",
    "/tickets/lost",
    { method: "POST", headers: { "x-forwarded-host": "e" }, body: "a=b" },
    [400, 400],
  ],
  [
    "no form",
    "/tickets/lost",
    { method: "POST", headers: { "content-type": "application/json" }, body: "{}" },
    [400, 400],
  ],
  [
    "half a form",
    "/tickets/lost",
    { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x\r\n" },
    [400, 400],
  ],
  ["too much", "/tickets/lost", { method: "POST", body: `x=${"a".repeat(300_000)}` }, [413, 413]],
  [
    "rubbish for cookies",
    "/home",
    { headers: { cookie: "session.0=x; flow.0=%zz; guest.0=%00; lng=%zz; consent=%" } },
    [200, 200],
  ],
  [
    "a message with NULs",
    "/billing-assistance",
    { method: "POST", body: "intent=letter&email=a%40b.cd&name=x%00y&subject=other&message=%00hello" },
    [303, 303],
  ],
  ["an address with a NUL", "/tickets/lost", { method: "POST", body: "intent=send&email=a%00b%40c.de" }, [200, 200]],
  [
    "a sign-in with NULs",
    "/home/auth/sign-in",
    { method: "POST", body: "intent=SUBMIT&username=a%00%40b.cd&password=%00" },
    [400, 303],
  ],
  [
    "a reset with a NUL",
    "/home/auth/reset-password",
    { method: "POST", body: "intent=SUBMIT&username=a%00%40b.cd" },
    [303, 303],
  ],
  ["a field name with a NUL", "/billing-assistance", { method: "POST", body: "in%00tent=letter&%00=x" }, [400, 400]],
  ["an unknown button", "/home/auth/sign-in", { method: "POST", body: "intent=FOO&username=a" }, [400, 303]],
  [
    "a bearer that is none",
    "/api/v1/contacts",
    { method: "POST", headers: { authorization: "Bearer x.y.z" }, body: "{}" },
    [401, 401],
  ],
  ["a NUL in the API's path", "/api/v1/%00", {}, [404, 404]],
  [
    "a bad signature",
    "/api/v1/billing/webhook",
    { method: "POST", headers: { "stripe-signature": "t=,v1=" }, body: "{}" },
    [400, 400],
  ],
  ["no signature", "/api/v1/billing/webhook", { method: "POST", body: "{}" }, [400, 400]],
  ["an answer that nobody asked for", "/oauth/callback?state=%00&code=%00", {}, [303, 303]],
] as const)("%s is answered, and is no fault of ours", async (_, path, sent, expected) => {
  expect(await statuses(path, sent as Sent)).toEqual(expected);
  expectQuiet();
});

test("clients that leave while a page is rendered log no fault of ours", async () => {
  const { port } = new URL(site.url);
  const cookie = [...maya.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const paths = ["/home", "/tickets/event/x", "/profile", "/profile/orders.data", "/home/auth/sign-in", "/shop"];
  for (let n = 0; n < 60; n++) {
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => undefined);
      socket.once("close", () => resolve());
      const head = `host: ${new URL(site.url).host}\r\naccept-encoding: gzip\r\ncookie: ${cookie}\r\n\r\n`;
      socket.write(`GET ${paths[n % paths.length]}?n=${n} HTTP/1.1\r\n${head}`, () => {
        setTimeout(() => socket.resetAndDestroy(), n);
      });
    });
  }
  expect((await maya.get("/home")).status).toBe(200);
  expectQuiet();
});

test("the log does record a client's fault, at debug", () => {
  const faults = linesSince(0).filter((line) => line.includes("client fault"));
  expect(faults.length).toBeGreaterThan(0);
  expect(JSON.parse(faults[0] ?? "{}")).toMatchObject({
    level: "debug",
    error: { message: expect.stringMatching(/^4\d\d /) },
  });
});

test("nobody else may read the files of a site with an embedded store and its sandbox", async () => {
  const { dataDir, sandbox, stop } = await embeddedSite();
  onTestFinished(stop);
  // Stripe's stand-in keeps nothing until something has happened there.
  const headers = { authorization: "Bearer sk_test_sandbox" };
  expect((await fetch(`${sandbox}/v1/customers`, { method: "POST", headers })).status).toBe(200);
  const mode = (name: string) => (statSync(`${dataDir}/${name}`).mode & 0o777).toString(8);
  expect([".", "sandbox", "store"].map(mode)).toEqual(["700", "700", "700"]);
  const files = ["session-secret", "store.lock", "store/PG_VERSION", "sandbox/cognito.json", "sandbox/stripe.json"];
  expect(files.map(mode)).toEqual(files.map(() => "600"));
  expect(readFileSync(`${dataDir}/sandbox/cognito.json`, "utf8")).toContain('"keys"');
});
