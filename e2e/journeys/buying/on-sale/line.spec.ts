/** A line in front of a sale: before the opening, the draw, a turn, and what is left when all seats are gone. */
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../../builds";
import { lineNights, number, shown, takePlace } from "../../../line-night";
import { fan } from "../../../people";
import { heldUntil, pageErrors } from "../../../steps";

let copy: Copy;
let nights: ReturnType<typeof lineNights>;
test.beforeAll(async () => {
  copy = copyOfBuild();
  nights = lineNights(copy);
  await copy.start();
});
test.afterAll(async () => {
  await copy.stop();
  copy.remove();
});

test("a fan comes before the opening, closes the tab, is drawn, called and admitted, and holds seats", async ({
  page,
  context,
  browser,
}) => {
  const errors = pageErrors(page);
  const night = await nights.night("Winter Count");
  await page.goto(night.seats);
  await page.getByRole("link", { name: /^The line opens at / }).click();
  await expect(page).toHaveURL(night.path);
  await expect(page.getByRole("heading", { level: 1, name: /^The line opens at / })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take my place" })).toHaveCount(0);

  await nights.moveTo(night, -20);
  await page.goto(night.seats);
  await expect(page).toHaveURL(new RegExp(`${night.path}$`));
  await takePlace(page);
  await expect(page.getByRole("heading", { level: 1, name: "You’re in the draw. Your number:" })).toBeVisible();
  const mine = await number(page);

  await page.close();
  const again = await context.newPage();
  await again.goto(night.path);
  expect(await number(again), "the place is kept").toBe(mine);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(night.path);
  await takePlace(other);
  expect(await number(other), "another device of a guest is somebody else").not.toBe(mine);

  await nights.moveTo(night, 0);
  await nights.expectPhase(night, "open");
  await shown(again, /^You have 10 minutes to choose/);
  await again.getByRole("button", { name: "Choose seats" }).click();
  await expect(again).toHaveURL(night.seats);
  await again.getByRole("spinbutton", { name: "Number of tickets: Upper" }).fill("2");
  await again.getByRole("button", { name: "Hold these seats" }).click();
  await heldUntil(again, 2);

  // Back at the line, the page says when the turn ends and leads to the seats.
  await again.goto(night.path);
  await again.getByRole("link", { name: "Choose seats" }).click();
  await expect(again).toHaveURL(night.seats);
  await heldUntil(again, 2);
  await elsewhere.close();
  expect(errors).toEqual([]);
});

test("an account has one place on two devices, and a guest cookie that got lost leads to a new place", async ({
  page,
  context,
  browser,
}) => {
  const night = await nights.plan("Cold Iron", 30);
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const numbers = [];
  for (const device of [page, phone]) {
    await device.goto(`${copy.url}/profile/auth/sign-in`);
    const dialog = device.getByRole("dialog");
    await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
    await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(device.getByRole("banner").getByRole("link", { name: fan.name })).toBeVisible();
    await device.goto(night.path);
    // The second device knows the place before it asks for one.
    if (device === page) await takePlace(device);
    await expect(device.getByRole("heading", { level: 1, name: /^You’re in the draw/ })).toBeVisible();
    numbers.push(await number(device));
  }
  expect(numbers[0]).toBe(numbers[1]);
  await elsewhere.close();

  await nights.moveTo(night, 0);
  await nights.expectPhase(night, "open");
  await shown(page, /^You have 10 minutes to choose/);
  await page.getByRole("button", { name: "Choose seats" }).click();
  await expect(page).toHaveURL(night.seats);
  const kept = (await context.cookies()).filter(({ name }) => name === "place");
  await context.clearCookies();
  await context.addCookies(kept);
  await page.goto(night.path);
  await expect(page.getByRole("alert")).toHaveText("That place belongs to another browser or account. Take your own.");
  await expect(page.getByRole("link", { name: "Choose seats" })).toHaveCount(0);
  await takePlace(page);
  await expect(page.getByRole("heading", { level: 1, name: /^You have 10 minutes|^You’re in line/ })).toBeVisible();
});

test("when everything is sold out, the page leads to the night's waiting list", async ({ page }) => {
  const night = await nights.plan("Saltwater Riot", 5);
  await page.goto(night.path);
  await takePlace(page);
  await nights.moveTo(night, 0);
  await nights.expectPhase(night, "soldOut");
  await shown(page, /^The last seats went at/);
  await page.getByRole("link", { name: "Join waiting list" }).click();
  await expect(page).toHaveURL(`${copy.url}/waiting-list/${night.id}`);
  await expect(page.getByRole("button", { name: "Join waiting list" })).toBeVisible();

  nights.office("stop", night.id);
  await nights.expectPhase(night, "ended");
  await page.goto(night.path);
  await expect(page.getByRole("link", { name: "Join waiting list" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Choose seats" })).toHaveCount(0);
});
