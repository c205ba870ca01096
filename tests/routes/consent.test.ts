import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventId } from "./buying/purchase";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

const ORIGIN = "http://127.0.0.1:9";

let site: Site;
let plain: Site;
beforeAll(async () => {
  [site, plain] = await Promise.all([
    testSite({ GTM_ID: "GTM-RING1", GTM_ORIGIN: ORIGIN, SENTRY_DSN: "http://key@127.0.0.1:8/1" }),
    testSite(),
  ]);
});
afterAll(() => Promise.all([site.stop(), plain.stop()]));

const policy = (page: { headers: Headers }) => page.headers.get("content-security-policy") ?? "";

describe("The tag manager", () => {
  test("neither asks for consent nor loads where it is not configured", async () => {
    const maya = fan(plain);
    maya.cookies.set("consent", "granted");
    const page = await maya.get("/home");
    expect(page.html).not.toMatch(/class="consent"|gtm\.js|ns\.html/);
    expect(policy(page)).toMatch(/script-src ('sha256-[^']+' )+'self';/);
    expect(policy(page)).toContain("connect-src 'self';");
  });

  test("loads nothing before an answer", async () => {
    const page = await fan(site).get("/home");
    expect(page.html).toMatch(/<section class="consent" aria-label="Privacy choices">/);
    expect(page.html).not.toContain(ORIGIN);
    expect(policy(page)).not.toContain(ORIGIN);
  });

  test("loads after consent, by script and as a frame, which the policy then allows", async () => {
    const maya = fan(site);
    const page = await maya.post("/consent", { from: "/tickets?city=Norfolk", consent: "granted" });
    expect(page.path).toBe("/tickets?city=Norfolk");
    expect(page.html).not.toContain('class="consent"');
    expect(page.html).toContain(`<noscript><iframe src="${ORIGIN}/ns.html?id=GTM-RING1"`);
    expect(page.html).toContain(`${ORIGIN}/gtm.js?id=GTM-RING1`);
    for (const kind of ["script-src", "img-src", "connect-src", "frame-src"]) {
      expect(policy(page)).toMatch(new RegExp(`${kind} [^;]*${ORIGIN.replaceAll(".", "\\.")} https:`));
    }
    expect(policy(page)).toMatch(/script-src [^;]*'strict-dynamic'/);
  });

  test.each([
    "/profile",
    "/check-in",
    "/tickets/lost",
    "/premium",
    "/billing-assistance",
    "/home/auth/sign-in",
    "/no-such-page",
  ])("stays out of %s, both the page and its policy", async (path) => {
    const maya = fan(site);
    maya.cookies.set("consent", "granted");
    const page = await maya.get(path);
    expect(page.html).not.toMatch(/gtm\.js|ns\.html|dataLayer/);
    expect(policy(page)).toContain("script-src");
    expect(policy(page)).not.toContain(ORIGIN);
    expect(policy(page)).not.toContain("strict-dynamic");
    expect(policy(page)).not.toMatch(/(script|img|connect)-src [^;]*https:/);
  });

  test("stays out of purchases, tickets and orders, whatever their addresses contain", async () => {
    const maya = fan(site);
    maya.cookies.set("consent", "granted");
    const night = await eventId(site, "Iron Harvest");
    for (const path of [
      `/tickets/event/${night}`,
      `/tickets/details/${night}?order=x&key=secret`,
      `/shop/order/${night}`,
      `/watch/${night}`,
      `/check-in/${night}?s=secret`,
      "/tickets/print?event=x",
      "/door/secret",
    ]) {
      const page = await maya.get(path);
      expect(page.html, path).not.toMatch(/gtm\.js|ns\.html|dataLayer/);
      expect(policy(page), path).not.toContain(ORIGIN);
    }
  });

  test("does not follow a form from its page to one without it", async () => {
    const maya = fan(site);
    const posted = (path: string) =>
      maya.once(path, { method: "POST", body: new URLSearchParams({ intent: "subscribe", price: "none" }) });
    maya.cookies.set("consent", "granted");
    const away = await posted("/premium");
    expect(away.headers.get("location")).toBe("/premium/auth/sign-in");
    expect(away.headers.get("x-remix-reload-document")).toBe("true");
    maya.cookies.set("consent", "denied");
    expect((await posted("/premium")).headers.get("x-remix-reload-document")).toBeNull();
  });

  test("stays out after a refusal", async () => {
    const page = await fan(site).post("/consent", { from: "/home", consent: "denied" });
    expect(page.html).not.toMatch(/class="consent"|gtm\.js|ns\.html/);
  });

  test("asks again and is removed at once when consent is withdrawn", async () => {
    const maya = fan(site);
    const agreed = await maya.post("/consent", { from: "/home", consent: "granted" });
    expect(agreed.html).toMatch(/name="consent" value="ask"[^>]*>Privacy choices/);
    const again = await maya.post("/consent", { from: "/home", consent: "ask" });
    expect(again.html).toContain('class="consent"');
    expect(again.html).not.toContain("gtm.js");
  });
});

describe("The consent answer", () => {
  test("is a plain cookie for a year that scripts may read", async () => {
    const response = await fan(site).once("/consent", {
      method: "POST",
      body: new URLSearchParams({ consent: "granted" }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/home");
    const [line = ""] = response.headers.getSetCookie().filter((one) => one.startsWith("consent="));
    expect(line).toMatch(/^consent=granted; Max-Age=31536000; Path=\/; SameSite=Lax$/i);
  });

  test.each(["https://evil.example/", "//evil.example"])("never redirects to %s", async (from) => {
    const maya = fan(site);
    expect((await maya.post("/consent", { from, consent: "denied" })).path).toBe("/home");
  });

  test("is accepted from our own pages only, and by POST only", async () => {
    const foreign = { method: "POST", body: "consent=granted", headers: { origin: "https://evil.example" } };
    expect((await fan(site).once("/consent", foreign)).status).toBe(403);
    const asked = await fan(site).once("/consent?consent=granted");
    expect(asked.headers.getSetCookie()).toEqual([]);
  });
});

test("the browser may report to the host of the DSN and to no other", async () => {
  expect(policy(await fan(site).get("/home"))).toContain("connect-src 'self' http://127.0.0.1:8;");
  expect((await fan(site).get("/home")).html).toContain("key@127.0.0.1:8");
  expect((await fan(plain).get("/home")).html).not.toContain("sentry");
});
