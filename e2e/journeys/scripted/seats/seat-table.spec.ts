/** The table of seats with scripts: the keyboard alone, the total, and seats that are taken meanwhile. */
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../../axe";
import { pageErrors, SITE } from "../../../steps";

async function open(page: Page, section: string, language = ""): Promise<string> {
  const answer = await page.request.get(`${SITE}/api/v1/events?text=${encodeURIComponent("Twelve Go In")}`);
  const { events } = await answer.json();
  const path = `/tickets/event/${events[0].id}/seats/${section}`;
  await page.goto(language + path);
  await expect(page.getByRole("grid")).toBeVisible();
  return path;
}

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value ?? "");
/** Row and number of the seat that has the focus. */
const at = async (page: Page) => {
  const [, row = "", seat = ""] = (await focused(page)).split("-");
  return { row, seat: Number(seat) };
};

for (const language of ["", "/he"]) {
  test(`arrow keys lead as in the hall, and Space picks ${language}`, async ({ page }) => {
    const errors = pageErrors(page);
    await open(page, "104", language);
    const places = await page
      .getByRole("grid")
      .locator("input")
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await page.getByRole("grid").locator("input[tabindex='0']").focus();
    await page.keyboard.press("Home");
    const first = await at(page);
    await page.keyboard.press("ArrowRight");
    expect((await at(page)).seat).toBeGreaterThan(first.seat);
    await page.keyboard.press("ArrowLeft");
    expect(await at(page)).toEqual(first);
    await page.keyboard.press("ArrowDown");
    expect((await at(page)).row > first.row).toBe(true);
    await page.keyboard.press("PageDown");
    expect((await at(page)).row).toBe((places.at(-1) ?? "").split("-")[1]);
    await page.keyboard.press("PageUp");
    expect((await at(page)).row).toBe(first.row);
    await page.keyboard.press("Space");
    await expect(page.locator("input:focus")).toBeChecked();
    await expect(page.locator(".seats-total")).toContainText("$");
    expect(await page.locator("table input[tabindex='0']").count()).toBe(1);
    expect(errors).toEqual([]);
  });
}

test("the loss of a ticked seat is announced once, and the focus stays in the table", async ({ page, request }) => {
  const path = await open(page, "212");
  const first = page.getByRole("grid").locator("input").first();
  const place = await first.inputValue();
  await first.focus();
  await page.keyboard.press("Space");
  const [, , , id] = path.split("/");
  const section = await (await request.get(`${SITE}/api/v1/tickets/event/${id}/seats/212`)).json();
  const response = await request.post(SITE + path, {
    headers: { origin: SITE },
    form: { intent: "reserve", place, clientKey: crypto.randomUUID() },
  });
  expect(response.ok()).toBe(true);
  expect(section.rows.length).toBeGreaterThan(0);
  const [, row, seat] = place.split("-");
  await expect(page.locator("[data-live]").last()).toContainText(`row ${row}, seat ${seat}`, { timeout: 20_000 });
  await expect(page.locator(`input[value="${place}"]`)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest("table") !== null)).toBe(true);
  await expect(page.locator(".seats-total")).toContainText("No seats yet");
});

for (const language of ["", "/he"]) {
  test(`axe finds nothing wrong with a section, the plan and a seat that went ${language}`, async ({
    page,
    request,
  }) => {
    const path = await open(page, "210", language);
    expect(await faultsByDayAndNight(page), "section").toEqual([]);
    const inputs = page.getByRole("grid").locator("input");
    const [first = "", second = ""] = await inputs.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    await request.post(SITE + path, {
      headers: { origin: SITE },
      form: { intent: "reserve", place: second, clientKey: crypto.randomUUID() },
    });
    await inputs.nth(0).check({ force: true });
    await inputs.nth(1).check({ force: true });
    await page.locator("button[name='intent'][value='reserve']:visible").first().click();
    await expect(page.locator("#lost")).toBeFocused();
    await expect(page.locator(`input[value="${first}"]:checked`)).toHaveCount(1);
    expect(await faultsByDayAndNight(page), "lost").toEqual([]);
    await page.goto(language + path.replace(/\/seats\/.*/, ""));
    await expect(page.locator(".held-seats")).toBeVisible();
    expect(await faultsByDayAndNight(page), "plan").toEqual([]);
  });
}
