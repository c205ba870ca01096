/** Sign-in as each demo person, one for each step that the provider may require after the password. */
import { expect, test } from "playwright/test";
import {
  alertIn,
  codeSent,
  confirmSignUp,
  dialogOn,
  enterCode,
  expectScreen,
  expectSignedIn,
  freshPeople,
  open,
  otherThan,
  press,
  scriptsRun,
  signIn,
} from "../../authenticator";
import { appCode } from "../../authenticator-app";
import { choosy, contacts, fan, invited, newcomer, riddle, setup, sms, totp } from "../../people";
import { scan } from "../../steps";
import { SANDBOX } from "../../worlds";

/** The screen masks the rest of the contact. */
const EMAIL = /^Email: c\*+s@ringside\.example$/;
const PHONE = /^Phone Number: \*+0107$/;

test.beforeEach(freshPeople);

test("with email and password", async ({ page }) => {
  await signIn(page, { ...fan, email: " Fan@Ringside.Example" });
  await expectSignedIn(page, fan.name);
});

test("an email typed on one tab is on the other, and Enter still signs in", async ({ page, javaScriptEnabled }) => {
  const dialog = await open(page, "sign-up");
  // A link that is followed while the scripts are starting loses what was typed.
  if (javaScriptEnabled) await scriptsRun(page);
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByRole("tab", { name: "Sign In" }).click();
  await expect(dialog.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill(fan.password);
  await page.keyboard.press("Enter");
  await expectSignedIn(page, fan.name);
});

test("with a code by text message, after a wrong one is refused", async ({ page }) => {
  const code = await codeSent(page.request, sms.phone ?? "", () => signIn(page, sms));
  await expectScreen(page, "confirm-sign-in", "Confirm SMS Code");
  await expect(dialogOn(page)).toContainText("the code we texted to +*******0123");
  await enterCode(page, otherThan(code));
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  await enterCode(page, code);
  await expectSignedIn(page, sms.name);
});

test("with a code from an authenticator app", async ({ page }) => {
  await signIn(page, totp);
  await expectScreen(page, "confirm-sign-in", "Confirm TOTP Code");
  await enterCode(page, appCode(await secretOf(totp.email)));
  await expectSignedIn(page, totp.name);

  async function secretOf(email: string): Promise<string> {
    const people = await (await page.request.get(`${SANDBOX}/people`)).text();
    const row = people.split("<tr>").find((each) => each.includes(email)) ?? "";
    return /Authenticator: <code>([A-Z2-7]+)<\/code>/.exec(row)?.[1] ?? "";
  }
});

test("with the challenge of the pool's own triggers", async ({ page }) => {
  await signIn(page, riddle);
  await expectScreen(page, "confirm-sign-in", "Confirm Sign In");
  await expect(dialogOn(page)).toContainText("To how many does the referee count outside the ring?");
  await press(page, "Confirm");
  await expect(alertIn(page)).toContainText("Challenge response cannot be empty");
  await enterCode(page, "10");
  await expectSignedIn(page, riddle.name);
});

test("with an authenticator app set up from its QR code", async ({ page, context, javaScriptEnabled }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, setup);
  await expectScreen(page, "setup-totp", "Setup TOTP");
  const dialog = dialogOn(page);
  const link = new URL(await scan(dialog.getByRole("img", { name: "QR code for your authenticator app" })));
  const secret = link.searchParams.get("secret") ?? "";
  expect(decodeURIComponent(link.href)).toBe(`otpauth://totp/Ringside:${setup.email}?secret=${secret}&issuer=Ringside`);
  await expect(dialog.getByText(secret, { exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Open in authenticator app" })).toHaveAttribute("href", link.href);

  if (javaScriptEnabled) {
    await press(page, "COPY");
    await expect(dialog.getByRole("button", { name: "COPIED", exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  } else await expect(dialog.getByRole("button", { name: "COPY" })).toHaveCount(0);

  await enterCode(page, otherThan(appCode(secret)));
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  await enterCode(page, appCode(secret));
  await expectSignedIn(page, setup.name);
});

test("with a choice between text message and authenticator app", async ({ page }) => {
  await signIn(page, choosy);
  await expectScreen(page, "select-mfa-type", "Multi-Factor Authentication");
  await expect(dialogOn(page).getByRole("radio", { name: "Authenticator App (TOTP)" })).toBeVisible();
  await dialogOn(page).getByRole("radio", { name: "Text Message (SMS)" }).check();
  const code = await codeSent(page.request, choosy.phone ?? "", () => press(page, "Confirm"));
  await expectScreen(page, "confirm-sign-in", "Confirm SMS Code");
  await enterCode(page, code);
  await expectSignedIn(page, choosy.name);
});

test("with a new password and the missing name, for an invited user", async ({ page }) => {
  await signIn(page, invited);
  await expectScreen(page, "force-new-password", "Change Password");
  const dialog = dialogOn(page);
  await dialog.getByLabel("Password", { exact: true }).fill("Bell-ringer-7");
  await dialog.getByLabel("Confirm Password", { exact: true }).fill("Bell-ringer-7");
  await dialog.getByLabel("Name", { exact: true }).fill(invited.name);
  await press(page, "Change Password");
  await expectSignedIn(page, invited.name);
});

test("with a code for an account that was never confirmed, and a note where it went", async ({ page }) => {
  const code = await codeSent(page.request, newcomer.email, () => signIn(page, newcomer));
  await expectScreen(page, "confirm-sign-up", "We Emailed You");
  await expect(dialogOn(page).getByRole("status")).toContainText(
    "Your account isn’t confirmed yet. We sent a new code to n***@r***.",
  );
  await confirmSignUp(page, code);
  await expectSignedIn(page, newcomer.name);
});

test("with a contact verified along the way", async ({ page }) => {
  await signIn(page, contacts);
  await expectScreen(page, "verify-user", "Account recovery requires verified contact information");
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("radio", { name: PHONE })).toBeVisible();
  await dialog.getByRole("radio", { name: EMAIL }).check();
  const code = await codeSent(page.request, contacts.email, () => press(page, "Verify"));
  await expectScreen(page, "confirm-verify-user", "Account recovery requires verified contact information");
  await expect(dialog).toContainText("To verify your email, enter the code we emailed to c***@r***");
  await enterCode(page, otherThan(code), { button: "Submit" });
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  await enterCode(page, code, { button: "Submit" });
  await expectSignedIn(page, contacts.name);
});

test("with contact verification skipped, on either screen", async ({ page, context }) => {
  await signIn(page, contacts);
  await expectScreen(page, "verify-user", "Account recovery requires verified contact information");
  await press(page, "Skip");
  await expectSignedIn(page, contacts.name);

  await context.clearCookies();
  await signIn(page, contacts);
  await dialogOn(page).getByRole("radio", { name: PHONE }).check();
  await codeSent(page.request, contacts.phone ?? "", () => press(page, "Verify"));
  await press(page, "Skip");
  await expectSignedIn(page, contacts.name);
});
