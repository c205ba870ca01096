/** Seats and a shirt in one checkout: added beside the hold, paid for once, and both on the page after it. */
import { expect, test } from "playwright/test";
import { faultsByDayAndNight } from "../../axe";
import { mounted } from "../../mounted";
import { fillAddress, holdSeats, newFan, openSeats, pageErrors, payByCard, SANDBOX } from "../../steps";

test("goods are added to held seats, taken out, added again, and paid for with them", async ({
  page,
  javaScriptEnabled,
}) => {
  const errors = pageErrors(page);
  const fan = newFan();
  await openSeats(page);
  await holdSeats(page, 2);
  if (javaScriptEnabled) await mounted(page);
  const offers = page.getByRole("region", { name: "From the shop" });
  await expect(offers.getByText("You pay for it with your seats")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Pay \$/ }).filter({ visible: true });
  const seatsAlone = await pay.textContent();

  const add = async () => {
    const offer = offers
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Add to this order" }) })
      .first();
    const choice = offer.getByRole("combobox");
    if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
    await offer.getByRole("button", { name: "Add to this order" }).click();
    await expect(offers.getByRole("button", { name: /^Remove / })).toBeVisible();
  };
  await add();
  await expect(pay).not.toHaveText(seatsAlone ?? "");
  if (javaScriptEnabled) expect(await faultsByDayAndNight(page)).toEqual([]);
  await offers.getByRole("button", { name: /^Remove / }).click();
  await expect(pay).toHaveText(seatsAlone ?? "");
  await add();
  const sum = ((await pay.textContent()) ?? "").replace("Pay ", "");
  await pay.click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await expect(page.getByText(sum).first()).toBeVisible();
  if (await page.getByLabel("Address", { exact: true }).isVisible()) await fillAddress(page);
  await payByCard(page, "4242424242424242", fan.email);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`You paid ${sum}`);
  await expect(page.locator('a[href*="/shop/order/"]').first()).toBeVisible();
  expect(errors).toEqual([]);
});
