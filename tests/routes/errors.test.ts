import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fan } from "./fan";
import { type Site, testSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const GUID = "00000000-0000-4000-8000-000000000000";

describe("A page that is not there", () => {
  test.each([
    ["an unknown path", "/nowhere/at/all?x=1&y=2", "Page not found: /nowhere/at/all?x=1&amp;y=2"],
    ["a name that no wrestler bears", "/nobody-at-all", "Page not found: /nobody-at-all"],
    ["a night that never was", `/events/${GUID}`, `Page not found: /events/${GUID}`],
    ["an id of the wrong form", "/events/tomorrow?x=1", "Page Not Found: /events/tomorrow"],
    ["a section's id of the wrong form", "/shows/section/all", "Page Not Found: /shows/section/all"],
    ["a wrestler's id of the wrong form", "/wrestlers/vane", "Page Not Found: /wrestlers/vane"],
  ])("says so for %s", async (_, path, message) => {
    const page = await fan(site).get(path);
    expect(page.status).toBe(404);
    expect(page.html).toContain(`<code>${message}</code>`);
    expect(page.html).toContain("<h1>404</h1>");
    expect(page.html).toContain("Ooops!!! The page you are looking for is not found.");
    expect(page.html).toMatch(/href="\/home"[^>]*>Back to home/);
    expect(page.html).toMatch(/href="\/"[^>]*>Go back/);
    expect(page.html).toContain("<title>Page not found · Ringside</title>");
    expect(page.html).toContain('content="noindex"');
  });

  test.each([
    ["es", "Página no encontrada"],
    ["ja", "ページが見つかりません"],
  ])("has a title in words in the language of its address: %s", async (language, title) => {
    const page = await fan(site).get(`/${language}/nowhere/at/all`);
    expect(page.html).toContain(`<title>${title} · Ringside</title>`);
    expect(page.html).toMatch(/<p class="soft" lang="en"><code>Page not found: /);
  });

  test("has the same status for scripts", async () => {
    expect((await fan(site).once("/nowhere/at/all.data")).status).toBe(404);
  });
});

describe("The layouts", () => {
  test.each([
    ["/", false],
    ["/home", true],
    ["/tickets", true],
    ["/nowhere/at/all", true],
  ])("%s has header and footer: %s", async (path, whole) => {
    const { html } = await fan(site).get(path);
    expect(/<header class="head/.test(html)).toBe(whole);
    expect(html.includes("<footer")).toBe(whole);
  });

  test("leave printed pages without either", async () => {
    const { html } = await fan(site).get(`/tickets/print?event=${GUID}`);
    expect(html).toContain("<h1>");
    expect((await fan(site).get("/tickets/print")).headers.get("cache-control")).toContain("no-store");
  });
});
