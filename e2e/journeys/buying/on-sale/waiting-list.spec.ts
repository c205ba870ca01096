/** Seats that come back: a fan waits and gets a refunded one, another one gets a ticket at the price its fan paid. */
import { expect, type Page, test } from "playwright/test";
import { faultsByDayAndNight } from "../../../axe";
import { type Copy, copyOfBuild } from "../../../builds";
import { lineNights, operator } from "../../../line-night";
import { codes, hydrated, type Mail, newFan, pageErrors, payByCard } from "../../../steps";

const CARD = "4242424242424242";

let copy: Copy;
test.beforeAll(async () => {
  copy = copyOfBuild();
  await copy.start();
});
test.afterAll(async () => {
  await copy.stop();
  copy.remove();
});

const office = (...words: string[]) => operator(copy, ...words).toString();
const nightOf = async (title: string) => (await lineNights(copy).night(title)).id;

/** The newest mail to an address that has a link to the page at `path`; returns the link. */
async function linkTo(to: string, path: string, heading: RegExp = /./): Promise<string> {
  let link = "";
  await expect(async () => {
    const sent = (await (await fetch(`${copy.sandbox}/mailbox.json?to=${encodeURIComponent(to)}`)).json()) as Mail[];
    const mail = sent.find(({ subject, text }) => heading.test(subject) && text.includes(path));
    link = new RegExp(`https?://\\S+${path}\\S+`).exec(mail?.text ?? "")?.[0] ?? "";
    expect(link, `mail to ${to}`).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return link;
}

/** Holds seats of a tier and pays for them. */
async function buy(page: Page, night: string, tier: string, seats: number, email: string) {
  await page.goto(`${copy.url}/tickets/event/${night}`);
  await hydrated(page);
  await page.getByRole("spinbutton", { name: `Number of tickets: ${tier}` }).fill(String(seats));
  await page.getByRole("button", { name: "Hold these seats" }).click();
  await pay(page, email);
  await page.getByRole("link", { name: "Show tickets" }).click({ timeout: 20_000 });
  await expect(codes(page)).toHaveCount(seats, { timeout: 20_000 });
  const [ticket = ""] = /\S+$/.exec((await codes(page).first().getAttribute("aria-label")) ?? "") ?? [];
  return { ticket, order: new URL(await linkTo(email, "/tickets/details/")).searchParams.get("order") ?? "" };
}

async function pay(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL((url) => url.href.startsWith(`${copy.sandbox}/c/pay/`));
  await payByCard(page, CARD, email);
  await expect(page).toHaveURL(/\/paid\/tickets\//);
}

/** A guest joins the list from the sold-out tier's own link, and confirms by mail. */
async function join(page: Page, night: string, tier: string, email: string): Promise<void> {
  await page.goto(`${copy.url}/tickets/event/${night}`);
  await page.getByRole("link", { name: `Join waiting list: ${tier}` }).click();
  await expect(page).toHaveURL(new RegExp(`/waiting-list/${night}`));
  await expect(page.getByRole("checkbox", { name: new RegExp(`${tier}`) })).toBeChecked();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Join waiting list" }).click();
  await expect(page.getByText(`Check your email at ${email}.`)).toBeVisible();
  await page.goto(await linkTo(email, "/waiting-list/entry/"));
  expect(page.url()).not.toContain("key=");
  await page.getByRole("button", { name: "Join waiting list" }).click();
  await expect(page.getByRole("heading", { name: /^You’re number \d+ in line$/ })).toBeVisible();
}

test("seats that come back go to the list: from a refund, and from a fan who can’t come", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const errors = pageErrors(page);
  const night = await nightOf("Iron Harvest");
  const [seller, waiting, next] = [newFan(), newFan(), newFan()];
  const elsewhere = await browser.newContext();
  const owner = await elsewhere.newPage();
  const { order, ticket } = await buy(owner, night, "Ringside", 3, seller.email);

  await join(page, night, "Ringside", waiting.email);
  office("orders", "refund", order, ticket);
  office("waiting", "offer");
  await page.goto(await linkTo(waiting.email, "/waiting-list/entry/", /Iron Harvest.*until/));
  await expect(page.getByRole("heading", { name: "Your seats" })).toBeVisible();
  await expect(page.getByText(/^These seats are yours until /)).toBeVisible();
  await pay(page, waiting.email);
  await page.getByRole("link", { name: "Show tickets" }).click({ timeout: 20_000 });
  await expect(codes(page)).toHaveCount(1, { timeout: 20_000 });

  // Too late for a refund: the next fan takes it for what was paid.
  const start = (await (await fetch(`${copy.url}/api/v1/events/${night}`)).json()) as {
    event: { scheduling: { config: { startDate: string } } };
  };
  const { now } = (await (await fetch(`${copy.sandbox}/clock`)).json()) as { now: string };
  const hours = Math.floor((Date.parse(start.event.scheduling.config.startDate) - Date.parse(now)) / 3_600_000) - 40;
  await fetch(`${copy.sandbox}/clock`, { method: "POST", body: JSON.stringify({ advance: `PT${hours}H` }) });
  await owner.goto(`${copy.url}/tickets/details/${night}`);
  const offer = async () => {
    await owner.getByText("Can’t make it?").click();
    await owner.getByRole("button", { name: "Offer ticket" }).click();
    await expect(owner.getByText(/is being offered for \$79.00, what you paid/)).toBeFocused();
  };
  await offer();
  await owner.getByRole("button", { name: "Take it back" }).click();
  await expect(owner.getByRole("alert")).toBeFocused();
  await expect(owner.getByRole("alert")).toHaveText(/^Ticket \S+ is no longer being offered\. It’s still yours\.$/);
  await owner.reload();
  await offer();
  await expect(codes(owner)).toHaveCount(2);

  const third = await (await browser.newContext()).newPage();
  await join(third, night, "Ringside", next.email);
  office("waiting", "offer");
  await third.goto(await linkTo(next.email, "/waiting-list/entry/", /Iron Harvest.*until/));
  await owner.reload();
  await expect(owner.getByText(/^Someone has until .* to pay for ticket/)).toBeVisible();
  await pay(third, next.email);
  await third.getByRole("link", { name: "Show tickets" }).click({ timeout: 20_000 });
  await expect(codes(third)).toHaveCount(1, { timeout: 20_000 });
  await expect(async () => {
    await owner.reload();
    await expect(codes(owner)).toHaveCount(1);
  }).toPass({ timeout: 20_000 });
  await elsewhere.close();
  expect(errors).toEqual([]);
});

test("a fan who leaves the list is asked nothing more, and can join again", async ({ page }) => {
  const night = await nightOf("Saltwater Riot");
  const fan = newFan();
  await page.goto(`${copy.url}/waiting-list/${night}?tier=none`);
  await page.getByRole("button", { name: "Join waiting list" }).click();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByRole("checkbox").nth(1).check();
  await page.getByLabel("Email", { exact: true }).fill(fan.email);
  await page.getByRole("button", { name: "Join waiting list" }).click();
  const link = await linkTo(fan.email, "/waiting-list/entry/");
  await page.goto(link);
  await page.getByRole("button", { name: "Join waiting list" }).click();
  await page.getByRole("button", { name: "Leave waiting list" }).click();
  await expect(page.getByText("You’ve left the waiting list.").first()).toBeVisible();
  await page.goto(link);
  await page.getByRole("link", { name: "Join again" }).click();
  await expect(page).toHaveURL(`${copy.url}/waiting-list/${night}`);
});

for (const { prefix, width } of [
  { prefix: "", width: 390 },
  { prefix: "/he", width: 320 },
]) {
  test(`axe finds no fault in a place on the list at ${width} pixels on ${prefix || "/"}`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name === "without scripts", "axe is a script");
    await page.setViewportSize({ width, height: 800 });
    const night = await nightOf("Saltwater Riot");
    const fan = newFan();
    await page.goto(`${copy.url}${prefix}/waiting-list/${night}`);
    await page.locator("button[value=join]").click();
    await expect(page.getByRole("alert").or(page.locator("[aria-invalid=true]")).first()).toBeVisible();
    const sound = async () => {
      expect(await faultsByDayAndNight(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await sound();
    await page.getByRole("checkbox").nth(1).check();
    await page.locator("input[name=email]").fill(fan.email);
    await page.locator("button[value=join]").click();
    await page.goto(await linkTo(fan.email, "/waiting-list/entry/"));
    await page.locator("button[value=confirm]").click();
    await expect(page.locator("button[value=leave]")).toBeVisible();
    await sound();
  });
}
