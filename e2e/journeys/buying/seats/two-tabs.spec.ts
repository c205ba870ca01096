/** One fan, one night, two tabs: the older page shows the current state and loses nothing. */
import { expect, test } from "playwright/test";
import {
  holdTicked,
  openSeatsOf,
  scripts,
  seatNamed,
  tableReady,
  tick,
  tickedSeats,
  withoutNews,
} from "../../../section-page";
import { heldUntil, moveClock, pageErrors } from "../../../steps";

test("seats held in one tab stay on hold when another tab holds some, and the first page does not pay for both", async ({
  page: a,
  context,
}) => {
  const errors = pageErrors(a);
  const b = await context.newPage();
  const [one = "", two = ""] = await openSeatsOf(a, "101");
  const others = (await openSeatsOf(b, "102")).slice(0, 2);

  await tick(a, [one, two]);
  await holdTicked(a);
  await heldUntil(a, 2);
  await tick(b, others);
  await holdTicked(b);
  await heldUntil(b, 4);

  await a.bringToFront();
  await expect(a.getByText("These 2 seats are yours until")).toBeVisible();
  await a
    .getByRole("button", { name: /^Pay \$70/ })
    .first()
    .click();
  await expect(a.getByText("Your seats were changed. Your total is now $140.")).toBeVisible();
  await heldUntil(a, 4);
  for (const section of ["101", "102"]) {
    await expect(a.getByText(new RegExp(`Section ${section}, row `)).first()).toBeVisible();
  }
  await a
    .getByRole("button", { name: /^Pay \$140/ })
    .first()
    .click();
  await a.waitForURL(/\/c\/pay\//);
  expect(errors).toEqual([]);
});

test("a section that is open in two tabs shows the older one what the newer one holds", async ({
  page: a,
  context,
}) => {
  const b = await context.newPage();
  const places = await openSeatsOf(a, "103");
  await openSeatsOf(b, "103");
  const [first = "", second = "", third = ""] = places;
  await tick(a, [first]);
  await tick(b, [first, second]);
  await holdTicked(b);
  await heldUntil(b, 2);

  await a.bringToFront();
  if (await scripts(a)) {
    await a.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await heldUntil(a, 2);
    await expect(tickedSeats(a)).toHaveCount(2);
    await expect(a.locator("[data-live]").last()).not.toContainText("Someone else");
  }
  await tick(a, [third]);
  await holdTicked(a);
  await heldUntil(a, 3);
});

test("a hold that runs out while the section is open can be made again", async ({ page, request }) => {
  const places = (await openSeatsOf(page, "110")).slice(0, 2);
  await tick(page, places);
  await holdTicked(page);
  await heldUntil(page, 2);
  await openSeatsOf(page, "110");
  await expect(tickedSeats(page)).toHaveCount(2);

  await moveClock(request, "PT21M");
  await holdTicked(page);
  await expect(page).toHaveURL(/#hold$/);
  await heldUntil(page, 2);
  await moveClock(request, "PT21M");
  await openSeatsOf(page, "110");
  await expect(page.getByText(/^Your hold ran out at/)).toBeVisible();
  await expect(tickedSeats(page)).toHaveCount(0);
  for (const place of places) await expect(seatNamed(page, place)).toBeAttached();
});

test("a fan is told that a section sold out meanwhile, and holds nothing", async ({ page, browser }) => {
  await withoutNews(page);
  const places = await openSeatsOf(page, "FW");
  const rival = await (await browser.newContext()).newPage();
  await openSeatsOf(rival, "FW");
  await tick(page, places.slice(0, 2));
  await tick(rival, places);
  await holdTicked(rival);
  await heldUntil(rival, places.length);
  await rival.context().close();

  await holdTicked(page);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Someone else just took Front row west, row 1, seats");
  await expect(alert).not.toContainText("Your other seats");
  await page.reload();
  await tableReady(page);
  await expect(tickedSeats(page)).toHaveCount(0);
  await expect(page.getByText("yours until")).toHaveCount(0);
});
