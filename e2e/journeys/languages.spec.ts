/** A fan who comes to an address in Spanish buys, signs in and changes the language there, with scripts and without. */
import { expect, type Page, test } from "playwright/test";
import { freshPeople } from "../authenticator";
import { fan } from "../people";
import { newFan, pageErrors, payByCard, SANDBOX } from "../steps";

test.beforeEach(freshPeople);

const isIn = (page: Page, language: string) => expect(page.locator("html")).toHaveAttribute("lang", language);

/** Input that is typed before hydration is lost; the steppers are rendered after it. */
async function hydrated(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (scripts) await expect(page.getByRole("button", { name: /^Una más: / }).first()).toBeVisible();
}

async function openSeats(page: Page): Promise<void> {
  await page.goto("/es/home");
  await isIn(page, "es");
  await page.getByRole("navigation").getByRole("link", { name: "Entradas", exact: true }).first().click();
  await expect(page).toHaveURL(/\/es\/tickets$/);
  await page.getByRole("main").getByRole("link", { name: "Iron Harvest", exact: true }).first().click();
  await expect(page).toHaveURL(/\/es\/events\//);
  await page.getByRole("main").getByRole("link", { name: "Elegir asientos" }).first().click();
  await expect(page).toHaveURL(/\/es\/tickets\/event\//);
  await hydrated(page);
}

async function holdOne(page: Page): Promise<void> {
  await page.getByRole("spinbutton", { name: /: Floor$/ }).fill("1");
  await page.getByRole("button", { name: "Reservar estos asientos" }).click();
  await expect(page.getByRole("timer", { name: /^Este asiento/ })).toBeVisible();
}

test("a guest follows links, holds, pays and comes back in Spanish", async ({ page }) => {
  const errors = pageErrors(page);
  await openSeats(page);
  await holdOne(page);
  await expect(page).toHaveURL(/\/es\/tickets\/event\//);
  await page.getByRole("button", { name: /^Pagar / }).click();
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  await payByCard(page, "4242424242424242", newFan().email);
  await expect(page).toHaveURL(/\/paid\/tickets\//);
  await isIn(page, "es");
  await page.getByRole("link", { name: "Ver las entradas" }).click({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/tickets\/details\//);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
  expect(errors).toEqual([]);
});

test("a fan signs in on top of the seats, and is still there with the hold", async ({ page }) => {
  await openSeats(page);
  await holdOne(page);
  const seats = new URL(page.url()).pathname;
  await page.getByRole("banner").getByRole("link", { name: "Iniciar sesión" }).click();
  await expect(page).toHaveURL(new RegExp(`${seats}/auth/sign-in$`));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Correo electrónico", { exact: true }).fill(fan.email);
  await dialog.getByLabel("Contraseña", { exact: true }).fill(fan.password);
  await dialog.getByRole("button", { name: "Iniciar sesión", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${seats}$`));
  await isIn(page, "es");
  await expect(page.getByRole("timer", { name: /^Este asiento/ })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Frankie Fan/ })).toHaveAttribute(
    "href",
    "/es/profile",
  );
});

test("the header changes the language of the page, with its query and the hold", async ({ page }) => {
  await openSeats(page);
  await holdOne(page);
  const seats = new URL(page.url()).pathname;
  await page.goto(`${seats}?from=mail`);
  const header = page.getByRole("banner");
  await header.locator("summary").filter({ hasText: "Español" }).first().click();
  await header.getByRole("button", { name: "עברית" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${seats.replace("/es/", "/he/")}\\?from=mail$`));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("timer")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("combobox").selectOption("en");
  await page.getByRole("contentinfo").getByRole("combobox").locator("xpath=ancestor::form").getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`${seats.replace("/es/", "/")}\\?from=mail$`));
  await isIn(page, "en");
});
