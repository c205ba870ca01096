/** Requests from another site are refused, and another fan's things look like missing ones. */
import { expect, test } from "playwright/test";
import { codes, goToPayment, holdSeats, newFan, openSeats, payByCard, SITE, showTickets } from "../steps";

test("a form on another site cannot hold seats for a fan", async ({ page }) => {
  await openSeats(page);
  const purchase = page.url();
  const quantity = await page.getByRole("spinbutton").first().getAttribute("name");

  await page.goto(
    `data:text/html,${encodeURIComponent(
      `<form method="post" action="${purchase}"><input name="${quantity}" value="2">
       <button name="intent" value="reserve">Win a prize</button></form>`,
    )}`,
  );
  const reply = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Win a prize" }).click();
  expect((await reply).status()).toBe(403);

  await page.goto(purchase);
  await expect(page.getByText(/yours until/)).toHaveCount(0);
});

test("a foreign Origin is refused on pages, data requests and resource routes", async ({ page, request }) => {
  await openSeats(page);
  const purchase = new URL(page.url()).pathname;
  const addresses = [
    purchase,
    `${purchase}.data`,
    `${purchase}?_data=purchase`,
    "/guest-credentials",
    `${purchase}/auth/sign-up`,
  ];
  for (const address of addresses) {
    const reply = await request.post(`${SITE}${address}`, {
      headers: { origin: "https://prizes.example" },
      form: { intent: "reserve" },
    });
    expect(reply.status(), address).toBe(403);
  }
});

test("another fan's reservation and tickets give the same 404 as missing ones", async ({ page, browser }) => {
  await openSeats(page);
  await holdSeats(page, 1);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", newFan().email);
  await expect(page).toHaveURL(/\/paid\/tickets\//);
  const paid = page.url();
  await showTickets(page, 1);
  const ownPage = new URL(page.url());

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const never = "00000000-0000-4000-8000-000000000000";
  const eventId = ownPage.pathname.split("/").at(-1);
  for (const address of [
    ownPage.href,
    paid,
    `${ownPage.origin}${ownPage.pathname}?reservation=${ownPage.searchParams.get("reservation") ?? never}`,
    `${ownPage.origin}${ownPage.pathname}?reservation=${never}`,
    `${ownPage.origin}/tickets/print?event=${eventId}`,
    `${ownPage.origin}/tickets/details/${never}`,
  ]) {
    const reply = await stranger.goto(address);
    expect(reply?.status(), address).toBe(404);
    await expect(codes(stranger)).toHaveCount(0);
  }
  await elsewhere.close();
});
