/** Everything around a page, with scripts and without: redirects, 404 pages, the phone menu. */
import { expect, test } from "playwright/test";

test("a redirect of the operator's keeps the query", async ({ page }) => {
  await page.goto("/roster?division=x");
  await expect(page).toHaveURL(/\/wrestlers\?division=x$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an unknown path says so and leads home and back", async ({ page }) => {
  const reply = await page.goto("/nowhere/at/all?x=1");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page.getByText("Page not found: /nowhere/at/all?x=1")).toBeVisible();
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.goto("/events/tomorrow");
  await expect(page.getByText("Page Not Found: /events/tomorrow")).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("the menu on a phone opens and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await page.getByText("Menu", { exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Tickets" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(menu).toBeHidden();
});

test("in forced colors, only the current page has a line", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ forcedColors: "active", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const color = (name: string) =>
    page
      .getByRole("banner")
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderBlockEndColor);
  await page.goto("/tickets");
  const [current, other] = [await color("Tickets"), await color("Shows")];
  expect(other).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  expect(current).not.toBe(other);
  await context.close();
});
