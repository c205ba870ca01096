/** Every page of the URL table and every alias on the narrowest phone: as a guest, as a fan, and from right to left. */
import { expect, type Page, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../authenticator";
import { faults, type Scheme } from "../axe";
import { mounted } from "../mounted";
import { fan } from "../people";
import { type Row, sitePages } from "../site-pages";
import { pageErrors, reportBlocked } from "../steps";
import { SITE } from "../worlds";

const NARROW = { width: 320, height: 700 };

test.beforeEach(freshPeople);

/** Everything that can be wrong with any page. axe is a script itself, and the markup is the same without scripts. */
async function look(page: Page, row: Row, scheme: Scheme | undefined): Promise<void> {
  const answer = await page.goto(row.path);
  expect.soft(answer?.status(), "status").toBe(row.status ?? 200);
  expect.soft(await page.title(), "title").toMatch(/\S · Ringside$/);
  await expect.soft(page.getByRole("heading", { level: 1 }), "one h1").toHaveCount(1);
  if (row.canonical) {
    expect.soft(await page.locator("link[rel=canonical]").getAttribute("href"), "canonical").toBe(SITE + row.canonical);
  }
  if (row.named) await expect.soft(page.getByText(row.path).first(), "the path").toBeVisible();
  if (scheme) {
    if (!row.plain) await mounted(page);
    expect.soft(await faults(page, scheme), "axe").toEqual([]);
  }
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), "width").toBeLessThanOrEqual(320);
  const nameless = await page
    .locator("img:not([alt])")
    .evaluateAll((images) => images.map(({ outerHTML }) => outerHTML));
  expect.soft(nameless, "pictures without a text").toEqual([]);
}

/** Takes what the page has complained about. The browser itself logs a 404. */
function expectNoErrors(errors: string[], { path, status }: Row): void {
  const complaints = errors.splice(0).filter((line) => !status || !/status of 404/.test(line));
  expect.soft(complaints, path).toEqual([]);
}

// Each page is checked in the light and the dark scheme, once for each visitor.
for (const [visitor, scheme] of [
  ["a guest", "light"],
  ["a fan", "dark"],
] as const) {
  test(`every page is sound for ${visitor}`, async ({ page, request, javaScriptEnabled }) => {
    test.skip(
      javaScriptEnabled === false && !process.env.SOAK,
      "The Hebrew test below covers every page without scripts; `npm run soak` runs both",
    );
    test.setTimeout(180_000);
    if (visitor === "a fan") {
      await signIn(page, fan);
      await expectSignedIn(page, fan.name);
    }
    await page.setViewportSize(NARROW);
    const errors = pageErrors(page);
    await reportBlocked(page);
    for (const row of await sitePages(request)) {
      // The page of an alias is in the table itself, at its canonical address.
      const isAlias = row.canonical !== undefined && row.canonical !== row.path;
      await test.step(row.path, () => look(page, row, javaScriptEnabled && !isAlias ? scheme : undefined));
      expectNoErrors(errors, row);
    }
  });
}

test("every page is sound from right to left", async ({ page, request, context, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false && !process.env.SOAK, "Scripts change no width");
  test.setTimeout(120_000);
  await context.addCookies([{ name: "lng", value: "he", url: SITE }]);
  await page.setViewportSize(NARROW);
  const errors = pageErrors(page);
  for (const row of await sitePages(request)) {
    // Its address in Hebrew is the canonical one.
    const { canonical: _, ...hebrew } = row;
    await test.step(row.path, () => look(page, hebrew, undefined));
    expect.soft(await page.evaluate(() => document.documentElement.dir), row.path).toBe("rtl");
    expectNoErrors(errors, row);
  }
});
