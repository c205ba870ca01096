/** Pages without our scripts change by the browser's own transition, unless the visitor asked for less motion. */
import { expect, type Page, test } from "playwright/test";
import { MOVING } from "../../worlds";

/** Browsers that save data get pages without scripts, so each link loads a document. */
test.use({ ...MOVING, extraHTTPHeaders: { "Save-Data": "on" } });

test("a night's poster has the same name in both documents, and they change with a transition", async ({ page }) => {
  expect(await transitionTo(page, "/shows")).toBe(true);
  await page.goto("/tickets");
  const buy = await page
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .getAttribute("href");
  await page.goto((buy ?? "").replace("/tickets/event/", "/events/"));
  const names = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .map((one) => getComputedStyle(one).viewTransitionName)
        .filter((one) => one !== "none"),
    );
  const here = await names();
  expect(new Set(here).size).toBe(here.length);
  const other = page.getByRole("main").getByRole("article").first();
  const moving = await other.evaluate((card) =>
    [...card.querySelectorAll("*")]
      .map((one) => getComputedStyle(one).viewTransitionName)
      .find((name) => name !== "none"),
  );
  const link = other.getByRole("link");
  const target = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${target}`);
  await expect.poll(async () => (await names())[0]).toBe(moving);
});

test("nothing moves for visitors who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await transitionTo(page, "/shows")).toBe(false);
});

/** Whether a link's page comes with a transition. */
async function transitionTo(page: Page, path: string): Promise<boolean> {
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.moved = String("viewTransition" in event && event.viewTransition !== null);
    }),
  );
  await page.goto("/tickets");
  await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  return (await page.locator("html").getAttribute("data-moved")) === "true";
}
