/** Stripe's page on the merchant's own domain, which the page's policy doesn't allow: the fan reaches it anyway. */
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { hydrated, pageErrors } from "../../steps";
import { SITE } from "../../worlds";

let site: Copy;

test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);

test.beforeAll(async () => {
  test.setTimeout(150_000);
  // The site calls the sandbox at one address, and its pages are at another.
  const asked = `http://127.0.0.1:${Number(new URL(SITE).port) + 21}`;
  site = copyOfBuild({ STRIPE_API_URL: asked, COGNITO_DOMAIN: asked });
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
});

test("paying leads to that domain, although the policy forbids a form to redirect there", async ({ page }) => {
  const errors = pageErrors(page);
  const answer = await page.goto(`${site.url}/tickets`);
  expect(answer?.headers()["content-security-policy"]).not.toContain(site.sandbox);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tickets\/event\//);
  await hydrated(page);
  await page.getByRole("spinbutton", { name: "Number of tickets: Floor" }).fill("1");
  await page.getByRole("button", { name: "Hold these seats" }).click();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL((url) => url.href.startsWith(`${site.sandbox}/c/pay/`));
  await expect(page.getByLabel("Card number")).toBeVisible();
  expect(errors).toEqual([]);

  // Back returns to the purchase, not to the page in between.
  await page.goBack();
  await expect(page).toHaveURL(/\/tickets\/event\//);
});
