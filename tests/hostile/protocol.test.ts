/** Requests that are barely HTTP: each is answered or cut off, none counts as two, and the next client is served. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HANG_MS, type WatchedSite, watchedSite } from "./watched-site";
import { type Answer, exchange, header, requestBytes, shown } from "./wire";

/** How long to wait for a server that waits for the rest of an incomplete request. */
const GIVE_UP_MS = 1_500;

let site: WatchedSite;
let host: string;
beforeAll(async () => {
  site = await watchedSite();
  host = new URL(site.url).host;
});
afterAll(() => site?.stop());

const line = (first: string, ...headers: string[]) => `${[first, "Host: HOST", ...headers].join("\r\n")}\r\n\r\n`;
const get = (...headers: string[]) => line("GET /home HTTP/1.1", "Connection: close", ...headers);
const post = (body: string, ...headers: string[]) =>
  line("POST /tickets/lost HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", ...headers) + body;

/** Bytes and their acceptable statuses; no status means that the connection may be closed without a response. */
const REFUSED = [400, 405, 408, 411, 413, 414, 415, 417, 421, 426, 431];
const ODD: [about: string, bytes: string, right?: number[]][] = [
  ["a length that is no number", post("a=b", "Content-Length: x"), REFUSED],
  ["a negative length", post("a=b", "Content-Length: -1"), REFUSED],
  ["two lengths", post("a=b", "Content-Length: 3", "Content-Length: 4"), REFUSED],
  ["a length beyond all numbers", post("a=b", "Content-Length: 99999999999999999999999"), REFUSED],
  ["a length in hexadecimal", post("a=b", "Content-Length: 0x3"), REFUSED],
  ["a length with a plus", post("a=b", "Content-Length: +3"), REFUSED],
  ["a length and chunks", post("0\r\n\r\n", "Content-Length: 5", "Transfer-Encoding: chunked"), REFUSED],
  ["chunks and a length", post("0\r\n\r\n", "Transfer-Encoding: chunked", "Content-Length: 5"), REFUSED],
  ["two codings", post("0\r\n\r\n", "Transfer-Encoding: chunked, identity"), REFUSED],
  ["a coding that nobody knows", post("x", "Transfer-Encoding: xchunked"), REFUSED],
  ["a coding behind a line break", post("0\r\n\r\n", "Transfer-Encoding:\n chunked"), REFUSED],
  ["a chunk's size that is none", post("zz\r\nabc\r\n0\r\n\r\n", "Transfer-Encoding: chunked"), REFUSED],
  ["a chunk's size beyond all numbers", post("fffffffffffffffff\r\nabc", "Transfer-Encoding: chunked"), REFUSED],
  ["a chunk longer than it said", post("1\r\nabc\r\n0\r\n\r\n", "Transfer-Encoding: chunked"), REFUSED],
  ["a chunk with a huge extension", post(`1;${"x".repeat(40_000)}\r\na`, "Transfer-Encoding: chunked"), REFUSED],
  ["a trailer that is a header", post("0\r\nHost: evil\r\n\r\n", "Transfer-Encoding: chunked", "Connection: close")],
  ["a header of 64 kB", get(`X-Long: ${"a".repeat(64_000)}`), REFUSED],
  ["a cookie of 64 kB", get(`Cookie: a=${"a".repeat(64_000)}`), REFUSED],
  ["3,000 headers", get(...Array.from({ length: 3_000 }, (_, n) => `X-${n}: a`))],
  ["a header name with a space", get("X Y: a"), REFUSED],
  ["a header with a space before the colon", get("X : a"), REFUSED],
  ["a header without a colon", get("nonsense"), REFUSED],
  ["a folded header", get("X: a\r\n b"), undefined],
  ["a header with a zero", get("X: a\0b"), REFUSED],
  ["a header with a lone line feed", get("X: a\nY: b")],
  ["a header with a lone carriage return", get("X: a\rY: b"), REFUSED],
  ["no version", "GET /home\r\n\r\n", [...REFUSED, 200, 301, 302, 307, 308]],
  ["a version of the future", line("GET /home HTTP/9.9"), REFUSED],
  ["HTTP/2 in the open", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", REFUSED],
  ["the greeting of TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", REFUSED],
  ["zeros", "\0".repeat(100), REFUSED],
  ["nothing but line breaks", "\r\n\r\n\r\n\r\n"],
  ["another protocol", "EHLO example.com\r\nMAIL FROM:<a@b>\r\n", REFUSED],
  ["an expectation", post("email=a", "Expect: 100-continue", "Content-Length: 7", "Connection: close"), [400]],
  ["an expectation that nobody knows", get("Expect: tea"), [417, 200]],
  ["an expectation and no body", post("", "Expect: 100-continue", "Content-Length: 7")],
  ["an upgrade to HTTP/2", get("Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__")],
  ["an upgrade to a web socket", line("GET /home HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade")],
  ["a range of a million pieces", get(`Range: bytes=${"0-1,".repeat(3_000)}0-1`)],
  ["a range that ends before it begins", get("Range: bytes=9-1")],
  ["a date that is none", get("If-Modified-Since: yesterday", "If-None-Match: nonsense,,,")],
  ["a request after its last answer", get() + get()],
  ["a line of a page for a proxy", line("GET http://evil.example/home HTTP/1.1", "Connection: close")],
  ["our own address in full", line("GET http://HOST/home HTTP/1.1", "Connection: close")],
  ["another scheme in full", line("GET ftp://HOST/home HTTP/1.1", "Connection: close")],
  ["a tunnel", line("CONNECT evil.example:443 HTTP/1.1"), REFUSED],
  ["a tunnel to a page", line("CONNECT /home HTTP/1.1"), REFUSED],
  ["the whole server", line("OPTIONS * HTTP/1.1", "Connection: close")],
  ["a page of stars", line("GET * HTTP/1.1", "Connection: close"), [400, 404]],
  ["an echo", line("TRACE /home HTTP/1.1", "Connection: close", "X-Secret: a"), [400, 405, 501]],
  ["a method in small letters", line("get /home HTTP/1.1"), REFUSED],
  ["a method that is none", line("BREW /home HTTP/1.1"), REFUSED],
  ["a method of 64 kB", line(`${"A".repeat(64_000)} /home HTTP/1.1`), REFUSED],
];

/** No response blames the server, and each refusal for overload says when to come back. */
function expectNoFault(answers: Answer[], about: string): void {
  for (const answer of answers) {
    if (answer.status === 503) expect(header(answer, "retry-after"), about).toMatch(/^\d+$/);
    else expect(answer.status, about).toBeLessThan(500);
  }
}

test.each(ODD)("%s", async (_, template, right) => {
  const bytes = Buffer.from(template.replaceAll("HOST", host), "latin1");
  const { answers, outcome } = await exchange(site.port, bytes, { limitMs: right ? HANG_MS : GIVE_UP_MS });
  expectNoFault(answers, shown(bytes));
  if (right) {
    expect(outcome, `${shown(bytes)} is left waiting`).toBe("closed");
    for (const { status } of answers.filter(({ status }) => status >= 200))
      expect(right, shown(bytes)).toContain(status);
  }
  await expectOthersServed();
});

const TARGETS: string[] = [
  ...[
    "/%00",
    "/home%00",
    "/check-in/a%00b",
    "/%5C",
    "/%5c%5c",
    "/\\",
    "/%",
    "/%zz",
    "/home%",
    "/%ff%fe",
    "/%c0%af",
    "/%ed%a0%80",
  ],
  ...["/%2e%2e/%2e%2e/etc/passwd", "/../../etc/passwd", "/..%2f..%2fpackage.json", "/assets/..%2f..%2fserver/start.js"],
  ...[
    "/assets/%2e%2e/%2e%2e/server/start.js",
    "/highlights/..%5c..%5cpackage.json",
    "/art/%2e%2e/x",
    "/og/home/%2e%2e%2f",
  ],
  ...[
    "//",
    "//evil.example",
    "//evil.example/home",
    "///home",
    "/home//",
    "/home;x=y",
    "/;/home",
    "/home/.;/",
    "/home?",
    "/home??",
  ],
  ...[
    "/home#x",
    "/home?_data=x",
    "/home?_data=routes/home",
    "/home?index",
    "/home.data.data",
    "/home.data?_routes=root,x",
  ],
  ...[
    "/.data",
    "/_root.data",
    "/.env",
    "/.git/config",
    "/api",
    "/api/",
    "/api/v1",
    "/api/v1/",
    "/api//v1/events",
    "/api/v1/..%2fx",
  ],
  ...[
    "/events/%0d%0aset-cookie:%20canary=1",
    "/language?lng=de&from=//evil.example",
    "/language?lng=de&from=%0d%0aX-Canary:1",
  ],
  ...[
    "/language?lng=%00&from=/%00",
    "/language?lng=de&from=/\\evil.example",
    "/oauth/callback?code=%00&state=%00",
    "/oauth/start/%00",
  ],
  ...[
    "/door/%00",
    "/watch/%00/%00",
    "/news/%F0%9F%92%A9",
    "/shop/%E2%80%AE",
    "/wrestlers/%u0041",
    "/tickets/event/%00/auth/sign-in",
  ],
  ...[
    `/${"a".repeat(8_000)}`,
    `/home?${"q=a&".repeat(2_000)}`,
    `/${"a/".repeat(3_500)}`,
    `/${"%41".repeat(2_600)}`,
    `/home?${"%00".repeat(2_000)}`,
  ],
  ...[
    "/builds/meta/..%2f..%2fserver.json",
    "/builds/meta/%00.json",
    "/manifest.json%00.html",
    "/favicon.ico/",
    "/favicon.ico%2f",
  ],
  ...[
    "/constructor",
    "/__proto__",
    "/toString",
    "/art/constructor/__proto__",
    "/og/__proto__/x.png",
    "/home?__proto__[a]=b",
  ],
];

describe("Addresses", () => {
  test.each(TARGETS.map((target) => [target.slice(0, 60), target]))("%s", async (_, target) => {
    const bytes = requestBytes({ path: target }, host);
    const { answers, outcome } = await exchange(site.port, bytes);
    expect(outcome, shown(bytes)).toBe("closed");
    expect(answers, shown(bytes)).toHaveLength(1);
    expectNoFault(answers, shown(bytes));
    for (const answer of answers) {
      expect(answer.headers.map(([name]) => name)).not.toContain("x-canary");
      expect(header(answer, "set-cookie") ?? "", shown(bytes)).not.toContain("canary");
      const location = header(answer, "location");
      if (location !== undefined) expect(new URL(location, site.url).origin, shown(bytes)).toBe(site.url);
      expect(answer.body.toString("latin1"), shown(bytes)).not.toMatch(/root:x:|"dependencies"|node_modules| {4}at /);
    }
  });

  test.each([
    ["64 kB", `/${"a".repeat(64_000)}`],
    ["bytes beyond ASCII", "/wrestlers/é😀"],
    ["a raw zero", "/home\0"],
    ["a raw tab", "/home\tx"],
    ["no slash in front", "home"],
    ["nothing", ""],
  ])("%s are refused or not found", async (_, target) => {
    const bytes = requestBytes({ path: target }, host);
    const { answers, outcome } = await exchange(site.port, bytes);
    expect(outcome, shown(bytes)).toBe("closed");
    expectNoFault(answers, shown(bytes));
    for (const { status } of answers) expect([400, 404, 414, 431], shown(bytes)).toContain(status);
  });
});

test("a request inside another's body is never answered", async () => {
  const inner = requestBytes({ path: "/profile", method: "GET" }, host).toString();
  const hidden = `0\r\n\r\n${inner}`;
  for (const headers of [
    ["Content-Length: 5", "Transfer-Encoding: chunked"],
    [`Content-Length: ${hidden.length}`, "Transfer-Encoding: xchunked"],
    [`Content-Length: ${hidden.length}`, "Transfer-Encoding : chunked"],
    [`Content-Length: ${hidden.length}`, "Transfer_Encoding: chunked"],
  ]) {
    const bytes = post(hidden, ...headers, "Connection: close").replaceAll("HOST", host);
    const { answers } = await exchange(site.port, bytes, { limitMs: GIVE_UP_MS });
    expect(answers.length, shown(bytes)).toBeLessThanOrEqual(1);
  }
});

test("none of them logs a fault of the site", async () => {
  await site.expectServing("after all oddities");
  expect(site.complaints()).toEqual([]);
});

async function expectOthersServed(): Promise<void> {
  expect((await fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(HANG_MS) })).status).toBe(200);
}
