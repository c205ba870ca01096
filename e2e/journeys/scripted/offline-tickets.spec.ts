/** Ticket pages on a phone without a network: only a fan's, only once seen, and gone with the session. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { expectSignedIn, freshPeople, signIn } from "../../authenticator";
import { mounted } from "../../mounted";
import { rival } from "../../people";
import { codes, goToPayment, holdSeats, newFan, openSeats, pageErrors, payByCard, scan } from "../../steps";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(freshPeople);

async function buy(page: Page, seats: number, email?: string): Promise<string> {
  await openSeats(page);
  await holdSeats(page, seats);
  await goToPayment(page);
  await payByCard(page, "4242424242424242", email);
  await page.getByRole("link", { name: "Show tickets" }).click({ timeout: 20_000 });
  // Earlier tests' tickets of the same fan are on the page, too.
  await expect(page).toHaveURL(/\/tickets\/details\/[^?]+$/, { timeout: 30_000 });
  await expect(codes(page).first()).toBeVisible();
  await page.goto(page.url().replace(/\?.*/, ""));
  await mounted(page);
  return page.url();
}

/** Paths that the worker keeps. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
const keptPages = async (page: Page) => (await kept(page)).filter((path) => path.startsWith("/tickets/details/"));

const withoutNetwork = async (context: BrowserContext, work: () => Promise<void>) => {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
};

test("a fan's tickets open without a network, say so, and go at sign-out", async ({ page, context }) => {
  const errors = pageErrors(page);
  await page.goto("/tickets");
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  const address = await buy(page, 2);
  const { pathname } = new URL(address);
  await expect.poll(() => keptPages(page)).toEqual([pathname]);
  const scanned = await scan(codes(page).first());
  for (const path of await kept(page)) expect(path).toMatch(/^\/(tickets\/details|assets|art)\//);
  expect(errors).toEqual([]);

  await withoutNetwork(context, async () => {
    await page.goto(address);
    await expect(page.getByText("Saved copy from")).toBeVisible();
    expect(await scan(codes(page).first())).toBe(scanned);
    // Nothing else is kept.
    await expect(page.goto("/profile")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });

  await page.goto(address);
  await expect(page.getByText("Saved copy from")).toBeHidden();
  await mounted(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual([]);
  await withoutNetwork(context, async () => {
    await expect(page.goto(address)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test("a transferred ticket is gone from the copy, and a guest's tickets are never kept", async ({ page, context }) => {
  await page.goto("/tickets");
  const guestAddress = await buy(page, 1, newFan().email);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await kept(page)).toEqual([]);

  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  const address = await buy(page, 2);
  await expect.poll(() => keptPages(page)).toContain(new URL(address).pathname);
  const giving = page.getByRole("region", { name: "Transfer a ticket" });
  await giving.getByText("Transfer a ticket").click();
  await giving.getByLabel("Their email").fill(newFan().email);
  await giving.getByLabel("Their name").fill("Nico Newcomer");
  const before = await codes(page).count();
  await giving.getByRole("button", { name: "Transfer ticket" }).click();
  await expect(giving.getByText(/is theirs now/)).toBeVisible();
  await expect(codes(page)).toHaveCount(before - 1);
  await expect(async () => {
    const saved = await page.evaluate(
      async (path) => (await (await caches.match(path))?.text()) ?? "",
      new URL(address).pathname,
    );
    expect(saved.match(/aria-label="QR code of ticket/g)).toHaveLength(before - 1);
  }).toPass({ timeout: 10_000 });
  await withoutNetwork(context, async () => {
    await page.goto(address);
    await expect(codes(page)).toHaveCount(before - 1);
  });
  expect(guestAddress).toContain("/tickets/details/");
});

test("in another language they open as well, at the address with the language and at the one in mails", async ({
  page,
  context,
}) => {
  await page.goto("/tickets");
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  const { pathname } = new URL(await buy(page, 1));
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });

  await page.goto(`/es${pathname}`);
  await mounted(page);
  await expect.poll(() => keptPages(page)).toHaveLength(1);
  const code = page.getByRole("img", { name: /^Código QR de la entrada / }).first();
  const scanned = await scan(code);
  await withoutNetwork(context, async () => {
    for (const address of [`/es${pathname}`, pathname]) {
      await page.goto(address);
      await expect(page.getByText("Copia guardada")).toBeVisible();
      expect(await scan(code)).toBe(scanned);
    }
    await expect(page.goto("/es/profile")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});
