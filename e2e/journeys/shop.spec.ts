/** A fan looks for an article, and for the variant of it that is left. */
import { expect, test } from "playwright/test";
import { complaints } from "../steps";

test("by category and words to an article, and by size and colour to what is left", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/shop");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Clothing" }).click();
  await expect(page).toHaveURL(/\?category=Clothing$/);
  await page.getByRole("search").getByRole("searchbox").fill("harvest");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/category=Clothing&text=harvest$/);
  await expect(page.getByText("1 article for “harvest”")).toBeVisible();

  await page.getByRole("link", { name: "Iron Harvest Tee" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron Harvest Tee" })).toBeVisible();
  await expect(page.getByText("Choose Size and Colour")).toBeVisible();

  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  const show = page.getByRole("button", { name: "Show" });
  if (scripts) await expect(show).toBeHidden();
  await page.getByRole("radio", { name: "XXL", exact: true }).check({ force: true });
  if (scripts) await expect(page).toHaveURL(/\?Size=XXL$/);
  await page.getByRole("radio", { name: "Bone" }).check({ force: true });
  if (!scripts) await show.click();
  await expect(page).toHaveURL(/\?Size=XXL&Colour=Bone$/);
  await expect(page.getByRole("status").getByText("3 left")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Bone" })).toBeChecked();
  expect(heard).toEqual([]);
});

test("the rest of the table is laid out under what was seen", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: /more articles/ }).click();
  await expect(page).toHaveURL(/rows=24/);
  await expect(page.getByRole("article")).not.toHaveCount(12);
});
