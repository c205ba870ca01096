/** The office in a browser: staff who sign in, guests who buy, and a promoter whose clicks are counted. */
import { expect, type Locator, type Page } from "playwright/test";
import { dialogOn, enterCode, signIn } from "./authenticator";
import { appCode } from "./authenticator-app";
import type { Person } from "./people";
import { holdTicked, openSeatsOf, tick } from "./section-page";
import { codes, holdSeats, openSeats, payByCard } from "./steps";

const GOOD_CARD = "4242424242424242";

/** Signs in on the profile page and goes on to the office. */
export async function enterOffice(page: Page, { secret, ...person }: Person & { secret?: string }): Promise<void> {
  await signIn(page, person);
  if (secret) await enterCode(page, appCode(secret));
  await expect(dialogOn(page)).toBeHidden();
  await page.getByRole("link", { name: "Office", exact: true }).first().click();
  await expect(page).toHaveURL(/\/office$/);
}

const atStripe = (page: Page) => page.waitForURL(/\/c\/pay\//);

/** Buys seats of the first night that is on sale and returns their codes' pictures. */
export async function buySeats(
  page: Page,
  email: string,
  seats: number,
  tier: string,
  code?: string,
): Promise<Locator> {
  await openSeats(page);
  if (code) {
    await page.getByLabel("Presale or discount code").fill(code);
    await page.getByRole("button", { name: "Use code" }).click();
  }
  await holdSeats(page, seats, tier);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await atStripe(page);
  await payByCard(page, GOOD_CARD, email, "Gus Guest");
  await expect(page).toHaveURL(/\/paid\/tickets\//);
  await page.getByRole("link", { name: "Show tickets" }).click();
  await expect(codes(page)).toHaveCount(seats, { timeout: 20_000 });
  return codes(page);
}

/** Buys a seat that has a number. */
export async function buyNamedSeat(page: Page, email: string, site: string): Promise<void> {
  const [seat = ""] = await openSeatsOf(page, "110", site);
  await tick(page, [seat]);
  await holdTicked(page);
  await page
    .getByRole("button", { name: /^Pay \$/ })
    .first()
    .click();
  await atStripe(page);
  await payByCard(page, GOOD_CARD, email, "Gus Guest");
  await expect(page).toHaveURL(/\/paid\/tickets\//);
}

/** Buys one article that is sent by post. */
export async function buyArticle(page: Page, name: string, email: string): Promise<void> {
  await page.goto("/shop");
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("button", { name: /^Buy for \$/ }).click();
  await atStripe(page);
  await page.getByLabel("Ship to").fill("Gus Guest");
  await page.getByLabel("Address", { exact: true }).fill("1 Main St");
  await page.getByLabel("City").fill("Mobile");
  await page.getByLabel("State", { exact: true }).fill("AL");
  await page.getByLabel("Postal code").fill("36602");
  await payByCard(page, GOOD_CARD, email, "Gus Guest");
  await expect(page).toHaveURL(/\/paid\/shop\//);
}

/** Writes to the office. */
export async function writeLetter(page: Page, { name, email, text }: { name: string; email: string; text: string }) {
  await page.goto("/billing-assistance");
  const form = page.getByRole("region", { name: "Contact us" });
  await form.getByLabel("Name").fill(name);
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("What’s it about?").selectOption("A refund");
  await form.getByLabel("Message").fill(text);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByText("We got your message")).toBeVisible();
}

/** Changes what the site says of the first wrestler. */
export async function changeWords(page: Page): Promise<void> {
  await page.goto("/office/roster");
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await page.getByLabel("Biography").first().fill("Back, and in a worse mood than before.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
}

export async function makeToken(page: Page, name: string): Promise<void> {
  await page.goto("/office/tokens/new");
  await page.getByLabel("What uses it").fill(name);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Make the token" }).click();
  await expect(page.getByText("Copy it now").first()).toBeVisible();
}

export async function addWebhook(page: Page, address: string): Promise<void> {
  await page.goto("/office/webhooks/new");
  await page.getByLabel("Address", { exact: true }).fill(address);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByText("Copy it now").first()).toBeVisible();
}

/** A promoter at work: everything that is pressed, chosen and typed is counted. */
export function counted(page: Page) {
  const count = { presses: 0, fields: 0 };
  const main = page.getByRole("main");
  const press = async (what: Locator) => {
    count.presses += 1;
    await what.click();
  };
  return {
    count,
    press,
    link: (name: string | RegExp, within: Locator = main) =>
      press(within.getByRole("link", { name, exact: true }).first()),
    button: (name: string | RegExp, within: Locator = main) =>
      press(within.getByRole("button", { name, exact: true }).first()),
    async type(fields: Record<string, string>, within: Locator = main) {
      for (const [label, text] of Object.entries(fields)) {
        count.fields += 1;
        await within.getByLabel(label, { exact: true }).fill(text);
      }
    },
    async choose(label: string, option: string, within: Locator = main) {
      count.fields += 1;
      await within.getByLabel(label, { exact: true }).selectOption(option);
    },
    async tick(what: Locator) {
      count.presses += 1;
      await what.check();
    },
  };
}
export type Promoter = ReturnType<typeof counted>;
