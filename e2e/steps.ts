/** Steps that tests share, named as a fan would. Everything is located by role and label, as a fan would find it. */
import jsQR from "jsqr";
import { type APIRequestContext, expect, type Locator, type Page, test } from "playwright/test";
import { PNG } from "pngjs";
import { SANDBOX } from "./worlds";

export { SANDBOX, SITE } from "./worlds";

/** What a fan enters to sign up. */
export type Fan = { email: string; name: string; password: string };

let fans = 0;

/** A new fan per test, so that tests do not share a mailbox. */
export function newFan(name = "Maya Ostrow"): Fan {
  fans += 1;
  return { email: `fan-${Date.now()}-${fans}@example.com`, name, password: "Bell-ringer-7" };
}

/** Collects what the page's scripts complain about from now on, hydration errors included. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => {
    // A page that redirects right away has no time for a transition.
    if (message !== "Transition was skipped") errors.push(message);
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Logs everything that the page's policy blocks as an error, with the directive and the line. */
export async function reportBlocked(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`Blocked by ${effectiveDirective}: ${blockedURI} in ${sourceFile}:${lineNumber}`),
    ),
  );
}

/** From the tour dates through a show's page to its seats. Returns the show's title. */
export async function openSeats(page: Page): Promise<string> {
  await page.goto("/tickets");
  const buy = page
    .getByRole("main")
    .getByRole("link", { name: /^Tickets for / })
    .first();
  const label = (await buy.getAttribute("aria-label")) ?? "";
  const title = label.replace(/^Tickets for /, "").split(",")[0] ?? "";

  await page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Choose seats" }).first().click();
  await expect(page).toHaveURL(/\/tickets\/event\//);
  await hydrated(page);
  return title;
}

/** Holds seats and returns the sentence that says when the hold ends. The floor has plenty of seats, ringside three. */
export async function holdSeats(page: Page, seats: number, tier = "Floor"): Promise<string> {
  await page.getByRole("spinbutton", { name: `Number of tickets: ${tier}` }).fill(String(seats));
  await page.getByRole("button", { name: "Hold these seats" }).click();
  return heldUntil(page, seats);
}

export async function heldUntil(page: Page, seats: number): Promise<string> {
  const sentence = page.getByText(seats === 1 ? "This seat is yours until" : `These ${seats} seats are yours until`);
  await expect(sentence).toBeVisible();
  return (await sentence.textContent()) ?? "";
}

/**
 * Signs up in the overlay on the current page with the code from the mail; the overlay closes when the fan is signed
 * in.
 */
export async function signUp(page: Page, fan: Fan): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await signUpInOverlay(page, fan);
}

/** The same in the overlay that is already open. */
export async function signUpInOverlay(page: Page, fan: Fan): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Create Account" }).click();
  // The sign-in form also has an email and a password, which could be filled while the other screen is still loading.
  await expect(dialog.getByLabel("Confirm Password", { exact: true })).toBeVisible();
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(fan.password);
  await dialog.getByLabel("Name", { exact: true }).fill(fan.name);
  await dialog.getByRole("button", { name: "Create Account" }).click();

  await expect(dialog.getByRole("heading", { name: "We Emailed You" })).toBeVisible();
  const mail = await mailTo(page.request, fan.email, ({ code }) => code !== undefined);
  await dialog.getByLabel("Confirmation Code").fill(mail.code ?? "");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Presses pay and waits for Stripe's page. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
}

/** Cards with one free trial of Premium each: every test, with or without scripts, and every retry has its own. */
const TRIAL_CARDS = {
  "premium.spec.ts": ["4000000320000021", "4000000760000002", "4000001240000000", "4000001520000001"],
  "payments.spec.ts": ["4000001700000003", "4000002030000002", "4000002080000001", "4000002330000009"],
  "account-focus.spec.ts": ["4000002500000003", "4000002760000016"],
};

export function trialCard(journey: keyof typeof TRIAL_CARDS): string {
  const { project, retry } = test.info();
  return TRIAL_CARDS[journey][(project.name === "with scripts" ? 0 : 2) + Math.min(retry, 1)] ?? "";
}

/** Fills in Stripe's page and presses its button. */
export async function payByCard(page: Page, card: string, email?: string, name = "Maya Ostrow"): Promise<void> {
  const mail = page.getByLabel("Email");
  if (email && (await mail.isEditable())) await mail.fill(email);
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill(name);
  await page.getByRole("button", { name: /^(Pay|Start trial)/ }).click();
}

/** Fills in the shipping address on Stripe's page. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Ship to").fill("Maya Ostrow");
  await page.getByLabel("Address", { exact: true }).fill("1 Main St");
  await page.getByLabel("City").fill("Mobile");
  await page.getByLabel("State", { exact: true }).fill("AL");
  await page.getByLabel("Postal code").fill("36602");
}

/** From the page after paying, once the payment has arrived, to the tickets. */
export async function showTickets(page: Page, seats: number): Promise<void> {
  await expect(page).toHaveURL(/\/paid\/tickets\//);
  await page.getByRole("link", { name: "Show tickets" }).click({ timeout: 20_000 });
  await expectTickets(page, seats);
}

export async function expectTickets(page: Page, seats: number): Promise<void> {
  await expect(page).toHaveURL(/\/tickets\/details\//);
  await expect(codes(page)).toHaveCount(seats, { timeout: 20_000 });
}

export function codes(page: Page): Locator {
  return page.getByRole("img", { name: /^QR code of ticket / });
}

/** What a scanner reads from the picture on the screen. */
export async function scan(code: Locator): Promise<string> {
  let read = "";
  // A page that is still coming into view has no readable code yet.
  await expect(async () => {
    const png = PNG.sync.read(await code.screenshot({ timeout: 30_000 }));
    const seen = jsQR(new Uint8ClampedArray(png.data), png.width, png.height);
    if (!seen) throw new Error("The picture holds no readable QR code");
    read = seen.data;
  }).toPass({ timeout: 10_000 });
  return read;
}

export type Mail = { to: string; medium: string; subject: string; text: string; code?: string; at: string };

/** The newest mail to a matching address. Mail takes a moment, so this polls. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  fits: (mail: Mail) => boolean = () => true,
  sandbox = SANDBOX,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const reply = await request.get(`${sandbox}/mailbox.json?to=${encodeURIComponent(to)}`);
    found = ((await reply.json()) as Mail[]).find(fits);
    expect(found, `mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (!found) throw new Error(`No mail to ${to}`);
  return found;
}

/** Moves the shared clock of site and sandbox. */
export async function moveClock(request: APIRequestContext, duration: string, sandbox = SANDBOX): Promise<void> {
  const reply = await request.post(`${sandbox}/clock`, { data: { advance: duration } });
  expect(reply.ok()).toBe(true);
}

/** With scripts, input typed before hydration is lost. The steppers show that hydration is done. */
export async function hydrated(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (scripts) await expect(page.getByRole("button", { name: /^One more: / }).first()).toBeVisible();
}

/** Opens a broadcast's page from the list. Returns its address. */
export async function openBroadcast(page: Page): Promise<string> {
  await page.goto("/pay-per-view");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Noche de Cobre/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay-per-view\/event\//);
  return page.url();
}

/** From the list of broadcasts to a replay, which stays up for days while tests move the clock by hours. */
export async function chooseReplay(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /Contract Night/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pay-per-view\/event\//);
}
