/** Sign-in with another provider: the fan returns to the purchase they left, or reads why not. */
import { expect, type Page, test } from "playwright/test";
import { alertIn, dialogOn, expectGuest, expectScreen, freshPeople, open } from "../../authenticator";
import { grace } from "../../people";
import { heldUntil, holdSeats, openSeats } from "../../steps";
import { SANDBOX, SITE } from "../../worlds";

test.beforeEach(freshPeople);

async function goToGoogle(page: Page): Promise<void> {
  await dialogOn(page).getByRole("link", { name: "Sign In with Google" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/provider/Google`));
}

test("a Google sign-in returns to the same purchase with its hold, and signs out", async ({ page }) => {
  await openSeats(page);
  const before = await holdSeats(page, 2);
  const purchase = page.url().replace(/#.*/, "");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await goToGoogle(page);
  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();

  await expect(page).toHaveURL(purchase);
  expect(await heldUntil(page, 2)).toBe(before);
  await page.getByRole("banner").getByRole("link", { name: grace.name }).click();
  await expect(page.getByRole("heading", { level: 1, name: grace.name })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${SITE}/home`);
  await expectGuest(page);
});

test("sign-in shows the provider's refusal, and another try succeeds", async ({ page }) => {
  await open(page, "sign-in");
  await goToGoogle(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(alertIn(page)).toContainText("Sign-in was declined or not finished.");

  await goToGoogle(page);
  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: grace.name })).toBeVisible();
});

test("a forged state is refused and does not break a sign-in in progress", async ({ page, context }) => {
  await open(page, "sign-in");
  await goToGoogle(page);

  const lured = await context.newPage();
  await lured.goto(`${SITE}/oauth/callback?code=stolen&state=${"x".repeat(32)}`);
  await expect(alertIn(lured)).toContainText("Invalid state in OAuth flow");
  await expectGuest(lured);
  await lured.close();

  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: grace.name })).toBeVisible();
});

test("a callback meant for another browser signs nobody in", async ({ page, browser }) => {
  await open(page, "sign-in");
  await goToGoogle(page);
  const answer = page.waitForRequest((request) => request.url().startsWith(`${SITE}/oauth/callback`));
  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();

  const elsewhere = await browser.newContext();
  const victim = await elsewhere.newPage();
  await victim.goto((await answer).url());
  await expect(alertIn(victim)).toContainText("Invalid state in OAuth flow");
  await expectGuest(victim);
  await elsewhere.close();
});
