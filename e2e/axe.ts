/** What axe has against a page. */
import axe from "axe-core";
import type { Page } from "playwright/test";

export type Scheme = "light" | "dark";

/** What a colour scheme can change; the other rules read the markup alone. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** All that is wrong by day, and by night what the colours alone can do. */
export async function faultsByDayAndNight(page: Page): Promise<string[]> {
  return [...(await faults(page, "light")), ...(await faults(page, "dark", OF_COLOURS))];
}

/** What is wrong under one colour scheme, by all rules unless some are named. */
export async function faults(page: Page, colorScheme: Scheme, rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Colours on their way from one scheme to the other have any contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([scheme, only]) => {
      const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(
        only ? { runOnly: only } : {},
      );
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${scheme}, ${id}: ${node.html.slice(0, 160)}`));
    },
    [colorScheme, rules] as const,
  );
}
