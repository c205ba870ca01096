/** Accounts confirmed by a code: the usual way, and everything that can go wrong with the code. */
import { type Browser, expect, type Page, test } from "playwright/test";
import {
  alertIn,
  beginSignUp,
  codeSent,
  confirmSignUp,
  dialogOn,
  expectScreen,
  expectSignedIn,
  freshPeople,
  messages,
  open,
  otherThan,
  press,
  signIn,
} from "../../authenticator";
import { fan, newcomer } from "../../people";
import { type Fan, moveClock, newFan } from "../../steps";
import { SANDBOX } from "../../worlds";

test("the code from the mail confirms the account and signs the fan in", async ({ page }) => {
  const maya = newFan();
  const code = await beginSignUp(page, maya);
  await expect(dialogOn(page)).toContainText("enter the code we emailed to f***@e***");
  await confirmSignUp(page, code);
  await expectSignedIn(page, maya.name);
});

test("a wrong code is refused, and another can be typed", async ({ page }) => {
  const maya = newFan();
  const code = await beginSignUp(page, maya);
  await confirmSignUp(page, otherThan(code));
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  await confirmSignUp(page, code);
  await expectSignedIn(page, maya.name);
});

test("a new code is announced, and the previous one stops working", async ({ page }) => {
  const maya = newFan();
  const first = await beginSignUp(page, maya);
  const field = dialogOn(page).getByLabel("Confirmation Code", { exact: true });
  const another = async () => {
    const code = await codeSent(page.request, maya.email, () => press(page, "Resend Code"));
    await expect(dialogOn(page).getByRole("status")).toContainText("We sent a new code to f***@e***.");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    return code;
  };
  await confirmSignUp(page, otherThan(first));
  await expect(alertIn(page)).toBeVisible();
  await another();
  // The same notice a second time.
  await field.fill("12");
  const second = await another();
  if (first !== second) {
    await confirmSignUp(page, first);
    await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  }
  await confirmSignUp(page, second);
  await expectSignedIn(page, maya.name);
});

test("a day later the step has expired, and signing in sends a new code", async ({ page }) => {
  const maya = newFan();
  const late = await beginSignUp(page, maya);
  await moveClock(page.request, "PT24H1M");
  await confirmSignUp(page, late);
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(dialogOn(page).getByRole("status")).toContainText("That step expired");

  const fresh = await codeSent(page.request, maya.email, () => signIn(page, maya));
  await expectScreen(page, "confirm-sign-up", "We Emailed You");
  await confirmSignUp(page, fresh);
  await expectSignedIn(page, maya.name);
});

test("a code that the provider has dropped is refused, and a new one works", async ({ page }) => {
  await freshPeople(page);
  const dropped = await codeSent(page.request, newcomer.email, () => signIn(page, newcomer));
  await expectScreen(page, "confirm-sign-up", "We Emailed You");
  await page.request.post(`${SANDBOX}/people/reset`);
  await confirmSignUp(page, dropped);
  await expect(alertIn(page)).toContainText("Invalid code provided, please request a code again.");
  await confirmSignUp(page, await codeSent(page.request, newcomer.email, () => press(page, "Resend Code")));
  await expectSignedIn(page, newcomer.name);
});

/**
 * Signs in with the same account in another browser, gets a code and enters it. With scripts, `page` asks every few
 * seconds whether the account is confirmed and then signs in; these requests fail here.
 */
async function confirmElsewhere(page: Page, browser: Browser, account: Fan): Promise<void> {
  await page.route("**/*.data*", (route) =>
    route.request().postData()?.includes("intent=AUTO_SIGN_IN") ? route.abort() : route.fallback(),
  );
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await confirmSignUp(phone, await codeSent(phone.request, account.email, () => signIn(phone, account)));
  await expectSignedIn(phone, account.name);
  await elsewhere.close();
}

test("asking for another code signs in when the account was confirmed elsewhere in the meantime", async ({
  page,
  browser,
}) => {
  await freshPeople(page);
  await codeSent(page.request, newcomer.email, () => signIn(page, newcomer));
  await expectScreen(page, "confirm-sign-up", "We Emailed You");
  await confirmElsewhere(page, browser, newcomer);

  const sent = (await messages(page.request, newcomer.email)).length;
  await press(page, "Resend Code");
  await expectSignedIn(page, newcomer.name);
  expect(await messages(page.request, newcomer.email)).toHaveLength(sent);
});

// A sign-up's Session only signs in after its own code, and no password is stored with it.
test("an account confirmed elsewhere right after sign-up leads to sign-in with the email filled in", async ({
  page,
  browser,
}) => {
  const maya = newFan();
  await beginSignUp(page, maya);
  await confirmElsewhere(page, browser, maya);

  await press(page, "Resend Code");
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("status")).toContainText("Your account is confirmed.");
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(maya.email);
});

test("mistakes show beside their fields, and nothing typed is lost except the password", async ({ page }) => {
  const dialog = await open(page, "sign-up");
  await dialog.getByLabel("Email", { exact: true }).fill("maya@example.com");
  await dialog.getByLabel("Password", { exact: true }).fill("short");
  await dialog.getByLabel("Confirm Password", { exact: true }).fill("different-1");
  await dialog.getByLabel("Name", { exact: true }).fill("Maya Ostrow");
  await dialog.getByLabel("Name", { exact: true }).press("Enter");
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription(/Password must have at least 8 characters/);
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("Maya Ostrow");
});

test("an email that already has an account is reported", async ({ page }) => {
  const dialog = await open(page, "sign-up");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Password", { exact: true }).fill("Bell-ringer-7");
  await dialog.getByLabel("Confirm Password", { exact: true }).fill("Bell-ringer-7");
  await dialog.getByLabel("Name", { exact: true }).fill("Frankie");
  await press(page, "Create Account");
  await expect(alertIn(page)).toContainText("An account with the given email already exists.");
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(fan.email);
});
