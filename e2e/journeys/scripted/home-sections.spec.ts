/** The parts below the home page's hero load no script until they must be rendered again, and then are still there. */
import { expect, type Page, test } from "playwright/test";
import { pageErrors } from "../../steps";

function partsLoaded(page: Page): () => boolean {
  let loaded = false;
  page.on("request", (request) => {
    loaded ||= /\/home-sections-[^/]+\.js/.test(request.url());
  });
  return () => loaded;
}
const parts = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test("the server's markup stays, and its links navigate without a new document", async ({ page }) => {
  const errors = pageErrors(page);
  const loaded = partsLoaded(page);
  await page.goto("/home?feed=all", { waitUntil: "networkidle" });
  const there = await parts(page).count();
  expect(there).toBeGreaterThan(8);
  expect(loaded()).toBe(false);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("navigation", { name: "Story types" }).getByRole("link", { name: "News" }).click();
  await expect(page).toHaveURL(/\/home\?feed=news#feed$/);
  await expect(parts(page)).toHaveCount(there);
  expect(loaded()).toBe(true);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(errors).toEqual([]);
});

test("a document changed by something else is rendered again with all its parts", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("main")?.prepend(document.createElement("aside")),
    ),
  );
  await page.goto("/home");
  await expect(page.locator("main > aside")).toHaveCount(0);
  await expect(parts(page).last()).toBeVisible();
});
