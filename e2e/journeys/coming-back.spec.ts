/**
 * What brings fans back: the search in the header, following a wrestler until one press ends it, a calendar of one’s
 * own.
 */
import { expect, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../authenticator";
import { fan } from "../people";
import { mailTo, newFan, pageErrors, SITE } from "../steps";

test.beforeEach(freshPeople);

test("the search in the header leads to a city’s shows, and says when nothing fits", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/home");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
  await expect(page).toHaveURL(`${SITE}/search`);
  const field = page.getByRole("main").getByRole("searchbox", { name: "Search the site" });
  await field.fill("tucson");
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "Results for “tucson”" })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?text=tucson$/);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Saltwater Riot/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Saltwater Riot" })).toBeVisible();

  await page.goBack();
  await expect(field).toHaveValue("tucson");
  await field.fill("xylophone");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Coming up, and the champions" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a guest follows a wrestler, confirms by mail, and stops it by one press", async ({ page }) => {
  const errors = pageErrors(page);
  const guest = newFan();
  await page.goto("/wrestlers");
  const path = await page.getByRole("main").locator('a[href^="/wrestlers/"]').first().getAttribute("href");
  await page.goto(path ?? "");
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const panel = page.getByRole("region", { name: /^Follow / });
  await panel.getByLabel("Email", { exact: true }).fill(guest.email);
  await panel.getByRole("button", { name: /^Follow / }).click();
  await expect(page.getByRole("alert")).toContainText("We sent you an email with a link to confirm.");

  const mail = await mailTo(page.request, guest.email);
  await page.goto(/https?:\/\/\S+\/following\/\S+/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Yes, email me" }).click();
  await expect(page.getByRole("alert")).toHaveText("Done. We’ll email you.");
  await expect(page.getByRole("link", { name: name.trim() })).toBeVisible();
  await page.getByRole("button", { name: /^Unfollow / }).click();
  await expect(page.getByRole("alert")).toHaveText("Done. You won’t get these emails anymore.");
  await expect(page.getByText("You don’t follow anything yet")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a fan gets a calendar of their own, and can turn its address off", async ({ page }) => {
  await signIn(page, fan);
  await expectSignedIn(page, fan.name);
  await page.goto("/profile/following");
  await page.getByRole("button", { name: "Get my calendar link" }).click();
  const field = page.getByLabel("Or copy this address");
  await expect(field).toBeVisible();
  const address = await field.inputValue();
  expect(await (await page.request.get(address)).text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Turn it off" }).click();
  await expect(page.getByRole("button", { name: "Get my calendar link" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
