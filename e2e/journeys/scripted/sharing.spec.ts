/** Sharing a page: by the device's own sheet, or by a link to paste, with a confirmation that is announced. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { pageErrors } from "../../steps";

/** Where each kind of page is linked from. */
const PAGES: [name: string, list: string, address: RegExp][] = [
  ["event", "/tickets", /^\/events\//],
  ["wrestler", "/wrestlers", /^\/wrestlers\/./],
  ["story", "/home", /^\/news\//],
  ["product", "/shop", /^\/shop\/(?!basket$)[a-z-]+$/],
  ["pay-per-view", "/pay-per-view", /^\/pay-per-view\/event\//],
];

async function openFirst(page: Page, list: string, address: RegExp): Promise<string> {
  await page.goto(list);
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const path = links.find((href) => address.test(href)) ?? "";
  expect(path).not.toBe("");
  await page.goto(path);
  await mounted(page);
  return path;
}

for (const [name, list, address] of PAGES)
  test(`a fan copies the link of a page: ${name}`, async ({ page, context }) => {
    const errors = pageErrors(page);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const path = await openFirst(page, list, address);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(path);
    expect(errors).toEqual([]);
  });

test("where the device has a share sheet, it gets the page in its language; a closed sheet is no failure", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const taken: ShareData[] = [];
    Object.assign(window, { taken });
    navigator.share = async (what = {}) => {
      taken.push(what);
      if (taken.length > 1) throw new DOMException("closed", "AbortError");
    };
  });
  const errors = pageErrors(page);
  const path = await openFirst(page, "/shop", /^\/shop\/(?!basket$)[a-z-]+$/);
  await page.goto(`/es${path}`);
  const share = page.getByRole("button", { name: "Compartir" });
  await share.click();
  await share.click();
  const taken = await page.evaluate(() => (window as unknown as { taken: ShareData[] }).taken);
  expect(taken).toHaveLength(2);
  expect(new URL(taken[0]?.url ?? "").pathname).toBe(`/es${path}`);
  await expect(page.getByText("Enlace copiado")).toBeHidden();
  expect(errors).toEqual([]);
});

test("without a clipboard, the address is there to be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const path = await openFirst(page, "/shop", /^\/shop\/(?!basket$)[a-z-]+$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("textbox", { name: "Link to this page" })).toHaveValue(new RegExp(`${path}$`));
});
