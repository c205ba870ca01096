/** Signing in without a password, on a site that offers it: a code by email, and a passkey of Chromium's own. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { fan } from "../../people";
import { prepared, startSite } from "../../sites";
import { portsOf } from "../../worlds";

/** Keeps clear of the ports of the other journeys' sites. */
const PORTS_APART = 40;
const { site, sandbox } = portsOf(PORTS_APART + Number(process.env.TEST_PARALLEL_INDEX || 0));
const SITE = `http://localhost:${site}`;
const SANDBOX = `http://localhost:${sandbox}`;

let folder: string;
let stop: () => Promise<void>;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ringside-choices-"));
  const choices = { SIGN_IN_CHOICES: "WEB_AUTHN,EMAIL_OTP" };
  stop = await startSite({ site, sandbox }, folder, { ...choices, ...(await prepared(folder)) });
});
test.afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const dialogOn = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => dialogOn(page).getByRole("button", { name, exact: true }).click();

async function begin(page: Page, address = "/profile") {
  await page.goto(`${SITE}${address}/auth/sign-in`);
  await dialogOn(page).getByLabel("Email", { exact: true }).fill(fan.email);
}

test("a code by email takes one field and one button, and the password still works", async ({ page }) => {
  await begin(page);
  await press(page, "Email me a code");
  await expect(dialogOn(page).getByRole("heading", { name: "We Emailed You" })).toBeVisible();
  await press(page, "Resend Code");
  await expect(dialogOn(page).getByRole("status")).toContainText("We sent a new code to f***@r***.");
  const [mail] = (await (await fetch(`${SANDBOX}/mailbox.json?to=${fan.email}`)).json()) as { code?: string }[];
  await dialogOn(page)
    .getByLabel("Code *")
    .fill(mail?.code ?? "");
  await press(page, "Confirm");
  await expect(page.getByRole("heading", { name: fan.name })).toBeVisible();

  await page.context().clearCookies();
  await begin(page);
  await dialogOn(page).getByLabel("Password", { exact: true }).fill(fan.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: fan.name })).toBeVisible();
});

test("a passkey is added in the profile, signs in, and is removed again", async ({ page, javaScriptEnabled }) => {
  await begin(page, "/profile/security");
  if (!javaScriptEnabled) {
    await expect(dialogOn(page).getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await dialogOn(page).getByLabel("Password", { exact: true }).fill(fan.password);
    await press(page, "Sign in");
    await expect(page.locator("#passkeys")).toContainText("Adding a passkey needs JavaScript");
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await expect(page.locator("dialog:modal")).toBeVisible();
  await press(page, "Use a passkey");
  await expect(dialogOn(page).getByRole("alert")).toContainText("This account can’t sign in that way.");
  await dialogOn(page).getByLabel("Password", { exact: true }).fill(fan.password);
  await press(page, "Sign in");

  const passkeys = page.locator("#passkeys");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("Your passkey was added.");
  await expect(passkeys.getByRole("heading", { name: /^Added: / })).toHaveCount(1);

  await page.context().clearCookies();
  await begin(page);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await press(page, "Use a passkey");
  await expect(page.getByRole("heading", { name: fan.name })).toBeVisible();

  await page.goto(`${SITE}/profile/security`);
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("Your passkey was removed.");
  await expect(passkeys.getByRole("heading", { name: /^Added: / })).toHaveCount(0);
});
