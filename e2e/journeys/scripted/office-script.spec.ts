/** The office's one script: what is not saved, Ctrl+S, and choosing all rows of a list. */
import { expect, type Page, test } from "playwright/test";
import { expectSignedIn, signIn } from "../../authenticator";
import { pageErrors } from "../../steps";

const EDITOR = { email: "editor@ringside.example", password: "Undercard-3-Bouts" };

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await page.goto("/profile");
  await signIn(page, EDITOR);
  await expectSignedIn(page, "Edie Editor");
});
test.afterAll(() => page?.context().close());

async function openSomebody(): Promise<void> {
  await page.goto("/office/roster");
  await page.locator("tbody a").last().click();
}

test("a form says what is not saved, warns before it is left, and is saved by Ctrl+S", async () => {
  const errors = pageErrors(page);
  await openSomebody();
  const address = page.url();
  const nickname = page.getByLabel("Nickname");
  const before = await nickname.inputValue();
  await nickname.fill("The Unsaved");
  await expect(page.getByText("Not saved yet.")).toBeInViewport();
  await nickname.fill(before);
  await expect(page.getByText("Not saved yet.")).toBeHidden();

  await nickname.fill("The Unsaved");
  const warned = page.waitForEvent("dialog").then(async (warning) => {
    await warning.dismiss();
    return warning.type();
  });
  await page.getByRole("link", { name: "All of Roster" }).click({ noWaitAfter: true });
  expect(await warned).toBe("beforeunload");
  await expect(page).toHaveURL(address);

  await nickname.press("Control+s");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Nickname")).toHaveValue("The Unsaved");
  await page.getByRole("link", { name: "All of Roster" }).click();
  await expect(page.getByRole("heading", { name: "Roster" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a refused form is not saved, even if nothing is typed any more", async () => {
  await openSomebody();
  await page.getByLabel("Name in the address").fill("Not a slug");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByText("Nothing was saved.")).toBeVisible();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
});

test("all rows of a list are chosen at once, and the box says so when one is taken out", async () => {
  page.once("dialog", (warning) => warning.accept());
  await page.goto("/office/nights");
  const all = page.getByLabel("Choose all");
  const rows = page.getByRole("checkbox", { name: /^Choose (?!all)/ });
  await all.check();
  await expect(page.locator("tbody input:checked")).toHaveCount(await rows.count());
  await rows.first().uncheck();
  await expect(all).not.toBeChecked();
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
});
