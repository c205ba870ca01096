/** A script of the page is missing, or React cannot hydrate it: one reload, then the server's markup stays. */
import { expect, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { mounted } from "../../mounted";
import { pageErrors } from "../../steps";

let site: Copy;
test.describe.configure({ mode: "serial" });
test.setTimeout(150_000);
test.beforeAll(async () => {
  test.setTimeout(150_000);
  site = copyOfBuild();
  site.lose("tickets-");
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
});

test("a page whose script is missing is loaded as a document once and can be used without it", async ({ page }) => {
  const errors = pageErrors(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/home`);
  await mounted(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tickets" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => errors.filter((line) => line.startsWith("Error while mounting app:")).length).toBe(1);
  expect(documents).toEqual(["/home", "/tickets"]);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("a first page whose script is missing reloads once and then stays as it is", async ({ page }) => {
  const documents: string[] = [];
  const errors = pageErrors(page);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/tickets`);
  await expect.poll(() => errors.filter((line) => line.startsWith("Error while mounting app:")).length).toBe(1);
  expect(documents).toEqual(["/tickets", "/tickets"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("within ten seconds of a reload the error page shows instead of another reload", async ({ page }) => {
  await page.goto(`${site.url}/home`);
  await mounted(page);
  // Far enough ahead that a slow machine cannot matter.
  await page.evaluate(() => sessionStorage.setItem("reloaded", String(Date.now() + 60_000)));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tickets" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The lights went out" })).toBeVisible();
});

test("a page that React cannot hydrate stays as the server rendered it", async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    let modules: Record<string, object> = {};
    const broken = () => {
      throw new Error("broken page");
    };
    Object.defineProperty(window, "__remixRouteModules", {
      get: () => modules,
      set: (given) => {
        modules = { ...given, home: { ...given.home, default: broken } };
      },
    });
  });
  await page.goto(`${site.url}/home`);
  await expect.poll(() => errors.some((line) => line.startsWith("Error while mounting app:"))).toBe(true);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("The lights went out")).toHaveCount(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/home$/);
});
