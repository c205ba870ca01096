/** On a phone the dialog has its own styles first: they show every screen as the site's sheets do. */
import { expect, type Page, test } from "playwright/test";
import { dialogOn, expectScreen, freshPeople, scriptsRun } from "../../../authenticator";
import { changes, computedStyles, replaceSheets } from "../../../computed-styles";
import { nameOf, stops } from "../../../overlay";
import { pageErrors } from "../../../steps";

const PHONE = { width: 390, height: 844 };
const OVERLAY = "/tickets/auth/sign-in";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(freshPeople);

const DIRECTIONS = [
  ["en", "ltr"],
  ["he", "rtl"],
] as const;
const SCHEMES = ["dark", "light"] as const;
/** Each direction in one scheme, since no rule names both; `npm run soak` tries all four pairs. */
const LOOKS = DIRECTIONS.flatMap(([lang, dir], n) =>
  SCHEMES.filter((_, m) => process.env.SOAK || n === m).map((colorScheme) => ({ lang, dir, colorScheme })),
);

for (const stop of stops) {
  test(`${nameOf(stop)} looks the same before and after the sheets`, async ({ page }) => {
    await stop.reach(page);
    await expectScreen(page, stop.screen, stop.heading);
    await scriptsRun(page);
    const sheets = await sheetTexts(page);
    const own = fontsOf(sheets) + (await ownStyles(page));
    for (const { lang, dir, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((root) => Object.assign(document.documentElement, root), { lang, dir });
      await replaceSheets(page, [own]);
      const before = await dialogStyles(page);
      await replaceSheets(page, sheets);
      const differences = await changes(page, before, await dialogStyles(page));
      expect(differences, `${dir}, ${colorScheme}`).toEqual([]);
    }
  });
}

test("the comparison finds a rule that is missing", async ({ page }) => {
  await page.goto(OVERLAY);
  await replaceSheets(page, [(await ownStyles(page)).replaceAll(".btn{", ".bin{")]);
  const before = await dialogStyles(page);
  await replaceSheets(page, [await ownStyles(page)]);
  expect(await changes(page, before, await dialogStyles(page))).not.toEqual([]);
});

test("the sheets take over, and closing the dialog shows the page in them", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto(OVERLAY);
  await scriptsRun(page);
  await expect.poll(() => page.locator("style[data-overlay]").getAttribute("media")).toBe("not all");
  await dialogOn(page).getByRole("link", { name: "Close" }).click();
  const main = page.getByRole("main");
  await expect(main).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /League Gothic/);
  await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
  expect(errors).toEqual([]);
});

test("a wide window waits for the sheets, as the page shows beside the dialog", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(OVERLAY);
  expect(
    await page
      .locator("link[data-sheet]")
      .evaluateAll((links) => links.every((link) => matchMedia((link as HTMLLinkElement).media).matches)),
  ).toBe(true);
  await expect(page.locator("main")).toHaveCSS("display", "block");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone loads the sheets as usual", async ({ page }) => {
    await page.goto(OVERLAY);
    await expect(dialogOn(page)).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("font-family", /Archivo/);
    expect(await page.locator("link[data-sheet]").first().getAttribute("media")).toContain("(scripting: none)");
  });
});

/** Everything that is on the screen. */
const dialogStyles = (page: Page) => computedStyles(page, ".veil, .veil *:not(svg *)");

/** The styles in the overlay's own document. */
async function ownStyles(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  const [, css = ""] = /<style media="[^"]+" data-overlay="">([^<]+)<\/style>/.exec(html) ?? [];
  expect(css).toContain(".auth");
  return css;
}

/** The page's sheets. */
async function sheetTexts(page: Page): Promise<string[]> {
  const links = page.locator("link[rel=stylesheet]");
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  return Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()));
}

/** Without these, texts would have the width of their fallback fonts. */
const fontsOf = (sheets: string[]) => (sheets.join("").match(/@font-face\{[^}]*\}/g) ?? []).join("");
