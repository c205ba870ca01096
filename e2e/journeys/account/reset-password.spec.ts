/** A forgotten password: a code by mail, a new password, and no hint who has an account. */
import { expect, test } from "playwright/test";
import {
  alertIn,
  codeSent,
  enterCode,
  expectScreen,
  expectSignedIn,
  freshPeople,
  messages,
  open,
  otherThan,
  press,
  signIn,
} from "../../authenticator";
import { fan } from "../../people";
import { moveClock } from "../../steps";

const NEW_PASSWORD = "Bell-ringer-7";

test.beforeEach(freshPeople);

test("a mailed code sets a new password, and the old one no longer works", async ({ page, javaScriptEnabled }) => {
  const dialog = await open(page, "sign-in");
  await dialog.getByLabel("Email", { exact: true }).fill(fan.email);
  await dialog.getByRole("link", { name: "Forgot your password?" }).click();
  await expectScreen(page, "reset-password", "Reset Password");
  await dialog.getByLabel("Enter your email").fill(fan.email);
  const first = await codeSent(page.request, fan.email, () => press(page, "Send code"));
  await expectScreen(page, "confirm-reset-password", "Reset Password");
  await expect(dialog).toContainText("enter the code we emailed to f***@r***");

  await dialog.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await enterCode(page, otherThan(first), { button: "Submit" });
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");

  const code = await codeSent(page.request, fan.email, () => press(page, "Resend Code"));
  await expect(dialog.getByRole("status")).toContainText("We sent a new code to f***@r***.");
  await expect(dialog.getByLabel("Code *", { exact: true })).toHaveValue("");
  await expect(dialog.getByLabel("Code *", { exact: true })).toBeFocused();
  const kept = javaScriptEnabled ? NEW_PASSWORD : "";
  await expect(dialog.getByLabel("New Password", { exact: true })).toHaveValue(kept);
  await expect(dialog.getByLabel("Confirm Password", { exact: true })).toHaveValue(kept);
  await dialog.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await enterCode(page, code, { button: "Submit" });
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(dialog.getByRole("status")).toContainText("Your password was changed.");

  await signIn(page, fan);
  await expect(alertIn(page)).toContainText("Incorrect username or password");
  await signIn(page, { ...fan, password: NEW_PASSWORD });
  await expectSignedIn(page, fan.name);
});

test("an unknown account gets the same answer as if a code had been sent", async ({ page }) => {
  const nobody = "nobody@ringside.example";
  const dialog = await open(page, "reset-password");
  await dialog.getByLabel("Enter your email").fill(nobody);
  await press(page, "Send code");
  await expectScreen(page, "confirm-reset-password", "Reset Password");
  await expect(dialog).toContainText("enter the code we emailed to n***@r***");
  await dialog.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await enterCode(page, "123456", { button: "Submit" });
  await expect(alertIn(page)).toContainText("Invalid verification code provided, please try again.");
  await press(page, "Resend Code");
  await expect(dialog.getByRole("status")).toContainText("We sent a new code to n***@r***.");
  expect(await messages(page.request, nobody)).toEqual([]);
});

test("after an hour the step has expired, and the page says so", async ({ page }) => {
  const dialog = await open(page, "reset-password");
  await dialog.getByLabel("Enter your email").fill(fan.email);
  const code = await codeSent(page.request, fan.email, () => press(page, "Send code"));
  await expectScreen(page, "confirm-reset-password", "Reset Password");
  await moveClock(page.request, "PT61M");
  await dialog.getByLabel("New Password", { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(NEW_PASSWORD);
  await enterCode(page, code, { button: "Submit" });
  await expectScreen(page, "sign-in", "Join Ringside or sign in");
  await expect(dialog.getByRole("status")).toContainText("That step expired");
});
