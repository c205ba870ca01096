/** Where the focus goes, and what is announced, while a fan buys with the keyboard alone. */
import { expect, type Page, test } from "playwright/test";
import { mounted } from "../../mounted";
import { holdSeats, newFan, openSeats, payByCard, SANDBOX } from "../../steps";

test.describe.configure({ timeout: 120_000 });

/** The text that screen readers get when the element with the focus is read: its name, or its content. */
const focused = (page: Page) =>
  page
    .evaluate(() => {
      const element = document.activeElement;
      const label = element?.getAttribute("aria-labelledby");
      const named = label ? document.getElementById(label) : element;
      return element === document.body ? "" : (named?.textContent ?? "").trim();
    })
    // Between two documents no element can be asked.
    .catch(() => "");

/** Collects what the live region says from now on, except that a page is slow. Without scripts it says nothing. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on("console", (message) => {
    const text = /^announced: (.*)/.exec(message.text())?.[1];
    if (text && text !== "One moment") said.push(text);
  });
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches("[data-live]") && target.textContent)
          console.debug(`announced: ${target.textContent}`);
    }).observe(document, { childList: true, subtree: true }),
  );
  return said;
}

/** Tab until `name` has the focus, then press it. */
async function press(page: Page, name: string | RegExp, key: "Enter" | "Space" = "Enter"): Promise<void> {
  const target = page
    .getByRole("button", { name })
    .or(page.getByRole("link", { name }))
    .locator("visible=true")
    .first();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key);
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test("holding, changing and releasing seats move the focus to the result, by keyboard alone", async ({
  page,
  javaScriptEnabled,
}) => {
  const said = await listen(page);
  await openSeats(page);
  const number = page.getByRole("spinbutton", { name: "Number of tickets: Floor" });

  await number.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2");
  await press(page, "Hold these seats");
  await expect.poll(() => focused(page)).toMatch(/^These 2 seats are yours until /);

  // The next stop is the choice, not the top of the page.
  for (let i = 0; i < 8 && !(await number.evaluate((element) => element === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await expect(number).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3");
  await press(page, "Change seats");
  await expect.poll(() => focused(page)).toMatch(/^These 3 seats are yours until /);

  await number.fill("1");
  if (javaScriptEnabled) await press(page, "Change seats");
  // Without scripts the page doesn't know of the new number, so paying changes the seats first.
  else await press(page, /^Pay \$/);
  await expect
    .poll(() => focused(page))
    .toMatch(
      javaScriptEnabled ? /^This seat is yours until / : /^Your seats were changed\. Your total is now \$\d+\.$/,
    );

  await press(page, "Release seats");
  await expect.poll(() => focused(page)).toBe("Your seats were released. You weren’t charged.");
  await expect(page.getByRole("timer")).toHaveCount(0);
  // What takes the focus is read. Announcing it as well would say it twice.
  expect(said).toEqual([]);
});

test("a refused code shows its reason at the focused field, before the sale and while seats are picked", async ({
  page,
  javaScriptEnabled,
}) => {
  for (const night of ["Winter Count", "Cold Iron"]) {
    const { events } = await (await page.request.get(`/api/v1/events?text=${encodeURIComponent(night)}`)).json();
    await page.goto(`/tickets/event/${events[0].id}`);
    if (javaScriptEnabled) await mounted(page);
    const field = page.getByLabel("Presale or discount code");
    for (const code of ["SPRUNG", "SPRUNG2"]) {
      await field.fill(code);
      await press(page, "Use code");
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`${code} isn’t a code for this show. Check the spelling.$`),
      );
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(1);
    }
  }
});

test("paying is announced, and ends at the tickets' heading", async ({ page, javaScriptEnabled }) => {
  const said = await listen(page);
  await openSeats(page);
  await holdSeats(page, 1);
  if (javaScriptEnabled) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    // Long enough to be worth an announcement.
    const slow = { offline: false, latency: 1_000, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", slow);
  }
  await press(page, /^Pay \$/);
  await page.waitForURL((url) => url.href.startsWith(`${SANDBOX}/c/pay/`));
  expect(said).toEqual(javaScriptEnabled ? ["Opening payment"] : []);
  await payByCard(page, "4242424242424242", newFan().email);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("changing a quantity keeps the focus, and removing an item moves it to the basket's heading", async ({
  page,
  javaScriptEnabled,
}) => {
  const said = await listen(page);
  for (const path of ["/shop/digital-programme", "/shop/gift-card"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Add to basket" }).click();
    await expect(page.getByText("It’s in your basket.")).toBeVisible();
  }
  await page.goto("/shop/basket");
  if (javaScriptEnabled) await mounted(page);
  const quantity = page.getByRole("combobox", { name: "How many: Season Programme, Digital" });
  if (javaScriptEnabled) {
    await quantity.focus();
    for (const total of ["$37.00", "$43.00"]) {
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("button", { name: `Pay ${total}` })).toBeVisible();
      await expect(quantity).toBeFocused();
      await expect.poll(() => said.at(-1)).toBe(`Total ${total}`);
    }
  }
  await press(page, "Remove Gift Card");
  await expect(page.getByRole("button", { name: "Remove Gift Card" })).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("Basket");
  await press(page, "Remove Season Programme, Digital");
  await expect(page.getByRole("main").getByText("Your basket is empty")).toBeVisible();
  await expect.poll(() => focused(page)).toBe("Basket");
  const results = ["Total $37.00", "Total $43.00", "Total $18.00", "Your basket is empty"];
  await expect.poll(() => said).toEqual(javaScriptEnabled ? results : []);
});

test("goods added to held seats or removed from them move the focus to their heading", async ({
  page,
  javaScriptEnabled,
}) => {
  const said = await listen(page);
  await openSeats(page);
  await holdSeats(page, 1);
  if (javaScriptEnabled) await mounted(page);
  const offer = page.getByRole("region", { name: "From the shop" }).getByRole("listitem").first();
  const choice = offer.getByRole("combobox");
  if ((await choice.count()) > 0) await choice.selectOption({ index: 1 });
  await offer.getByRole("button", { name: "Add to this order" }).press("Enter");
  const remove = page.getByRole("button", { name: /^Remove / });
  await expect(remove).toBeVisible();
  await expect.poll(() => focused(page)).toBe("From the shop");
  await press(page, /^Remove /);
  await expect(remove).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe("From the shop");
  await press(page, "Release seats");
  await expect.poll(() => focused(page)).toBe("Your seats were released. You weren’t charged.");
  expect(said).toEqual([]);
});

test("problems of several tiers are one summary that leads to each field", async ({ page }) => {
  await openSeats(page);
  for (const tier of ["Floor", "Ringside"])
    await page.getByRole("spinbutton", { name: `Number of tickets: ${tier}` }).fill("9");
  await page.getByRole("button", { name: "Hold these seats" }).locator("visible=true").click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("We couldn’t hold these seats");
  await summary.getByRole("link", { name: /^Ringside · / }).click();
  await expect(page.getByRole("spinbutton", { name: "Number of tickets: Ringside" })).toBeFocused();
});

test("a tier that sells out while a fan chooses is struck through, and its seats leave the total", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await openSeats(page);
  await page.getByRole("spinbutton", { name: "Number of tickets: Ringside" }).fill("1");
  await page.getByRole("spinbutton", { name: "Number of tickets: Floor" }).fill("2");
  const elsewhere = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true });
  const rival = await elsewhere.newPage();
  await rival.goto(page.url());
  if (javaScriptEnabled) await mounted(rival);
  await holdSeats(rival, 3, "Ringside");

  await page.getByRole("button", { name: "Hold these seats" }).locator("visible=true").click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Ringside · Just sold out. Pick another tier.");
  await expect(page.getByRole("link", { name: "Join waiting list: Ringside" })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Number of tickets: Floor" })).toHaveValue("2");
  await expect(page.getByText("1 × Ringside")).toHaveCount(0);
  await page.getByRole("button", { name: "Hold these seats" }).locator("visible=true").click();
  await expect(page.getByText("These 2 seats are yours until")).toBeVisible();

  await rival.getByRole("button", { name: "Release seats" }).click();
  await expect(rival.getByText(/yours until/)).toHaveCount(0);
  await elsewhere.close();
});
