/** A guest's basket: filled in two tabs, changed, found smaller than it was, paid, and not paid twice by going back. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { pageErrors, payByCard, SANDBOX } from "../../steps";

const atStripe = (page: Page) => page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));

async function add(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await expect(page.getByText("It’s in your basket.")).toBeVisible();
}

test("goods from two tabs are changed, removed and paid at once, and going back pays nothing twice", async ({
  context,
  page,
  javaScriptEnabled,
}) => {
  const errors = pageErrors(page);
  await page.goto("/shop/basket");
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await add(page, "/shop/digital-programme");
  const other = await context.newPage();
  await add(other, "/shop/gift-card");
  await add(other, "/shop/enamel-bell-pin");

  await page.goto("/shop/basket");
  if (javaScriptEnabled) await mounted(page);
  await expect(page.getByRole("button", { name: "Pay $40.00" })).toBeVisible();
  const count = page.getByRole("combobox", { name: "How many: Season Programme, Digital" });
  await count.selectOption("3");
  if (!javaScriptEnabled) {
    const line = page.getByRole("listitem").filter({ has: count });
    await line.getByRole("button", { name: "Update" }).click();
  }
  await expect(page.getByRole("button", { name: "Pay $52.00" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Enamel Bell Pin" }).click();
  await expect(page.getByRole("button", { name: "Pay $43.00" })).toBeVisible();

  // The other tab still shows the old basket, and nobody pays a sum that they did not see.
  await other.goto("/shop/basket");
  await page.getByRole("button", { name: "Remove Gift Card" }).click();
  await expect(page.getByRole("button", { name: "Pay $18.00" })).toBeVisible();
  await other.getByRole("button", { name: "Pay $43.00" }).click();
  await expect(other.getByText("Your basket changed since you last saw it.")).toBeVisible();
  await other.getByRole("button", { name: "Pay $18.00" }).click();
  await atStripe(other);
  await other.close();

  await page.getByRole("button", { name: "Pay $18.00" }).click();
  await atStripe(page);
  await payByCard(page, "4242424242424242", "basket-guest@example.com");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You paid $18. We have your order: Season Programme, Digital.",
  );
  await page.goto("/shop/basket");
  await expect(page.getByText("Your basket is empty")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("You paid $18.");
  expect(errors).toEqual([]);
});
