/** The main job: a show, held seats, a sign-up on the way, payment, and tickets that print and scan. */
import { expect, test } from "playwright/test";
import {
  codes,
  expectTickets,
  goToPayment,
  heldUntil,
  holdSeats,
  newFan,
  openSeats,
  pageErrors,
  payByCard,
  SITE,
  scan,
  showTickets,
  signUp,
} from "../../steps";
import { MOVING } from "../../worlds";

test.use(MOVING);

test("a fan signs up in mid-purchase, pays, prints the tickets and finds them again", async ({ page, context }) => {
  const errors = pageErrors(page);
  const fan = newFan();
  const title = await openSeats(page);
  const before = await holdSeats(page, 2);
  const purchase = new URL(page.url()).pathname;

  await signUp(page, fan);
  expect(new URL(page.url()).pathname).toBe(purchase);
  expect(await heldUntil(page, 2)).toBe(before);

  await goToPayment(page);
  await payByCard(page, "4242424242424242");
  await showTickets(page, 2);

  await page.getByRole("link", { name: "Print tickets" }).first().click();
  await expect(page).toHaveURL(/\/tickets\/print/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(codes(page)).toHaveCount(2);
  const signatures = new Set<string>();
  for (const code of await codes(page).all()) {
    const number = (await code.getAttribute("aria-label"))?.replace("QR code of ticket ", "") ?? "";
    await expect(page.getByText(number).first()).toBeVisible();
    const read = new URL(await scan(code));
    expect(`${read.origin}${read.pathname}`).toBe(`${SITE}/check-in/${number}`);
    expect(read.searchParams.get("s")).toMatch(/^[\w-]{20,}$/);
    signatures.add(read.searchParams.get("s") ?? "");
  }
  expect(signatures.size).toBe(2);

  await page.goto("/tickets/print");
  await expect(codes(page)).toHaveCount(2);

  const later = await context.newPage();
  await later.goto("/profile");
  await expect(later.getByRole("heading", { name: fan.name })).toBeVisible();
  await expect(later.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
  await later
    .getByRole("link", { name: /^Show QR codes/ })
    .first()
    .click();
  await expectTickets(later, 2);
  expect(errors).toEqual([]);
});
