/** A guest wants a refund: they read an answer, then send a message to the office on the second try. */
import { expect, test } from "playwright/test";

test("an answer opens, an incomplete message keeps its words, a complete one gets its number", async ({ page }) => {
  await page.goto("/billing-assistance");
  await page.getByText("When do I get my money back?").click();
  await expect(page.getByText("It can take 5 to 10 days to show on your card.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" }).last()).toHaveAttribute(
    "href",
    /\/billing-assistance\/auth\/sign-in$/,
  );

  const office = page.getByRole("region", { name: "Contact us" });
  await office.getByLabel("Name").fill("Ada");
  await office.getByRole("textbox", { name: "Email" }).fill("ada@example");
  await office.getByLabel("Message").fill("The night was moved, and I cannot come.");
  await office.getByRole("button", { name: "Send message" }).click();
  const summary = office.getByRole("alert").filter({ hasText: "Your message wasn’t sent." });
  await expect(summary).toBeFocused();
  await expect(office.locator("#email-errors")).toHaveText("Please enter a valid email");
  await expect(summary.getByRole("link")).toHaveText([
    "Email · Please enter a valid email",
    "What’s it about? · Choose a topic.",
  ]);
  await summary.getByRole("link", { name: /^Email · / }).click();
  await expect(office.getByRole("textbox", { name: "Email" })).toBeFocused();
  await expect(office.getByLabel("Message")).toHaveValue("The night was moved, and I cannot come.");
  await expect(office.getByLabel("Email me about new dates.")).not.toBeChecked();

  await office.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await office.getByLabel("What’s it about?").selectOption("A refund");
  await office.getByRole("button", { name: "Send message" }).click();
  await expect(office.getByText("We got your message")).toBeVisible();
  await expect(office.getByText(/It’s number [0-9A-F]{4}-[0-9A-F]{4}\./)).toBeVisible();

  await office.getByRole("link", { name: "Send another message" }).click();
  await expect(office.getByLabel("Message")).toHaveValue("");
});

test("the privacy policy links to the contact form", async ({ page }) => {
  await page.goto("/privacypolicy");
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\?subject=account#letter$/);
  await expect(page.getByLabel("What’s it about?")).toHaveValue("account");
});
