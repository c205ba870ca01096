/** A fan's account security: how they sign in, on which devices, and with which email. */
import { expect, type Page, test } from "playwright/test";
import {
  alertIn,
  codeSent,
  dialogOn,
  enterCode,
  expectGuest,
  expectScreen,
  expectSignedIn,
  freshPeople,
  open,
  setUpPool,
  signIn,
} from "../../authenticator";
import { appCode } from "../../authenticator-app";
import { faultsByDayAndNight } from "../../axe";
import { mounted } from "../../mounted";
import { fan, grace, rival, sms } from "../../people";
import { moveClock, newFan, signUp } from "../../steps";
import { SANDBOX, SITE } from "../../worlds";

const SECURITY = "/profile/security";
const DETAILS = "/profile/details";

test.beforeEach(freshPeople);

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** The button's name may end with the name of its section. */
const button = (page: Page, of: string, name: string) =>
  part(page, of).getByRole("button", { name: new RegExp(`^${name}( |$)`) });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(`${SITE}/home`);
  await expectGuest(page);
}

/** The page fits any width and has no axe faults in either color scheme. */
async function expectSound(page: Page, scripted: boolean | undefined): Promise<void> {
  if (scripted) {
    await mounted(page);
    expect.soft(await faultsByDayAndNight(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("an authenticator app set up here, and a password changed here, are asked for at the next sign-in", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  await page.getByRole("link", { name: "Security", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);
  await expect(part(page, "Devices")).toContainText("Device tracking has not been configured in this User Pool");

  await button(page, "Two-step sign-in", "Set up").click();
  const factors = part(page, "Two-step sign-in");
  const setUp = factors.getByRole("heading", { name: "Set up your authenticator app" });
  await expect(setUp).toBeFocused();
  await button(page, "Two-step sign-in", "Cancel").click();
  await expect(factors.getByRole("heading", { name: "Authenticator app", exact: true })).toBeFocused();
  await button(page, "Two-step sign-in", "Set up").click();
  await expect(setUp).toBeFocused();
  await expect(factors.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);
  const secret = (await factors.getByRole("code").textContent()) ?? "";
  await factors.getByLabel("Code *").fill(appCode(secret) === "000000" ? "111111" : "000000");
  await button(page, "Two-step sign-in", "Confirm").click();
  await expect(factors).toContainText("Invalid verification code provided, please try again.");
  // A refused code changes nothing: the app already has this secret.
  await expect(factors.getByRole("code")).toHaveText(secret);
  await factors.getByLabel("Code *").fill(appCode(secret));
  await button(page, "Two-step sign-in", "Confirm").click();
  await expect(factors).toContainText("Your authenticator app is on.");

  const password = part(page, "Password");
  await password.getByLabel("Current Password").fill("Not-my-1-password");
  await password.getByLabel("New Password", { exact: true }).fill("Chairshot-8-Times");
  await password.getByLabel("Confirm Password").fill("Chairshot-8-Times");
  await button(page, "Password", "Change password").click();
  await expect(password).toContainText("Incorrect username or password");
  await password.getByLabel("Current Password").fill(rival.password);
  await password.getByLabel("New Password", { exact: true }).fill("Chairshot-8-Times");
  await password.getByLabel("Confirm Password").fill("Chairshot-8-Times");
  await button(page, "Password", "Change password").click();
  await expect(password).toContainText("Password changed.");

  await context.clearCookies();
  await signIn(page, { ...rival, password: "Chairshot-8-Times" });
  await expectScreen(page, "confirm-sign-in", "Confirm TOTP Code");
  await enterCode(page, appCode(secret));
  await expectSignedIn(page, rival.name);

  // After a quarter of an hour the password is asked for again, and the app's code with it.
  await moveClock(page.request, "PT16M");
  await page.goto(SECURITY);
  await expect(button(page, "Two-step sign-in", "Turn off Authenticator app")).toBeHidden();
  const again = part(page, "Confirm it’s you");
  await again.getByLabel("Your password").fill(rival.password);
  await again.getByRole("button", { name: "Continue" }).click();
  await expect(again).toContainText("Incorrect username or password");
  await again.getByLabel("Your password").fill("Chairshot-8-Times");
  await again.getByRole("button", { name: "Continue" }).click();
  await expect(dialogOn(page).getByRole("heading", { name: "Confirm TOTP Code" })).toBeVisible();
  await enterCode(page, appCode(secret));
  await expect(dialogOn(page)).toBeHidden();
  await expect(page).toHaveURL(SITE + SECURITY);
  await button(page, "Two-step sign-in", "Turn off Authenticator app").click();
  await expect(factors).toContainText("Saved. It starts with your next sign-in.");
  await context.clearCookies();
  await signIn(page, { ...rival, password: "Chairshot-8-Times" });
  await expectSignedIn(page, rival.name);
});

test("a remembered device skips the code, a forgotten one does not, and signing out everywhere ends the other browser", async ({
  page,
  context,
  browser,
  javaScriptEnabled,
}) => {
  await setUpPool(page.request, { deviceTracking: true });
  const phone = sms.phone ?? "";
  const bySms = async () => {
    const code = await codeSent(page.request, phone, () => signIn(page, sms));
    await enterCode(page, code);
    await expectSignedIn(page, sms.name);
  };
  await bySms();
  await page.goto(SECURITY);
  const devices = part(page, "Devices");
  await expect(devices.getByRole("heading", { name: "Chrome, Linux" })).toBeVisible();
  await expect(devices).toContainText("This device");
  await expect(devices).toContainText("Remembered");
  await expectSound(page, javaScriptEnabled);

  await signOut(page);
  await signIn(page, sms);
  await expectSignedIn(page, sms.name);

  await page.goto(SECURITY);
  await button(page, "Devices", "Remove Chrome, Linux").click();
  await expect(devices).toContainText("Device removed.");
  await signOut(page);
  await bySms();
  await page.goto(SECURITY);
  await button(page, "Devices", "Stop remembering").click();
  await expect(devices).toContainText("Not remembered");
  await button(page, "Devices", "Remove all devices").click();
  await expect(devices).toContainText("None yet.");

  const copied = await context.storageState();
  const elsewhere = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const other = await elsewhere.newPage();
  const code = await codeSent(page.request, phone, () => signIn(other, sms));
  await enterCode(other, code);
  await expectSignedIn(other, sms.name);
  await moveClock(page.request, "PT2S");
  await page.goto(SECURITY);
  await button(page, "Sign out everywhere", "Sign out everywhere").click();
  await expect(page).toHaveURL(`${SITE}/home`);
  await expectGuest(page);
  await expectGuest(other);
  await elsewhere.close();
  const kept = await browser.newContext({ storageState: copied });
  await expectGuest(await kept.newPage());
  await kept.close();
  await setUpPool(page.request, { deviceTracking: false });
});

test("a new email counts once its code is entered, and the old one until then", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const maya = newFan();
  await page.goto("/profile");
  await signUp(page, maya);
  await page.goto(DETAILS);
  await expect(page.getByRole("heading", { level: 1, name: "Your details" })).toBeVisible();
  await expectSound(page, javaScriptEnabled);

  await part(page, "Name").getByLabel("Name", { exact: true }).fill("Maya Moreno");
  await button(page, "Name", "Save").click();
  await expect(part(page, "Name")).toContainText("Name saved.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Maya Moreno" })).toBeVisible();

  const email = part(page, "Email");
  await email.getByLabel("New email").fill(fan.email);
  await button(page, "Email", "Send code").click();
  await expect(email).toContainText("An account with the given email already exists.");
  await expect(email.getByLabel("New email")).toHaveValue(fan.email);
  const renamed = { ...newFan(), password: maya.password };
  await email.getByLabel("New email").fill(renamed.email);
  const code = await codeSent(page.request, renamed.email, () => button(page, "Email", "Send code").click());
  await expect(email).toContainText(`Until then, we keep using ${maya.email}.`);
  await email.getByLabel("Code *").fill(code === "000000" ? "111111" : "000000");
  await button(page, "Email", "Confirm").click();
  await expect(email.getByRole("alert")).toContainText("Invalid verification code provided, please try again.");
  await expectSound(page, javaScriptEnabled);
  await email.getByLabel("Code *").fill(code);
  await button(page, "Email", "Confirm").click();
  await expect(email).toContainText("Verified.");
  await expect(email).toContainText(renamed.email);

  const phone = part(page, "Phone number");
  await phone.getByRole("combobox", { name: "Country code" }).selectOption("+49");
  await phone.getByLabel("New phone number").fill("1512 3456 789");
  const texted = await codeSent(page.request, "+4915123456789", () =>
    button(page, "Phone number", "Send code").click(),
  );
  await phone.getByLabel("Code *").fill(texted);
  await button(page, "Phone number", "Confirm").click();
  await expect(phone).toContainText("Verified.");
  await page.goto(SECURITY);
  await button(page, "Two-step sign-in", "Turn on Text messages").click();
  await expect(part(page, "Two-step sign-in").getByRole("alert")).toContainText("Saved.");
  await expect(part(page, "Two-step sign-in")).toContainText("We’ll text a code to +4915123456789.");

  await page.goto(DETAILS);
  await expect(part(page, "Phone number")).toContainText("Turn off text messages before you change it.");
  await part(page, "Newsletter").getByRole("checkbox").check();
  await button(page, "Newsletter", "Save").click();
  await expect(part(page, "Newsletter").getByRole("alert")).toHaveText(/Saved\./);
  await expect(part(page, "Newsletter").getByRole("checkbox")).toBeChecked();
  await part(page, "Language").getByRole("combobox").selectOption("he");
  await button(page, "Language", "Save").click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectSound(page, javaScriptEnabled);

  await context.clearCookies();
  await signIn(page, maya);
  await expect(alertIn(page)).toContainText("Incorrect username or password");
  const second = await codeSent(page.request, "+4915123456789", () => signIn(page, renamed));
  await enterCode(page, second);
  await expectSignedIn(page, "Maya Moreno");
  const calls: { operation: string; names: string[] }[] = await (
    await page.request.get(`${SANDBOX}/cognito/calls`)
  ).json();
  const written = calls.flatMap(({ operation, names }) => (operation === "UpdateUserAttributes" ? names : []));
  expect(written.filter((name) => !["name", "email", "phone_number"].includes(name))).toEqual([]);
});

test("a federated fan has no password here and reauthenticates at their provider", async ({
  page,
  javaScriptEnabled,
}) => {
  await open(page, "sign-in");
  await dialogOn(page).getByRole("link", { name: "Sign In with Google" }).click();
  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();
  await expectSignedIn(page, grace.name);
  await page.goto(SECURITY);
  await expect(part(page, "You sign in with Google")).toBeVisible();
  await expect(part(page, "Password")).toBeHidden();

  await page.goto(DETAILS);
  if (javaScriptEnabled) await mounted(page);
  const number = part(page, "Phone number").getByLabel("New phone number");
  await number.fill("2025550161");
  await moveClock(page.request, "PT16M");
  await button(page, "Phone number", "Send code").click();
  await expect(number).toBeHidden();
  await button(page, "Confirm it’s you", "Continue with Google").click();
  await page.getByRole("button", { name: `Continue as ${grace.name}` }).click();
  await expect(page).toHaveURL(SITE + DETAILS);
  await expect(part(page, "Confirm it’s you")).toBeHidden();
  await expect(number).toHaveValue("2025550161");
});
