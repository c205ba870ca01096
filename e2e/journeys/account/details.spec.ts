/** A fan changes their name and the number that codes go to, and the user pool gets exactly these changes. */
import { expect, type Page, test } from "playwright/test";
import { codeSent, expectSignedIn, freshPeople, otherThan, signIn } from "../../authenticator";
import { mounted } from "../../mounted";
import { rival } from "../../people";
import { SANDBOX } from "../../worlds";

const NUMBER = "+12025550164";

test.beforeEach(freshPeople);

/** The changes requested of the user pool, oldest first. */
async function changes(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${SANDBOX}/cognito/calls`);
  const calls: { operation: string; names: string[] }[] = await answer.json();
  return calls
    .filter(({ operation }) => /^(Update|Delete|Verify)User/.test(operation))
    .map(({ operation, names }) => [operation, ...names].join(" "));
}

test("a fan saves a name, and sees a number refused, verified by code and removed", async ({
  page,
  javaScriptEnabled,
}) => {
  await signIn(page, rival);
  await expectSignedIn(page, rival.name);
  await page.goto("/profile/details");
  if (javaScriptEnabled) await mounted(page);

  const name = page.getByRole("region", { name: "Name", exact: true });
  await name.getByLabel("Name", { exact: true }).fill("Rob Rival");
  await name.getByRole("button", { name: "Save" }).click();
  await expect(name).toContainText("Name saved.");

  const phone = page.getByRole("region", { name: "Phone number", exact: true });
  const typed = phone.getByLabel("New phone number");
  const send = phone.getByRole("button", { name: "Send code Phone number", exact: true });
  await expect(phone).toContainText("No number yet.");
  await typed.fill("12");
  await send.click();
  await expect(typed).toHaveAttribute("aria-invalid", "true");
  await typed.fill("2025550164");
  const code = await codeSent(page.request, NUMBER, () => send.click());
  await expect(phone).toContainText(NUMBER);

  const confirm = phone.getByRole("button", { name: "Confirm Phone number", exact: true });
  await phone.getByRole("textbox").first().fill(otherThan(code));
  await confirm.click();
  await expect(phone.getByRole("alert")).toBeVisible();
  // The refused form comes back without its code, and only scripts leave it in place.
  await expect(phone.getByRole("textbox").first()).toHaveValue(javaScriptEnabled ? otherThan(code) : "");
  const again = phone.getByRole("button", { name: "Send another code Phone number", exact: true });
  const second = await codeSent(page.request, NUMBER, () => again.click());
  await expect(phone.getByRole("textbox").first()).toHaveValue("");
  await phone.getByRole("textbox").first().fill(second);
  await confirm.click();
  await expect(phone).toContainText("Verified");
  await phone.getByRole("button", { name: "Remove this number" }).click();
  await expect(phone).toContainText("No number yet.");

  expect((await changes(page)).slice(-5)).toEqual([
    "UpdateUserAttributes name",
    "UpdateUserAttributes phone_number",
    "VerifyUserAttribute",
    "VerifyUserAttribute",
    "DeleteUserAttributes phone_number",
  ]);
});
