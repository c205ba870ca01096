/** The pictures of shared links: they exist in the right size, and drawing them delays nobody. */
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";
import { head, oneOfEachKind, pathsInSitemap } from "./found";

let site: Site;
let paths: string[];
beforeAll(async () => {
  site = await testSite();
  paths = await pathsInSitemap(site);
});
afterAll(() => site.stop());

const ask = (path: string) => site.ask(new Request(site.url + path));

// Must run first: pictures kept from other tests would not be drawn again.
it("drawing link pictures delays nobody while a crawler requests all of them at once", async () => {
  const kinds = { events: "event", wrestlers: "wrestler", shop: "product" } as Record<string, string>;
  const all = paths.flatMap((path) => {
    const [, kind = "", id] = path.split("/");
    return kinds[kind] && id ? [`/og/${kinds[kind]}/${id}.png`] : [];
  });
  expect(all.length).toBeGreaterThan(60);
  let drawn = 0;
  const answers = Promise.all(all.map((path) => ask(path).finally(() => drawn++)));
  const waits: number[] = [];
  for (let i = 0; i < 15; i++) {
    const began = performance.now();
    expect((await ask("/healthz")).status).toBe(200);
    waits.push(performance.now() - began);
  }
  const during = drawn;
  const statuses = (await answers).map(({ status }) => status);
  // Too many requests get a 503 with Retry-After, and never an error.
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(during).toBeLessThan(all.length);
  const [median = 0] = waits.sort((a, b) => a - b).slice(7);
  expect(median).toBeLessThan(500);
}, 60_000);

it("every kind of page names a link picture, a PNG of 1200 × 630", async () => {
  const pages = process.env.SOAK ? paths : ["/", "/home", ...oneOfEachKind(paths)];
  const seen = new Set<string>();
  for (const path of pages) {
    const named = head((await fan(site).get(path)).html);
    expect(named["og:image:width"], path).toBe("1200");
    expect(named["twitter:card"]).toBe("summary_large_image");
    const address = named["og:image"] ?? "";
    expect(address.startsWith(`${site.url}/og/`), path).toBe(true);
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await ask(address.replace(site.url, ""));
    expect([path, response.status]).toEqual([path, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, data } = PNG.sync.read(bytes);
    expect([path, width, height]).toEqual([path, 1200, 630]);
    expect(bytes.length, path).toBeLessThan(400_000);
    expect(inkedShare(data), path).toBeGreaterThan(0.02);
  }
  expect(seen.size).toBeGreaterThan(5);
}, 600_000);

/**
 * The share of the left half, where the words are, that is not the background's black; without its fonts it would be
 * zero.
 */
function inkedShare(data: Buffer): number {
  let inked = 0;
  for (let y = 60; y < 560; y += 4) {
    for (let x = 40; x < 560; x += 4) if ((data[(y * 1200 + x) * 4] ?? 0) > 90) inked += 1;
  }
  return inked / (125 * 130);
}

test.each([
  "/og/event/00000000-0000-4000-8000-000000000000.png",
  "/og/event/nonsense.png",
  "/og/wrestler/%F0%9F%92%A5.png",
  "/og/product/no-such-thing.png",
  "/og/constructor/x.png",
  "/og/site/other.png",
  "/og/site/ringside.svg",
])("%s is 404", async (path) => {
  expect((await ask(path)).status).toBe(404);
});
