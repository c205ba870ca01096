/** Where things are on tablets and phones, and what must be level on wider screens. */
import { expect, type Locator, test } from "playwright/test";
import { signIn } from "../authenticator";
import { fan } from "../people";
import { holdSeats, openSeats } from "../steps";

test("a tablet shows a night's title beside its poster, above the bar with the button", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/tickets");
  const buy = await page
    .getByRole("link", { name: /^Tickets for / })
    .first()
    .getAttribute("href");
  await page.goto((buy ?? "").replace("/tickets/event/", "/events/"));
  const poster = await boxOf(page.getByRole("main").locator("img").first());
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(title.x).toBeGreaterThan(poster.x + poster.width);
  expect(title.y).toBeLessThan(poster.y + poster.height);
  expect(title.y + title.height).toBeLessThan(700);
});

test("a phone shows a fan's first name whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, fan);
  const name = page.getByRole("banner").getByRole("link", { name: fan.name });
  await expect(name).toBeVisible();
  const whole = await name.locator("[data-fan]").evaluate((box) => {
    const text = box.firstChild as Text;
    const word = document.createRange();
    word.setStart(text, 0);
    word.setEnd(text, text.data.indexOf(" "));
    const [inner, outer] = [word.getBoundingClientRect(), box.getBoundingClientRect()];
    return inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 2 && inner.height > 0;
  });
  expect(whole).toBe(true);
});

test('the names of a match with three sides never leave "vs" at the end of a line', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled !== false && !process.env.SOAK, "Scripts change no line");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tickets?rows=100");
  const links = await page
    .getByRole("main")
    .locator('a[href^="/events/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  for (const link of new Set(links)) {
    await page.goto(link ?? "");
    const matches = page.getByRole("listitem").filter({ hasText: "Triple threat" });
    if ((await matches.count()) === 0) continue;
    for (const name of (await matches.first().getByRole("link").all()).slice(1)) {
      const versus = await boxOf(name.locator("xpath=../preceding-sibling::*[1]"));
      const box = await boxOf(name);
      expect(Math.abs(versus.y + versus.height / 2 - box.y - box.height / 2)).toBeLessThan(30);
    }
    return;
  }
  throw new Error("No night with a triple threat");
});

const lineCount = (link: Locator) =>
  link.evaluate((box) => {
    const text = document.createRange();
    text.selectNodeContents(box);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test("a phone shows the way on from a sold-out night on one line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tickets?rows=100");
  const options = page
    .getByRole("main")
    .getByRole("link", { name: /^See options/ })
    .first();
  expect(await lineCount(options)).toBe(1);
});

test("the footer of a phone has the button beside the languages", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tickets");
  const list = await boxOf(page.getByRole("contentinfo").getByRole("combobox"));
  const button = await boxOf(page.getByRole("contentinfo").getByRole("button"));
  expect(button.y).toBe(list.y);
  expect(button.x).toBeGreaterThan(list.x + list.width);
});

test("the buttons of Premium's two plans are level", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/premium");
  const [monthly, yearly] = await page
    .getByRole("main")
    .getByRole("link", { name: /^Join Premium/ })
    .all();
  if (!monthly || !yearly) throw new Error("Not two plans");
  expect((await boxOf(monthly)).y).toBe((await boxOf(yearly)).y);
});

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("on the narrowest phone, a tier keeps its stepper inside, and room for its words", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSeats(page);
  // A long badge is next to the stepper.
  await holdSeats(page, 2, "Ringside");
  const { pathname } = new URL(page.url());
  await page.goto(`/de${pathname}`);
  await expect(page.getByText("Noch 1 weiterer")).toBeVisible();
  const rows = await page.locator(".tier").evaluateAll((tiers) =>
    tiers.map((tier) => {
      const row = tier.getBoundingClientRect();
      const reach = Math.max(...[...tier.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right));
      const words = tier.querySelector("h3")?.getBoundingClientRect().width ?? 0;
      return { inside: reach <= row.right, room: words > 0.4 * row.width };
    }),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row).toEqual({ inside: true, room: true });

  // Other journeys on this site need these seats.
  await page.getByRole("button", { name: "Plätze freigeben" }).click();
  await expect(page.getByText(/Plätze gehören bis/)).toHaveCount(0);
});
