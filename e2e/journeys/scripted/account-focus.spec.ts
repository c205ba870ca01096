/** Where the focus is after a form of the account pages, even when the same result comes a second time. */
import { expect, type Locator, type Page, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../../authenticator";
import { mounted } from "../../mounted";
import { rival } from "../../people";
import { chooseReplay, moveClock, newFan, payByCard, SANDBOX, signUp, trialCard } from "../../steps";

test.beforeEach(freshPeople);

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const alertIn = (where: Locator) => where.getByRole("alert");
const press = (where: Locator, name: string | RegExp) => where.getByRole("button", { name }).first().click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await mounted(page);
}

async function signedIn(page: Page): Promise<void> {
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
}

/** As the merchant does on Stripe's pages. */
async function endNewestMembership({ request }: Page): Promise<void> {
  const headers = { authorization: "Bearer sk_test_sandbox" };
  const { data } = await (await request.get(`${SANDBOX}/v1/subscriptions?limit=1`, { headers })).json();
  expect((await request.delete(`${SANDBOX}/v1/subscriptions/${data[0].id}`, { headers })).ok()).toBe(true);
}

async function newPassword(page: Page, current: string): Promise<void> {
  const form = part(page, "Password");
  await form.getByLabel("Current Password", { exact: true }).fill(current);
  await form.getByLabel("New Password", { exact: true }).fill("Brainbuster-8-Stars");
  await form.getByLabel("Confirm Password", { exact: true }).fill("Brainbuster-8-Stars");
  await press(form, "Change password");
}

test("the same result takes the focus each time: a name saved twice, a password that is wrong twice", async ({
  page,
}) => {
  await signedIn(page);
  await open(page, "/profile/details");
  for (const name of ["Robin R. Rival", rival.name]) {
    await part(page, "Name").getByLabel("Name", { exact: true }).fill(name);
    await press(part(page, "Name"), "Save");
    await expect(alertIn(part(page, "Name"))).toBeFocused();
    await heading(page, "Name").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  await open(page, "/profile/security");
  for (const time of ["first", "second"]) {
    await newPassword(page, "Wrong-1-Password");
    await expect(alertIn(part(page, "Password")), time).toBeFocused();
  }
});

test("a fan who has to confirm who they are is led there and back", async ({ page }) => {
  await signedIn(page);
  await open(page, "/profile/security");
  await moveClock(page.request, "PT16M");
  await newPassword(page, rival.password);
  await expect(alertIn(part(page, "Confirm it’s you"))).toBeFocused();
  await part(page, "Confirm it’s you").getByLabel("Your password", { exact: true }).fill(rival.password);
  await press(part(page, "Confirm it’s you"), "Continue");
  await expect(heading(page, "Password")).toBeFocused();
});

test("signing out everywhere shows the top of the home page, and a deleted account is confirmed", async ({ page }) => {
  const fan = newFan();
  await page.goto("/profile");
  await signUp(page, fan);
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, "/profile/security");
  await press(page.getByRole("main"), "Sign out everywhere");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await signIn(page, fan);
  await expectSignedIn(page, fan.name);
  await open(page, "/profile/privacy");
  await page.getByLabel("Type your email address to confirm").fill(fan.email);
  await press(page.getByRole("main"), /^Delete/);
  await expect(page.getByRole("heading", { level: 1, name: "Your account is deleted" })).toBeFocused();
});

test("what a fan follows: each form says what it did", async ({ page }) => {
  await signedIn(page);
  const main = page.getByRole("main");
  for (const name of ["Calder Vane", "Odessa Brandt"]) {
    await open(page, "/wrestlers");
    await main.getByRole("link", { name }).first().click();
    await press(main, `Follow ${name}`);
    await expect(main.getByRole("alert")).toBeFocused();
  }
  await open(page, "/profile/following");
  for (const name of ["Calder Vane", "Odessa Brandt"]) {
    await press(main, `Unfollow ${name}`);
    await expect(main.getByRole("button", { name: `Unfollow ${name}` })).toHaveCount(0);
    await expect(main.getByRole("alert")).toBeFocused();
    await expect(main.getByRole("alert")).toHaveText("Done. You won’t get these emails anymore.");
  }
  await press(main, /^Stop: /);
  await expect(main.getByRole("alert")).toBeFocused();
  await press(main, /^Send them again: /);
  await expect(main.getByRole("alert")).toHaveText("Done. We’ll email you.");
  await expect(main.getByRole("alert")).toBeFocused();

  const address = main.getByLabel("Or copy this address");
  await press(main, "Get my calendar link");
  await expect(address).toBeFocused();
  const first = await address.inputValue();
  await press(main, "Replace the address");
  await expect(address).not.toHaveValue(first);
  await expect(address).toBeFocused();
  await press(main, "Turn it off");
  await expect(heading(page, "Your calendar")).toBeFocused();
});

test("a membership: canceled, kept, and Back says nothing that is over; the picture has the focus once it plays", async ({
  page,
}) => {
  await page.goto("/premium");
  await mounted(page);
  await signUp(page, newFan());
  await press(page.getByRole("main"), "Join Premium");
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, trialCard("account-focus.spec.ts"));
  await expect(page).toHaveURL(/\/paid\/premium\//);

  await open(page, "/premium");
  const member = page.getByRole("region", { name: "You’re a member" });
  await member.getByText("Cancel membership", { exact: true }).click();
  await press(member, /^End membership on /);
  await expect(alertIn(member)).toBeFocused();
  await expect(alertIn(member)).toHaveText(/^Canceled/);
  await press(member, "Keep Premium");
  await expect(alertIn(member)).toHaveText(/^Good to have you back/);
  await expect(alertIn(member)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/news=cancelled/);
  await expect(member.getByText(/^Your free trial ends on /)).toBeVisible();
  await expect(alertIn(member)).toHaveCount(0);

  await open(page, "/pay-per-view");
  await chooseReplay(page);
  await page.getByRole("main").getByRole("link", { name: "Watch", exact: true }).first().click();
  await page.getByRole("main").getByRole("button", { name: "Watch", exact: true }).click();
  await expect(page.getByRole("group", { name: "Video controls" })).toBeVisible();
  await expect(page.locator("video")).toBeFocused();

  // The promotion ends the membership; the player asks every 20 seconds.
  await page.locator("video").evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    film.loop = true;
    return film.play();
  });
  await endNewestMembership(page);
  await expect(page.getByText("You don’t have access to this one.")).toBeFocused({ timeout: 45_000 });
});
