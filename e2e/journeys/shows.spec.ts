/** From the shows to a seat: by the residency's calendar, by a section, and by search, each without scripts too. */
import { expect, type Page, test } from "playwright/test";
import { copyOfBuild } from "../builds";
import { pageErrors } from "../steps";

test("a fan finds the residency, turns a page of its calendar and picks a night", async ({ page }) => {
  test.setTimeout(150_000);
  // Other tests move the clock of the worker's site until the residency has one month left.
  const site = copyOfBuild();
  await site.start();
  try {
    await pickNight(page, site.url);
  } finally {
    await site.stop();
    site.remove();
  }
});

async function pickNight(page: Page, url: string): Promise<void> {
  const errors = pageErrors(page);
  await page.goto(`${url}/tickets`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shows" }).click();
  // The first navigation waits for scripts, which run slowly on a busy machine.
  await expect(page).toHaveTitle(/^Shows · /, { timeout: 20_000 });
  await page.getByRole("main").getByRole("link", { name: "Residency Nights" }).click();
  await expect(page).toHaveURL(/\/shows\/pigeon-forge$/);

  const calendar = page.getByRole("table", { name: /^Shows in / });
  await expect(calendar.getByRole("columnheader")).toHaveCount(7);
  const month = (await calendar.getByRole("caption").textContent()) ?? "";
  const away = page.getByRole("navigation", { name: "Months" }).getByRole("link").first();
  const elsewhere = (await away.textContent()) ?? "";
  await away.click();
  await expect(page.getByRole("heading", { level: 2, name: elsewhere })).toBeFocused();
  await expect(page).toHaveURL(/\?month=\d{4}-\d{2}#calendar$/);
  await page.goBack();
  await expect(page.getByRole("table", { name: month })).toBeVisible();

  await calendar
    .getByRole("link", { name: /from \$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tickets\/event\//);
  await expect(page.getByRole("spinbutton").first()).toBeVisible();
  expect(errors).toEqual([]);
}

test("a question opens its answer, and the hall is one link away", async ({ page }) => {
  await page.goto("/shows/pigeon-forge");
  await page.getByText("Is supper in the price?").click();
  await expect(page.getByText("At a Ringside Table it is.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /openstreetmap/);
});

test("a category can be searched, opened and filtered, and every filter stays in the address", async ({ page }) => {
  await page.goto("/shows");
  await page.getByRole("searchbox", { name: "Search shows" }).fill("truck");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/shows\?text=truck/);
  await page.getByRole("main").getByRole("link", { name: "Road Tour", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Road Tour" })).toBeVisible();

  await page.getByRole("link", { name: "City", exact: true }).click();
  await page.getByRole("link", { name: /^Norfolk, VA/ }).click();
  await expect(page).toHaveURL(/city=Norfolk/);
  await page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true }).click();

  await expect(
    page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Road Tour" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Google Calendar" })).toHaveAttribute("href", /calendar\.google\.com/);
  const share = page.getByRole("main").getByRole("button", { name: /^(Share|Copy link)$/ });
  await expect(share.or(page.getByRole("link", { name: "Send by email" }))).toBeVisible();
});

test("past nights are one link away, latest first, with their winners", async ({ page }) => {
  await page.goto("/tickets");
  await page.getByRole("link", { name: "Past shows and results" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Past shows" })).toBeVisible();
  await page.getByRole("link", { name: "Contract Night", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  await expect(page.getByText("(winner)").first()).toBeAttached();
});

test("on a phone the calendar is a list of days", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shows/pigeon-forge");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(
    page
      .getByRole("region", { name: /\d{4}$/ })
      .getByRole("link", { name: /from \$/ })
      .first(),
  ).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
