/** Accessibility faults that axe finds on a page. */
import axe from "axe-core";
import type { Page } from "playwright/test";

export type Scheme = "light" | "dark";

/** Rules that a color scheme can affect; the others only look at the markup. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

const LOOKS_AGAIN = 2;
const SETTLED_MS = 5_000;

/** All faults in the light scheme, and those of the color rules in the dark one. */
export async function faultsByDayAndNight(page: Page): Promise<string[]> {
  return [...(await faults(page, "light")), ...(await faults(page, "dark", OF_COLOURS))];
}

/** Faults under one color scheme, by all rules unless some are named. */
export async function faults(page: Page, colorScheme: Scheme, rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(async (longest) => {
    const settled = async () => {
      // On a busy machine, the scheme reaches rows outside the viewport a frame later.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // Contrast is meaningless while colors fade from one scheme to the other.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    };
    // A page in the background has no frames, and an animation that follows the scrolling never ends.
    await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, longest))]);
  }, SETTLED_MS);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  let found = await faultsNow(page, colorScheme, rules);
  // A slow machine may still show parts of the other scheme. Real faults stay.
  for (let again = 0; again < LOOKS_AGAIN && found.length > 0; again++) {
    await page.waitForTimeout(1_000);
    found = await faultsNow(page, colorScheme, rules);
  }
  return found;
}

const faultsNow = (page: Page, colorScheme: Scheme, rules: string[] | undefined) =>
  page.evaluate(
    async ([scheme, only]) => {
      const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(
        only ? { runOnly: only } : {},
      );
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${scheme}, ${id}: ${node.html.slice(0, 160)}`));
    },
    [colorScheme, rules] as const,
  );
