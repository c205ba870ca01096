/**
 * Every screen of a line: axe finds nothing, nothing is too wide in any language, and big numbers are texts as well.
 */
import { expect, type Page, test } from "playwright/test";
import { faults } from "../../../axe";
import { type Copy, copyOfBuild } from "../../../builds";
import { lineNights, shown, takePlace } from "../../../line-night";
import { SITE } from "../../../worlds";

const NARROW = { width: 320, height: 700 };
const FANS = 12;
/** Each screen takes a third of the languages, so that three screens cover all; `npm run soak` takes all on each. */
const TURNS = process.env.SOAK ? 1 : 3;
/** One language of each direction. */
const DIRECTIONS = ["en", "he"];

let copy: Copy;
let nights: ReturnType<typeof lineNights>;
let languages: string[];
let screens = 0;
test.beforeAll(async ({ request }) => {
  copy = copyOfBuild();
  nights = lineNights(copy);
  await copy.start();
  const home = await (await request.get(`${SITE}/home`)).text();
  languages = [...new Set([...home.matchAll(/hrefLang="([a-z]{2})"/gi)].map(([, code = ""]) => code))];
});
test.afterAll(async () => {
  await copy.stop();
  copy.remove();
});

/** The page as it is in its languages, on the narrowest phone, and axe in one language of each direction. */
async function look(page: Page, path: string, screen: string): Promise<void> {
  const { origin, pathname } = new URL(path);
  const turn = screens++ % TURNS;
  for (const language of languages.filter((one, n) => n % TURNS === turn || DIRECTIONS.includes(one))) {
    await page.goto(`${origin}${language === "en" ? "" : `/${language}`}${pathname}?still`);
    const about = `${screen}, ${language}`;
    expect.soft(await page.locator("#line").getAttribute("data-screen"), about).toBe(screen);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), about).toBeLessThanOrEqual(320);
    if (!DIRECTIONS.includes(language)) continue;
    await expect.soft(page.getByRole("heading", { level: 1 }), about).toHaveCount(1);
    if (test.info().project.name === "with scripts") expect.soft(await faults(page, "light"), about).toEqual([]);
  }
}

test("all screens fit the narrowest phone in every language, and axe finds nothing", async ({ page }) => {
  test.setTimeout(180_000);
  expect(languages).toHaveLength(18);
  await page.setViewportSize(NARROW);
  const night = await nights.night("Winter Count");
  await look(page, night.path, "before");

  await nights.moveTo(night, -20);
  await nights.expectPhase(night, "gathering");
  await look(page, night.path, "gathering");
  await page.goto(night.path);
  await takePlace(page);
  await look(page, night.path, "drawn");
  for (let fan = 1; fan < FANS; fan++) await nights.joinAlone(night);

  nights.office("pause", night.id);
  await nights.moveTo(night, 0);
  await nights.expectPhase(night, "paused");
  await look(page, night.path, "paused");
  await page.goto(`${night.path}/draw`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  nights.office("resume", night.id);
  await page.goto(night.path);
  await shown(page, /^You have 10 minutes to choose/);
  await look(page, night.path, "turn");
  await page.goto(night.path);
  await page.getByRole("button", { name: "Choose seats" }).click();
  await expect(page).toHaveURL(night.seats);
  await expect(page.getByText(/^It’s your turn until /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "10 more minutes" }).click();
  await expect(page).toHaveURL(night.seats);
  await look(page, night.path, "inside");
});
