/** Premium and a broadcast: joined, canceled and kept; bought by a guest who signs in. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { newFan, openBroadcast, payByCard, SANDBOX, signUp, trialCard } from "../../steps";

const GOOD = "4242424242424242";

const member = (page: Page) => page.getByRole("region", { name: "You’re a member" });
const TRIAL = /^Your free trial ends on /;

async function join(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Join Premium" }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, trialCard("premium.spec.ts"));
  await expect(page).toHaveURL(/\/paid\/premium\//);
  const said = page.getByRole("heading", { level: 1 });
  await expect(said).toHaveText("You weren’t charged. Your free trial has started.");
  await expect(page.getByRole("listitem").filter({ hasText: "Your free trial ends" })).toContainText("$9.99");
  await page.goto("/premium");
}

test("a fan joins with a free week, cancels with a reason, and stays after all", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/premium");
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, newFan());
  await join(page);
  await expect(member(page).getByText(TRIAL)).toBeVisible();

  await expect(page.getByRole("button", { name: "Join Premium" })).toHaveCount(0);

  await member(page).getByText("Cancel membership", { exact: true }).click();
  await member(page).getByLabel("Why are you leaving?").selectOption({ label: "I don’t watch enough" });
  await member(page).getByLabel("Anything else we should know?").fill("Too many night shifts.");
  await member(page)
    .getByRole("button", { name: /^End membership on / })
    .click();
  await expect(member(page).getByText(/^Canceled\. You keep Premium until /)).toBeVisible();
  await member(page).getByRole("button", { name: "Keep Premium" }).click();
  await expect(member(page).getByText(/^Good to have you/)).toBeVisible();
  await expect(member(page).getByText(TRIAL)).toBeVisible();

  await member(page).getByRole("button", { name: "Change plan or card" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/p/session/`));
  await page.getByRole("link", { name: /Return to the site/ }).click();
  await expect(page).toHaveURL(/\/premium$/);
});

test("a guest signs in, returns to the chosen night, buys it once and has it", async ({ page, javaScriptEnabled }) => {
  const night = await openBroadcast(page);
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, newFan());
  expect(page.url()).toBe(night);

  await page.getByRole("button", { name: "Buy for $9.99" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await page.goto(night);
  await page.getByRole("button", { name: "Buy for $9.99" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, GOOD);
  await expect(page).toHaveURL(/\/paid\/pay-per-view\//);
  await expect(page.getByRole("heading", { level: 1, name: /^You paid \$9\.99\./ })).toBeVisible();
  await page.reload();
  await page.getByRole("main").getByRole("link", { name: "About this show" }).click();
  await expect(page).toHaveURL(night);
  await expect(page.getByRole("heading", { name: "You’ve got this one" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy for $9.99" })).toHaveCount(0);
});
