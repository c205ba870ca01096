/** Header and bars never cover the focused element, and never take up most of a low window. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { holdSeats, openSeats } from "../../steps";

const PHONE = { width: 390, height: 844 };
/** What 400 % zoom leaves of 1280 × 1024. */
const ZOOMED = { width: 320, height: 256 };

/** Tab stops at which no part of the focused element is in sight, until the focus leaves the page. */
async function coveredStops(page: Page, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const covered: string[] = [];
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(key);
    let stop = await focused(page);
    // An element scrolls into sight in the frame after it gets the focus.
    for (let looks = 0; stop && !stop.seen && looks < 5; looks++) {
      await page.waitForTimeout(40);
      stop = await focused(page);
    }
    if (!stop) break;
    if (!stop.seen) covered.push(stop.html);
  }
  return covered;
}

/** The focused element, and whether any of it is in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
        const found = document.elementFromPoint(left + width * x, top + height * y);
        return found !== null && (element.contains(found) || found.contains(element));
      }),
    );
    return { seen, html: element.outerHTML.slice(0, 120) };
  });

/** The share of the window's height that sticks to its edges, after scrolling. */
const stuck = (page: Page) =>
  page.evaluate(() => {
    // The overlay has its own scrolling: in its dialog with scripts, around it without.
    for (const part of [document.documentElement, ...document.querySelectorAll(".veil, dialog")])
      part.scrollTop = part.scrollHeight / 2;
    const middle = innerWidth / 2;
    const rows = Array.from({ length: innerHeight / 4 }, (_, i) => i * 4 + 1);
    const isStuck = (element: Element | null): boolean =>
      element !== null &&
      !element.matches(".veil, dialog") &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));
    return rows.filter((y) => isStuck(document.elementFromPoint(middle, y))).length / rows.length;
  });

test("on a phone, every stop of the purchase page is in sight, forward and backward", async ({ page }) => {
  await openSeats(page);
  await page.setViewportSize(PHONE);
  await holdSeats(page, 2);
  await expect.poll(() => stuck(page), "something does stick").toBeGreaterThan(0.1);
  expect(await coveredStops(page, "Tab")).toEqual([]);
  expect(await coveredStops(page, "Shift+Tab")).toEqual([]);
});

test("on a phone, the bar does not cover the message below a refused code", async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize(PHONE);
  const { events } = await (await page.request.get("/api/v1/events?text=Cold%20Iron")).json();
  await page.goto(`/tickets/event/${events[0].id}`);
  if (javaScriptEnabled) await mounted(page);
  await page.getByLabel("Presale or discount code").fill("SPRUNG-AND-A-WORD-MORE");
  await page.getByRole("button", { name: "Use code" }).click();
  const said = page.getByText("SPRUNG-AND-A-WORD-MORE isn’t a code for this show.");
  await expect(said).toBeVisible();
  const lastLineSeen = () =>
    said.evaluate((words) => {
      const { left, bottom } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + 20, bottom - 4));
    });
  await expect.poll(lastLineSeen).toBe(true);
});

test("on a phone, every stop of the sign-up is in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/tickets/auth/sign-up");
  const last = page.getByRole("dialog").getByRole("button").last();
  await last.focus();
  expect(await coveredStops(page, "Shift+Tab")).toEqual([]);
});

for (const path of ["/home", "/tickets", "/tickets/auth/sign-up"]) {
  test(`at 400 % zoom little of ${path} sticks`, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(path);
    expect(await stuck(page)).toBeLessThan(0.25);
  });
}

test("at 400 % zoom little of the purchase page sticks, and nothing covers the focus", async ({ page }) => {
  await openSeats(page);
  await page.setViewportSize(ZOOMED);
  expect(await stuck(page)).toBeLessThan(0.25);
  expect(await coveredStops(page, "Tab")).toEqual([]);
});
