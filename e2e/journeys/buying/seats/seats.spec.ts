/** A night with numbered seats: the best by number, one's own from the plan, and a seat that goes meanwhile. */
import { expect, type Page, test } from "playwright/test";
import { purchasePage, seats, tableReady, withoutNews } from "../../../section-page";
import { heldUntil, holdSeats, hydrated, pageErrors, SITE } from "../../../steps";

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(await purchasePage(page.request));
  await hydrated(page);
  await page
    .getByRole("region", { name: "Or choose your own seats" })
    .getByRole("link", { name: new RegExp(`^${section}\\b`) })
    .click();
  await expect(page.getByRole("heading", { name: section, exact: true })).toBeVisible();
  await tableReady(page);
}

test("a fan types a number, holds, and reads which seats before paying", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto(await purchasePage(page.request));
  await hydrated(page);
  await holdSeats(page, 2, "Upper");
  await expect(page.getByText(/Section 2\d\d, row [A-E], seats \d+ and \d+, .* door, together/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay \$50/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "Choose other seats" }).click();
  await expect(page).toHaveURL(/#plan$/);
  expect(errors).toEqual([]);
});

test("a fan chooses two seats of a section, changes one, and goes back", async ({ page }) => {
  const errors = pageErrors(page);
  await openSection(page, "Section 106");
  await seats(page).nth(0).check({ force: true });
  await seats(page).nth(1).check({ force: true });
  await page.getByRole("button", { name: "Hold these seats" }).first().click();
  await heldUntil(page, 2);

  await page.goto(`${new URL(page.url()).pathname}/seats/106`);
  await tableReady(page);
  await expect(seats(page).nth(0)).toBeChecked();
  await expect(seats(page).nth(1)).toBeChecked();
  await seats(page).nth(1).uncheck({ force: true });
  await page.getByRole("button", { name: "Hold these seats" }).first().click();
  await heldUntil(page, 1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Section 106", exact: true })).toBeVisible();
  await tableReady(page);
  await expect(page.getByRole("checkbox", { checked: true, name: /^row/ })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a seat that was taken meanwhile is named, the others are held, and one click takes three together", async ({
  page,
  browser,
}) => {
  await withoutNews(page);
  await openSection(page, "Section 112");
  const rival = await (await browser.newContext({ baseURL: SITE })).newPage();
  await openSection(rival, "Section 112");
  for (const index of [0, 1, 2]) await seats(page).nth(index).check({ force: true });
  await seats(rival).nth(1).check({ force: true });
  await rival.getByRole("button", { name: "Hold these seats" }).first().click();
  await heldUntil(rival, 1);
  await rival.context().close();

  await page.getByRole("button", { name: "Hold these seats" }).first().click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Someone else just took Section 112, row");
  await expect(alert).toContainText("We’re holding your other seats.");
  await expect(page.getByText("These 2 seats are yours until")).toBeVisible();
  await alert.getByRole("button").first().click();
  await heldUntil(page, 3);
});

test("the overlay opens on a section and leads back to it", async ({ page }) => {
  await openSection(page, "Section 105");
  const { pathname } = new URL(page.url());
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${pathname}/auth/sign-in`));
  await page.getByRole("dialog").getByRole("link", { name: /close/i }).first().click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
});

test("the plan can be enlarged without pinching", async ({ page }) => {
  await page.goto(await purchasePage(page.request));
  await hydrated(page);
  const plan = page.getByRole("group", { name: "Seating plan. Each section is a link." });
  const width = async () => (await plan.boundingBox())?.width ?? 0;
  const before = await width();
  const enlarge = page.getByRole("checkbox", { name: "Zoom in" });
  await enlarge.focus();
  await page.keyboard.press("Space");
  await expect.poll(width).toBeGreaterThan(before * 2);
  await page.keyboard.press("Space");
  await expect.poll(width).toBe(before);
});
