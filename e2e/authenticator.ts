/** Steps in the authenticator's dialog, opened over the profile page, which says who is signed in. */
import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import type { Person } from "./people";
import { type Mail, moveClock } from "./steps";
import { SANDBOX, SITE } from "./worlds";

/** The page under the overlay. */
export const PAGE = "/profile";
/** Rate limits count within the hour. */
const LIMITS_FORGOTTEN = "PT61M";

/** Restores the demo people and resets their rate limits. */
export async function freshPeople({ request }: { request: APIRequestContext }): Promise<void> {
  await request.post(`${SANDBOX}/people/reset`);
  await moveClock(request, LIMITS_FORGOTTEN);
}

/** Changes provider settings that apply to everyone. */
export async function setUpPool(request: APIRequestContext, settings: Record<string, unknown>): Promise<void> {
  const reply = await request.post(`${SANDBOX}/cognito/settings`, { data: settings });
  expect(reply.ok()).toBe(true);
}

export const dialogOn = (page: Page): Locator => page.getByRole("dialog");
export const alertIn = (page: Page): Locator => dialogOn(page).getByRole("alert");
export const press = (page: Page, button: string) =>
  dialogOn(page).getByRole("button", { name: button, exact: true }).click();

/** Opens a screen and returns its dialog. */
export async function open(page: Page, screen: "sign-in" | "sign-up" | "reset-password"): Promise<Locator> {
  await page.goto(`${PAGE}/auth/${screen}`);
  await expect(dialogOn(page)).toBeVisible();
  return dialogOn(page);
}

/** The dialog becomes modal once scripts run. Before that, nothing that needs scripts works. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect(page.locator("dialog:modal")).toBeVisible();
}

/** Fills in and submits the sign-in screen, whatever the result. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const dialog = await open(page, "sign-in");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

/** Fills in the sign-up screen and returns the code from the mail. */
export async function beginSignUp(page: Page, { email, password, name }: Person): Promise<string> {
  const dialog = await open(page, "sign-up");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(password);
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  const code = await codeSent(page.request, email, () => press(page, "Create Account"));
  await expectScreen(page, "confirm-sign-up", "We Emailed You");
  return code;
}

/** Enters a code on the screen that asks for one and submits it. */
export async function enterCode(page: Page, code: string, { label = "Code *", button = "Confirm" } = {}) {
  await dialogOn(page).getByLabel(label, { exact: true }).fill(code);
  await press(page, button);
}

export const confirmSignUp = (page: Page, code: string) => enterCode(page, code, { label: "Confirmation Code" });

export async function expectScreen(page: Page, screen: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(`${SITE}${PAGE}/auth/${screen}`);
  await expect(dialogOn(page).getByRole("heading", { name: heading, exact: true })).toBeVisible();
}

/** The overlay is closed, and the page shows the fan as signed in. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(SITE + PAGE);
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function expectGuest(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** The code in the first message that `act` sends to `to`, an address or a phone number. */
export async function codeSent(request: APIRequestContext, to: string, act: () => Promise<void>): Promise<string> {
  const before = await messages(request, to);
  await act();
  let code: string | undefined;
  await expect(async () => {
    const all = await messages(request, to);
    expect(all.length).toBeGreaterThan(before.length);
    code = all[0]?.code;
  }).toPass({ timeout: 30_000 });
  if (!code) throw new Error(`The message to ${to} brought no code`);
  return code;
}

/** All messages to an address or a phone number, newest first. */
export async function messages(request: APIRequestContext, to: string): Promise<Mail[]> {
  const reply = await request.get(`${SANDBOX}/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await reply.json()) as Mail[];
}

/** A code that is not `code`. */
export const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
