/** Security headers on every kind of response, over http and as a site on https. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Site, testSite } from "./site";

const HTTPS = "https://ringside.example";
const NOBODY = "00000000-0000-4000-8000-000000000000";

let site: Site;
let night: string;
let asset: string;
beforeAll(async () => {
  site = await testSite({ SITE_URL: HTTPS });
  night = (await (await over("/api/v1/events?limit=1")).json()).events[0].id;
  asset = /\/assets\/[\w.-]+\.js/.exec(await (await over("/home")).text())?.[0] ?? "none";
});
afterAll(() => site.stop());

/** A request as the proxy of an https site sends it. */
function over(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  const headers = { host: new URL(HTTPS).host, "x-forwarded-proto": "https", ...init.headers };
  return site.ask(new Request(site.url + path, { redirect: "manual", ...init, headers }));
}

type Row = {
  kind: string;
  path: string | (() => string);
  status: number;
  shared?: true;
  init?: Parameters<typeof over>[1];
};
const session = { headers: { cookie: "session.0=nonsense" } };
const post = (origin: string) => ({ method: "POST", body: "x=1", headers: { origin } });
const form = { "content-type": "application/x-www-form-urlencoded" };

const rows: Row[] = [
  { kind: "a guest's page from memory", path: "/home", status: 200 },
  { kind: "a page rendered for one visitor", path: "/home", status: 200, init: session },
  { kind: "a page in an overlay", path: "/home/auth/sign-in", status: 200 },
  { kind: "a page that is not there", path: "/no/such/page", status: 404 },
  { kind: "a page's payload from memory", path: "/home.data", status: 200 },
  { kind: "a page's payload for one visitor", path: "/home.data", status: 200, init: session },
  { kind: "a redirect", path: "/language?lng=de&from=/home", status: 303 },
  {
    kind: "a redirect after a form",
    path: "/consent",
    status: 303,
    init: { ...post(HTTPS), headers: { origin: HTTPS, ...form }, body: "consent=denied" },
  },
  { kind: "a foreign form", path: "/consent", status: 403, init: post("https://evil.example") },
  { kind: "a foreign form on a page", path: "/premium", status: 403, init: post("https://evil.example") },
  { kind: "an address that nobody signed", path: "/continue?to=https://evil.example&by=x", status: 404 },
  { kind: "the product API", path: "/api/v1/events", status: 200 },
  { kind: "a refusal of the product API", path: "/api/v1/tickets", status: 404 },
  { kind: "the OpenAPI document", path: "/api/openapi.json", status: 200 },
  {
    kind: "a webhook without a signature",
    path: "/api/v1/billing/webhook",
    status: 400,
    init: { method: "POST", body: "{}" },
  },
  { kind: "the build", path: "/builds/latest.json", status: 200 },
  { kind: "a build that is gone", path: "/builds/meta/none.json", status: 404 },
  { kind: "robots.txt", path: "/robots.txt", status: 200 },
  { kind: "the sitemap", path: "/sitemap.xml", status: 200 },
  { kind: "a feed", path: "/news.rss", status: 200 },
  { kind: "a calendar", path: () => `/events/${night}.ics`, status: 200 },
  { kind: "a calendar that is not there", path: `/events/${NOBODY}.ics`, status: 404 },
  { kind: "a film without a right to it", path: `/watch/${NOBODY}/master.m3u8`, status: 403 },
  { kind: "a picture of a link", path: () => `/og/event/${night}.png`, status: 200, shared: true },
  { kind: "a picture of nothing", path: "/og/event/nonsense.png", status: 404, shared: true },
  { kind: "a generated picture", path: "/art/portrait/x.svg", status: 200, shared: true },
  { kind: "a generated picture of nothing", path: "/art/nothing/x.svg", status: 404, shared: true },
  { kind: "an icon", path: "/favicon.svg", status: 200, shared: true },
  { kind: "the manifest", path: "/site.webmanifest", status: 200 },
  { kind: "a script", path: () => asset, status: 200 },
  { kind: "a script that is gone", path: "/assets/gone-12345678.js", status: 404 },
  { kind: "life", path: "/healthz", status: 200 },
  { kind: "readiness", path: "/readyz", status: 200 },
];

describe("Every kind of response", () => {
  test.each(rows)("$kind carries the security headers", async ({ path, status, shared, init }) => {
    const response = await over(typeof path === "string" ? path : path(), init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": shared ? "cross-origin" : "same-origin",
      "referrer-policy": "strict-origin",
    });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/(^|; )default-src 'none'/);
    expect(policy).toMatch(/(^|; )frame-ancestors 'none'(;|$)/);
    expect(policy).not.toMatch(/script-src [^;]*'unsafe-/);
  });
});

/** Attributes and text of each script that a browser would run. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = ""]) => !attributes.includes("application/ld+json"),
  );
const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";
const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1];

describe("A page rendered per request", () => {
  const pages = ["/home", "/tickets/auth/sign-in", "/no/such/page", "/profile", "/shop", "/tickets/print"];

  it.each(pages)("%s gives each of its scripts its policy's nonce, and a new one each time", async (path) => {
    const seen = new Set<string>();
    for (let time = 0; time < 2; time++) {
      const response = await over(path, session);
      const nonce = nonceOf(policyOf(response)) ?? "";
      expect(nonce).toMatch(/^[\w-]{22}$/);
      seen.add(nonce);
      const scripts = scriptsOf(await response.text());
      expect(scripts.length).toBeGreaterThan(3);
      for (const [tag, attributes] of scripts) expect(attributes, tag).toContain(`nonce="${nonce}"`);
      expect(response.headers.get("etag")).toBeNull();
    }
    expect(seen.size).toBe(2);
  });

  it("starts no module before the first paint", async () => {
    const scripts = scriptsOf(await (await over("/home", session)).text());
    const types = scripts.map(([, attributes = ""]) => /type="([^"]+)"/.exec(attributes)?.[1]);
    expect(types.filter(Boolean)).toEqual(["text/late"]);
  });
});

describe("A page from memory", () => {
  it("names its scripts by their hashes in a policy that fits the copy a browser has cached", async () => {
    const first = await over("/tickets");
    const policy = policyOf(first);
    expect(nonceOf(policy)).toBeUndefined();
    const html = await first.text();
    expect(html).not.toContain('nonce="');
    const scripts = scriptsOf(html);
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, , script = ""] of scripts) {
      expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    }
    const again = await over("/tickets", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(policyOf(again)).toBe(policy);
  });
});
