/** The page behind the overlay of a document: its scripts and data come when the overlay closes, and then it works. */
import { expect, type Page, test } from "playwright/test";
import { dialogOn } from "../../../authenticator";
import { mounted } from "../../../mounted";
import { holdSeats, openSeats, pageErrors } from "../../../steps";

const close = (page: Page) => dialogOn(page).getByRole("link", { name: "Close" });
const search = (page: Page) => page.getByRole("main").getByRole("searchbox");

/** Names of the scripts and the data that the page loads from now on. */
function loads(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/(.*)-[\w-]{8}\.js$|([^/]*\.data)$/.exec(new URL(request.url()).pathname);
    if (name) names.push(name[1] ?? name[2] ?? "");
  });
  return names;
}

/** Marks the document, and says later whether it is still the same. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test("it loads with the first press, and works like any page after the overlay has closed", async ({ page }) => {
  const errors = pageErrors(page);
  const loaded = loads(page);
  await page.goto("/tickets/auth/sign-in", { waitUntil: "networkidle" });
  await mounted(page);
  await mark(page);
  expect(loaded).toContain("auth-overlay");
  expect(loaded).not.toContain("tickets");
  expect(loaded).not.toContain("tickets.data");
  const before = await page.getByRole("main").innerText();

  await dialogOn(page).getByRole("heading", { level: 2 }).click({ force: true });
  await expect.poll(() => loaded).toContain("tickets");
  expect(loaded).not.toContain("tickets.data");
  await dialogOn(page).getByLabel("Email", { exact: true }).fill("maya@example.com");

  await close(page).click();
  await expect(dialogOn(page)).toBeHidden();
  expect(loaded.filter((name) => name === "tickets.data")).toHaveLength(1);
  await expect(page).toHaveTitle(/^Tour dates · /);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.getByRole("main").innerText()).toBe(before);
  await page.getByRole("main").locator('a[href^="/events/"]').first().click();
  await expect(page).toHaveURL(/\/events\//);
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("opening the overlay again keeps what was typed on the page", async ({ page }) => {
  await page.goto("/wrestlers/auth/sign-in");
  await mounted(page);
  await mark(page);
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toBeHidden();
  await search(page).fill("iron");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(dialogOn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toBeHidden();
  await expect(search(page)).toHaveValue("iron");
  expect(await isMarked(page)).toBe(true);
});

test("after a reload of the overlay, Back shows the page, and Forward the overlay", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/home");
  await mounted(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(dialogOn(page)).toBeVisible();
  await page.reload();
  await mounted(page);
  await page.goBack();
  await expect(dialogOn(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(dialogOn(page)).toBeVisible();
  await expect(dialogOn(page).getByLabel("Email", { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a link leads from the overlay to another page, and Back to the overlay", async ({ page }) => {
  await page.goto("/tickets/auth/sign-in");
  await mounted(page);
  await dialogOn(page).getByRole("tab", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/tickets\/auth\/sign-up$/);
  await page.evaluate(() => window.__remixRouter.navigate("/privacypolicy"));
  await expect(page).toHaveTitle(/^Privacy policy · /);
  await page.goBack();
  await expect(dialogOn(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tour dates");
  await close(page).click();
  await expect(page).toHaveTitle(/^Tour dates · /);
});

test("the front page keeps its own frame, in another language too", async ({ page }) => {
  for (const path of ["", "/es"]) {
    await page.goto(`${path}/auth/sign-in`);
    await mounted(page);
    await expect(page.locator(".behind > header")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialogOn(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path || "/"}$`));
    await expect(page.locator(".behind > header")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("without network the overlay closes, and the page is the server's", async ({ page, context }) => {
  await page.goto("/tickets/auth/sign-in", { waitUntil: "networkidle" });
  await mounted(page);
  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Tour dates");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(dialogOn(page)).toBeVisible();
  await close(page).click();
  await expect(page).toHaveTitle(/^Tour dates · /);
});

test("a page with a hold keeps its timer running", async ({ page }) => {
  await openSeats(page);
  await holdSeats(page, 1);
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}/auth/sign-in`);
  await mounted(page);
  const timer = page.locator("main [role=timer]").first();
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? "");
});
