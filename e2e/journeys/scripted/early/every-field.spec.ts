/** What was typed or chosen before the scripts started is still there afterward, in every field of every page. */
import { expect, type Page, test } from "playwright/test";
import { holdFiles, SCRIPTS } from "../../../hold-files";
import { mounted } from "../../../mounted";
import { purchasePage } from "../../../section-page";
import { sitePages } from "../../../site-pages";
import { holdSeats, newFan, openSeats, SITE, signUp } from "../../../steps";

/** Changes every field as a fan could, and returns what the forms then hold. */
const changeFields = (page: Page) =>
  page.evaluate(() => {
    const typedAs: Record<string, string> = {
      number: "1",
      email: "early@example.com",
      tel: "5550100",
      date: "2001-02-03",
    };
    for (const field of document.querySelectorAll<HTMLInputElement>("main input, dialog input")) {
      if (field.disabled || field.type === "hidden" || field.type === "file") continue;
      if (field.type === "checkbox" || field.type === "radio") field.click();
      else field.value = typedAs[field.type] ?? "early";
    }
    for (const area of document.querySelectorAll<HTMLTextAreaElement>("main textarea")) area.value = "early";
    for (const list of document.querySelectorAll<HTMLSelectElement>("main select")) {
      if (!list.disabled) list.selectedIndex = list.options.length - 1;
    }
  });

/** What each form of the page would send. */
const entries = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>("main form, dialog form")].map((form) => [
      ...new FormData(form).entries(),
    ]),
  );

const FIELD = /<(select|textarea|input)\b(?![^>]*type="hidden")/;

async function keptOn(page: Page, paths: string[]): Promise<number> {
  let changed = 0;
  for (const path of paths) {
    const html = await (await page.request.get(SITE + path)).text();
    if (!FIELD.test(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")) continue;
    const scripts = await holdFiles(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("footer").last().waitFor({ state: "attached" });
    const fresh = await entries(page);
    await changeFields(page);
    const early = await entries(page);
    expect(early, `${path} has a field that can be changed`).not.toEqual(fresh);
    scripts.release();
    await mounted(page);
    await page.waitForTimeout(100);
    expect.soft(await entries(page), path).toEqual(early);
    changed++;
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  return changed;
}

test("on the pages that everybody sees", async ({ page, request }) => {
  test.setTimeout(150_000);
  const pages = (await sitePages(request)).filter(({ status, plain }) => !status && !plain);
  const night = await purchasePage(request);
  const kept = await keptOn(page, [...pages.map(({ path }) => path), night, "/tickets?text=iron&city=Norfolk%2C+VA"]);
  expect(kept).toBeGreaterThan(10);
});

test("on a fan's own pages", async ({ page }) => {
  test.setTimeout(150_000);
  await openSeats(page);
  const night = new URL(page.url()).pathname;
  await holdSeats(page, 2);
  await page.goto("/home");
  await signUp(page, newFan());
  const own = (await sitePages(page.request)).filter(({ path }) => path.startsWith("/profile"));
  const kept = await keptOn(page, [night, "/billing-assistance", ...own.map(({ path }) => path)]);
  expect(kept).toBeGreaterThan(4);
});
