/** A fan's own pages: what they have, their stored data, and deleting the account. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../axe";
import { mounted } from "../../mounted";
import {
  codes,
  expectTickets,
  goToPayment,
  holdSeats,
  mailTo,
  moveClock,
  newFan,
  openSeats,
  payByCard,
  showTickets,
  signUp,
} from "../../steps";

const PRIVACY = "/profile/privacy";
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The page fits any width and has no axe faults in either color scheme. */
async function expectSound(page: Page, scripted: boolean | undefined): Promise<void> {
  if (scripted) {
    await mounted(page);
    expect.soft(await faultsByDayAndNight(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("a fan sees what they have, downloads their data and deletes the account", async ({ page, javaScriptEnabled }) => {
  const fan = newFan();
  await page.goto("/profile");
  if (javaScriptEnabled) await mounted(page);
  await signUp(page, fan);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Your first show is waiting" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);

  const title = await openSeats(page);
  await holdSeats(page, 2);
  await page.goto("/profile");
  await expect(part(page, "Needs attention")).toContainText(`2 seats are held for you${title}: yours until`);
  await part(page, "Needs attention").getByRole("link", { name: "Finish paying" }).click();
  await goToPayment(page);
  await payByCard(page, "4242424242424242");
  await showTickets(page, 2);

  await page.goto("/profile");
  const next = part(page, "Your next show");
  await expect(next.getByRole("link", { name: title })).toBeVisible();
  await expect(next.getByRole("timer")).toBeVisible();
  await expect(part(page, "Needs attention")).toHaveCount(0);
  await expectSound(page, javaScriptEnabled);

  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(row).toContainText("2 tickets");
  await expectSound(page, javaScriptEnabled);
  await row.getByRole("link", { name: /^Show QR codes/ }).click();
  await expectTickets(page, 2);
  await page.goto("/profile/orders?view=past");
  await expect(page.getByRole("heading", { name: "No past orders yet" })).toBeVisible();

  await page.getByRole("link", { name: "Your data", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Delete your account" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const record = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(record.account.email).toBe(fan.email);
  expect(record.store.ticketOrder).toMatchObject([{ fullName: fan.name, title }]);
  expect(record.store.ticket).toHaveLength(2);
  await page.getByRole("link", { name: "View it here" }).click();
  await expect(page.getByText("Ticket orders (1)")).toBeVisible();
  await expect(page.getByText(fan.email).first()).toBeVisible();
  await expectSound(page, javaScriptEnabled);

  // Long after sign-in, the password is asked for again.
  await moveClock(page.request, "PT16M");
  await page.goto(PRIVACY);
  await expect(page.getByRole("button", { name: "Delete my account for good" })).toHaveCount(0);
  await page.getByLabel("Your password", { exact: true }).fill(fan.password);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const sure = page.getByRole("textbox", { name: "Type your email address to confirm" });
  await sure.fill("somebody@example.com");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(part(page, "Delete your account").getByRole("alert")).toContainText(fan.email);
  await expect(sure).toHaveValue("somebody@example.com");
  await expect(sure).toBeFocused();
  await expect(page.getByText("Tickets to upcoming shows stay valid.")).toBeVisible();
  await sure.fill(fan.email);
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is deleted" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);

  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Your tickets live here" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();

  const mail = await mailTo(page.request, fan.email, ({ subject }) => /is deleted$/.test(subject));
  const [link = ""] = mail.text.match(/http\S+\/tickets\/details\/\S+/) ?? [];
  await page.goto(link);
  await expectTickets(page, 2);
  await expect(codes(page)).toHaveCount(2);
});
