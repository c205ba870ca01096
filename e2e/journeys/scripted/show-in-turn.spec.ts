/** Blocks below the first screen wait for their turn, but never for somebody who wants to see them. */
import { expect, type Page, test } from "playwright/test";
import { FONTS, holdFiles } from "../../hold-files";

test.use({ viewport: { width: 390, height: 844 } });

const WAITING = "[data-waiting]";

test("what is below the first screen is laid out after the fonts have arrived", async ({ page }) => {
  for (const path of ["/home", "/tickets"]) {
    const fonts = await openWithoutFonts(page, path);
    const waiting = await page.locator(WAITING).evaluateAll((blocks) => ({
      count: blocks.length,
      inSight: blocks.filter((block) => block.getBoundingClientRect().top < innerHeight).length,
    }));
    expect(waiting.count, path).toBeGreaterThan(3);
    expect(waiting.inSight, path).toBe(0);
    fonts.release();
    await expect(page.locator(WAITING)).toHaveCount(0);
  }
});

for (const [what, act] of [
  ["scrolling", (page: Page) => page.mouse.wheel(0, 300)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a finger or pointer", (page: Page) => page.getByRole("heading", { level: 1 }).click()],
] as const) {
  test(`${what} shows all blocks at once`, async ({ page }) => {
    const fonts = await openWithoutFonts(page, "/home");
    expect(await page.locator(WAITING).count()).toBeGreaterThan(0);
    await act(page);
    await expect(page.locator(WAITING)).toHaveCount(0, { timeout: 1_000 });
    fonts.release();
  });
}

test("nothing waits at an address inside the page, nor after a reload", async ({ page }) => {
  const fonts = await openWithoutFonts(page, "/home");
  const night = await page.locator("main li[id^=night-]").last().getAttribute("id");
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.locator(WAITING).count()).toBe(0);
  await page.goto("about:blank");
  await page.goto(`/home#${night}`, { waitUntil: "domcontentloaded" });
  expect(await page.locator(WAITING).count()).toBe(0);
  await expect(page.locator(`#${night}`)).toBeInViewport();
  fonts.release();
});

/** A page after its first paint and with its scripts, while its fonts are under way. */
async function openWithoutFonts(page: Page, path: string) {
  const fonts = await holdFiles(page, FONTS);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return fonts;
}
