/** A declined card costs nothing: the seats stay held, and another card can pay for the same hold. */
import { expect, test } from "playwright/test";
import { goToPayment, holdSeats, newFan, openSeats, payByCard, showTickets } from "../../steps";

test("a declined card keeps the hold, and a second card pays for it", async ({ page }) => {
  const fan = newFan();
  await openSeats(page);
  await holdSeats(page, 1);
  const purchase = page.url();
  await goToPayment(page);
  const payment = page.url();

  await payByCard(page, "4000000000000002", fan.email);
  await expect(page.getByRole("alert")).toContainText("declined");

  await page.goto(purchase);
  await expect(page.getByText("This seat is yours until")).toBeVisible();
  await goToPayment(page);
  expect(page.url()).toBe(payment);

  await payByCard(page, "4242424242424242", fan.email);
  await showTickets(page, 1);
});
