/** What every screen of the overlay needs: an address, a title, one name, a focus, a way back and a way to close it. */
import { expect, test } from "playwright/test";
import { alertIn, dialogOn, expectScreen, freshPeople, open, PAGE, press, scriptsRun } from "../../authenticator";
import { nameOf, stopAt, stops } from "../../overlay";
import { openSeats, pageErrors } from "../../steps";
import { SITE } from "../../worlds";

test.beforeEach(freshPeople);

for (const stop of stops) {
  test(`${nameOf(stop)} has its address, title and name, and survives Back, reload and a second tab`, async ({
    page,
    context,
  }) => {
    const errors = pageErrors(page);
    await stop.reach(page);
    await expectScreen(page, stop.screen, stop.heading);
    await expect(page).toHaveTitle(`${stop.title} · Ringside`);
    const dialog = page.getByRole("dialog", { name: stop.heading, exact: true });
    await expect(dialog).toBeVisible();
    await scriptsRun(page);
    await expect(dialog.getByRole("heading")).toHaveCount(1);
    const focused =
      stop.focus === "heading" ? dialog.getByRole("heading") : dialog.getByLabel(stop.focus, { exact: true });
    await expect(focused).toBeFocused();

    // After the last element of the dialog, Tab returns to its first and never reaches the page.
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, header, footer"))).toBeNull();
    }

    const back = stopAt(stop.back);
    if (back) {
      await page.goBack();
      await expectScreen(page, back.screen, back.heading);
      await expect(page).toHaveTitle(`${back.title} · Ringside`);
      await page.goForward();
      await expectScreen(page, stop.screen, stop.heading);
    }
    await page.reload();
    await expectScreen(page, stop.screen, stop.heading);
    await scriptsRun(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expectScreen(second, stop.screen, stop.heading);
    await second.close();

    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(SITE + PAGE);
    await expect(dialogOn(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test("Back steps through the screens while the page behind stays", async ({ page }) => {
  await page.goto("/tickets");
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  const dialog = dialogOn(page);
  await scriptsRun(page);
  await dialog.getByLabel("Email", { exact: true }).fill("maya@example.com");
  await dialog.getByRole("tab", { name: "Create Account" }).click();
  await expect(page).toHaveURL(`${SITE}/tickets/auth/sign-up`);
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue("maya@example.com");
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/tickets/auth/sign-in`);
  await dialog.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(`${SITE}/tickets/auth/reset-password`);
  await page.goBack();
  await expect(dialog.getByRole("tab", { name: "Sign In", selected: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${SITE}/tickets`);
  await expect(dialog).toBeHidden();
});

test("Escape and the close button return the focus to where it came from", async ({ page }) => {
  await openSeats(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialogOn(page).getByRole("link", { name: "Close" }).click(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await scriptsRun(page);
    await expect(dialogOn(page).getByLabel("Email", { exact: true })).toBeFocused();
    await close();
    await expect(dialogOn(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("the fields of a pending form are disabled, and keep what was typed", async ({ page }) => {
  const dialog = await open(page, "sign-in");
  await scriptsRun(page);
  await dialog.getByLabel("Email", { exact: true }).fill("fan@ringside.example");
  await dialog.getByLabel("Password", { exact: true }).fill("Wrong-password-1");
  const disabled = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const fields = document.querySelector("dialog fieldset") as HTMLFieldSetElement;
        new MutationObserver(() => fields.disabled && resolve(true)).observe(fields, { attributes: true });
      }),
  );
  await press(page, "Sign in");
  expect(await disabled).toBe(true);
  await expect(alertIn(page)).toContainText("Incorrect username or password");
  await expect(dialog.getByLabel("Email", { exact: true })).toBeEnabled();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue("fan@ringside.example");
});

test("an empty form is refused by our own texts, and only the first field is announced", async ({ page }) => {
  const dialog = await open(page, "sign-up");
  await scriptsRun(page);
  await press(page, "Create Account");
  await expect(dialog.getByText("Email cannot be empty")).toBeVisible();
  await expect(dialog.getByText("Password cannot be empty")).toBeVisible();
  await expect(alertIn(page)).toHaveCount(1);
  await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
});

test("an alert takes the focus, and the first field gets it when the alert is closed", async ({ page }) => {
  const dialog = await open(page, "sign-in");
  await scriptsRun(page);
  await dialog.getByLabel("Email", { exact: true }).fill("nobody@ringside.example");
  await dialog.getByLabel("Password", { exact: true }).fill("Wrong-password-1");
  await press(page, "Sign in");
  await expect(alertIn(page)).toBeFocused();
  await dialog.getByRole("button", { name: "Dismiss alert" }).click();
  await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
});

test("Tab treats the two tabs as one stop, and arrow keys move between them", async ({ page }) => {
  const dialog = await open(page, "sign-in");
  await scriptsRun(page);
  await expect(dialog.getByRole("tab", { name: "Create Account" })).toHaveAttribute("tabindex", "-1");
  await dialog.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Create Account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${SITE}${PAGE}/auth/sign-up`);
});

test("a password can be shown and hidden again", async ({ page }) => {
  const dialog = await open(page, "sign-in");
  await scriptsRun(page);
  const password = dialog.getByLabel("Password", { exact: true });
  await password.fill("Bell-ringer-7");
  await dialog.getByRole("switch", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await dialog.getByRole("switch", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("mistakes are shown while typing", async ({ page }) => {
  const dialog = await open(page, "sign-up");
  await scriptsRun(page);
  const password = dialog.getByLabel("Password", { exact: true });
  await password.fill("bell");
  await password.blur();
  await expect(password).toHaveAccessibleDescription(/Password must have upper case letters/);
  await expect(dialog.getByRole("button", { name: "Create Account" })).toBeDisabled();
  await password.fill("Bell-ringer-7");
  await expect(password).not.toHaveAttribute("aria-invalid");
});

test("mistakes in fields typed before the scripts loaded are shown until they are fixed", async ({ page }) => {
  const dialog = await open(page, "sign-up");
  await scriptsRun(page);
  await dialog.getByLabel("Email", { exact: true }).fill("maya@example.com");
  const password = dialog.getByLabel("Password", { exact: true });
  const again = dialog.getByLabel("Confirm Password", { exact: true });
  // Sets the values without events, as if typed before the scripts loaded.
  for (const field of [password, again]) await field.evaluate((input: HTMLInputElement) => (input.value = "bell"));
  const name = dialog.getByLabel("Name", { exact: true });
  await name.fill("Maya Ostrow");
  await name.press("Enter");
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Password must have at least 8 characters/);
  await password.fill("Bell-ringer-7");
  await expect(password).not.toHaveAttribute("aria-invalid");
});
