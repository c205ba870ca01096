/** The tour dates: filters that are links, a residency by the week, and a way on from what can't be bought. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../axe";
import { copyOfBuild } from "../builds";
import { pageErrors } from "../steps";

const PHONE = { width: 390, height: 844 };

const filters = (page: Page) => page.getByRole("navigation", { name: "Filter dates" });
const chip = (page: Page, name: string | RegExp) => filters(page).getByRole("link", { name });
/** The number of nights that the list says it has. */
const found = async (page: Page) =>
  Number.parseInt(
    (await page
      .getByRole("main")
      .getByText(/^\d+ shows?$/)
      .first()
      .textContent()) ?? "",
    10,
  );

test("a fan filters by section, city and month, and every choice stays in the address", async ({ page }) => {
  const errors = pageErrors(page);
  await page.setViewportSize(PHONE);
  await page.goto("/tickets");
  const all = await found(page);
  await expect(chip(page, `All ${all}`)).toHaveAttribute("aria-current", "true");

  await chip(page, /^Road Tour \d+$/).click();
  await expect(page).toHaveURL(/\/tickets\?category=/);
  await expect(chip(page, /^Road Tour/)).toHaveAttribute("aria-current", "true");
  expect(await found(page)).toBeLessThan(all);

  await expect(chip(page, /^Nashville, TN/)).toBeHidden();
  await chip(page, "City").click();
  const nashville = chip(page, /^Nashville, TN \d+$/);
  await expect(nashville).toBeVisible();
  const count = Number.parseInt((await nashville.textContent())?.replace(/\D+/, "") ?? "", 10);
  await nashville.click();
  await expect(page).toHaveURL(/city=Nashville%2C\+TN&category=|category=.*city=Nashville/);
  await expect.poll(() => found(page)).toBe(count);
  await expect(chip(page, "City: Nashville, TN")).toBeVisible();

  await chip(page, "All cities").click();
  await expect(page).not.toHaveURL(/city=/);
  await chip(page, "Month").click();
  await chip(page, /^[A-Z][a-z]+ \d{4} \d+$/)
    .last()
    .click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
  await expect(page.getByRole("main").locator("h2")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a search keeps the other filters and can be cleared", async ({ page }) => {
  await page.goto("/tickets?city=Norfolk%2C+VA");
  await chip(page, "Search").click();
  await page.getByRole("searchbox").fill("iron");
  await filters(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/city=Norfolk.*text=iron|text=iron.*city=Norfolk/);
  await expect(page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true })).toBeVisible();
  await page.goto("/tickets?text=zebra");
  await page.getByRole("main").getByRole("link", { name: "All tour dates" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
});

test("the residency is a week of seven days, and each night leads to its own seats", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/tickets");
  const week = page.getByRole("list", { name: "Pigeon Forge Residency" }).first();
  await week.scrollIntoViewIfNeeded();
  const night = week.getByRole("link", { name: / 2 PM\W+from \$/ }).first();
  const [, day = ""] = /^\w+, (\w+ \d+)/.exec((await night.textContent()) ?? "") ?? [];
  await night.click();
  await expect(page).toHaveURL(/\/tickets\/event\//);
  await expect(page.getByRole("heading", { level: 1, name: /^Residency Night/ })).toBeVisible();
  const [month = "", number = ""] = day.split(" ");
  await expect(page.getByRole("main").locator("time").first()).toContainText(new RegExp(`${month}.*${number}`));
});

test("a sold-out night leads on to nights with seats", async ({ page }) => {
  await page.goto("/tickets?rows=40");
  await page.getByRole("link", { name: /^See options: Saltwater Riot/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Sold out" })).toBeVisible();
  const others = page.getByRole("region", { name: "Shows with seats left" });
  await others
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .click();
  await expect(page.getByRole("spinbutton").first()).toBeVisible();
});

test("a night that isn't on sale yet says when, and the fan's calendar keeps it", async ({ page }) => {
  test.setTimeout(150_000);
  // Other tests move the clock of the worker's site past the opening.
  const site = copyOfBuild();
  await site.start();
  try {
    await keepOnSale(page, site.url);
  } finally {
    await site.stop();
    site.remove();
  }
});

async function keepOnSale(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tickets?rows=40`);
  await page.getByRole("link", { name: /^See prices: Winter Count/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^On sale .* (GMT|BST)/ })).toBeVisible();
  const link = page.getByRole("link", { name: "Add the on-sale to your calendar" });
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("SUMMARY:On sale: Winter Count");
  expect(text).toContain("TRIGGER:-PT10M");
  await expect(
    page
      .getByRole("region", { name: "At home" })
      .or(page.getByRole("link", { name: /pay-per-view/i }))
      .first(),
  ).toBeVisible();
}

for (const path of ["/tickets?city=Norfolk%2C+VA", "/he/tickets"]) {
  test(`${path} fits the narrowest phone and has no faults`, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    // The fallback font is wider than ours.
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // axe is a script itself.
    if (javaScriptEnabled) expect(await faultsByDayAndNight(page)).toEqual([]);
  });
}
