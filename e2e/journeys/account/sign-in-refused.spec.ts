/** Sign-ins that the provider refuses, and the messages for the fan. */
import { expect, test } from "playwright/test";
import {
  alertIn,
  codeSent,
  confirmSignUp,
  dialogOn,
  enterCode,
  expectGuest,
  expectScreen,
  expectSignedIn,
  freshPeople,
  messages,
  open,
  press,
  signIn,
} from "../../authenticator";
import { DOWN, disabled, fan, forgetful, LIMITED, lapsed, newcomer, sms, totp } from "../../people";
import { moveClock } from "../../steps";

const NEW_PASSWORD = "Bell-ringer-7";

test.beforeEach(freshPeople);

test("a wrong password and an unknown account get the same answer", async ({ page, javaScriptEnabled }) => {
  for (const email of [fan.email, "nobody@ringside.example"]) {
    await signIn(page, { email, password: "Wrong-password-1" });
    await expect(alertIn(page)).toContainText("Incorrect username or password");
    await expectScreen(page, "sign-in", "Join Ringside or sign in");
    await expect(dialogOn(page).getByLabel("Email", { exact: true })).toHaveValue(email);
    // The server never renders a password; with scripts the document stays and keeps what was typed.
    if (!javaScriptEnabled) await expect(dialogOn(page).getByLabel("Password", { exact: true })).toHaveValue("");
  }
});

test("an alert has the focus and can be closed", async ({ page, javaScriptEnabled }) => {
  await signIn(page, { ...fan, password: "Wrong-password-1" });
  await expect(alertIn(page)).toBeFocused();
  await dialogOn(page)
    .getByRole(javaScriptEnabled ? "button" : "link", { name: "Dismiss alert" })
    .click();
  await expect(alertIn(page)).toHaveCount(0);
});

test("a password that has to be changed leads to a code and a new password", async ({ page }) => {
  const code = await codeSent(page.request, forgetful.email, () => signIn(page, forgetful));
  await expectScreen(page, "confirm-reset-password", "Reset Password");
  const dialog = dialogOn(page);
  await expect(dialog.getByRole("status")).toContainText("We sent a code to r***@r***.");
  await dialog.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await enterCode(page, code, { button: "Submit" });
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(dialog.getByRole("status")).toContainText("Your password was changed.");
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(forgetful.email);
  await dialog.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await press(page, "Sign in");
  await expectSignedIn(page, forgetful.name);
});

for (const { who, says } of [
  { who: disabled, says: "User is disabled." },
  { who: lapsed, says: "Temporary password has expired and must be reset by an administrator." },
]) {
  test(`${who.email} reads “${says}”`, async ({ page }) => {
    await signIn(page, who);
    await expect(alertIn(page)).toContainText(says);
    await expectScreen(page, "sign-in", "Join Ringside or sign in");
    await expectGuest(page);
  });
}

test("an unreachable provider is reported, and what was typed stays", async ({ page }) => {
  await signIn(page, { email: DOWN, password: "Any-password-1" });
  await expect(alertIn(page)).toContainText("Network error");
  await expect(dialogOn(page).getByLabel("Email", { exact: true })).toHaveValue(DOWN);
});

test("a refused request for a code is reported", async ({ page }) => {
  const dialog = await open(page, "reset-password");
  await dialog.getByLabel("Enter your email").fill(LIMITED);
  await press(page, "Send code");
  await expect(alertIn(page)).toContainText("Attempt limit exceeded, please try after some time.");
  expect(await messages(page.request, LIMITED)).toEqual([]);
});

test("the sixth code within the hour is refused, and the fifth still works", async ({ page }) => {
  let code = await codeSent(page.request, newcomer.email, () => signIn(page, newcomer));
  for (let more = 0; more < 4; more += 1) {
    code = await codeSent(page.request, newcomer.email, () => press(page, "Resend Code"));
  }
  await expect(dialogOn(page).getByRole("status")).toContainText("We sent a new code");
  await press(page, "Resend Code");
  await expect(alertIn(page)).toContainText("Attempt limit exceeded, please try after some time.");
  await confirmSignUp(page, code);
  await expectSignedIn(page, newcomer.name);
});

test("a sign-in that waited too long for its code starts over", async ({ page }) => {
  const code = await codeSent(page.request, sms.phone ?? "", () => signIn(page, sms));
  await expectScreen(page, "confirm-sign-in", "Confirm SMS Code");
  await moveClock(page.request, "PT4M");
  await enterCode(page, code);
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(alertIn(page)).toContainText("Invalid session for the user, session is expired.");
});

test("a fan can leave the code step and try another sign-in", async ({ page }) => {
  await signIn(page, totp);
  await expectScreen(page, "confirm-sign-in", "Confirm TOTP Code");
  await press(page, "Back to Sign In");
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(dialogOn(page).getByLabel("Email", { exact: true })).toHaveValue(totp.email);
});
