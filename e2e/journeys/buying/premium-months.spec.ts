/** A replay and Premium over several months, on its own site, since its clock runs far ahead. */
import { expect, type Page, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../builds";
import { fan } from "../../people";
import { chooseReplay, payByCard } from "../../steps";

const GOOD = "4242 4242 4242 4242";
/** This card can be saved but fails when it is charged. */
const EMPTY = "4000 0000 0000 0341";

let site: Copy;

test.setTimeout(240_000);
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  site = copyOfBuild();
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
});

const member = (page: Page) => page.getByRole("region", { name: "You’re a member" });

/** Moves the site's clock; Stripe then does what has become due and sends its webhooks. */
async function later(page: Page, duration: string): Promise<void> {
  const reply = await page.request.post(`${site.sandbox}/clock`, { data: { advance: duration } });
  expect(reply.ok()).toBe(true);
}

/** Opens a page; after a month the provider asks for the password again. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  if (!(await signIn.isVisible())) return;
  await signIn.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The membership's current state. A webhook takes a moment. */
async function expectMembership(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await open(page, "/premium");
    await expect(member(page).getByText(text)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

const portal = (page: Page) => page.waitForURL((url) => url.href.startsWith(`${site.sandbox}/p/session/`));

async function saveCard(page: Page, button: string, number: string): Promise<void> {
  await member(page).getByRole("button", { name: button }).click();
  await portal(page);
  await page.getByRole("link", { name: "Change the card" }).click();
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill(fan.name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Return to the site" }).click();
  await expect(page).toHaveURL(`${site.url}/premium`);
}

test("a replay can be watched until its window closes", async ({ page }) => {
  await open(page, "/pay-per-view");
  await chooseReplay(page);
  await page.getByRole("button", { name: /^Buy for / }).click();
  await page.waitForURL((url) => url.href.startsWith(`${site.sandbox}/c/pay/`));
  await payByCard(page, GOOD);
  await page.getByRole("link", { name: "Watch", exact: true }).click({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/watch\//);
  await page.getByRole("main").getByRole("button", { name: "Watch", exact: true }).click();
  const film = page.locator("video");
  await expect(film).toBeVisible();
  const source = await film.evaluate((video: HTMLVideoElement) => video.querySelector("source")?.src ?? "");
  expect((await page.request.get(source)).status()).toBe(200);

  await later(page, "P7D");
  expect([403, 404]).toContain((await page.request.get(source)).status());
  await page.reload();
  await expect(page.getByText(/The replay has ended\.$/)).toBeVisible();
  await expect(film).toHaveCount(0);
});

test("a trial ends, a renewal fails, a new card fixes it; the fan changes plan, cancels and stays", async ({
  page,
}) => {
  await open(page, "/premium");
  await page.getByRole("button", { name: "Join Premium" }).first().click();
  await page.waitForURL((url) => url.href.startsWith(`${site.sandbox}/c/pay/`));
  await payByCard(page, GOOD);
  await expectMembership(page, /^Your free trial ends on /);

  await later(page, "P8D");
  await expectMembership(page, /^Renews on /);
  await later(page, "P32D");
  await expectMembership(page, /^Renews on /);

  await saveCard(page, "Change plan or card", EMPTY);
  await later(page, "P32D");
  await expectMembership(page, /^We’ll try again over the next few days/);

  await saveCard(page, "Update card", GOOD);
  await later(page, "P8D");
  await expectMembership(page, /^Renews on /);

  await member(page).getByRole("button", { name: "Change plan or card" }).click();
  await portal(page);
  await page.getByRole("link", { name: "Change plan" }).click();
  await page.getByLabel(/per year/).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Return to the site" }).click();
  await expectMembership(page, /^Plan: Yearly, \$99\.90/);

  await member(page).getByText("Cancel membership", { exact: true }).click();
  await member(page).getByLabel("Why are you leaving?").selectOption({ label: "It costs too much" });
  await member(page)
    .getByRole("button", { name: /^End membership on / })
    .click();
  await expect(member(page).getByText(/^Canceled\. You keep everything until /)).toBeVisible();
  await member(page).getByRole("button", { name: "Keep Premium" }).click();
  await expect(member(page).getByText(/^Renews on /)).toBeVisible();
});
