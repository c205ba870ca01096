/** The page after paying, and the way to it, on a phone. */
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../axe";
import { mounted } from "../../mounted";
import {
  codes,
  goToPayment,
  holdSeats,
  mailTo,
  newFan,
  openBroadcast,
  openSeats,
  pageErrors,
  payByCard,
  SANDBOX,
  signUp,
  signUpInOverlay,
} from "../../steps";
import { MOVING } from "../../worlds";

test.use(MOVING);

const GOOD = "4242424242424242";
const SCREEN = { width: 390, height: 844 };

test.use({ viewport: SCREEN });

const atStripe = (page: Page) => page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));

/** The heading says what was paid and has the focus, and the main button is on the first screen. */
async function expectArrival(page: Page, said: RegExp, action: string, scripts = true): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(said, { timeout: 20_000 });
  await expect(page.getByRole("status").filter({ has: heading })).toBeVisible();
  await expect(heading).toBeFocused();
  const button = page.getByRole("main").getByRole("link", { name: action, exact: true }).first();
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? SCREEN.height)).toBeLessThanOrEqual(SCREEN.height);
  await expect(page.getByRole("heading", { name: "What happens now" })).toBeVisible();
  if (scripts) expect(await faultsByDayAndNight(page)).toEqual([]);
}

test("a guest's tickets: paid, where they were sent, and one tap to the codes", async ({ page, javaScriptEnabled }) => {
  const errors = pageErrors(page);
  const { email } = newFan();
  const title = await openSeats(page);
  await holdSeats(page, 2);
  await goToPayment(page);
  await payByCard(page, GOOD, email);
  await expectArrival(
    page,
    new RegExp(`^You paid \\$\\d+\\. Your tickets for ${title} are ready\\.$`),
    "Show tickets",
    javaScriptEnabled,
  );
  await expect(page.getByText(`We also emailed the details to ${email}.`)).toBeVisible();
  await mailTo(page.request, email);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You paid /);
  await page
    .getByRole("link", { name: /Show code$/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/tickets\/details\/[0-9a-f-]{36}#/);
  await expect(codes(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You paid /);
  expect(errors).toEqual([]);
});

test("a member buys a broadcast from the bar, which then counts down to it", async ({ page, javaScriptEnabled }) => {
  const night = await openBroadcast(page);
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, newFan());
  const bar = page.getByRole("region", { name: "Watch", exact: true });
  await expect(bar.getByText("$9.99", { exact: true })).toBeInViewport();
  await bar.getByRole("button", { name: "Buy for $9.99" }).click();
  await atStripe(page);
  await payByCard(page, GOOD);
  await expectArrival(page, /^You paid \$9\.99\. Noche de Cobre is yours to watch\.$/, "Watch", javaScriptEnabled);

  await page.goto(night);
  await expect(bar.getByRole("timer")).toBeInViewport();
  await bar.getByRole("link", { name: "Watch" }).click();
  await expect(page).toHaveURL(/\/watch\//);
});

test("a guest picks a plan, signs up, and pays for that plan with one more tap", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/premium");
  if (javaScriptEnabled) await mounted(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Join Premium.*Yearly$/ })
    .click();
  await expect(page).toHaveURL(/\/premium\/auth\/sign-in\?plan=yearly$/);
  await signUpInOverlay(page, newFan());
  await expect(page).toHaveURL(/\/premium\?plan=yearly$/);
  const chosen = page.getByRole("region", { name: /^Yearly, \$99\.90/ });
  const button = chosen.getByRole("button", { name: /^Join Premium/ });
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? SCREEN.height)).toBeLessThanOrEqual(SCREEN.height);
  if (javaScriptEnabled) expect(await faultsByDayAndNight(page)).toEqual([]);
  await button.click();
  await atStripe(page);
  await expect(page.getByText("$99.90").first()).toBeVisible();
});

test("goods: paid, where they go, and one tap to the order", async ({ page, javaScriptEnabled }) => {
  const fan = newFan();
  await page.goto("/shop/digital-programme");
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, fan);
  await page.getByRole("button", { name: /^Buy for / }).click();
  await atStripe(page);
  await payByCard(page, GOOD);
  await expectArrival(page, /^You paid \$\d+\. We have your order: /, "See your order", javaScriptEnabled);
  await expect(page.getByText(fan.email).first()).toBeVisible();
  await page.getByRole("link", { name: "See your order" }).click();
  await expect(page).toHaveURL(/\/shop\/order\/[0-9a-f-]{36}$/);
});
