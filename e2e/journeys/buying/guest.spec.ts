/** A guest buys without an account: only the link in the mail opens the tickets. */
import { expect, test } from "playwright/test";
import { codes, goToPayment, holdSeats, mailTo, newFan, openSeats, payByCard, showTickets } from "../../steps";

test("a guest pays, and the link in the mail opens the tickets in another browser", async ({ page, browser }) => {
  const fan = newFan();
  await openSeats(page);
  await holdSeats(page, 2);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", fan.email);
  await expect(page).toHaveURL(/\/paid\/tickets\//);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".paid-stamp"), "the stamp on paper, where it would cover the heading").toBeHidden();
  await page.emulateMedia({ media: null });
  await showTickets(page, 2);

  await page.goto("/tickets/print");
  await expect(codes(page)).toHaveCount(2);

  const mail = await mailTo(page.request, fan.email);
  const link = /https?:\/\/\S+\/tickets\/details\/\S+key=[\w-]+/.exec(mail.text)?.[0] ?? "";
  expect(link).toContain("order=");

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(link);
  await expect(codes(phone)).toHaveCount(2);
  expect(phone.url()).not.toContain("key=");
  await phone.reload();
  await expect(codes(phone)).toHaveCount(2);
  await elsewhere.close();
});

test("a wrong key and a missing order give the same 404; without a key the page invites to sign in", async ({
  page,
  browser,
}) => {
  const fan = newFan();
  await openSeats(page);
  await holdSeats(page, 1);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", fan.email);
  await showTickets(page, 1);
  const mail = await mailTo(page.request, fan.email);
  const link = new URL(/https?:\/\/\S+\/tickets\/details\/\S+key=[\w-]+/.exec(mail.text)?.[0] ?? "");

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const wrongKey = new URL(link);
  wrongKey.searchParams.set("key", "A".repeat(22));
  const neverWas = new URL(wrongKey);
  neverWas.searchParams.set("order", "RS-0000-0000");
  for (const address of [wrongKey.href, neverWas.href]) {
    const reply = await stranger.goto(address);
    expect(reply?.status(), address).toBe(404);
    await expect(stranger.getByRole("heading", { name: "404" })).toBeVisible();
    await expect(codes(stranger)).toHaveCount(0);
  }
  const bare = await stranger.goto(`${link.origin}${link.pathname}`);
  expect(bare?.status()).toBe(404);
  await expect(stranger.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(codes(stranger)).toHaveCount(0);
  const night = new URL(link).pathname.split("/").at(-1);
  expect((await stranger.goto(`/tickets/print?event=${night}`))?.status()).toBe(404);
  expect((await stranger.goto("/tickets/print"))?.status()).toBe(200);
  await expect(stranger.getByText("No tickets to print")).toBeVisible();
  await elsewhere.close();
});
