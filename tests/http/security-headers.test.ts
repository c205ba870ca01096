/** The headers' content, directive by directive, and where a form may lead. */
import { describe, expect, it, test } from "vitest";
import { mayRunTags } from "../../app/domain/urls/tagged-pages";
import routes from "../../app/routes";
import { formTargets } from "../../server/http/form-targets";
import { type DocumentPolicy, documentPolicy, everyAnswer, secure } from "../../server/http/security-headers";
import { fullHouse } from "../../server/http/unavailable-page";

const STRIPE = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Sources by directive. */
function policyOf(over: Partial<DocumentPolicy> = {}): Record<string, string[]> {
  const lines = documentPolicy({ nonce: "abc", formTargets: STRIPE, ...over }).split("; ");
  return Object.fromEntries(lines.map((line) => line.split(" ")).map(([name = "", ...sources]) => [name, sources]));
}

describe("The policy of a document", () => {
  test.each([
    ["default-src", "'none'"],
    ["script-src", "'nonce-abc' 'self'"],
    ["style-src", "'self'"],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["media-src", "'self' blob: https: http:"],
    ["connect-src", "'self'"],
    ["frame-src", "'none'"],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
    ["form-action", `'self' ${STRIPE.join(" ")}`],
    ["frame-ancestors", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
  ])("says %s %s", (name, sources) => {
    expect(policyOf()[name]?.join(" ")).toBe(sources);
  });

  it("never allows scripts without a nonce, the tag manager's included", () => {
    for (const tagManager of [undefined, "https://tags.example"]) {
      const scripts = policyOf({ tagManager })["script-src"];
      expect(scripts).not.toContain("'unsafe-inline'");
      expect(scripts).not.toContain("'unsafe-eval'");
      expect(scripts).not.toContain("'unsafe-hashes'");
    }
  });

  it("lets the tag manager load scripts by passed-on trust, not by address", () => {
    const policy = policyOf({ tagManager: "https://tags.example" });
    expect(policy["script-src"]).toEqual([
      "'nonce-abc'",
      "'strict-dynamic'",
      "'self'",
      "https://tags.example",
      "https:",
    ]);
    for (const name of ["img-src", "connect-src", "frame-src"]) expect(policy[name]).toContain("https://tags.example");
    for (const name of ["form-action", "frame-ancestors", "object-src", "base-uri", "style-src"]) {
      expect(policy[name]).toEqual(policyOf()[name]);
    }
  });

  it("allows one style element by its hash, and no other", () => {
    expect(policyOf({ styleSource: "'sha256-abc'" })["style-src"]).toEqual(["'self'", "'sha256-abc'"]);
  });

  it("lets failures be reported to the DSN's host", () => {
    expect(policyOf({ sentryDsn: "https://key@errors.example/1" })["connect-src"]).toEqual([
      "'self'",
      "https://errors.example",
    ]);
  });
});

describe("Every response", () => {
  it("turns camera, microphone and location off, unless it is a redirect without content", () => {
    const page = new Headers();
    const redirect = new Headers({ location: "/home" });
    for (const headers of [page, redirect]) secure(headers, { https: true });
    expect(page.get("permissions-policy")).toBe("camera=(), microphone=(), geolocation=()");
    expect(redirect.has("permissions-policy")).toBe(false);
  });

  it("is loaded and framed by no other site, and its type is not guessed", () => {
    const headers = everyAnswer({ https: false, path: "/healthz" });
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  });

  it("asks for https next time on an https site, and only there", () => {
    expect(everyAnswer({ https: true })["strict-transport-security"]).toBe("max-age=31536000");
    expect(everyAnswer({ https: false })).not.toHaveProperty("strict-transport-security");
  });

  test.each([
    ["/og/event/x.png", "cross-origin"],
    ["/art/portrait/x.svg", "cross-origin"],
    ["/favicon.ico", "cross-origin"],
    ["/apple-touch-icon.png", "cross-origin"],
    ["/profile/privacy/data.json", "same-origin"],
    ["/watch/x/segment.ts", "same-origin"],
    ["/assets/entry.js", "same-origin"],
    ["/news.rss", "same-origin"],
    ["/ogre", "same-origin"],
  ])("at %s is %s", (path, policy) => {
    expect(everyAnswer({ https: true, path })["cross-origin-resource-policy"]).toBe(policy);
  });

  test.each([
    ["/tickets/details/worker.js", "/"],
    ["/door/worker.js", "/"],
    ["/assets/entry.js", undefined],
  ])("lets %s serve pages under %s", (path, scope) => {
    expect(everyAnswer({ https: true, path })["service-worker-allowed"]).toBe(scope);
  });

  it("keeps headers that it sets itself", () => {
    const headers = new Headers({ "referrer-policy": "no-referrer" });
    secure(headers, { https: true });
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

test.each([
  ["Stripe's own pages", {}, STRIPE],
  ["a Stripe elsewhere", { STRIPE_API_URL: "http://localhost:4301/base" }, [...STRIPE, "http://localhost:4301"]],
  ["the hosted pages", { COGNITO_DOMAIN: "https://in.example" }, [...STRIPE, "https://in.example"]],
  ["one origin for both", { STRIPE_API_URL: "http://h:1", COGNITO_DOMAIN: "http://h:1" }, [...STRIPE, "http://h:1"]],
  ["an address that no policy can name", { STRIPE_API_URL: "http://[::1]:4301" }, STRIPE],
])("a form may lead to %s", (_, config, expected) => {
  expect(formTargets({ STRIPE_API_URL: undefined, COGNITO_DOMAIN: undefined, ...config })).toEqual(expected);
});

describe("The tag manager", () => {
  type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };
  const paths = (entries: Entry[], base = ""): string[] =>
    entries.flatMap(({ path = "", children = [] }) => {
      const own = path.startsWith("/") ? path : `${base}/${path}`.replace(/\/+$/, "").replace(/^\/+/, "/");
      return [own || "/", ...paths(children, own)];
    });
  const filled = [...new Set(paths(routes as Entry[]))].map((path) => path.replace(/[:*]\w*/g, "x"));

  it("runs on these pages and on no other route", () => {
    expect(filled.filter(mayRunTags).sort()).toEqual(
      [
        "/",
        "/events/x",
        "/home",
        "/news/x",
        "/pay-per-view",
        "/payperview",
        "/pigeon-forge",
        "/privacypolicy",
        "/shop",
        "/shop/basket",
        "/shop/x",
        "/shows",
        "/shows/pigeon-forge",
        "/shows/section/x",
        "/tickets",
        "/tickets-pigeon-forge",
        "/tour-dates",
        "/wrestlers",
        "/wrestlers/x",
      ].sort(),
    );
  });

  test.each([
    "/profile",
    "/profile/orders",
    "/tickets/event/x",
    "/tickets/details/x",
    "/tickets/print",
    "/tickets/lost",
    "/check-in",
    "/check-in/x",
    "/door",
    "/door/x",
    "/shop/order/x",
    "/watch/x",
    "/oauth/callback",
    "/billing-assistance",
    "/premium",
    "/pay-per-view/event/x",
    "/continue",
    "/home/auth/sign-in",
    "/auth/sign-in",
    "/HOME",
    "/a-page-that-comes-later",
  ])("never runs on %s", (path) => {
    expect(mayRunTags(path)).toBe(false);
    expect(mayRunTags(`${path}/`)).toBe(false);
  });

  it("treats a trailing slash as the same page", () => expect(mayRunTags("/tickets/")).toBe(true));
});

it("the page for an overloaded site allows its own style and nothing else", async () => {
  const response = await fullHouse({ headers: {}, method: "GET", url: "/home" } as never, "Ringside");
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? "";
  const { createHash } = await import("node:crypto");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(policy).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
});
