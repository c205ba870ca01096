/** The code field on the purchase page: what works, what doesn't, and that nothing typed is lost. */
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../../axe";
import { heldUntil, hydrated } from "../../../steps";

/** The night with an early bird and the code SPRING. */
async function openNight(page: Page, prefix = ""): Promise<void> {
  const found = await page.request.get("/api/v1/events?text=Cold%20Iron");
  const { events } = (await found.json()) as { events: { id: string }[] };
  await page.goto(`${prefix}/tickets/event/${events[0]?.id}`);
  // Its steppers are named in English.
  if (!prefix) await hydrated(page);
}
const field = (page: Page) => page.locator("input[name=code]");
const quantity = (page: Page) => page.getByRole("main").getByRole("spinbutton").first();

test("a code is refused with what was typed, works when corrected, and takes its part off", async ({ page }) => {
  await openNight(page);
  await quantity(page).fill("2");
  await field(page).fill("sprung");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByRole("alert")).toContainText("SPRUNG isn’t a code for this show. Check the spelling.");
  await expect(field(page)).toHaveValue("sprung");
  await expect(quantity(page)).toHaveValue("2");

  await field(page).fill("spring");
  await page.getByRole("button", { name: "Use code" }).click();
  await heldUntil(page, 2);
  await expect(page.getByText(/You save .* with SPRING/)).toBeVisible();
  await expect(field(page)).toHaveValue(/^spring$/i);

  // Without its code the hold costs more, and says so.
  const total = await page.getByRole("button", { name: /^Pay / }).first().textContent();
  await field(page).fill("");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText(/You save/)).toHaveCount(0);
  expect(await page.getByRole("button", { name: /^Pay / }).first().textContent()).not.toBe(total);
  await page.getByRole("button", { name: "Release seats" }).first().click();
});

test("a code without seats says that it works", async ({ page }) => {
  await openNight(page);
  await field(page).fill("Spring");
  await page.getByRole("button", { name: "Use code" }).click();
  await expect(page.getByText("SPRING works. Your price shows once your seats are held.")).toBeVisible();
  // The sentence is far down the page, and must be in view even on a page that reloads without scripts.
  await expect(page.getByText("SPRING works. Your price shows once your seats are held.")).toBeInViewport();
  await expect(page).toHaveURL(/\?code=SPRING#code$/);
});

for (const { prefix, width } of [
  { prefix: "", width: 390 },
  { prefix: "/he", width: 320 },
]) {
  test(`axe finds no fault in a refused code at ${width} pixels on ${prefix || "/"}`, async ({ page }, { project }) => {
    test.skip(project.name === "without scripts", "axe is a script");
    await page.setViewportSize({ width, height: 800 });
    await openNight(page, prefix);
    await field(page).fill("a-code-that-is-rather-long-and-not-known");
    await page.locator("button[value=code]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
