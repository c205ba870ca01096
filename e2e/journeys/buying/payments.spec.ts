/** A fan's payments: seen in one place, refunded within the rule, charged to another card, and asked about. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { mailTo, newFan, openBroadcast, pageErrors, payByCard, SANDBOX, signUp, trialCard } from "../../steps";

const GOOD = "4242424242424242";
const OTHER = "5555555555554444";

const payment = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Payments" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

async function buyNight(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buy for $9.99" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, GOOD);
  await expect(page.getByRole("heading", { level: 1, name: /^You paid \$9\.99\./ })).toBeVisible();
}

async function join(page: Page): Promise<void> {
  await page.goto("/premium");
  await page.getByRole("button", { name: "Join Premium" }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, trialCard("payments.spec.ts"));
  await expect(page.getByRole("heading", { level: 1, name: /^You weren’t charged\./ })).toBeVisible();
}

async function changeCard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Update card" }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/p/session/`));
  await page.getByRole("link", { name: "Change the card" }).click();
  await page.getByLabel("Card number").fill(OTHER);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Maya Ostrow");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Return to the site" }).first().click();
  await expect(page).toHaveURL(/\/profile\/billing$/);
}

test("a fan finds their payments, gets a night's price back, changes the card and asks about Premium", async ({
  page,
  javaScriptEnabled,
}) => {
  const errors = pageErrors(page);
  const fan = newFan();
  const night = await openBroadcast(page);
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, fan);
  await buyNight(page);
  const receipt = await mailTo(page.request, fan.email, ({ subject }) => subject.startsWith("You’re set to watch "));
  expect(receipt.text).toMatch(/Paid: \$9\.99 on /);
  await join(page);

  await page.goto("/profile/billing");
  await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
  const last4 = trialCard("payments.spec.ts").slice(-4);
  await expect(page.getByText(`Visa ending in ${last4}`)).toBeVisible();
  await expect(payment(page, "Premium").getByText("$0.00")).toBeVisible();
  const bought = payment(page, "Noche de Cobre");
  await expect(bought.getByText("$9.99").first()).toBeVisible();
  await expect(bought.getByRole("link", { name: /^PDF/ })).toHaveAttribute("href", /\/pdf$/);

  await changeCard(page);
  await expect(page.getByText("Mastercard ending in 4444")).toBeVisible();

  if (javaScriptEnabled) await mounted(page);
  await bought.getByText(/^Get a refund/).click();
  await expect(bought.getByText("You can get a refund until the stream starts")).toBeVisible();
  await bought.getByRole("button", { name: "Refund $9.99" }).click();
  await expect(page.getByRole("alert").getByText("Refunded. $9.99 is on its way")).toBeVisible();
  await expect(bought.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(bought.getByText(/^Get a refund/)).toHaveCount(0);
  await mailTo(page.request, fan.email, ({ subject }) => subject === "Your $9.99 refund is on its way");

  await payment(page, "Premium")
    .getByRole("link", { name: /^Get help/ })
    .click();
  await expect(page).toHaveURL(/\/billing-assistance\?order=/);
  const office = page.getByRole("region", { name: "Contact us" });
  await expect(office.getByLabel("Order").locator("option:checked")).toHaveText(/^Premium, /);
  await office.getByLabel("What’s it about?").selectOption("A payment");
  await office.getByLabel("Message").fill("Is the first week really free?");
  await office.getByRole("button", { name: "Send message" }).click();
  await expect(office.getByText("We got your message")).toBeVisible();

  await page.goto(night);
  await expect(page.getByRole("button", { name: "Buy for $9.99" })).toBeVisible();
  expect(errors).toEqual([]);
});
