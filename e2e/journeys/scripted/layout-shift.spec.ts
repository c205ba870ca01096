/** On a phone, pages don't jump when fonts arrive late or scripts start. */
import { expect, type Page, test } from "playwright/test";
import { FONTS, holdFiles } from "../../hold-files";
import { mounted } from "../../mounted";

declare global {
  interface Window {
    moved: { by: number; what: string[] }[];
  }
}

test.use({ viewport: { width: 390, height: 844 } });

/** The sum of layout shifts that docs/performance.md allows. */
const MOST = 0.02;

const pages: [name: string, path: (page: Page) => Promise<string>][] = [
  ["the tour dates in German", async () => "/de/tickets"],
  ["a night", async (page) => `/events/${await nextNight(page)}`],
  ["the seats of a night", async (page) => `/tickets/event/${await nextNight(page)}`],
  ["the sign-in", async () => "/tickets/auth/sign-in"],
];

for (const [name, path] of pages) {
  test(`${name} stands still while fonts and scripts arrive`, async ({ page }) => {
    await watchShifts(page);
    const fonts = await holdFiles(page, FONTS);
    await page.goto(await path(page), { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await mounted(page);
    expect(fonts.asked()).toBeGreaterThan(0);

    fonts.release();
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
    await page.evaluate(() => document.fonts.ready);
    const moved = await shifts(page);
    expect(
      moved.reduce((sum, { by }) => sum + by, 0),
      JSON.stringify(moved, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
}

test("the measurement finds a page that moves", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/tickets");
  await mounted(page);
  await page.evaluate(() => {
    const banner = document.createElement("div");
    banner.style.height = "200px";
    document.body.prepend(banner);
  });
  const moved = await shifts(page);
  expect(moved.reduce((sum, { by }) => sum + by, 0)).toBeGreaterThan(MOST);
});

async function nextNight(page: Page): Promise<string> {
  const [event] = (await (await page.request.get("/api/v1/events?limit=1")).json()).events;
  return event.id;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : "text"));
        window.moved.push({ by: entry.value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum of layout shifts until two frames from now. */
function shifts(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // Observers are called in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
    return window.moved;
  });
}
