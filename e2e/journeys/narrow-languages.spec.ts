/**
 * Every language on the narrowest window, which is also what 400 % zoom leaves, and on a common phone, where more
 * stands side by side: nothing is too wide. Each page in each language takes minutes, so that is for `npm run soak`;
 * otherwise each page takes a few languages in turn.
 */
import { expect, type Page, test } from "playwright/test";
import { freshPeople, signIn } from "../authenticator";
import { fan } from "../people";
import { sitePages } from "../site-pages";

const NARROW = { width: 320, height: 700 };
const PHONE = { width: 360, height: 700 };
/** Coprime to the number of languages, so that neighboring pages get different languages. */
const TURN = 5;
const EACH = process.env.SOAK ? 18 : 2;

test.beforeEach(freshPeople);
// Layout doesn't depend on scripts, and the journey from right to left runs with both.
test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false && !process.env.SOAK);

const inLanguage = (language: string, path: string) => (language === "en" ? path : `/${language}${path}`);

/** The languages in the footer. */
async function offered(page: Page): Promise<string[]> {
  await page.goto("/home");
  const options = page.getByRole("contentinfo").getByRole("option");
  const languages = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(languages).toHaveLength(18);
  return languages;
}

/** The elements that reach beyond the window, outermost first; empty if the page doesn't scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 100))];
  });

/** Words of titles that go on in the next line without a hyphen. */
const brokenWords = (page: Page) =>
  page.locator("main :is(h1, h2, h3)").evaluateAll((titles) =>
    titles.flatMap((title) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
          const [first, last] = [index, index + word.length - 1].map((at) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            // After a hyphen there is an empty rectangle at the end of the previous line.
            return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
          });
          if (first !== last) broken.push(word);
        }
      }
      return broken;
    }),
  );

test("the longest words of titles fit, or break at a hyphen", async ({ page }) => {
  for (const [path, widths] of [
    ["/ru/privacypolicy", [320, 360, 390]],
    ["/ru/accessibility", [320]],
    ["/nl/accessibility", [320]],
    ["/pt/shows", [320]],
    ["/nb/privacypolicy", [1024, 1280]],
    ["/uk/premium", [960, 1024, 1280]],
  ] as const) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const visitor of ["a guest", "a fan"]) {
  test(`no page is too wide for ${visitor}, in any language`, async ({ page, request }) => {
    test.setTimeout(process.env.SOAK ? 1_200_000 : 120_000);
    if (visitor === "a fan") await signIn(page, fan);
    await page.setViewportSize(NARROW);
    const languages = await offered(page);
    const all = await sitePages(request);
    // A guest has seen the others.
    const rows = visitor === "a fan" ? all.filter(({ path }) => /^\/(profile|premium|tickets\/print)/.test(path)) : all;
    for (const [i, { path }] of rows.entries()) {
      for (let turn = 0; turn < EACH; turn++) {
        const language = languages[(i + turn * TURN) % languages.length] ?? "en";
        await page.goto(inLanguage(language, path), { waitUntil: "domcontentloaded" });
        expect.soft(await page.evaluate(() => document.documentElement.lang), path).toBe(language);
        for (const size of [PHONE, NARROW]) {
          await page.setViewportSize(size);
          expect.soft(await tooWide(page), `${language} ${path} at ${size.width} px`).toEqual([]);
        }
      }
    }
  });
}

/**
 * Texts and `alt` texts with English words and nothing Japanese in them that aren't marked as English: a Japanese voice
 * would read them. Names, which have capitals, need no mark.
 */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const isEnglish = (text: string) =>
      (text.match(/(?<![\p{L}\p{N}.])[a-z]{2,}(?![\p{L}\p{N}.])/gu) ?? []).length > 1 &&
      !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
    const isMarked = (element: Element | null) =>
      element?.closest("[lang]") !== document.documentElement || element.closest("script, style, code, svg") !== null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (isEnglish((node as Text).data) && !isMarked(node.parentElement)) found.push((node as Text).data.trim());
    for (const image of document.images) if (isEnglish(image.alt) && !isMarked(image)) found.push(image.alt);
    return found;
  });

test("on Japanese pages, English content says that it is English", async ({ page, request }) => {
  test.setTimeout(120_000);
  for (const { path, status } of await sitePages(request)) {
    // The messages of the 404 page are English in every language.
    if (status) continue;
    await page.goto(`/ja${path}`, { waitUntil: "domcontentloaded" });
    expect.soft(await unmarked(page), path).toEqual([]);
  }
});
