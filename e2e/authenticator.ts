/** Steps in the authenticator's dialog, on top of the profile page, which says who is signed in. */
import { type APIRequestContext, expect, type Locator, type Page } from "playwright/test";
import type { Person } from "./people";
import { type Mail, moveClock } from "./steps";
import { SANDBOX, SITE } from "./worlds";

/** The page under the overlay. */
export const PAGE = "/profile";
/** Limits count within the hour. */
const LIMITS_FORGOTTEN = "PT61M";

/** The demo people as they were at first, and whatever was counted against them forgotten. */
export async function freshPeople({ request }: { request: APIRequestContext }): Promise<void> {
  await request.post(`${SANDBOX}/people/reset`);
  await moveClock(request, LIMITS_FORGOTTEN);
}

/** What an operator sets at the provider, for everybody. */
export async function setUpPool(request: APIRequestContext, settings: Record<string, unknown>): Promise<void> {
  const reply = await request.post(`${SANDBOX}/cognito/settings`, { data: settings });
  expect(reply.ok()).toBe(true);
}

export const dialogOn = (page: Page): Locator => page.getByRole("dialog");
export const alertIn = (page: Page): Locator => dialogOn(page).getByRole("alert");
export const press = (page: Page, button: string) =>
  dialogOn(page).getByRole("button", { name: button, exact: true }).click();

/** Opens a screen, and gives its dialog. */
export async function open(page: Page, screen: "sign-in" | "sign-up" | "reset-password"): Promise<Locator> {
  await page.goto(`${PAGE}/auth/${screen}`);
  await expect(dialogOn(page)).toBeVisible();
  return dialogOn(page);
}

/** The dialog is modal as soon as scripts run: before that, nothing that only scripts do is to be expected. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect(page.locator("dialog:modal")).toBeVisible();
}

/** Fills the sign-in screen and sends it, whatever comes of it. */
export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const dialog = await open(page, "sign-in");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Sign in");
}

/** Fills the sign-up screen, and gives the code that came by mail. */
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

/** Types a code into the screen that asks for one, and sends it. */
export async function enterCode(page: Page, code: string, { label = "Code *", button = "Confirm" } = {}) {
  await dialogOn(page).getByLabel(label, { exact: true }).fill(code);
  await press(page, button);
}

export const confirmSignUp = (page: Page, code: string) => enterCode(page, code, { label: "Confirmation Code" });

export async function expectScreen(page: Page, screen: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(`${SITE}${PAGE}/auth/${screen}`);
  await expect(dialogOn(page).getByRole("heading", { name: heading, exact: true })).toBeVisible();
}

/** The overlay is closed, and the page itself knows her. */
export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(SITE + PAGE);
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function expectGuest(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** The code in the first message to `to`, an address or a number, that comes because of `act`. */
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

/** Every message to an address or a number, newest first. */
export async function messages(request: APIRequestContext, to: string): Promise<Mail[]> {
  const reply = await request.get(`${SANDBOX}/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await reply.json()) as Mail[];
}

/** A code that is not `code`. */
export const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
