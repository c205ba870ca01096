/** A fan looks for a wrestler on the roster and goes from the profile to the seats. */
import { expect, test } from "playwright/test";

test("a fan filters the roster, opens a champion and reaches the seats of the next night", async ({ page }) => {
  await page.goto("/wrestlers");
  await expect(page.getByRole("heading", { level: 1, name: "Wrestlers" })).toBeVisible();
  await page.getByLabel("Division").selectOption("Women");
  await page.getByLabel("Champions only").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/division=Women.*champions=true/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);

  await page.getByRole("main").getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(/\/wrestlers\/[0-9a-f-]{36}$/);
  const name = (await page.getByRole("heading", { level: 1 }).innerText()).replace(/\s+/g, " ");
  await expect(page).toHaveTitle(new RegExp(`^${name} ·`, "i"));

  await page
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tickets\/event\//);
});

test("more of the roster loads into the same page, and Back returns to the same place", async ({ page }) => {
  await page.goto("/wrestlers");
  const cards = page.getByRole("main").getByRole("article");
  const first = await cards.count();
  await page.getByRole("link", { name: /^\d+ more$/ }).click();
  await expect(page).toHaveURL(/rows=40/);
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await page.goBack();
  await expect(cards).toHaveCount(first);
});

test("when nobody matches, a link leads back to everybody", async ({ page }) => {
  await page.goto("/wrestlers?text=nobody+of+that+name");
  await expect(page.getByText("No one by that name")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "See the full roster" }).click();
  await expect(page).toHaveURL(/\/wrestlers$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
