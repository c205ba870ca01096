/** Being found: the head follows each navigation, a shared link has a picture, and a night goes into a calendar. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { pageErrors, SITE } from "../steps";

async function headOf(page: Page) {
  const content = (selector: string, name = "content") =>
    page.locator(selector).evaluateAll((tags, attribute) => tags.map((tag) => tag.getAttribute(attribute)), name);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return {
    canonical: await content('link[rel="canonical"]', "href"),
    image: await content('meta[property="og:image"]'),
    robots: await content('meta[name="robots"]'),
    types: scripts.flatMap((text) => JSON.parse(text)["@graph"].map((thing: { "@type": string }) => thing["@type"])),
  };
}

test("the head always describes the current page", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/tickets");
  const list = await headOf(page);
  expect(list.canonical).toEqual([`${SITE}/tickets`]);
  expect(list.types).toContain("ItemList");

  await page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron Harvest" })).toBeVisible();
  await expect.poll(async () => (await headOf(page)).canonical).toEqual([page.url()]);
  const night = await headOf(page);
  expect(night.types).toEqual(expect.arrayContaining(["SportsEvent", "BreadcrumbList"]));
  expect(night.robots).toEqual(["max-image-preview:large"]);

  const event = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(async () => (await headOf(page)).robots).toEqual(["noindex"]);
  expect(await headOf(page)).toMatchObject({ canonical: [event], types: [] });
  expect(errors).toEqual([]);
});

test("a shared link of a night has a picture that a browser can show", async ({ page }) => {
  await page.goto("/home");
  await page.goto("/tickets");
  await page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron Harvest" })).toBeVisible();
  const [address = ""] = (await headOf(page)).image;
  await page.goto(address ?? "");
  const size = await page.locator("img").evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  expect(size).toEqual([1200, 630]);
});

test("a night can be added to a calendar from its own file", async ({ page }) => {
  await page.goto("/tickets");
  await page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true }).first().click();
  const link = page.getByRole("link", { name: "Add to calendar" }).first();
  await expect(link).toHaveAttribute("href", /\/events\/[0-9a-f-]+\.ics$/);
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("SUMMARY:Iron Harvest");
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});
