/** The page of a section of the night in the round, and the table of its seats. */
import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import { SITE } from "./steps";

/** The purchase page of the night in the round. */
export async function purchasePage(request: APIRequestContext, site = SITE): Promise<string> {
  const answer = await request.get(`${site}/api/v1/events?text=${encodeURIComponent("Twelve Go In")}`);
  const { events } = await answer.json();
  return `/tickets/event/${events[0].id}`;
}

export const seats = (page: Page): Locator => page.getByRole("checkbox", { name: /^row \w+, seat / });
export const tickedSeats = (page: Page): Locator => page.getByRole("checkbox", { checked: true, name: /^row/ });
export const seatNamed = (page: Page, place: string): Locator => page.locator(`input[name="place"][value="${place}"]`);
export const scripts = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/** With scripts the table of seats is a grid once it has its keys. */
export async function tableReady(page: Page): Promise<void> {
  if (await scripts(page)) await expect(page.getByRole("grid")).toBeVisible();
}

/** Opens a section by its address. Returns the names of the seats that can be ticked. */
export async function openSeatsOf(page: Page, section: string, site = SITE): Promise<string[]> {
  await page.goto(`${site}${await purchasePage(page.request, site)}/seats/${section}`);
  await tableReady(page);
  return seats(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

/** Blocks the page's polls for its seats, as if everything happened between two of them. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route("**/api/v1/tickets/event/*/seats/*", (route) => route.abort());
}

/** Labels cover the boxes, hence `force`. */
export async function tick(page: Page, places: string[]): Promise<void> {
  for (const place of places) await seatNamed(page, place).check({ force: true });
}

export const holdTicked = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Hold these seats" }).first().click();
