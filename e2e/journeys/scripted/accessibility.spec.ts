/** axe finds nothing on any screen of the overlay, in English and from right to left, by day and by night. */
import axe from "axe-core";
import { expect, type Page, test } from "playwright/test";
import { alertIn, dialogOn, expectScreen, freshPeople, open, scriptsRun, signIn } from "../../authenticator";
import { nameOf, type Stop, stops } from "../../overlay";
import { fan } from "../../people";
import { SITE } from "../../worlds";

const SCHEMES = ["light", "dark"] as const;

test.beforeEach(freshPeople);

/** What axe has against the page as it looks under `colorScheme`. */
async function faults(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Colours on their way from one scheme to the other have any contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  });
}

/** The screen is loaded anew for each language and scheme: it survives that. */
async function expectFaultless(page: Page): Promise<void> {
  for (const language of ["en", "he"]) {
    await page.context().addCookies([{ name: "lng", value: language, url: SITE }]);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("dir", language === "he" ? "rtl" : "ltr");
    await expect(dialogOn(page)).toBeVisible();
    for (const scheme of SCHEMES) expect(await faults(page, scheme), `${language}, ${scheme}`).toEqual([]);
  }
}

for (const stop of stops) {
  test(`nothing is wrong with ${nameOf(stop)}`, async ({ page }) => {
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
  test(`nothing is wrong with ${name}`, async ({ page }) => {
    await reach(page);
    await expect(alertIn(page).first()).toBeVisible();
    for (const scheme of SCHEMES) expect(await faults(page, scheme), scheme).toEqual([]);
  });
}

test("nothing is wrong with an address that has no screen", async ({ page }) => {
  await page.goto("/profile/auth/nowhere");
  await expect(page.getByRole("dialog", { name: "No such step" })).toBeVisible();
  await expectFaultless(page);
});
