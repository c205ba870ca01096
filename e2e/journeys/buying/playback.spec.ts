/** A broadcast on the screen: bought, played, and taken over by another device. */
import { type Browser, expect, type Page, test } from "playwright/test";
import { expectSignedIn, signIn } from "../../authenticator";
import { chooseReplay, type Fan, newFan, payByCard, SANDBOX, signUp } from "../../steps";

const video = (page: Page) => page.locator("video");

async function buy(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Buy for / }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, "4242 4242 4242 4242");
  await expect(page.getByRole("link", { name: "Watch", exact: true })).toBeVisible({ timeout: 20_000 });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).click();
}

/** The film plays after a key press on it, as a fan would start it. */
async function expectPlaying(page: Page): Promise<void> {
  await expect(video(page)).toBeVisible();
  await expect(async () => {
    if (await video(page).evaluate((film: HTMLVideoElement) => film.paused)) await video(page).press("Space");
    const reached = () => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);
    await expect.poll(reached, { timeout: 10_000 }).toBeGreaterThan(0.5);
  }).toPass({ timeout: 60_000 });
}

async function onAnotherDevice(browser: Browser, person: Fan, path: string): Promise<Page> {
  const scripts = test.info().project.use.javaScriptEnabled ?? true;
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  await signIn(page, person);
  await expectSignedIn(page, person.name);
  await page.goto(path);
  return page;
}

// The processor decodes two films at once, which is slow.
test.setTimeout(240_000);

test("a fan buys a night and watches it on two screens but not on a third", async ({ page, browser }) => {
  const fan = newFan();
  await page.goto("/pay-per-view");
  await chooseReplay(page);
  await signUp(page, fan);
  await buy(page);
  await page.getByRole("link", { name: "Watch", exact: true }).click();
  await expect(page).toHaveURL(/\/watch\//);
  const path = new URL(page.url()).pathname;
  await press(page, "Watch");
  await expectPlaying(page);

  const tablet = await onAnotherDevice(browser, fan, path);
  await press(tablet, "Watch");
  await expect(video(tablet)).toBeVisible();

  const phone = await onAnotherDevice(browser, fan, path);
  await press(phone, "Watch");
  await expect(phone.getByRole("alert").filter({ hasText: "You’re at the screen limit for this show." })).toBeVisible();
  await press(phone, "Watch here instead");
  await expectPlaying(phone);

  await page.reload();
  await expect(page.getByText("you started it on another screen")).toBeVisible();
  await expect(video(tablet)).toBeVisible();
  for (const one of [tablet, phone]) await one.context().close();
});
