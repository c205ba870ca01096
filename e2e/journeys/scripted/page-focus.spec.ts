/** When scripts show another page, its heading has the focus as in a new document, and nothing is announced twice. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { MOVING } from "../../worlds";

test.use(MOVING);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const focusIsLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test("the first page leaves the focus to the browser and announces nothing", async ({ page }) => {
  await page.goto("/tickets");
  await mounted(page);
  expect(await focusIsLost(page)).toBe(true);
  await expect(page.locator("[data-live]")).toBeEmpty();
});

test("a link leads to the heading of its page, back and forward too", async ({ page }) => {
  await page.goto("/tickets");
  await mounted(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Privacy policy · /);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText("Privacy policy");
  // The next stop is in the page, not in the header again.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

  await page.goBack();
  await expect(page).toHaveTitle(/^Tour dates · /);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("[data-live]")).toBeEmpty();
});

test("a page of the same kind takes the focus from the link that led there", async ({ page }) => {
  await page.goto("/home");
  await mounted(page);
  await page.getByRole("main").locator('a[href^="/wrestlers/"]').first().click();
  await expect(heading(page)).toBeFocused();
  const first = await heading(page).textContent();
  const { pathname } = new URL(page.url());
  await page.getByRole("main").locator(`a[href^="/wrestlers/"]:not([href^="${pathname}"])`).first().click();
  await expect(heading(page)).not.toHaveText(first ?? "");
  await expect(heading(page)).toBeFocused();
});

test("a link to a missing page leads to the error's heading and says so in words", async ({ page }) => {
  await page.goto("/es/home");
  await mounted(page);
  // None of our links is broken, so this adds one.
  await page.evaluate(() =>
    (window as unknown as { __remixRouter: { navigate(to: string): void } }).__remixRouter.navigate("/es/events/none"),
  );
  await expect(heading(page)).toHaveText("404");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Página no encontrada · Ringside");
});

test("filters stay where they are and announce what they found", async ({ page }) => {
  await page.goto("/tickets");
  await mounted(page);
  await page.getByRole("main").getByRole("link", { name: "Search", exact: true }).click();
  const search = page.getByRole("searchbox");
  await search.fill("Iron");
  await search.press("Enter");
  await expect(page).toHaveURL(/text=Iron/);
  await expect(page.locator("[data-live]")).toHaveText(/^\d+ shows?$/);
  await expect(search).toBeFocused();
  await search.fill("");
  const button = page.getByRole("search").getByRole("button");
  await button.press("Enter");
  await expect(page).not.toHaveURL(/text=Iron/);
  await expect(button).toBeFocused();
});

test("the search button has the focus after it was pressed", async ({ page }) => {
  await page.goto("/search");
  await mounted(page);
  const search = page.getByRole("main").getByRole("search");
  const button = search.getByRole("button");
  for (const text of ["Iron", "Calder"]) {
    await search.getByRole("searchbox").fill(text);
    await button.press("Enter");
    await expect(page).toHaveURL(new RegExp(`text=${text}`));
    await expect(button).toBeFocused();
  }
});

test("a link that is gone after it was followed leaves the focus to the heading", async ({ page }) => {
  await page.goto("/tickets?text=zebra");
  await mounted(page);
  const clear = page.getByRole("link", { name: "All tour dates" });
  await clear.press("Enter");
  await expect(clear).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("[data-live]")).toHaveText(/^\d+ shows?$/);
});

test("closing the overlay returns the focus", async ({ page }) => {
  await page.goto("/tickets");
  await mounted(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  await opener.click();
  await expect(page.getByRole("dialog").getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
