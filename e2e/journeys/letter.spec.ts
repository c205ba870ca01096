/** A guest wants a refund: they read an answer, then send a message to the office on the second try. */
import { expect, test } from "playwright/test";

test("an answer opens, an incomplete message keeps its words, a complete one gets its number", async ({ page }) => {
  await page.goto("/billing-assistance");
  await page.getByText("When is the money back?").click();
  await expect(page.getByText("Banks show it within 5 to 10 days.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toHaveAttribute(
    "href",
    /\/billing-assistance\/auth\/sign-in$/,
  );

  const office = page.getByRole("region", { name: "Write to the office" });
  await office.getByLabel("Name").fill("Ada");
  await office.getByLabel("Email").fill("ada@example");
  await office.getByLabel("Message").fill("The night was moved, and I cannot come.");
  await office.getByRole("button", { name: "Send letter" }).click();
  await expect(office.getByText("This is not an email address.")).toBeVisible();
  await expect(office.getByRole("alert").filter({ hasText: "The letter was not sent." })).toBeFocused();
  await expect(office.getByLabel("Message")).toHaveValue("The night was moved, and I cannot come.");
  await expect(office.getByLabel("Mail me new dates.")).not.toBeChecked();

  await office.getByLabel("Email").fill("ada@example.com");
  await office.getByLabel("What is it about?").selectOption("A refund");
  await office.getByRole("button", { name: "Send letter" }).click();
  await expect(office.getByText("Your letter is with us")).toBeVisible();
  await expect(office.getByText(/It is number [0-9A-F]{4}-[0-9A-F]{4}\./)).toBeVisible();

  await office.getByRole("link", { name: "Write another letter" }).click();
  await expect(office.getByLabel("Message")).toHaveValue("");
});

test("the privacy policy links to the contact form", async ({ page }) => {
  await page.goto("/privacypolicy");
  await page.getByRole("link", { name: "Write to the office" }).click();
  await expect(page).toHaveURL(/\?subject=account#letter$/);
  await expect(page.getByLabel("What is it about?")).toHaveValue("account");
});
