/** The roster's addresses on the real build: names, ids, missing wrestlers, and one canonical page for each. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, testSite } from "../site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual" });
async function idOf(slug: string): Promise<string> {
  const { dataItems } = (await (await get("/api/v1/wrestlers?limit=100")).json()) as {
    dataItems: { id: string; data: { slug: string } }[];
  };
  return dataItems.find(({ data }) => data.slug === slug)?.id ?? "";
}
const canonicalOf = (page: string) => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1];

describe("The roster", () => {
  it("is at /wrestlers, champions first", async () => {
    const page = await (await get("/wrestlers")).text();
    expect(canonicalOf(page)).toBe(`${site.url}/wrestlers`);
    const belts = [...page.matchAll(/<article class="card portrait">(.*?)<\/article>/gs)].map(([, card]) =>
      /class="belt"/.test(card ?? ""),
    );
    const champions = belts.filter(Boolean).length;
    expect(champions).toBeGreaterThan(0);
    expect(belts.slice(0, champions)).toEqual(Array(champions).fill(true));
  });

  it("is filtered by its address", async () => {
    const page = await (await get("/wrestlers?role=referee")).text();
    expect(page).toContain("Prudence Tally");
    expect(page).not.toContain("Calder Vane");
  });

  it.each(["/calder-vane", "/Calder-Vane"])("opens a wrestler by name at %s", async (path) => {
    const answer = await get(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("<title>Calder Vane · Ringside</title>");
    expect(canonicalOf(page)).toBe(`${site.url}/wrestlers/${await idOf("calder-vane")}`);
  });

  it("prefers a page at that address to a wrestler of that name", async () => {
    const page = await (await get("/shop")).text();
    expect(canonicalOf(page)).toBe(`${site.url}/shop`);
    const own = await get(`/wrestlers/${await idOf("shop")}`);
    expect(own.status).toBe(200);
  });

  it.each([
    ["/nobody-of-that-name", "Page not found: /nobody-of-that-name"],
    ["/nobody?a=1&b=2", "Page not found: /nobody?a=1&amp;b=2"],
    ["/wrestlers/not-an-id", "Page Not Found: /wrestlers/not-an-id"],
    [
      "/wrestlers/00000000-0000-4000-8000-000000000000",
      "Page not found: /wrestlers/00000000-0000-4000-8000-000000000000",
    ],
  ])("answers 404 at %s and says what was not found", async (path, message) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(message);
  });
});

describe("A wrestler's page", () => {
  it("treats an id in capitals as the wrestler's and an unknown one as absent", async () => {
    const id = await idOf("el-cobre");
    const page = await (await get(`/wrestlers/${id.toUpperCase()}`)).text();
    expect(canonicalOf(page)).toBe(`${site.url}/wrestlers/${id}`);
    expect(page).toContain("<title>El Cobre · Ringside</title>");
  });

  it("is linked from the names of a card and leads back to the nights", async () => {
    const id = await idOf("el-cobre");
    const page = await (await get(`/wrestlers/${id}`)).text();
    const night = /href="(\/events\/[0-9a-f-]+)"/.exec(page)?.[1] ?? "";
    expect(await (await get(night)).text()).toContain(`href="/wrestlers/${id}"`);
  });
});
