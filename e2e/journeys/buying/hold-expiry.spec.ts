/** A hold expires by the clock alone: no job runs, and others can take the seats. */
import { expect, test } from "playwright/test";
import {
  goToPayment,
  heldUntil,
  holdSeats,
  hydrated,
  moveClock,
  newFan,
  openSeats,
  payByCard,
  showTickets,
  signUp,
} from "../../steps";

test("after 21 minutes the hold is gone and somebody else can hold its seats", async ({ page, browser }) => {
  await openSeats(page);
  await holdSeats(page, 3, "Ringside");

  const elsewhere = await browser.newContext();
  const rival = await elsewhere.newPage();
  await rival.goto(page.url());
  await expect(rival.getByRole("spinbutton", { name: /Ringside/ })).toHaveCount(0);

  await moveClock(page.request, "PT21M");
  await rival.reload();
  await hydrated(rival);
  await holdSeats(rival, 3, "Ringside");

  await page.reload();
  await expect(page.getByText(/Your hold ran out at/)).toBeVisible();
  await expect(page.getByText("You weren’t charged.")).toBeVisible();

  await rival.getByRole("button", { name: "Release seats" }).click();
  await expect(rival.getByText(/yours until/)).toHaveCount(0);
  await elsewhere.close();
});

test("pressing Pay after the hold has expired leads to a page that says so", async ({ page }) => {
  await openSeats(page);
  await holdSeats(page, 2);
  await moveClock(page.request, "PT21M");
  await page.getByRole("button", { name: /^Pay / }).click();
  const said = page.getByRole("alert").filter({ hasText: "Your hold ran out at" });
  await expect(said).toBeFocused();
  await expect(said).toBeInViewport();
});

test("a fan who takes 15 minutes to sign up can still pay", async ({ page }) => {
  await openSeats(page);
  await holdSeats(page, 1);
  await moveClock(page.request, "PT15M");
  await signUp(page, newFan());
  await heldUntil(page, 1);

  await goToPayment(page);
  await moveClock(page.request, "PT20M");
  await payByCard(page, "4242424242424242");
  await showTickets(page, 1);
});
