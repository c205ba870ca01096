/**
 * One second after load, pages of the visible links are prefetched: at most five, and never where data is expensive.
 */
import { expect, type Page, test } from "playwright/test";

/** Paths of payloads and metadata that the page requests. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data") || pathname.startsWith("/builds/")) paths.push(pathname);
  });
  return paths;
}

test("the build's metadata and at most five pages are prefetched and then come from memory", async ({ page }) => {
  const paths = asked(page);
  await page.goto("/home");
  await expect.poll(() => paths.filter((path) => path.endsWith(".data")).length).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  const pages = paths.filter((path) => path.endsWith(".data"));
  expect(pages.length).toBeLessThanOrEqual(5);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((path) => /auth|profile|premium|pay-?per-?view|tickets\/event|home/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/builds/meta/"))).toHaveLength(1);
  expect(pages).toContain("/tickets.data");

  paths.length = 0;
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tickets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tour dates" })).toBeVisible();
  expect(paths).not.toContain("/tickets.data");
});

for (const line of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
  test(`nothing is prefetched with ${JSON.stringify(line)}`, async ({ page }) => {
    const paths = asked(page);
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
      line,
    );
    await page.goto("/home", { waitUntil: "networkidle" });
    await page.waitForTimeout(2500);
    expect(paths).toEqual([]);
  });
}
