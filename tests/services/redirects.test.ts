import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Redirects, redirects } from "../../server/services/redirects";
import type { Store } from "../../server/store/db";
import { redirect } from "../../server/store/schema";
import { MINUTE_MS, movableClock, testStore } from "../store";

let store: Store;
let clock: ReturnType<typeof movableClock>;
let table: Redirects;

beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(redirect);
  clock = movableClock();
  table = redirects({ store, clock, siteUrl: "https://ringside.example" });
});

const put = (rows: Record<string, string>, external = false) =>
  store.db.insert(redirect).values(Object.entries(rows).map(([path, target]) => ({ path, target, external })));

test("A path in the table leads to its target, on this site or another", async () => {
  await put({ "/summer": "/shows?season=summer#top" });
  await put({ "/fan-club": "https://club.example/join" }, true);
  expect(await table.find("/summer")).toEqual({ target: "/shows?season=summer#top", external: false });
  expect(await table.find("/fan-club")).toEqual({ target: "https://club.example/join", external: true });
  expect(await table.find("/summers")).toBeUndefined();
  expect(await table.find("/Summer")).toBeUndefined();
  expect(await table.find("/")).toBeUndefined();
});

test("A trailing slash and an open overlay count as the page's own path", async () => {
  await put({ "/summer/": "/shows", "/": "/home" });
  for (const path of ["/summer", "/summer/", "/summer/auth/sign-in", "/summer/auth/sign-in/"]) {
    expect((await table.find(path))?.target, path).toBe("/shows");
  }
  expect((await table.find("/auth/sign-in"))?.target).toBe("/home");
  expect(await table.find("/summer/auth/sign-in/more")).toBeUndefined();
});

test("A path is the same however it is written", async () => {
  await put({ "/café": "/shop" });
  expect((await table.find("/caf%C3%A9"))?.target).toBe("/shop");
  expect(await table.find("/%E0%A4%A")).toBeUndefined();
});

test("Loops are refused: direct, through a chain, through a full URL and through an overlay", async () => {
  await put({
    "/a": "/a",
    "/b": "/c",
    "/c": "/b/?x=1",
    "/d": "/b",
    "/o": "/o/auth/sign-up",
    "/ok": "/chain",
    "/chain": "/end",
  });
  await put({ "/e": "https://ringside.example/e/" }, true);
  for (const path of ["/a", "/b", "/c", "/d", "/e", "/o"]) expect(await table.find(path), path).toBeUndefined();
  expect((await table.find("/ok"))?.target).toBe("/chain");
});

test("Targets that are not web addresses are refused, and a path that only looks like ours", async () => {
  await put({ "/a": "//evil.example", "/b": "/\\evil.example", "/c": "javascript:alert(1)", "/d": "shop", "/e": "" });
  await put({ "/f": "javascript:alert(1)", "/g": "/shop", "/h": "ftp://files.example" }, true);
  for (const path of "abcdefgh") expect(await table.find(`/${path}`), path).toBeUndefined();
});

test("A change of the table takes effect within 30 seconds of the next lookup", async () => {
  expect(await table.find("/late")).toBeUndefined();
  await put({ "/late": "/shows" });
  clock.advance(MINUTE_MS);
  await expect.poll(() => table.find("/late")).toEqual({ target: "/shows", external: false });
});

test("Nothing leads away from the office and its door, not even on purpose", async () => {
  for (const path of ["/office", "/office/", "/office/nights/1", "/door", "/door/some-key", "/%6Fffice"]) {
    expect(await table.put(path, "/elsewhere", { overPage: true }), path).toContain("belongs to the office");
  }
  expect(await table.put("/officer", "/elsewhere")).toBeUndefined();
});

test("Addresses that are never asked for a redirect are refused", async () => {
  const api = ["/api", "/api/v1/events", "/api/v1/billing/webhook"];
  const front = ["/healthz", "/readyz", "/assets", "/assets/old-script.js"];
  const forms = ["/consent", "/language", "/oauth/callback", "/oauth/start/google", "/line/1/ticket"];
  const files = ["/sitemap.xml", "/Sitemap.xml", "/events/1.ics", "/og/event/1.png", "/builds/latest.json"];
  for (const path of [...api, ...front, ...forms, ...files]) {
    expect(await table.put(path, "/elsewhere", { overPage: true }), path).toContain("is not a page");
  }
  for (const path of ["/sitemap", "/sitemap.xml/old", "/apis", "/events/1", "/old-calendar.ics"]) {
    expect(await table.put(path, "/elsewhere"), path).toBeUndefined();
  }
});

test("A page of the site is redirected only on purpose, however its path is written", async () => {
  for (const path of ["/home", "/home/", "/HOME", "/", "/shows/pigeon-forge", "/premium/auth/sign-in"]) {
    expect(await table.put(path, "/elsewhere"), path).toContain("is a page of this site");
  }
  expect(await store.db.$count(redirect)).toBe(0);
  for (const path of ["/homes", "/shop/old-shirt", "/events/1", "/roster"]) {
    expect(await table.put(path, "/elsewhere"), path).toBeUndefined();
  }
  expect(await table.put("/pigeon-forge", "/shows", { overPage: true })).toBeUndefined();
  expect(await table.list()).toContainEqual(
    expect.objectContaining({ path: "/pigeon-forge", works: true, overPage: true }),
  );
});
