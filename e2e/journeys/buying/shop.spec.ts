/** A fan finds a product and a variant that is left, and buys it; the last one goes to one fan only. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { rival } from "../../people";
import { fillAddress, mailTo, newFan, pageErrors, payByCard, SANDBOX, signUp } from "../../steps";

const GOOD = "4242424242424242";
const atStripe = (page: Page) => page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));

test("category and search lead to a product, and size and color to what is left", async ({ page }) => {
  const errors = pageErrors(page);
  await page.goto("/shop");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Clothing" }).click();
  await expect(page).toHaveURL(/\?category=Clothing$/);
  await page.getByRole("search").getByRole("searchbox").fill("harvest");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/category=Clothing&text=harvest$/);
  await expect(page.getByText("1 item for “harvest”")).toBeVisible();

  await page.getByRole("link", { name: "Iron Harvest Tee" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron Harvest Tee" })).toBeVisible();
  await expect(page.getByText("Choose Size and Color")).toBeVisible();

  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  const show = page.getByRole("button", { name: "Update" });
  if (scripts) await expect(show).toBeHidden();
  await page.getByRole("radio", { name: "XXL", exact: true }).check({ force: true });
  if (scripts) await expect(page).toHaveURL(/\?Size=XXL$/);
  await page.getByRole("radio", { name: "Bone" }).check({ force: true });
  if (!scripts) await show.click();
  await expect(page).toHaveURL(/\?Size=XXL&Color=Bone$/);
  await expect(page.getByRole("status").getByText("3 left")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("radio", { name: "Bone" })).toBeChecked();
  expect(errors).toEqual([]);
});

test("more products load below the ones already seen", async ({ page }) => {
  await page.goto("/shop");
  await expect(page.getByRole("article")).toHaveCount(12);
  await page.getByRole("link", { name: /more items/ }).click();
  await expect(page).toHaveURL(/rows=24/);
  await expect(page.getByRole("article")).not.toHaveCount(12);
});

test("a guest's basket survives sign-in, and the shirt is paid for and on its way", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/shop/truck-hoodie");
  if (javaScriptEnabled) await mounted(page);
  await page.getByRole("button", { name: /^Buy for/ }).click();
  await expect(page.getByText("Choose an option.")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  const size = page.getByRole("radio", { name: "XL", exact: true });
  await size.check({ force: true });
  if (javaScriptEnabled) await expect(page).toHaveURL(/\?Size=XL$/);
  await page.getByRole("button", { name: "Add to basket" }).click();
  await expect(page.getByText("It’s in your basket.")).toBeVisible();
  await page.goto("/shop/truck-hoodie/auth/sign-in?Size=XL");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(rival.email);
  await dialog.getByLabel("Password", { exact: true }).fill(rival.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/truck-hoodie\?Size=XL$/);
  await expect(size).toBeChecked();

  // A checkout left at Stripe's page waits for the fan.
  await page.getByRole("link", { name: "Go to basket" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Basket" })).toBeVisible();
  const buy = page.getByRole("button", { name: "Pay $48.00" });
  await buy.click();
  await atStripe(page);
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByText("We’re holding One Truck Hoodie ($48.00) for you.")).toBeVisible();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByText("It’s back on the stand.")).toBeVisible();
  await buy.click();
  await atStripe(page);
  await fillAddress(page);
  await payByCard(page, GOOD);

  await expect(page).toHaveURL(/\/paid\/shop\/[0-9a-f-]{36}$/);
  const said = page.getByRole("heading", { level: 1 });
  await expect(said).toHaveText("You paid $48. We have your order: One Truck Hoodie.");
  await expect(page.getByText("1 Main St")).toBeVisible();
  await page.getByRole("link", { name: "See your order" }).click();
  await expect(page).toHaveURL(/\/shop\/order\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Your order" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Getting it ready" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await expect(page.getByText("1 Main St")).toBeVisible();
  const mail = await mailTo(page.request, rival.email, ({ text }) => text.includes(page.url()));
  expect(mail.subject).toBe("Order confirmed: One Truck Hoodie");
  expect(mail.text).toContain("One Truck Hoodie, XL");
  await page.getByRole("link", { name: "Receipt" }).click();
  await page.waitForURL((url) => url.href.startsWith(SANDBOX));
});

test("when two fans want the last of a size, one gets it, and the other is told and loses nothing", async ({
  browser,
  page,
  javaScriptEnabled,
}) => {
  // One of each is left; the runs with and without scripts share the shop.
  const [path, size, price] = javaScriptEnabled
    ? ["/shop/el-cobre-mask?Size=Child", "Child", "$45"]
    : ["/shop/truck-hoodie?Size=XS", "XS", "$48"];
  const buy = (one: Page) => one.getByRole("button", { name: `Buy for ${price}` });
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled === true });
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(path);
    if (javaScriptEnabled) await mounted(one);
    await signUp(one, newFan());
    await expect(one.getByText("1 left")).toBeVisible();
  }
  await buy(page).click();
  await atStripe(page);
  await buy(other).click();
  await expect(other.getByRole("alert").filter({ hasText: "That option just sold out." })).toBeVisible();
  await expect(other.getByRole("radio", { name: size, checked: true })).toHaveCount(1);
  await expect(buy(other)).toHaveCount(0);

  await fillAddress(page);
  await payByCard(page, GOOD);
  await expect(page.getByRole("listitem").filter({ hasText: "Getting it ready" })).toBeVisible();
  await context.close();
});
