/**
 * A newer build is published while a tab is open: the next page loads as a document, and typed input survives until
 * then.
 */
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { mounted } from "../../mounted";

let site: Copy;
test.setTimeout(240_000);
test.beforeEach(() => {
  site = copyOfBuild();
});
test.afterEach(async () => {
  await site.stop();
  site.remove();
});

test("after a newer build, the next page loads as a whole document and the overlay does not", async ({ page }) => {
  await site.start();
  await page.goto(`${site.url}/home`);
  await mounted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const stays = () => page.evaluate(() => "sameDocument" in window);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Tickets" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  expect(await stays()).toBe(true);

  await site.stop();
  site.renew();
  await site.start();
  const checked = page.waitForResponse("**/builds/latest.json");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await checked).finished();

  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await stays()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await main.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(stays).toBe(false);
});
