/** Compares what sheets make of a page, element by element. */
import type { JSHandle, Page } from "playwright/test";

/** Replaces the page's own sheets. The page's policy forbids style elements, but not this. */
export async function replaceSheets(page: Page, sheets: string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) link.disabled = true;
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    await new Promise((done) => setTimeout(done, 100));
    await document.fonts.ready;
  }, sheets);
}

type ComputedStyles = [element: string, styles: string[]][];

/** Every computed property of every element that `within` selects. They stay in the page: there are a million. */
export async function computedStyles(
  page: Page,
  within = "html, body, body *:not(svg *)",
): Promise<JSHandle<ComputedStyles>> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluateHandle(computed, within);
}

/** The properties that differ, of at most twenty elements. */
export const changes = (page: Page, before: JSHandle<ComputedStyles>, after: JSHandle<ComputedStyles>) =>
  page.evaluate(
    ([one, other]) =>
      one
        .flatMap(([element, styles], i) =>
          styles.flatMap((style, j) =>
            style === other[i]?.[1][j] ? [] : [`${element}: ${style}, then ${other[i]?.[1][j]}`],
          ),
        )
        .slice(0, 20),
    [before, after] as const,
  );

/** Runs in the page. */
function computed(within: string): ComputedStyles {
  return [...document.querySelectorAll(within)].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo): [string, string[]][] => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") return [];
      // Custom properties are text, which the build writes shorter.
      const props = [...style].filter((prop) => !prop.startsWith("--"));
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${pseudo ?? ""}`;
      return [[name, props.map((prop) => `${prop} ${style.getPropertyValue(prop)}`)]];
    }),
  );
}
