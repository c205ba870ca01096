/** Accounts confirmed by a link, if the pool is set up that way: with scripts the page continues by itself. */
import { expect, test } from "playwright/test";
import { alertIn, dialogOn, expectScreen, expectSignedIn, open, press, setUpPool } from "../../authenticator";
import { mailTo, newFan } from "../../steps";

test.beforeEach(({ request }) => setUpPool(request, { linkConfirmation: true }));
test.afterEach(({ request }) => setUpPool(request, { linkConfirmation: false }));

test("the link in the mail confirms the account, and the waiting page signs the fan in", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const maya = newFan();
  const dialog = await open(page, "sign-up");
  await dialog.getByLabel("Email", { exact: true }).fill(maya.email);
  await dialog.getByLabel("Password", { exact: true }).fill(maya.password);
  await dialog.getByLabel("Confirm Password", { exact: true }).fill(maya.password);
  await dialog.getByLabel("Name", { exact: true }).fill(maya.name);
  await press(page, "Create Account");
  await expectScreen(page, "confirm-sign-up", "We Emailed You");

  await press(page, "I opened the link");
  await expect(alertIn(page)).toContainText("Open the link we sent you, or enter its code.");

  const mail = await mailTo(page.request, maya.email);
  const elsewhere = await context.newPage();
  await elsewhere.goto(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? "");
  await expect(elsewhere.getByText("Your registration has been confirmed!")).toBeVisible();

  if (!javaScriptEnabled) await press(page, "I opened the link");
  await expect(dialogOn(page)).toBeHidden({ timeout: 20_000 });
  await expectSignedIn(page, maya.name);
});
