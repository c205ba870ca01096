/** Steps that journeys share, in a fan's words. Everything is found by role and label, as she would find it. */
import jsQR from "jsqr";
import { type APIRequestContext, expect, type Locator, type Page, test } from "playwright/test";
import { PNG } from "pngjs";
import { SANDBOX } from "./worlds";

export { SANDBOX, SITE } from "./worlds";

/** Everything but lower case stays as typed, so that a fan's own spelling can be looked for. */
export type Fan = { email: string; name: string; password: string };

let fans = 0;

/** A fan nobody has met, so that journeys do not meet each other in the mailbox. */
export function newFan(name = "Maya Ostrow"): Fan {
  fans += 1;
  return { email: `fan-${Date.now()}-${fans}@example.com`, name, password: "Bell-ringer-7" };
}

/** What the page's scripts complain about from now on, hydration errors among it. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") heard.push(`${message.text()} (${message.location().url})`);
  });
  return heard;
}

/** Has whatever a page's policy blocks stand among its complaints, with the directive and the line. */
export async function complainOfBlocked(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`Blocked by ${effectiveDirective}: ${blockedURI} in ${sourceFile}:${lineNumber}`),
    ),
  );
}

/** From the tour dates over a show's page to its seats. Returns the show's title. */
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

/** Holds seats, and returns the sentence that says until when they are hers. The floor has plenty, ringside three. */
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

/** Signs up in the overlay over the page she is on; the code comes by mail, and she is signed in when it closes. */
export async function signUp(page: Page, fan: Fan): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: "Create Account" }).click();
  // The sign-in form has an email and a password too, which would be filled while the other screen is on its way.
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

/** Fills Stripe's page and presses its button. */
/** Cards that have one free trial of Premium each: every journey, with scripts or without, and every retry has its own. */
const TRIAL_CARDS = {
  "premium.spec.ts": ["4000000320000021", "4000000760000002", "4000001240000000", "4000001520000001"],
  "payments.spec.ts": ["4000001700000003", "4000002030000002", "4000002080000001", "4000002330000009"],
};

export function trialCard(journey: keyof typeof TRIAL_CARDS): string {
  const { project, retry } = test.info();
  return TRIAL_CARDS[journey][(project.name === "with scripts" ? 0 : 2) + Math.min(retry, 1)] ?? "";
}

export async function payByCard(page: Page, card: string, email?: string): Promise<void> {
  const mail = page.getByLabel("Email");
  if (email && (await mail.isEditable())) await mail.fill(email);
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Maya Ostrow");
  await page.getByRole("button", { name: /^(Pay|Start trial)/ }).click();
}

/** The page that shows the tickets, after the money has come. */
export async function expectTickets(page: Page, seats: number): Promise<void> {
  await expect(page).toHaveURL(/\/tickets\/details\//);
  await expect(codes(page)).toHaveCount(seats, { timeout: 20_000 });
}

export function codes(page: Page): Locator {
  return page.getByRole("img", { name: /^QR code of ticket / });
}

/** What a scanner reads off the picture, as seen on the screen. */
export async function scan(code: Locator): Promise<string> {
  const png = PNG.sync.read(await code.screenshot({ timeout: 30_000 }));
  const seen = jsQR(new Uint8ClampedArray(png.data), png.width, png.height);
  if (!seen) throw new Error("The picture holds no readable QR code");
  return seen.data;
}

export type Mail = { to: string; medium: string; subject: string; text: string; code?: string; at: string };

/** The newest mail to an address that fits; mail takes a moment, so it is looked for again and again. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  fits: (mail: Mail) => boolean = () => true,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const reply = await request.get(`${SANDBOX}/mailbox.json?to=${encodeURIComponent(to)}`);
    found = ((await reply.json()) as Mail[]).find(fits);
    expect(found, `mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (!found) throw new Error(`No mail to ${to}`);
  return found;
}

/** Moves the one clock of site and look-alikes. */
export async function moveClock(request: APIRequestContext, duration: string): Promise<void> {
  const reply = await request.post(`${SANDBOX}/clock`, { data: { advance: duration } });
  expect(reply.ok()).toBe(true);
}

/** With scripts, a field filled before React has taken over is forgotten: its steppers show that it has. */
export async function hydrated(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (scripts) await expect(page.getByRole("button", { name: /^One more: / }).first()).toBeVisible();
}
