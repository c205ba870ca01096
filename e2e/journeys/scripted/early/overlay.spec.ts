/** What was typed or pressed before the scripts started is not lost. */
import { expect, type Page, test } from "playwright/test";
import { dialogOn } from "../../../authenticator";
import { holdFiles, SCRIPTS } from "../../../hold-files";
import { mounted } from "../../../mounted";

const EMAIL = "early@example.com";

for (const [name, leave] of [
  ["the other tab", (page: Page) => page.getByRole("tab", { name: "Create Account" }).click()],
  ["the forgotten password", (page: Page) => page.getByRole("link", { name: "Forgot your password?" }).click()],
] as const) {
  test(`an email typed before the scripts started is carried over to ${name}`, async ({ page }) => {
    const scripts = await holdFiles(page, SCRIPTS);
    await page.goto("/tickets/auth/sign-in", { waitUntil: "commit" });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email", { exact: true }).fill(EMAIL);
    scripts.release();
    await mounted(page);
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(EMAIL);

    await leave(page);
    await expect(page).toHaveURL(/\/auth\/(sign-up|reset-password)$/);
    await expect(dialogOn(page).getByRole("textbox").first()).toHaveValue(EMAIL);
  });
}

test("a tab pressed before the scripts start carries the email over", async ({ page }) => {
  const scripts = await holdFiles(page, SCRIPTS);
  await page.goto("/tickets/auth/sign-in", { waitUntil: "commit" });
  await page.getByRole("dialog").getByLabel("Email", { exact: true }).fill(EMAIL);
  await page.getByRole("tab", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up$/);
  await expect(page.getByRole("dialog").getByLabel("Email", { exact: true })).toHaveValue(EMAIL);
  scripts.release();
  await mounted(page);
  await expect(page.getByRole("dialog").getByLabel("Email", { exact: true })).toHaveValue(EMAIL);
});
