/**
 * axe finds nothing on any screen of the overlay, in English and from right to left, in both color schemes.
 * `npm run soak` tries each scheme in each language.
 */
import { expect, type Page, test } from "playwright/test";
import { alertIn, dialogOn, expectScreen, freshPeople, open, scriptsRun, signIn } from "../../authenticator";
import { faults, faultsByDayAndNight } from "../../axe";
import { nameOf, type Stop, stops } from "../../overlay";
import { fan } from "../../people";
import { SITE } from "../../worlds";

test.beforeEach(freshPeople);

/** Each language has its scheme: no color depends on the language. */
const LOOKS = [
  ["en", "light"],
  ["he", "dark"],
] as const;

/** Reloads the screen for each language, which its state survives. */
async function expectFaultless(page: Page): Promise<void> {
  for (const [language, scheme] of LOOKS) {
    await page.context().addCookies([{ name: "lng", value: language, url: SITE }]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("dir", language === "he" ? "rtl" : "ltr");
    await expect(dialogOn(page)).toBeVisible();
    const found = process.env.SOAK ? await faultsByDayAndNight(page) : await faults(page, scheme);
    expect(found, language).toEqual([]);
  }
}

for (const stop of stops) {
  test(`axe finds nothing wrong with ${nameOf(stop)}`, async ({ page }) => {
    await stop.reach(page);
    await expectScreen(page, stop.screen, stop.heading);
    await expectFaultless(page);
  });
}

const refusals: (Pick<Stop, "reach"> & { name: string })[] = [
  { name: "an alert", reach: (page) => signIn(page, { ...fan, password: "Wrong-password-1" }) },
  {
    name: "mistakes beside their fields",
    async reach(page) {
      const dialog = await open(page, "sign-up");
      await scriptsRun(page);
      await dialog.getByLabel("Email", { exact: true }).fill("maya@example.com");
      await dialog.getByLabel("Password", { exact: true }).fill("bell");
      await dialog.getByLabel("Name", { exact: true }).focus();
    },
  },
];
for (const { name, reach } of refusals) {
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    await reach(page);
    await expect(alertIn(page).first()).toBeVisible();
    expect(await faultsByDayAndNight(page)).toEqual([]);
  });
}

test("axe finds nothing wrong with an address that has no screen", async ({ page }) => {
  await page.goto("/profile/auth/nowhere");
  await expect(page.getByRole("dialog", { name: "Step not found" })).toBeVisible();
  await expectFaultless(page);
});
