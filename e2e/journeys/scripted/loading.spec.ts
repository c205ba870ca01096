/** Between two pages: the fade, the loading screen, and navigation without network. */
import { expect, test } from "playwright/test";
import { mounted } from "../../mounted";
import { fan } from "../../people";
import { MOVING } from "../../worlds";

test.use(MOVING);

test("without network the page stays and says so; with it, navigation works again", async ({ page, context }) => {
  await page.goto("/home");
  await mounted(page);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  const networkError = page.getByRole("alert").filter({ hasText: "Network error" });
  await expect(networkError).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.locator(".loading").getByText("One moment")).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(networkError).toBeVisible();

  await context.setOffline(false);
  if (await networkError.isVisible())
    await page
      .getByRole("button", { name: "Try again" })
      .click({ timeout: 2_000 })
      .catch(() => {});
  await expect(page).toHaveURL(/\/privacypolicy$/);
  await expect(networkError).toHaveCount(0);
});

test("without network, the sign-in keeps what was typed, and its button to try again can be pressed", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await mounted(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  const networkError = page.getByRole("alert").filter({ hasText: "Network error" });
  await expect(networkError).toHaveCount(1);
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(fan.email);

  await context.setOffline(false);
  await expect(networkError, "a password isn't sent again unasked").toBeVisible();
  await networkError.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test("the loading screen covers the page and stops its scrolling", async ({ page, context }) => {
  await page.goto("/home");
  await mounted(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const slow = { offline: false, latency: 1_500, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send("Network.emulateNetworkConditions", slow);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.locator(".loading").getByText("One moment")).toBeVisible();
  await expect(page.locator("[data-live]"), "what is announced").toHaveText("One moment");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await devtools.send("Network.emulateNetworkConditions", { ...slow, latency: 0 });
  await expect(page).toHaveURL(/\/privacypolicy$/);
  await expect(page.locator(".loading").getByText("One moment")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
});

test("pages fade out, then in; opening or closing the overlay fades nothing", async ({ page }) => {
  await page.goto("/home");
  await mounted(page);
  const fade = page.locator(".behind:has(> main)");
  await expect(fade).not.toHaveAttribute("data-fade");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Tickets" }).click();
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(fade).toHaveAttribute("data-fade", "in");
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  await page.evaluate(() =>
    document.addEventListener("animationstart", ({ animationName }) => {
      document.body.dataset.moved = `${document.body.dataset.moved ?? ""} ${animationName}`;
    }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await page.evaluate(() => document.body.dataset.moved ?? "")).not.toContain("arrive");
});

test("the phone menu closes on Escape, which returns the focus, and on a click elsewhere", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await mounted(page);
  const button = page.getByText("Menu", { exact: true });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(200, 820);
  await expect(menu).toBeHidden();
});
