/** Documents of the overlay: their own styles, what their policy allows, and which of them guests share. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventId, hold } from "./buying/purchase";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
});
afterAll(() => site.stop());

const STYLE = /<style media="\(max-width: 47\.99rem\)" data-overlay="">([^<]*)<\/style>/;
const styleSource = (headers: Headers) => /style-src ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1];

it.each(["/tickets/auth/sign-in", "/he/home/auth/sign-up", "/auth/reset-password"])(
  "%s has the dialog's styles, allowed by their hash, and its sheets wait in narrow windows",
  async (path) => {
    const { html, headers } = await fan(site).get(path);
    const css = STYLE.exec(html)?.[1] ?? "";
    expect(css).toContain(".auth{");
    expect(css).not.toContain(".foot");
    expect(styleSource(headers)).toBe(`'self' 'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(
      html.match(
        /<link rel="stylesheet" media="not all and \(max-width: 47\.99rem\), \(scripting: none\)" data-sheet=""/g,
      )?.length ?? 0,
    );
  },
);

it("says nothing to search engines, which the page itself does", async () => {
  const page = `/events/${await eventId(site, "Iron Harvest")}`;
  expect((await fan(site).get(page)).html).toContain("schema.org");
  expect((await fan(site).get(`${page}/auth/sign-in`)).html).not.toContain("schema.org");
});

it("a rejected form and a signed-in fan's screen have them, too", async () => {
  const visitor = fan(site);
  const rejected = await visitor.post("/tickets/auth/sign-in", { intent: "SUBMIT", username: "", password: "" });
  expect(rejected.status).toBe(400);
  expect(STYLE.exec(rejected.html)?.[1]).toContain(".auth{");
  await visitor.post("/tickets/auth/sign-in", {
    intent: "SUBMIT",
    username: "fan@ringside.example",
    password: "Headlock-4-Ever",
  });
  const greeting = await visitor.get("/tickets/auth/authenticated");
  expect(STYLE.exec(greeting.html)?.[1]).toContain(".auth{");
});

it.each([
  ["a page without a dialog", "/tickets", {}],
  ["a page whose loader failed under the dialog's address", "/news/none/auth/sign-in", {}],
  ["a document without scripts", "/tickets/auth/sign-in", { "save-data": "on" }],
])("%s loads its sheets as usual", async (_, path, sent) => {
  const { html } = await fan(site).get(path, sent);
  expect(STYLE.exec(html)?.[1] ?? "").toBe("");
  expect(html).toContain('<link rel="stylesheet" href="/assets/');
});

it.each([
  ["/tickets/auth/sign-in", "tickets"],
  ["/es/auth/sign-up", "index"],
  ["/pay-per-view/auth/sign-in", "pay-per-view"],
])("%s names a stand-in and none of its page's own scripts", async (path, id) => {
  const scripts = async (address: string) =>
    new Set((await fan(site).get(address)).html.match(/\/assets\/[\w.-]+\.js/g));
  const page = await scripts(path.replace(/\/auth\/[\w-]+$/, "") || "/");
  const overlay = await scripts(path);
  const elsewhere = await scripts("/privacypolicy/auth/sign-in");
  expect([...page].some((name) => name.startsWith(`/assets/${id}-`))).toBe(true);
  expect([...overlay].filter((name) => !elsewhere.has(name))).toEqual(
    [...overlay].filter((name) => name.includes("billing-guard")),
  );
  expect((await fan(site).get(path)).html).toContain(`.handle.pageBehind(${JSON.stringify(id)})`);
});

it("guests share the document until one of them has a flow", async () => {
  const [one, other] = [fan(site), fan(site)];
  const path = "/shows/auth/sign-in";
  expect((await one.get(path)).headers.get("etag")).toMatch(/^W\//);
  await other.post(path, { intent: "SUBMIT", username: "nobody@ringside.example", password: "Wrong-1-Password" });
  expect(other.cookies.size).toBeGreaterThan(0);
  const own = await other.get(path);
  expect(own.headers.has("etag")).toBe(false);
  expect(own.html).toContain("nobody@ringside.example");
  expect((await one.get(path)).html).not.toContain("nobody@ringside.example");
});

it("a guest's hold shows on top of its night, and to nobody else", async () => {
  const [buyer, stranger] = [fan(site), fan(site)];
  const night = await eventId(site, "Iron Harvest");
  await hold(buyer, night, "Upper", 2);
  const path = `/events/${night}/auth/sign-in`;
  const shared = await stranger.get(path);
  const own = await buyer.get(path);
  expect(shared.headers.get("etag")).toMatch(/^W\//);
  expect(own.headers.has("etag")).toBe(false);
  expect(own.html).toMatch(/Your 2 seats are held/);
  expect((await stranger.get(path)).html).not.toMatch(/Your 2 seats are held/);

  // Its timer runs on behind the overlay.
  const seats = `/tickets/event/${night}/auth/sign-in`;
  expect((await stranger.get(seats)).html).toContain(".handle.pageBehind(");
  expect((await buyer.get(seats)).html).not.toContain("pageBehind");
});
