/** Compares the computed styles that sheets give a page, element by element. */
import type { JSHandle, Page } from "playwright/test";

/** A page that never stops moving is measured after so many frames. */
const MOST_FRAMES = 300;

/** Replaces the page's own sheets. The page's policy forbids style elements, but not this. */
export async function replaceSheets(page: Page, sheets: string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) link.disabled = true;
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, sheets);
  await standsStill(page);
}

type ComputedStyles = [element: string, styles: string[]][];

/** Every computed property of every element that `within` selects. The million values stay in the page. */
export async function computedStyles(
  page: Page,
  within = "html, body, body *:not(svg *)",
): Promise<JSHandle<ComputedStyles>> {
  await standsStill(page);
  return page.evaluateHandle(computed, within);
}

/**
 * Waits until the fonts have loaded and nothing has moved for three frames. `document.fonts.ready` alone isn't enough:
 * a font that the layout asks for later begins a new wait, and until then its text, and the boxes that share a height
 * with it, have another size.
 */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    const boxes = () =>
      JSON.stringify([...document.querySelectorAll("body *")].map((one) => one.getBoundingClientRect()));
    let last = "";
    for (let still = 0, frames = 0; still < 3 && frames < most; frames++) {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      const now = boxes();
      still = now === last ? still + 1 : 0;
      last = now;
    }
  }, MOST_FRAMES);
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
