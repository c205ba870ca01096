/** A guest finds the live night, signs in on its page, and stays there. */
import { expect, test } from "playwright/test";
import { fan } from "../../people";
import { pageErrors } from "../../steps";

test("the list leads to the live night, and sign-in back to it", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/home");
  await page.getByRole("banner").getByRole("link", { name: "Pay-per-view" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay-per-view" })).toBeAttached();

  await page.getByRole("link", { name: /^See details: / }).click();
  await expect(page).toHaveURL(/\/pay-per-view\/event\/[0-9a-f-]{36}$/);
  const night = page.url();
  const offer = page.getByRole("complementary", { name: "Price and terms" });
  await expect(offer.getByText("Refundable until the stream starts.")).toBeVisible();
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  await offer.getByRole("link", { name: "Sign in to watch" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(night);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(offer.getByRole("button", { name: "Buy for $9.99" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a guest reads the Premium offer and opens what it includes", async ({ page }) => {
  await page.goto("/premium");
  await expect(page.getByText("Save $19.98 a year")).toBeVisible();
  const question = page.getByText("Does Premium get me into shows?");
  await question.click();
  await expect(page.getByText("Premium is for watching at home")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/premium\/auth\/sign-up$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/premium$/);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/pay-per-view\/event\//);
});
