/** A ticket after the purchase: its code at the door, its transfer to a friend, and lost tickets mailed again. */
import { expect, type Page, test } from "playwright/test";
import {
  codes,
  goToPayment,
  holdSeats,
  mailTo,
  newFan,
  openSeats,
  payByCard,
  SITE,
  scan,
  showTickets,
} from "../../steps";

const LINK = /https?:\/\/\S+\/tickets\/details\/\S+key=[\w-]+/;

async function buy(page: Page, email: string, seats: number): Promise<void> {
  await openSeats(page);
  await holdSeats(page, seats);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", email);
  await showTickets(page, seats);
}

test("a transferred ticket loses its code and opens from the friend's mail", async ({ page, browser }) => {
  const [fan, friend] = [newFan(), newFan("Robin Rival")];
  await buy(page, fan.email, 2);
  const before = await scan(codes(page).first());

  const door = await (await browser.newContext()).newPage();
  await door.goto(before);
  await expect(door.getByRole("heading", { level: 1, name: "Valid" })).toBeVisible();
  // Without a pass, the page shows the result but admits nobody.
  await expect(door.getByRole("button", { name: "Let in" })).toHaveCount(0);

  const giving = page.getByRole("region", { name: "Transfer a ticket" });
  await giving.getByText("Transfer a ticket").click();
  await giving.getByLabel("Their email").fill("not-an-address");
  await giving.getByLabel("Their name").fill(friend.name);
  await giving.getByRole("button", { name: "Transfer ticket" }).click();
  await expect(giving.getByText("Please enter a valid email")).toBeVisible();
  await expect(giving.getByLabel("Their email")).toBeFocused();
  await expect(giving.getByLabel("Their name")).toHaveValue(friend.name);

  await giving.getByLabel("Their email").fill(friend.email);
  await giving.getByRole("button", { name: "Transfer ticket" }).click();
  await expect(giving.getByText(/is theirs now/)).toBeVisible();
  await expect(codes(page)).toHaveCount(1);
  // The remaining ticket comes first.
  const passes = page.getByRole("article");
  await expect(passes.first().getByText("Transferred")).toHaveCount(0);
  await expect(passes.last().getByText("Transferred").first()).toBeVisible();

  await door.goto(before);
  await expect(door.getByRole("heading", { level: 1, name: "Transferred" })).toBeVisible();
  const mail = await mailTo(page.request, friend.email);
  await door.goto(LINK.exec(mail.text)?.[0] ?? "");
  await expect(codes(door)).toHaveCount(1);
  const after = await scan(codes(door).first());
  expect(after).not.toBe(before);
  await door.goto(after);
  await expect(door.getByRole("heading", { level: 1, name: "Valid" })).toBeVisible();

  // The friend, who has no account, passes it on: their link ends with it, and they read that it worked.
  await door.goto(LINK.exec(mail.text)?.[0] ?? "");
  const passing = door.getByRole("region", { name: "Transfer a ticket" });
  await passing.getByText("Transfer a ticket").click();
  await passing.getByLabel("Their email").fill(newFan().email);
  await passing.getByLabel("Their name").fill("Nia");
  await passing.getByRole("button", { name: "Transfer ticket" }).click();
  await expect(door.getByRole("alert")).toContainText("is theirs now");
  await expect(codes(door)).toHaveCount(0);
  await door.context().close();
});

test("a made-up code is not a ticket of ours", async ({ page }) => {
  await page.goto(`${SITE}/check-in/AAAA-BBBB-CCCC?s=made-up`);
  await expect(page.getByRole("heading", { level: 1, name: "Not our ticket" })).toBeVisible();
});

test("lost tickets are mailed again, and the page never says whether there were any", async ({ page, browser }) => {
  const fan = newFan();
  await buy(page, fan.email, 1);
  const first = await mailTo(page.request, fan.email);

  const elsewhere = await (await browser.newContext()).newPage();
  for (const email of ["nobody-ever@example.com", fan.email.toUpperCase()]) {
    await elsewhere.goto("/tickets/lost");
    await elsewhere.getByLabel("Email on the order").fill(email);
    await elsewhere.getByRole("button", { name: "Send my tickets" }).click();
    await expect(elsewhere.getByText(/^If we have tickets for /)).toBeVisible();
  }
  const again = await mailTo(
    page.request,
    fan.email,
    ({ text }) => LINK.exec(text)?.[0] !== LINK.exec(first.text)?.[0],
  );
  await elsewhere.goto(LINK.exec(again.text)?.[0] ?? "");
  await expect(codes(elsewhere)).toHaveCount(1);
  await elsewhere.context().close();
});
