/** Pay-per-view, Premium and the profile on the real build: by state and by visitor. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

const HTML_BUDGET = 20_000;
const UNKNOWN = "7c9e6679-7425-40de-944b-000000000000";
const FAN = { username: "fan@ringside.example", password: "Headlock-4-Ever" };

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = (html: string) =>
  main(html)
    .replace(/<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const nightsOf = (html: string) => [
  ...new Set([...main(html).matchAll(/href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/g)].map(([, path]) => path ?? "")),
];
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

async function signedIn() {
  const maya = fan(site);
  const page = await maya.post("/premium/auth/sign-in", { intent: "SUBMIT", ...FAN });
  return { maya, page };
}

describe("The list of pay-per-views", () => {
  it("is one page at two addresses", async () => {
    const [long, short] = await Promise.all(["/pay-per-view", "/payperview"].map((path) => fan(site).get(path)));
    expect(long?.status).toBe(200);
    expect(canonical(long?.html ?? "")).toBe(`${site.url}/pay-per-view`);
    expect(canonical(short?.html ?? "")).toBe(`${site.url}/pay-per-view`);
    expect(main(short?.html ?? "").length).toBe(main(long?.html ?? "").length);
  });

  it("has what is live first, then what is on sale, announced, a replay and over, in few enough bytes for a phone", async () => {
    const { html } = await fan(site).get("/pay-per-view");
    const states = [...read(html).matchAll(/Live now|On sale [A-Z][a-z]{2} \d|On sale|Replay: \d|Replay ended/g)].map(
      ([word]) => word,
    );
    const order = ["Live now", "On sale", "On sale [A-Z][a-z]{2} \\d", "Replay: \\d", "Replay ended"];
    const places = states.map((state) => order.findLastIndex((one) => new RegExp(`^${one}$`).test(state)));
    expect(places).toEqual([...places].sort());
    expect(new Set(places).size).toBe(order.length);
    expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET);
  });
});

describe("The page of a pay-per-view", () => {
  it("is at the address that the list links to, whatever its state, and never reveals the winner", async () => {
    const paths = nightsOf((await fan(site).get("/pay-per-view")).html);
    expect(paths.length).toBeGreaterThanOrEqual(6);
    for (const path of paths) {
      const { status, html } = await fan(site).get(path);
      expect(status).toBe(200);
      expect(canonical(html)).toBe(site.url + path);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(gzipSync(html).length).toBeLessThan(HTML_BUDGET);
      if (!read(html).includes("Show results")) expect(main(html)).not.toMatch(/class="[^"]*won|won by/);
    }
  });

  it("gives a 404 for an unknown id and for a malformed one, in different words", async () => {
    const absent = await fan(site).get(`/pay-per-view/event/${UNKNOWN}?a=1`);
    expect(absent.status).toBe(404);
    expect(absent.html).toContain(`Page not found: /pay-per-view/event/${UNKNOWN}?a=1`);
    const malformed = await fan(site).get("/pay-per-view/event/tonight");
    expect(malformed.status).toBe(404);
    expect(malformed.html).toContain("Page Not Found: /pay-per-view/event/tonight");
  });
});

describe("Premium and the profile", () => {
  it.each(["/premium", "/profile"])("invite a guest at %s without a redirect", async (path) => {
    const { status, hops, html } = await fan(site).get(path);
    expect([status, hops]).toEqual([200, []]);
    expect(main(html)).toContain(`href="${path}/auth/sign-in"`);
    expect(main(html)).toContain(`href="${path}/auth/sign-up"`);
    expect(canonical(html)).toBe(site.url + path);
  });

  it("let a guest sign in on top of the offer and stay on it", async () => {
    const { maya, page } = await signedIn();
    expect(page.path).toBe("/premium");
    expect(main(page.html)).toContain('value="subscribe"');
    expect(main(page.html)).not.toContain("/auth/");
    const [night = ""] = nightsOf(page.html);
    expect(read((await maya.get(night)).html)).toContain("Buy for $9.99");
  });
});

describe("Time", () => {
  it("turns the live night into a replay by itself", async () => {
    const [live = ""] = nightsOf((await fan(site).get("/pay-per-view")).html);
    expect(read((await fan(site).get(live)).html)).toContain("Live now");
    await site.advance("P2D");
    expect(read((await fan(site).get(live)).html)).toContain("Replay until");
  });
});
