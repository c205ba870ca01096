/** The player's own controls: buttons, keys, what they say, when they hide, and what happens without a connection. */
import { expect, type Page, test } from "playwright/test";
import { faults } from "../../axe";
import { chooseReplay, newFan, pageErrors, payByCard, reportBlocked, SANDBOX, signUp } from "../../steps";
import { MOVING } from "../../worlds";

test.use(MOVING);

const video = (page: Page) => page.locator("video");
const controls = (page: Page) => page.getByRole("group", { name: "Video controls" });
const button = (page: Page, name: string) => controls(page).getByRole("button", { name, exact: true });
const played = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime);
const isPaused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused);

/** A fan buys the replay, which stays up for days while other tests move the site's clock, and opens it. */
async function openFilm(page: Page): Promise<void> {
  await page.goto("/pay-per-view");
  await chooseReplay(page);
  await signUp(page, newFan());
  await page.getByRole("button", { name: /^Buy for / }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, "4242 4242 4242 4242");
  await page.getByRole("link", { name: "Watch", exact: true }).click({ timeout: 30_000 });
  await page.getByRole("main").getByRole("button", { name: "Watch", exact: true }).click();
  await expect(controls(page)).toBeVisible();
}

/** Plays the film, whether or not the browser has started it by itself. */
async function play(page: Page): Promise<void> {
  await expect(async () => {
    if (await isPaused(page)) await video(page).press("k");
    await expect.poll(() => played(page), { timeout: 10_000 }).toBeGreaterThan(0.3);
  }).toPass({ timeout: 60_000 });
}

// The processor decodes the film.
test.setTimeout(240_000);

test("a fan works the player by buttons and keys", async ({ page }) => {
  const errors = pageErrors(page);
  await reportBlocked(page);
  await openFilm(page);
  expect(await video(page).getAttribute("controls"), "the browser's own are gone").toBeNull();
  await play(page);
  await button(page, "Pause").click();
  await expect(button(page, "Play")).toBeVisible();

  const position = controls(page).getByRole("slider", { name: "Position" });
  await position.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveAttribute("aria-valuetext", "0:05 of 0:24");
  await video(page).press("ArrowRight");
  await expect.poll(() => played(page)).toBeCloseTo(15, 0);

  await video(page).press("m");
  await expect(button(page, "Unmute")).toBeVisible();
  await expect(controls(page).getByRole("slider", { name: "Volume" })).toHaveValue("0");
  await button(page, "Unmute").click();
  await expect(button(page, "Mute")).toBeVisible();

  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "true");
  await video(page).press("c");
  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "false");

  await button(page, "Full screen").click();
  await expect(button(page, "Full screen")).toHaveAttribute("aria-pressed", "true");
  await video(page).press("f");
  await expect(button(page, "Full screen")).toHaveAttribute("aria-pressed", "false");

  for (const key of await controls(page).getByRole("button").all()) {
    const box = await key.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await faults(page, "dark")).toEqual([]);

  await video(page).press("End");
  await expect(page.getByRole("status").filter({ hasText: "That’s the show." })).toBeVisible();
  await button(page, "Watch from the start").click();
  await expect.poll(() => played(page)).toBeLessThan(10);
  expect(errors).toEqual([]);
});

test("the controls hide after three seconds without a movement, but not while one has the focus", async ({ page }) => {
  await openFilm(page);
  await play(page);
  const bar = controls(page);
  const opacity = () => bar.evaluate((one) => getComputedStyle(one).opacity);
  await video(page).hover({ position: { x: 40, y: 40 } });
  await expect.poll(opacity, { timeout: 10_000 }).toBe("0");
  await page.mouse.move(500, 400);
  await page.mouse.move(520, 420);
  await expect.poll(opacity).toBe("1");

  await video(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(bar.locator(":focus-visible")).toHaveCount(1);
  await page.waitForTimeout(4500);
  expect(await isPaused(page)).toBe(false);
  expect(await opacity()).toBe("1");

  await button(page, "Pause").click();
  await page.waitForTimeout(3500);
  expect(await opacity(), "nothing plays").toBe("1");
});

test("the player says that the connection is lost, and plays again once it is back", async ({ page, context }) => {
  await openFilm(page);
  await page.reload();
  await expect(controls(page)).toBeVisible();
  await context.setOffline(true);
  await video(page).press("m");
  await video(page).press("k");
  const alert = page.getByRole("alert").filter({ hasText: "The video isn’t loading." });
  await expect(alert).toContainText("We’ll keep trying.", { timeout: 60_000 });
  await context.setOffline(false);
  await expect(alert).toBeHidden({ timeout: 30_000 });
  await expect.poll(() => played(page), { timeout: 60_000 }).toBeGreaterThan(0.3);
  await expect(button(page, "Unmute")).toBeVisible();
});

test("the bar keeps its order in Hebrew, and its words are Hebrew", async ({ page }) => {
  await openFilm(page);
  await page.goto(`/he${new URL(page.url()).pathname}`);
  const bar = page.getByRole("group", { name: "פקדי הסרטון" });
  await expect(bar).toHaveAttribute("dir", "ltr");
  const left = async (name: string) => (await bar.getByRole("button", { name }).boundingBox())?.x ?? 0;
  expect(await left("הפעלה")).toBeLessThan(await left("מסך מלא"));
});
